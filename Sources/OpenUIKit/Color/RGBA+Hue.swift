import Foundation

nonisolated extension RGBA {
  /// A colour from hue, saturation and brightness, each in 0...1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: self.init(brightness, rising, low, alpha)
    case 1: self.init(falling, brightness, low, alpha)
    case 2: self.init(low, brightness, rising, alpha)
    case 3: self.init(low, falling, brightness, alpha)
    case 4: self.init(rising, low, brightness, alpha)
    default: self.init(brightness, low, falling, alpha)
    }
  }

  /// Hue, saturation and brightness, each in 0...1; the hue of a gray is 0.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    guard span > 0, high > 0 else { return (0, 0, high) }
    let sector: Double
    if high == red {
      sector = (green - blue) / span
    } else if high == green {
      sector = (blue - red) / span + 2
    } else {
      sector = (red - green) / span + 4
    }
    return ((sector < 0 ? sector + 6 : sector) / 6, span / high, high)
  }
}
