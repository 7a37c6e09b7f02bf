import CGTK

/// How the application looks: its colours, and the direction in which it is read.
struct Style {
  enum Scheme {
    case desktop
    case light
    case dark
  }

  var scheme = Scheme.desktop
  var isRightToLeft = false

  /// Gives the whole application this style, now and for good.
  func apply() {
    let value =
      switch scheme {
      case .desktop: ADW_COLOR_SCHEME_DEFAULT
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), value)
    // Without being asked the direction is that of the desktop's language.
    if isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
  }
}
