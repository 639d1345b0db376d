import Foundation

/// The folder that pictures are written to.
struct OutputFolder {
  let url: URL

  /// Makes the folder if there is none.
  ///
  /// - Parameter path: a path, from the current folder if it is relative.
  init(path: String) throws {
    guard !path.isEmpty else { throw GalleryError("The output folder has no name.") }
    url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), !isDirectory.boolValue {
      throw GalleryError("Cannot write to \(url.path): it is a file, not a folder.")
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw GalleryError("Cannot make the folder \(url.path): \(OutputFolder.reason(of: error)).")
    }
  }

  /// Writes a text file and returns where it is.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw GalleryError("Cannot write \(file.path): \(OutputFolder.reason(of: error)).")
    }
    return file
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
