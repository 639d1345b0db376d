import Foundation

/// A catalogue of assets: the folders of its colours and pictures by name.
struct AssetCatalog: Sendable {
  enum Kind: String {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
  }

  private var folders: [Kind: [String: String]] = [:]

  init(path: String) { read(path, prefix: "") }

  func folder(_ kind: Kind, _ name: String) -> String? { folders[kind]?[name] }

  private mutating func read(_ folder: String, prefix: String) {
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(entry)"
      if let kind = Kind(rawValue: (entry as NSString).pathExtension) {
        folders[kind, default: [:]][prefix + (entry as NSString).deletingPathExtension] = path
      } else if !entry.contains(".") {
        let isNamespace = Self.contents(Folder.self, of: path)?.properties?.isNamespace == true
        read(path, prefix: isNamespace ? "\(prefix)\(entry)/" : prefix)
      }
    }
  }

  /// What the catalogue says of a folder in it.
  static func contents<Contents: Decodable>(_ type: Contents.Type, of folder: String) -> Contents? {
    FileManager.default.contents(atPath: "\(folder)/Contents.json")
      .flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  private struct Folder: Decodable {
    struct Properties: Decodable {
      let isNamespace: Bool?

      private enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }
}
