import Foundation

/// The search for an image by name.
nonisolated enum NamedImage {
  struct Found {
    var asset: ImageAsset
    var renderingMode: UIImage.RenderingMode
  }

  /// The image of a name: from a catalogue before loose files, in the scale nearest to the display's.
  static func find(_ name: String, in bundle: Bundle, traits: UITraitCollection?) -> Found? {
    guard !name.isEmpty else { return nil }
    let given = traits?.displayScale ?? 0
    let scale = given > 0 ? given : CGFloat(SystemAppearance.current.displayScale)
    let indices = ResourceIndex.indices(for: bundle)
    for index in indices {
      if let folder = index.imageSets[name], let found = read(folder, scale: scale) { return found }
    }
    for index in indices {
      if let files = index.imageFiles[name], let found = read(files, scale: scale) { return found }
    }
    return nil
  }

  private static func read(_ files: [ResourceIndex.ImageFile], scale: CGFloat) -> Found? {
    guard let depth = files.map(\.depth).min() else { return nil }
    let folder = files.first { $0.depth == depth }?.url.deletingLastPathComponent()
    let nearest = files.filter { $0.url.deletingLastPathComponent() == folder }
    guard let file = best(nearest, scale: scale, of: \.scale) else { return nil }
    return asset(light: file.url, dark: nil, scale: file.scale).map { Found(asset: $0, renderingMode: .automatic) }
  }

  private static func read(_ folder: URL, scale: CGFloat) -> Found? {
    guard let set = AssetCatalog.contents(of: folder, as: AssetCatalog.ImageSet.self) else { return nil }
    let entries = (set.images ?? []).filter { $0.filename != nil }
    let universal = entries.filter { $0.idiom == nil || $0.idiom == "universal" }
    let usable = universal.isEmpty ? entries : universal
    guard let light = best(usable.filter { !$0.isDark }, scale: scale, of: \.factor), let file = light.filename else {
      return nil
    }
    let dark = best(usable.filter(\.isDark), scale: scale, of: \.factor)?.filename
    let asset = asset(
      light: folder.appendingPathComponent(file),
      dark: dark.map { folder.appendingPathComponent($0) },
      scale: light.factor
    )
    let modes: [String: UIImage.RenderingMode] = ["template": .alwaysTemplate, "original": .alwaysOriginal]
    let mode = set.properties?.renderingIntent.flatMap { modes[$0] } ?? .automatic
    return asset.map { Found(asset: $0, renderingMode: mode) }
  }

  /// The smallest scale that is not below the wanted one, else the largest.
  private static func best<Candidate>(
    _ candidates: [Candidate],
    scale: CGFloat,
    of key: (Candidate) -> CGFloat
  ) -> Candidate? {
    candidates.filter { key($0) >= scale }.min { key($0) < key($1) } ?? candidates.max { key($0) < key($1) }
  }

  private static func asset(light: URL, dark: URL?, scale: CGFloat) -> ImageAsset? {
    ImageCache.asset(for: ImageCache.Key(light: light.path, dark: dark?.path, scale: scale)) {
      guard let content = content(of: light, scale: scale) else { return nil }
      return ImageAsset(light: content, dark: dark.flatMap { self.content(of: $0, scale: scale) })
    }
  }

  private static func content(of file: URL, scale: CGFloat) -> ImageContent? {
    guard let data = try? Data(contentsOf: file), let content = ImageContent(data: data, scale: scale) else {
      ResourceWarning.once("cannot read the image \(file.path)")
      return nil
    }
    return content
  }
}
