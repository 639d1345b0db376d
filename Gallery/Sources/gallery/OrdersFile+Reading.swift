import Foundation

extension OrdersFile {
  /// The largest file that is read, in bytes: about half a million orders.
  static let sizeLimit = 33_554_432

  /// Everything in a file or a pipe.
  ///
  /// - Throws: a ``GalleryError`` if it cannot be read, or has more bytes than ``sizeLimit``.
  static func data(at path: String) throws -> Data {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw GalleryError("Cannot read the orders in \(path): no such file or folder.")
    }
    guard !isDirectory.boolValue else { throw GalleryError("Cannot read the orders in \(path): it is a folder.") }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      var data = Data()
      // A pipe does not say how much is to come, so it is read until it ends.
      while let part = try handle.read(upToCount: 65_536), !part.isEmpty {
        data.append(part)
        if data.count > sizeLimit {
          throw GalleryError("Cannot read the orders in \(path): it has more than \(sizeLimit) bytes.")
        }
      }
      return data
    } catch let error as GalleryError {
      throw error
    } catch {
      throw GalleryError("Cannot read the orders in \(path): \(OutputFolder.reason(of: error)).")
    }
  }
}
