import CGTK
import Foundation

/// The words that views say by themselves, in the language of the desktop as far as GTK and libadwaita have them.
@MainActor
enum SystemText {
  static var delete: String { toolkit("_Delete") }
  static var cancel: String { toolkit("_Cancel") }
  static var clear: String { toolkit("Clear entry") }
  static var back: String { adwaita("Back") }
  static var details: String { adwaita("Details") }
  // Neither library has a word for these.
  static var insert: String { "Insert" }
  static var reorder: String { "Reorder" }
  static var expand: String { "Expand" }
  static var collapse: String { "Collapse" }
  static var increase: String { "Increase" }
  static var decrease: String { "Decrease" }

  private static func toolkit(_ text: String) -> String { translation(of: text, in: "gtk40") }

  private static func adwaita(_ text: String) -> String { translation(of: text, in: "libadwaita") }

  private static func translation(of text: String, in domain: String) -> String {
    // The libraries say where their translations are when they start.
    GTKRuntime.start()
    return withoutMnemonic(g_dgettext(domain, text).map { String(cString: $0) } ?? text)
  }

  /// Takes the mark of the key out of a label: "_Delete" is "Delete", and so is what languages with other scripts append,
  /// as in "删除(_D)".
  static func withoutMnemonic(_ label: String) -> String {
    if let range = label.range(of: #"\(_.\)"#, options: .regularExpression) {
      return label.replacingCharacters(in: range, with: "").trimmingCharacters(in: .whitespaces)
    }
    return label.replacingOccurrences(of: "__", with: "\u{0}").replacingOccurrences(of: "_", with: "")
      .replacingOccurrences(of: "\u{0}", with: "_")
  }
}
