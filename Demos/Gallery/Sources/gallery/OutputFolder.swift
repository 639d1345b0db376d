import Foundation

/// The folder that pictures are written to.
///
/// A list in the folder names the files that were written, so that nothing else is ever replaced.
struct OutputFolder {
  let url: URL

  /// The file with the names of the others, one in a line.
  static let listName = ".gallery-files"

  /// Makes the folder if there is none.
  ///
  /// - Parameter path: a path, from the current folder if it is relative.
  init(path: String) throws {
    guard !path.isEmpty else { throw GalleryError("The output folder has no name.") }
    url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    if let file = OutputFolder.file(onPathTo: url) {
      throw GalleryError("Cannot write to \(url.path): \(file.path) is a file, not a folder.")
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw GalleryError("Cannot make the folder \(url.path): \(OutputFolder.reason(of: error)).")
    }
  }

  /// The part of a path that is there already but is not a folder.
  private static func file(onPathTo url: URL) -> URL? {
    var part = url
    var isDirectory: ObjCBool = false
    while !FileManager.default.fileExists(atPath: part.path, isDirectory: &isDirectory), part.pathComponents.count > 1 {
      part.deleteLastPathComponent()
    }
    return isDirectory.boolValue || part.pathComponents.count <= 1 ? nil : part
  }

  /// Writes text files, or none of them if one would replace what was not written here.
  func write(_ documents: [(name: String, text: String)]) throws {
    var written = try writtenNames()
    for (name, _) in documents { try check(name, isOurs: written.contains(name)) }
    written.formUnion(documents.map(\.name))
    // The list comes first: a run that is broken off leaves nothing that the next one takes for somebody else's.
    try write(written.sorted().map { $0 + "\n" }.joined(), to: OutputFolder.listName)
    for (name, text) in documents { try write(text, to: name) }
  }

  /// Where a file of the folder is.
  func url(of name: String) -> URL {
    url.appendingPathComponent(name)
  }

  /// What the list says was written here.
  private func writtenNames() throws -> Set<String> {
    let list = url(of: OutputFolder.listName)
    guard FileManager.default.fileExists(atPath: list.path) else { return [] }
    do {
      return Set(InputFile.lines(of: try String(contentsOf: list, encoding: .utf8)).map(String.init))
    } catch {
      throw GalleryError("Cannot read \(list.path): \(OutputFolder.reason(of: error)).")
    }
  }

  private func check(_ name: String, isOurs: Bool) throws {
    let file = url(of: name)
    // A link that leads nowhere is there, too.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return }
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      throw GalleryError("Cannot write \(file.path): it is a folder.")
    }
    guard isOurs else {
      throw GalleryError(
        "Cannot write \(file.path): the gallery did not make the file of this name. "
          + "Choose another folder with --output, or remove the file."
      )
    }
  }

  private func write(_ text: String, to name: String) throws {
    let file = url(of: name)
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw GalleryError("Cannot write \(file.path): \(OutputFolder.reason(of: error)).")
    }
  }

  /// What the system says about a file, in a few words.
  static func reason(of error: any Error) -> String {
    var error = error as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = underlying }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no such file or folder"
    case .fileReadNoPermission, .fileWriteNoPermission: return "no permission"
    case .fileWriteVolumeReadOnly: return "the volume is read-only"
    case .fileWriteOutOfSpace: return "no space left"
    default: return error.localizedDescription
    }
  }
}
