import CGTK

/// Light, dark, or as the desktop is.
enum Style {
  case desktop
  case light
  case dark

  /// Gives the whole application this style, now and for good.
  func apply() {
    let scheme =
      switch self {
      case .desktop: ADW_COLOR_SCHEME_DEFAULT
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
  }
}
