import Foundation

/// The `Contents.json` files of an asset catalogue folder, as far as they matter here.
nonisolated enum AssetCatalog {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct ImageSet: Decodable {
    struct Entry: Decodable {
      var idiom: String?
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?

      var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
      /// "2x" as 2; an entry for all scales counts as 1.
      var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    }

    struct Properties: Decodable {
      var renderingIntent: String?

      enum CodingKeys: String, CodingKey {
        case renderingIntent = "template-rendering-intent"
      }
    }

    var images: [Entry]?
    var properties: Properties?
  }

  struct ColorSet: Decodable {
    struct Entry: Decodable {
      var idiom: String?
      var color: ColorDescription?
      var appearances: [Appearance]?

      var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
      var isPlain: Bool { appearances?.isEmpty ?? true }
    }

    var colors: [Entry]?
  }

  struct ColorDescription: Decodable {
    var space: String?
    var components: [String: String]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
      case reference
    }
  }

  /// A folder of the catalogue that groups others.
  struct Group: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?
  }

  /// Reads the `Contents.json` of a folder; a file that is there but wrong is reported.
  static func contents<Contents: Decodable>(of folder: URL, as _: Contents.Type) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      ResourceWarning.once("cannot read \(file.path): \(error)")
      return nil
    }
  }
}
