import Foundation
import GalleryScreens

/// Messages of an mbox file (RFC 4155): the senders, subjects, dates and first lines.
enum MailFile {
  /// The largest file that is read, in bytes.
  private static let sizeLimit = 64 << 20

  /// - Parameter path: an mbox file or a pipe with one in UTF-8; what is not is replaced by question marks.
  static func mails(at path: String) throws -> [Mail] {
    let data = try InputFile.data(at: path, of: "the mail", sizeLimit: sizeLimit)
    let mails = mails(in: String(decoding: data, as: UTF8.self))
    guard !mails.isEmpty else {
      throw GalleryError("There is no mail in \(path): no line begins with “From ”, as those before messages do.")
    }
    return mails
  }

  static func mails(in text: String) -> [Mail] {
    var messages: [[Substring]] = []
    var wasEmpty = true
    for line in InputFile.lines(of: text) {
      if wasEmpty, line.hasPrefix("From ") {
        messages.append([])
      } else if !messages.isEmpty {
        messages[messages.count - 1].append(line)
      }
      wasEmpty = line.isEmpty
    }
    return messages.enumerated().map { mail($0.offset, $0.element) }
  }

  private static func mail(_ id: Int, _ lines: [Substring]) -> Mail {
    var fields: [String: String] = [:]
    var last: String?
    let head = lines.prefix { !$0.isEmpty }
    for line in head {
      if let name = last, line.first == " " || line.first == "\t" {
        fields[name, default: ""] += " " + line.drop { $0 == " " || $0 == "\t" }
      } else if let colon = line.firstIndex(of: ":") {
        let name = line[..<colon].lowercased()
        last = name
        fields[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
    }
    let body = lines.dropFirst(head.count).first { !$0.trimmingCharacters(in: .whitespaces).isEmpty }
    let from = fields["from"] ?? "Unknown sender"
    let name = from.prefix { $0 != "<" }.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
    return Mail(
      id: id,
      sender: name.isEmpty ? from : name,
      subject: fields["subject"] ?? "No subject",
      preview: body.map(String.init) ?? "",
      date: fields["date"].flatMap(date) ?? "0000-00-00 00:00",
      isRead: fields["status"]?.contains("R") ?? false
    )
  }

  /// A date of RFC 5322, such as `Sat, 14 Mar 2026 09:26:53 +0000`, in the time of its sender.
  private static func date(_ text: String) -> String? {
    let parts = text.drop { !$0.isNumber }.split(separator: " ")
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    guard parts.count >= 4, let day = Int(parts[0]), let month = months.firstIndex(of: String(parts[1])),
      let year = Int(parts[2])
    else { return nil }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(year)-\(padded(month + 1))-\(padded(day)) \(parts[3].prefix(5))"
  }
}
