import Foundation

/// What somebody has given to be shown: a file or a pipe.
enum InputFile {
  /// Everything in a file or a pipe.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - content: what it has, for errors, as in "the orders".
  ///   - sizeLimit: the largest file that is read, in bytes.
  /// - Throws: a ``GalleryError`` if it cannot be read, or has more bytes than `sizeLimit`.
  static func data(at path: String, of content: String, sizeLimit: Int) throws -> Data {
    let problem = "Cannot read \(content) in \(path)"
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw GalleryError("\(problem): no such file or folder.")
    }
    guard !isDirectory.boolValue else { throw GalleryError("\(problem): it is a folder.") }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      var data = Data()
      // A pipe does not say how much is to come, so it is read until it ends.
      while let part = try handle.read(upToCount: 65_536), !part.isEmpty {
        data.append(part)
        if data.count > sizeLimit { throw GalleryError("\(problem): it has more than \(sizeLimit) bytes.") }
      }
      return data
    } catch let error as GalleryError {
      throw error
    } catch {
      throw GalleryError("\(problem): \(OutputFolder.reason(of: error)).")
    }
  }

  /// The lines of a text, which end with LF or CR LF; a mark of the byte order before them is left out.
  ///
  /// The text is split by its bytes: CR LF is one `Character`, which is no `"\n"`.
  static func lines(of text: String) -> [Substring] {
    let bytes = text.utf8
    return bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      .split(separator: 10, omittingEmptySubsequences: false)
      .map { Substring($0.last == 13 ? $0.dropLast() : $0) }
  }
}
