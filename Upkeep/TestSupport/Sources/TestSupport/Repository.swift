import Foundation

/// The files of this repository. Some tests compare them with code.
public enum Repository {
  /// The folder of the manifest.
  public static let root: URL =
    // This file is in Upkeep/TestSupport/Sources/TestSupport.
    (0..<5).reduce(URL(fileURLWithPath: #filePath)) { file, _ in file.deletingLastPathComponent() }

  /// Returns the text of a file, by its path from the root.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the folder of a module's sources.
  public static func sources(of module: String) -> URL {
    let wings = ["Lists", "Lists/DropIns", "Lists/Database", "Headless", "Screens"]
    let folders = wings.map { root.appendingPathComponent("\($0)/Sources/\(module)") }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      preconditionFailure("No wing has sources of a module \(module): \(folders.map(\.path))")
    }
    return folder
  }
}
