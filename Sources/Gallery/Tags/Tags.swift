import Flix
import Observation

/// A list of words that a person makes.
@Observable
final class Tags {
  nonisolated struct Tag: Equatable, Identifiable {
    let id: Int
    var text: String
  }

  private(set) var all: [Tag]
  @ObservationIgnored private var nextID: Int

  init(_ texts: [String]) {
    all = texts.enumerated().map { Tag(id: $0, text: $1) }
    nextID = texts.count
  }

  func add() {
    all.append(Tag(id: nextID, text: ""))
    nextID += 1
  }

  func remove(_ tag: Tag) {
    all.removeAll { $0.id == tag.id }
  }

  func setText(_ text: String, of tag: Tag) {
    if let index = all.firstIndex(where: { $0.id == tag.id }) { all[index].text = text }
  }
}
