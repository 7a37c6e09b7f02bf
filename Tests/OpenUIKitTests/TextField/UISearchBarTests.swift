import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Search bars", .serialized)
@MainActor
struct UISearchBarTests {
  init() { _ = GTKStartup.done }

  @Test func `the delegate hears of editing, of each change by a person, and of Return where there is text`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let delegate = Recorder()
    bar.delegate = delegate
    window.addSubview(bar)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    bar.text = "set"
    bar.text = ""
    #expect(delegate.calls.isEmpty)
    #expect(bar.becomeFirstResponder())
    #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
    pressReturn(in: bar)
    #expect(delegate.calls == ["begin"])
    var position: gint = 0
    gtk_editable_insert_text(bar.searchTextField.entry.widget.opaque, "swift", -1, &position)
    pressReturn(in: bar)
    #expect(bar.text == "swift")
    bar.searchTextField.clearButtonWasPressed()
    #expect(bar.resignFirstResponder())
    #expect(delegate.calls == ["begin", "change swift", "search", "change ", "end"])
  }

  @Test func `the cancel button makes room for itself and tells the delegate`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    let delegate = Recorder()
    bar.delegate = delegate
    bar.sizeToFit()
    #expect(bar.bounds.size == CGSize(width: 300, height: 56))
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 284, height: 36))
    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.frame.maxX == 292)
    #expect(bar.searchTextField.frame.maxX == button.frame.minX - 8)
    button.sendActions(for: .touchUpInside)
    #expect(delegate.calls == ["cancel"])
    bar.showsCancelButton = false
    bar.layoutIfNeeded()
    #expect(button.isHidden && bar.searchTextField.frame.maxX == 292)
  }

  @Test func `the traits of the text are those of the field`() {
    let bar = UISearchBar()
    bar.keyboardType = .webSearch
    bar.autocapitalizationType = .none
    bar.placeholder = "Search"
    #expect(bar.searchTextField.keyboardType == .webSearch)
    #expect(bar.searchTextField.autocapitalizationType == .none)
    #expect(bar.searchTextField.placeholder == "Search")
    #expect(
      gtk_test_accessible_has_role(bar.searchTextField.entry.widget.opaque, GTK_ACCESSIBLE_ROLE_SEARCH_BOX) != 0
    )
  }

  private func pressReturn(in bar: UISearchBar) {
    let action = gtk_signal_action_new("activate")
    gtk_shortcut_action_activate(
      action,
      GtkShortcutActionFlags(rawValue: 0),
      bar.searchTextField.entry.widget,
      nil
    )
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  @MainActor
  private final class Recorder: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("change \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  }
}
