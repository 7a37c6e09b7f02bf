import Foundation

/// A picture in the variants that its source holds.
nonisolated final class ImageAsset: Sendable {
  let light: ImageContent
  let dark: ImageContent?

  init(light: ImageContent, dark: ImageContent? = nil) {
    self.light = light
    self.dark = dark
  }

  /// The memory it takes, roughly, in bytes.
  var cost: Int { light.cost + (dark?.cost ?? 0) }

  /// The variant for light or dark.
  func content(isDark: Bool) -> ImageContent { isDark ? dark ?? light : light }
}
