import Foundation
import Synchronization

/// Pictures read from files, kept so that a cell that comes back does not decode its icon again.
nonisolated enum ImageCache {
  /// The files a picture is made of.
  struct Key: Hashable, Sendable {
    var light: String
    var dark: String?
    var scale: CGFloat
  }

  private struct Entries {
    var assets: [Key: ImageAsset] = [:]
    /// Keys in order of arrival, oldest first.
    var order: [Key] = []
    var cost = 0
  }

  /// The memory that pictures may take before the oldest are dropped, in bytes.
  private static let limit = 64 << 20

  private static let entries = Mutex(Entries())

  /// The picture for a key, made at first use; two threads that ask at once may both make it.
  static func asset(for key: Key, make: () -> ImageAsset?) -> ImageAsset? {
    if let asset = entries.withLock({ $0.assets[key] }) { return asset }
    guard let asset = make() else { return nil }
    return entries.withLock { entries in
      if let earlier = entries.assets[key] { return earlier }
      entries.assets[key] = asset
      entries.order.append(key)
      entries.cost += asset.cost
      while entries.cost > limit, entries.order.count > 1 {
        let oldest = entries.order.removeFirst()
        entries.cost -= entries.assets.removeValue(forKey: oldest)?.cost ?? 0
      }
      return asset
    }
  }
}
