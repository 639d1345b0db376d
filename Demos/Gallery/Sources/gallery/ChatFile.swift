import Foundation
import GalleryScreens

/// A conversation in JSON Lines: an object with `sender`, `text` and, for the reader's own messages, `"isOwn": true` in each
/// line, the oldest first.
enum ChatFile {
  private struct Line: Decodable {
    let sender: String
    let text: String
    let isOwn: Bool?
  }

  /// The largest file that is read, in bytes.
  private static let sizeLimit = 64 << 20

  static func messages(at path: String) throws -> [ChatMessage] {
    let data = try InputFile.data(at: path, of: "the conversation", sizeLimit: sizeLimit)
    return try messages(in: String(decoding: data, as: UTF8.self), of: path)
  }

  static func messages(in text: String, of path: String) throws -> [ChatMessage] {
    let decoder = JSONDecoder()
    var messages: [ChatMessage] = []
    for (number, line) in InputFile.lines(of: text).enumerated() {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      guard let line = try? decoder.decode(Line.self, from: Data(line.utf8)) else {
        throw GalleryError("Line \(number + 1) of \(path) is no message: it needs a \"sender\" and a \"text\" in JSON.")
      }
      messages.append(ChatMessage(id: number, sender: line.sender, text: line.text, isOwn: line.isOwn ?? false))
    }
    guard !messages.isEmpty else { throw GalleryError("There is no message in \(path).") }
    return messages
  }
}
