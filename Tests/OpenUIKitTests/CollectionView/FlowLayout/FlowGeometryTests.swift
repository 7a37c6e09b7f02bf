import Foundation
import Testing

@testable import OpenUIKit

@Suite nonisolated struct FlowGeometryTests {
  @Test(arguments: cases) func `items, headers and footers lie where UIKit puts them`(_ flow: FlowCase) {
    let geometry = flow.geometry
    #expect(geometry.contentSize == flow.content)
    for (section, frames) in flow.items.enumerated() {
      #expect(geometry.section(section).itemCount >= frames.count)
      for (item, frame) in frames.enumerated() {
        let found = geometry.frame(of: .item(IndexPath(item: item, section: section)))
        #expect(isClose(found, frame), "item \(item) of section \(section) is at \(String(describing: found))")
      }
    }
    for (section, frame) in (flow.headers ?? []).enumerated() {
      #expect(isClose(geometry.frame(of: .header(section)), frame), "header \(section)")
    }
    for (section, frame) in (flow.footers ?? []).enumerated() {
      #expect(isClose(geometry.frame(of: .footer(section)), frame), "footer \(section)")
    }
  }

  static let cases: [FlowCase] = columns + lines + sections + horizontal + extremes + mirrored + selfSizing

  /// Items of one size: as many columns as fit, stretched to both ends.
  static let columns: [FlowCase] = [
    // (320 + 10) / (50 + 10) = 5.5 -> 5 columns; (320 - 5 * 50) / 4 = 17.5 between them.
    FlowCase(
      name: "five columns with half points between them",
      scale: 2,
      sections: [.init(sizes: same(7, 50, 50))],
      items: [
        [
          r(0, 0, 50, 50), r(67.5, 0, 50, 50), r(135, 0, 50, 50), r(202.5, 0, 50, 50), r(270, 0, 50, 50),
          r(0, 60, 50, 50), r(67.5, 60, 50, 50),
        ]
      ],
      content: CGSize(width: 320, height: 110)
    ),
    // 67.5 and 202.5 lie between two pixels, the further one counts.
    FlowCase(
      name: "columns stand on whole pixels",
      sections: [.init(sizes: same(5, 50, 50))],
      items: [[r(0, 0, 50, 50), r(68, 0, 50, 50), r(135, 0, 50, 50), r(203, 0, 50, 50), r(270, 0, 50, 50)]],
      content: CGSize(width: 320, height: 50)
    ),
    // (375 + 10) / 110 = 3.5; (375 - 300) / 2 = 37.5; 137.5 * 3 = 412.5 -> 413 pixels.
    FlowCase(
      name: "three pixels a point",
      breadth: 375,
      scale: 3,
      sections: [.init(sizes: same(3, 100, 100))],
      items: [[r(0, 0, 100, 100), r(413.0 / 3, 0, 100, 100), r(275, 0, 100, 100)]],
      content: CGSize(width: 375, height: 100)
    ),
    // 3 * 100 + 2 * 10 = 320.
    FlowCase(
      name: "columns that fit to the point keep the least space",
      sections: [.init(sizes: same(4, 100, 20))],
      items: [[r(0, 0, 100, 20), r(110, 0, 100, 20), r(220, 0, 100, 20), r(0, 30, 100, 20)]],
      content: CGSize(width: 320, height: 50)
    ),
    // 7 * (375 / 7) is a hair off 375; 53.57, 107.14, 160.71, 214.29, 267.86, 321.43.
    FlowCase(
      name: "sevenths of the line are seven",
      breadth: 375,
      sections: [.init(sizes: same(8, 375.0 / 7, 50), line: 0, item: 0)],
      items: [
        [
          r(0, 0, 375.0 / 7, 50), r(54, 0, 375.0 / 7, 50), r(107, 0, 375.0 / 7, 50), r(161, 0, 375.0 / 7, 50),
          r(214, 0, 375.0 / 7, 50), r(268, 0, 375.0 / 7, 50), r(321, 0, 375.0 / 7, 50), r(0, 50, 375.0 / 7, 50),
        ]
      ],
      content: CGSize(width: 375, height: 100)
    ),
    // (320 + 10) / 210 -> 1 column; (320 - 200) / 2 = 60.
    FlowCase(
      name: "one column stands in the middle",
      sections: [.init(sizes: same(3, 200, 40), line: 5)],
      items: [[r(60, 0, 200, 40), r(60, 45, 200, 40), r(60, 90, 200, 40)]],
      content: CGSize(width: 320, height: 130)
    ),
    // Two would take 2 * 45 + 20 = 110 of 100; (100 - 45) / 2 = 27.5.
    FlowCase(
      name: "two items that the least space keeps apart take two lines",
      breadth: 100,
      scale: 2,
      sections: [.init(sizes: same(2, 45, 10), line: 0, item: 20)],
      items: [[r(27.5, 0, 45, 10), r(27.5, 10, 45, 10)]],
      content: CGSize(width: 100, height: 20)
    ),
    // (320 + 10) / 110 = 3 columns, 10 between them, whether there are three items or one.
    FlowCase(
      name: "a single item of a given size stands in the first column",
      sections: [.init(sizes: same(1, 100, 40))],
      items: [[r(0, 0, 100, 40)]],
      content: CGSize(width: 320, height: 40)
    ),
    // 2 * 160.5 = 321, no space left.
    FlowCase(
      name: "halves of an odd breadth",
      breadth: 321,
      scale: 2,
      sections: [.init(sizes: same(2, 160.5, 10), item: 0)],
      items: [[r(0, 0, 160.5, 10), r(160.5, 0, 160.5, 10)]],
      content: CGSize(width: 321, height: 10)
    ),
  ]

  /// Items of several sizes: broken like words, stretched but for the last line.
  static let lines: [FlowCase] = [
    // 100 + 10 + 120 + 10 + 60 = 300, and 150 does not fit; (320 - 280) / 2 = 20.
    // 150 + 10 + 100 = 260, and 80 does not fit; (320 - 250) / 1 = 70. 80 is the last line.
    FlowCase(
      name: "lines are stretched to both ends",
      sections: [.init(sizes: each((100, 30), (120, 30), (60, 30), (150, 30), (100, 30), (80, 30)))],
      items: [
        [
          r(0, 0, 100, 30), r(120, 0, 120, 30), r(260, 0, 60, 30), r(0, 40, 150, 30), r(220, 40, 100, 30),
          r(0, 80, 80, 30),
        ]
      ],
      content: CGSize(width: 320, height: 110)
    ),
    // 200 + 10 + 100 = 310; 320 - 300 = 20. The last line: 90 + 10 = 100.
    FlowCase(
      name: "the last line keeps the least space",
      sections: [.init(sizes: each((200, 20), (100, 20), (90, 20), (60, 20)))],
      items: [[r(0, 0, 200, 20), r(220, 0, 100, 20), r(0, 30, 90, 20), r(100, 30, 60, 20)]],
      content: CGSize(width: 320, height: 50)
    ),
    // 200 + 10 + 250 does not fit; (320 - 200) / 2 = 60. 250 + 10 = 260.
    FlowCase(
      name: "an item alone in a line stands in its middle",
      sections: [.init(sizes: each((200, 20), (250, 20), (50, 20)))],
      items: [[r(60, 0, 200, 20), r(0, 30, 250, 20), r(260, 30, 50, 20)]],
      content: CGSize(width: 320, height: 50)
    ),
    // (320 - 200) / 2, (320 - 250) / 2, (320 - 300) / 2.
    FlowCase(
      name: "when all are alone, the last one stands in the middle too",
      sections: [.init(sizes: each((200, 20), (250, 20), (300, 20)))],
      items: [[r(60, 0, 200, 20), r(35, 30, 250, 20), r(10, 60, 300, 20)]],
      content: CGSize(width: 320, height: 80)
    ),
    // (50 - 20) / 2 = 15, (50 - 31) / 2 = 9.5.
    FlowCase(
      name: "items of several depths stand in the middle of the line",
      scale: 2,
      sections: [.init(sizes: each((100, 20), (100, 50), (100, 31)))],
      items: [[r(0, 15, 100, 20), r(110, 0, 100, 50), r(220, 9.5, 100, 31)]],
      content: CGSize(width: 320, height: 50)
    ),
    // The deepest of each line: 20 + 10 + 45 + 10 + 15 = 100. 160 + 10 + 160 = 330 does not fit.
    FlowCase(
      name: "a line is as deep as its deepest item",
      sections: [.init(sizes: each((310, 20), (150, 45), (160, 5), (310, 15)))],
      items: [[r(5, 0, 310, 20), r(0, 30, 150, 45), r(160, 50, 160, 5), r(0, 85, 310, 15)]],
      content: CGSize(width: 320, height: 100)
    ),
    // 33.3 -> 33, 66.6 -> 67, 99.9 -> 100.
    FlowCase(
      name: "lines begin on whole pixels",
      sections: [.init(sizes: same(3, 300, 33.3), line: 0)],
      items: [[r(10, 0, 300, 33.3), r(10, 33, 300, 33.3), r(10, 67, 300, 33.3)]],
      content: CGSize(width: 320, height: 100)
    ),
  ]

  static let sections: [FlowCase] = [
    // 320 - 20 - 30 = 270; (270 + 10) / 60 -> 4 columns; (270 - 200) / 3 = 23.33.
    // 20, 93.33, 166.67, 240; 5 + 50 + 10 + 50 + 15 = 130.
    FlowCase(
      name: "insets narrow the lines and lengthen the section",
      sections: [.init(sizes: same(5, 50, 50), inset: UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 30))],
      items: [[r(20, 5, 50, 50), r(93, 5, 50, 50), r(167, 5, 50, 50), r(240, 5, 50, 50), r(20, 65, 50, 50)]],
      content: CGSize(width: 320, height: 130)
    ),
    // 44 + 8 = 52; 52 + 100 + 8 = 160; + 20 = 180. The width of a header says nothing.
    FlowCase(
      name: "header and footer span the section outside of its insets",
      sections: [
        .init(
          sizes: same(3, 100, 100),
          inset: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
          header: CGSize(width: 7, height: 44),
          footer: CGSize(width: 0, height: 20)
        )
      ],
      items: [[r(0, 52, 100, 100), r(110, 52, 100, 100), r(220, 52, 100, 100)]],
      headers: [r(0, 0, 320, 44)],
      footers: [r(0, 160, 320, 20)],
      content: CGSize(width: 320, height: 180)
    ),
    // 30 + 5 + 7 = 42; + 10 = 52.
    FlowCase(
      name: "an empty section keeps header, insets and footer",
      sections: [
        .init(
          sizes: same(0, 50, 50),
          inset: UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0),
          header: CGSize(width: 320, height: 30),
          footer: CGSize(width: 320, height: 10)
        ),
        .init(sizes: same(1, 100, 20)),
      ],
      items: [[], [r(0, 52, 100, 20)]],
      headers: [r(0, 0, 320, 30), nil],
      footers: [r(0, 42, 320, 10), nil],
      content: CGSize(width: 320, height: 72)
    ),
    FlowCase(
      name: "an empty section without anything takes nothing",
      sections: [.init(sizes: same(0, 50, 50)), .init(sizes: same(1, 100, 20)), .init(sizes: same(0, 50, 50))],
      items: [[], [r(0, 0, 100, 20)], []],
      headers: [nil, nil, nil],
      footers: [nil, nil, nil],
      content: CGSize(width: 320, height: 20)
    ),
    FlowCase(
      name: "no sections",
      sections: [],
      items: [],
      content: CGSize(width: 320, height: 0)
    ),
    // First: 20 + 40 + 40 + 2 = 102 with one column. Second: (320 + 20) / (150 + 20) = 2 columns, 20 between; 102 + 6.
    FlowCase(
      name: "sections of several spaces follow each other",
      sections: [
        .init(sizes: same(2, 300, 40), line: 2, header: CGSize(width: 0, height: 20)),
        .init(sizes: same(3, 150, 10), inset: UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0), line: 3, item: 20),
      ],
      items: [
        [r(10, 20, 300, 40), r(10, 62, 300, 40)],
        [r(0, 108, 150, 10), r(170, 108, 150, 10), r(0, 121, 150, 10)],
      ],
      headers: [r(0, 0, 320, 20), nil],
      content: CGSize(width: 320, height: 131)
    ),
  ]

  /// Scrolling from left to right: lines run from top to bottom.
  static let horizontal: [FlowCase] = [
    // (320 + 10) / 110 = 3 in a line, (320 - 300) / 2 = 10 between; the next line at 50 + 20.
    FlowCase(
      name: "lines from top to bottom",
      isVertical: false,
      sections: [.init(sizes: same(4, 100, 50), line: 20)],
      items: [[r(0, 0, 50, 100), r(0, 110, 50, 100), r(0, 220, 50, 100), r(70, 0, 50, 100)]],
      content: CGSize(width: 120, height: 320)
    ),
    // (100 + 10) / 70 -> 1; (100 - 60) / 2 = 20; 80 + 10 = 90.
    FlowCase(
      name: "a strip of items stands in the middle",
      breadth: 100,
      isVertical: false,
      sections: [.init(sizes: same(3, 60, 80))],
      items: [[r(0, 20, 80, 60), r(90, 20, 80, 60), r(180, 20, 80, 60)]],
      content: CGSize(width: 260, height: 100)
    ),
    // 200 - 10 - 30 = 160, one item of 160; 40 + 5 = 45; 45 + 50 + 10 = 105; 105 + 50 + 15 = 170; + 25 = 195.
    FlowCase(
      name: "header, insets and footer from left to right",
      breadth: 200,
      isVertical: false,
      sections: [
        .init(
          sizes: same(2, 160, 50),
          inset: UIEdgeInsets(top: 10, left: 5, bottom: 30, right: 15),
          header: CGSize(width: 40, height: 9),
          footer: CGSize(width: 25, height: 0)
        )
      ],
      items: [[r(45, 10, 50, 160), r(105, 10, 50, 160)]],
      headers: [r(0, 0, 40, 200)],
      footers: [r(170, 0, 25, 200)],
      content: CGSize(width: 195, height: 200)
    ),
    // 3 * 50 + 2 * 10 = 170; (50 - 30) / 2 = 10, (50 - 40) / 2 = 5.
    FlowCase(
      name: "items of several widths stand in the middle of the column",
      breadth: 170,
      isVertical: false,
      sections: [.init(sizes: each((50, 30), (50, 50), (50, 40)))],
      items: [[r(10, 0, 30, 50), r(0, 60, 50, 50), r(5, 120, 40, 50)]],
      content: CGSize(width: 50, height: 170)
    ),
  ]

  static let extremes: [FlowCase] = [
    FlowCase(
      name: "items longer than the line are cut to it",
      sections: [.init(sizes: same(2, 400, 40))],
      items: [[r(0, 0, 320, 40), r(0, 50, 320, 40)]],
      content: CGSize(width: 320, height: 90)
    ),
    // Each has a line of its own: (320 - 100) / 2 = 110, 0, (320 - 50) / 2 = 135.
    FlowCase(
      name: "an item longer than the line has one of its own",
      sections: [.init(sizes: each((100, 40), (400, 40), (50, 40)))],
      items: [[r(110, 0, 100, 40), r(0, 50, 320, 40), r(135, 100, 50, 40)]],
      content: CGSize(width: 320, height: 140)
    ),
    // 100 + 10 + 0 + 10 + 100 = 220; (40 - 0) / 2 = 20.
    FlowCase(
      name: "an item without size stands between two spaces",
      sections: [.init(sizes: each((100, 40), (0, 0), (100, 40)))],
      items: [[r(0, 0, 100, 40), r(110, 20, 0, 0), r(120, 0, 100, 40)]],
      content: CGSize(width: 320, height: 40)
    ),
    FlowCase(
      name: "items without size and space lie on each other",
      sections: [.init(sizes: same(3, 0, 0), line: 0, item: 0)],
      items: [[r(0, 0, 0, 0), r(0, 0, 0, 0), r(0, 0, 0, 0)]],
      content: CGSize(width: 320, height: 0)
    ),
    // (320 + 10) / 10 = 33 columns; 320 / 32 = 10.
    FlowCase(
      name: "items without breadth",
      sections: [.init(sizes: same(3, 0, 20))],
      items: [[r(0, 0, 0, 20), r(10, 0, 0, 20), r(20, 0, 0, 20)]],
      content: CGSize(width: 320, height: 20)
    ),
    // 100 - 40 = 60; 60 + 60 + 100 = 220.
    FlowCase(
      name: "lines that overlap",
      sections: [.init(sizes: same(3, 300, 100), line: -40)],
      items: [[r(10, 0, 300, 100), r(10, 60, 300, 100), r(10, 120, 300, 100)]],
      content: CGSize(width: 320, height: 220)
    ),
    FlowCase(
      name: "insets that leave no line",
      sections: [.init(sizes: same(2, 50, 40), inset: UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 200))],
      items: [[r(200, 0, 0, 40), r(200, 50, 0, 40)]],
      content: CGSize(width: 320, height: 90)
    ),
    FlowCase(
      name: "a view without breadth",
      breadth: 0,
      sections: [.init(sizes: same(2, 50, 40))],
      items: [[r(0, 0, 0, 40), r(0, 50, 0, 40)]],
      content: CGSize(width: 0, height: 90)
    ),
  ]

  static let mirrored: [FlowCase] = [
    // 320 - 50 = 270, 320 - 67.5 - 50 = 202.5, ...
    FlowCase(
      name: "columns from right to left",
      scale: 2,
      isMirrored: true,
      sections: [.init(sizes: same(7, 50, 50))],
      items: [
        [
          r(270, 0, 50, 50), r(202.5, 0, 50, 50), r(135, 0, 50, 50), r(67.5, 0, 50, 50), r(0, 0, 50, 50),
          r(270, 60, 50, 50), r(202.5, 60, 50, 50),
        ]
      ],
      content: CGSize(width: 320, height: 110)
    ),
    // From 20 to 320 - 30 = 290: 290 - 50 = 240, 290 - 73.33 - 50 = 166.67, 93.33, 20.
    FlowCase(
      name: "insets stay on their side",
      isMirrored: true,
      sections: [
        .init(
          sizes: same(4, 50, 50),
          inset: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30),
          header: CGSize(width: 0, height: 10)
        )
      ],
      items: [[r(240, 10, 50, 50), r(167, 10, 50, 50), r(93, 10, 50, 50), r(20, 10, 50, 50)]],
      headers: [r(0, 0, 320, 10)],
      content: CGSize(width: 320, height: 60)
    ),
    // 320 - 90 = 230; 320 - 100 - 60 = 160.
    FlowCase(
      name: "the last line begins at the right",
      isMirrored: true,
      sections: [.init(sizes: each((300, 20), (90, 20), (60, 20)))],
      items: [[r(10, 0, 300, 20), r(230, 30, 90, 20), r(160, 30, 60, 20)]],
      content: CGSize(width: 320, height: 50)
    ),
  ]

  static let selfSizing: [FlowCase] = [
    // (320 - 100) / 2 = 110.
    FlowCase(
      name: "a single item that sizes itself stands in the middle",
      sections: [.init(sizes: same(1, 100, 40), sizesItself: true)],
      items: [[r(110, 0, 100, 40)]],
      content: CGSize(width: 320, height: 40)
    ),
    // Five in a full line, (320 - 250) / 4 = 17.5 between them; the last line keeps 10.
    FlowCase(
      name: "estimates of one size do not stand in columns in the last line",
      scale: 2,
      sections: [.init(sizes: same(7, 50, 30), sizesItself: true)],
      items: [
        [
          r(0, 0, 50, 30), r(67.5, 0, 50, 30), r(135, 0, 50, 30), r(202.5, 0, 50, 30), r(270, 0, 50, 30),
          r(0, 40, 50, 30), r(60, 40, 50, 30),
        ]
      ],
      content: CGSize(width: 320, height: 70)
    ),
    // 999 * 44 + 60 + 999 * 10 = 54,006.
    FlowCase(
      name: "a list of estimates with one measured row",
      sections: [.init(sizes: measured(same(1000, 320, 44), 3, 320, 60), sizesItself: true)],
      items: [
        [r(0, 0, 320, 44), r(0, 54, 320, 44), r(0, 108, 320, 44), r(0, 162, 320, 60), r(0, 232, 320, 44)]
      ],
      content: CGSize(width: 320, height: 54_006)
    ),
    // 60 + 3 * 70 = 270; 270 + 10 + 30 = 310 fits.
    FlowCase(
      name: "a narrow item joins the line of a full run",
      sections: [.init(sizes: measured(same(5, 60, 20), 4, 30, 20), sizesItself: true)],
      items: [[r(0, 0, 60, 20), r(70, 0, 60, 20), r(140, 0, 60, 20), r(210, 0, 60, 20), r(280, 0, 30, 20)]],
      content: CGSize(width: 320, height: 20)
    ),
  ]

  private static func measured(
    _ sizes: FlowItemSizes,
    _ item: Int,
    _ breadth: Double,
    _ depth: Double
  ) -> FlowItemSizes {
    var sizes = sizes
    sizes.resize([(item, FlowItemSize(breadth: breadth, depth: depth))])
    return sizes
  }
}
