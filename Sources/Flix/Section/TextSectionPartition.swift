import Observation

/// A header or footer that is a text.
///
/// This is the part that `TextTableViewSectionProvider` and `TextCollectionViewSectionProvider` share.
@MainActor
public class TextSectionPartition {
  @Observable
  final class Content {
    var text: String?
    init(_ text: String?) { self.text = text }
  }

  private let content: Content

  init(text: String?) {
    content = Content(text)
  }

  /// The text. A change is shown in place; `nil` takes no space.
  public var text: String? {
    get { content.text }
    set {
      if newValue != content.text { content.text = newValue }
    }
  }

  /// The text.
  public func createSectionPartition() -> String? { content.text }
}
