import Foundation

extension NSLayoutConstraint {
  /// Makes the constraints that a visual format describes, such as `H:|-[name]-8-[field(>=100)]-|`.
  ///
  /// Stops with the place of the mistake where the format cannot be read.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: How the items are aligned with each other, and which way the format is read.
  ///   - metrics: The numbers that the format names, in points.
  ///   - views: The views and guides that the format names.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let builder = VisualFormatBuilder(
        text: format,
        format: try VisualFormatParser.parse(format),
        options: opts,
        metrics: metrics ?? [:],
        views: views
      )
      return builder.makeConstraints()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
