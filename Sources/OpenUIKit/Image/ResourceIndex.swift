import Foundation
import Synchronization

/// The images and colours of a folder, by name; the folder is read once.
nonisolated final class ResourceIndex: Sendable {
  /// A file that holds an image in one scale.
  struct ImageFile: Sendable {
    var url: URL
    var scale: CGFloat
    /// The number of folders between the indexed folder and the file.
    var depth: Int
  }

  /// Image files by name: with and without extension, with and without the folders before it.
  let imageFiles: [String: [ImageFile]]
  /// Folders `NAME.imageset` by name.
  let imageSets: [String: URL]
  /// Folders `NAME.colorset` by name.
  let colorSets: [String: URL]

  private static let extensions: Set<String> = [
    "png", "svg", "jpg", "jpeg", "gif", "webp", "tiff", "tif", "bmp", "ico",
  ]
  private static let known = Mutex<[String: ResourceIndex]>([:])

  /// The indices to search for the resources of a bundle, in order.
  ///
  /// The resources of a program built by SwiftPM lie in one folder `PACKAGE_TARGET.resources` per target beside it, and
  /// all of them count as the main bundle's.
  static func indices(for bundle: Bundle) -> [ResourceIndex] {
    guard bundle.bundleURL.standardizedFileURL == Bundle.main.bundleURL.standardizedFileURL else {
      return [of(bundle.resourceURL ?? bundle.bundleURL, isRecursive: true)]
    }
    var folders = [Bundle.main.bundleURL]
    if let resources = Bundle.main.resourceURL, resources.standardizedFileURL != folders[0].standardizedFileURL {
      folders.append(resources)
    }
    var indices = folders.map { of($0, isRecursive: false) }
    for folder in folders {
      for name in names(in: folder) where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        indices.append(of(folder.appendingPathComponent(name, isDirectory: true), isRecursive: true))
      }
    }
    return indices
  }

  private static func of(_ folder: URL, isRecursive: Bool) -> ResourceIndex {
    let path = folder.standardizedFileURL.path
    if let index = known.withLock({ $0[path] }) { return index }
    let index = ResourceIndex(folder: folder, isRecursive: isRecursive)
    return known.withLock { known in
      if let earlier = known[path] { return earlier }
      known[path] = index
      return index
    }
  }

  private init(folder: URL, isRecursive: Bool) {
    var walk = Walk(isRecursive: isRecursive)
    walk.visit(folder, path: "", depth: 0)
    imageFiles = walk.imageFiles
    imageSets = walk.imageSets
    colorSets = walk.colorSets
  }

  /// Names in a folder, sorted, so that what is found does not depend on the file system.
  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private struct Walk {
    let isRecursive: Bool
    var imageFiles: [String: [ImageFile]] = [:]
    var imageSets: [String: URL] = [:]
    var colorSets: [String: URL] = [:]

    init(isRecursive: Bool) {
      self.isRecursive = isRecursive
    }

    mutating func visit(_ folder: URL, path: String, depth: Int) {
      for name in ResourceIndex.names(in: folder) {
        let url = folder.appendingPathComponent(name)
        let kind = (name as NSString).pathExtension.lowercased()
        if ResourceIndex.extensions.contains(kind) {
          add(url, name: name, path: path, depth: depth)
        } else if kind == "xcassets" {
          visitCatalog(url, namespace: "")
        } else if isRecursive, depth < 8, Self.isFolder(url) {
          visit(url, path: path + name + "/", depth: depth + 1)
        }
      }
    }

    private mutating func add(_ url: URL, name: String, path: String, depth: Int) {
      var stem = (name as NSString).deletingPathExtension
      var scale: CGFloat = 1
      for (suffix, factor) in [("@1x", 1), ("@2x", 2), ("@3x", 3)] where stem.hasSuffix(suffix) {
        stem.removeLast(suffix.count)
        scale = CGFloat(factor)
      }
      let full = stem + "." + (name as NSString).pathExtension
      for key in Set([stem, full, path + stem, path + full, name]) {
        imageFiles[key, default: []].append(ImageFile(url: url, scale: scale, depth: depth))
      }
    }

    private mutating func visitCatalog(_ folder: URL, namespace: String) {
      for name in ResourceIndex.names(in: folder) {
        let url = folder.appendingPathComponent(name, isDirectory: true)
        let stem = namespace + (name as NSString).deletingPathExtension
        switch (name as NSString).pathExtension {
        case "imageset": imageSets[stem] = imageSets[stem] ?? url
        case "colorset": colorSets[stem] = colorSets[stem] ?? url
        default:
          guard Self.isFolder(url) else { continue }
          let group = AssetCatalog.contents(of: url, as: AssetCatalog.Group.self)
          let isNamespace = group?.properties?.providesNamespace ?? false
          visitCatalog(url, namespace: isNamespace ? namespace + name + "/" : namespace)
        }
      }
    }

    private static func isFolder(_ url: URL) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}
