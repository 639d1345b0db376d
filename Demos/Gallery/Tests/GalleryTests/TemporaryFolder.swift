import Foundation

/// A new folder that goes away with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "gallery-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The path of a pipe in the folder, into which a text is written when it is opened.
  func pipe(with text: String) throws -> String {
    let pipe = path + "/pipe"
    guard mkfifo(pipe, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    Thread { try? FileHandle(forWritingTo: URL(fileURLWithPath: pipe)).write(contentsOf: Data(text.utf8)) }.start()
    return pipe
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
