import CGTK

/// GTK and libadwaita, started once for all tests of the process.
@MainActor
public enum GTKStartup {
  /// Starts GTK and libadwaita at first use; a suite that shows widgets touches this in its `init`.
  ///
  /// Stops the process when there is no display, as every test that needs one would only fail less clearly.
  public static let done: Void = {
    guard gtk_init_check() != 0 else {
      fatalError("These tests draw widgets and need a display: run them under xvfb-run, or with `make test`")
    }
    adw_init()
  }()
}
