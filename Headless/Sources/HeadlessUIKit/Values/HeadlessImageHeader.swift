import Foundation

/// What the first bytes of an encoded picture say: its format and its size in pixels.
struct HeadlessImageHeader {
  var mediaType: String
  var size: CGSize

  /// Reads the header; `nil` if the format is not known.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(65_536))
    func big(_ offset: Int, _ count: Int) -> Int {
      guard offset + count <= bytes.count else { return 0 }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func little(_ offset: Int) -> Int {
      guard offset + 2 <= bytes.count else { return 0 }
      return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      mediaType = "image/png"
      size = CGSize(width: big(16, 4), height: big(20, 4))
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      mediaType = "image/gif"
      size = CGSize(width: little(6), height: little(8))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      mediaType = "image/jpeg"
      size = Self.jpegSize(bytes)
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      mediaType = "image/webp"
      size = CGSize(width: little(26) & 0x3FFF, height: little(28) & 0x3FFF)
    } else if let text = String(bytes: bytes.prefix(1024), encoding: .utf8), text.contains("<svg") {
      mediaType = "image/svg+xml"
      size = Self.svgSize(text)
    } else {
      return nil
    }
  }

  private static func jpegSize(_ bytes: [UInt8]) -> CGSize {
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8]),
          height: Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
        )
      }
      offset += 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
    }
    return .zero
  }

  private static func svgSize(_ text: String) -> CGSize {
    guard let start = text.range(of: "viewBox=\"") else { return CGSize(width: 100, height: 100) }
    let numbers = text[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return CGSize(width: 100, height: 100) }
    return CGSize(width: numbers[2], height: numbers[3])
  }
}
