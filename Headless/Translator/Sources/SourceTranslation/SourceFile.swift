#if Translator
  import SwiftParser
  import SwiftSyntax

  /// A file of an app, as it was written.
  public struct SourceFile: Sendable {
    /// The path that messages and the compiler name.
    public let path: String
    /// What stands in it.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    let locations: SourceLocationConverter

    public init(path: String, text: String) {
      self.path = path
      bytes = Array(text.utf8)
      tree = Parser.parse(source: text)
      locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The line and the column of a byte, both from 1.
    func place(_ offset: Int) -> (line: Int, column: Int) {
      let location = locations.location(for: AbsolutePosition(utf8Offset: offset))
      return (location.line, location.column)
    }
  }

  extension SyntaxProtocol {
    /// The bytes of the node without what surrounds it.
    var byteRange: Range<Int> {
      positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
  }
#endif
