import Foundation
import GalleryScreens

/// Reads folders of this machine, each when it is opened.
enum FolderReader {
  /// The most files of one folder that are shown.
  private static let limit = 2_000

  /// - Parameter path: a folder; hidden files in it are left out, and links are not followed.
  static func tree(at path: String) throws -> FileTree {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw GalleryError("Cannot show the folder \(path): no such file or folder.")
    }
    guard isDirectory.boolValue else { throw GalleryError("Cannot show the folder \(path): it is a file.") }
    let top = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    let roots: [File]
    do {
      roots = try files(in: top.path)
    } catch {
      throw GalleryError("Cannot show the folder \(path): \(OutputFolder.reason(of: error)).")
    }
    return FileTree(title: top.lastPathComponent, roots: roots) { folder in
      try await Task.detached { try files(in: folder.path) }.value
    }
  }

  private static func files(in folder: String) throws -> [File] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
    let files = names.sorted().prefix(limit).map { name -> File in
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      let attributes = (try? FileManager.default.attributesOfItem(atPath: path)) ?? [:]
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      return File(path: path, size: isFolder ? nil : (attributes[.size] as? NSNumber)?.intValue ?? 0)
    }
    return files.filter(\.isFolder) + files.filter { !$0.isFolder }
  }
}
