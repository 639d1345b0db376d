import Foundation
import TestSupport

/// An app of the article *When not to use Roster*, as a file of this folder, in figures.
struct ComparedCode {
  private let lines: [String]

  /// - Parameter name: the file's name, without `.swift`.
  init(_ name: String, file: StaticString = #filePath) throws {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    let text = try String(contentsOf: folder.appendingPathComponent("\(name).swift"), encoding: .utf8)
    lines = text.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("//") && !$0.hasPrefix("import ") && !$0.trimmingCharacters(in: .whitespaces).isEmpty
    }
  }

  /// The lines of code, without comments and imports.
  var lineCount: Int { lines.count }

  /// The different names of UIKit and Roster that the code writes: types and members.
  var names: Set<String> {
    let texts = /"(?:[^"\\]|\\.)*"/
    let code = lines.map { $0.replacing(texts, with: "") }
    let declaration = /\b(?:func|var|let|class|struct|enum|case|typealias) (\w+)/
    let own = code.filter { !$0.contains("override ") }.flatMap { line in
      line.matches(of: declaration).map { String($0.1) }
    }
    let words = code.flatMap { line in
      line.matches(of: /\.([a-z]\w+)|\b([A-Z]\w+)|override func (\w+)/).compactMap { match in
        (match.1 ?? match.2 ?? match.3).map(String.init)
      }
    }
    return Set(words).intersection(Self.known).subtracting(own)
  }

  /// The properties of a screen that change, or whose objects do: its variables, and the data sources and rules that it keeps.
  var stateCount: Int {
    var isInClass = false
    return lines.filter { line in
      if !line.hasPrefix(" ") { isInClass = line.hasPrefix("final class") }
      let isVariable = line.contains(/^ {2}(private(\(set\))? )?(lazy )?var \w+( = |.*didSet|: [^{]+$)/)
      let isContent = line.contains(/^ {2}(private )?let \w+(: | = )(\w*DataSource|Filter|Search|Sorter)\b/)
      return isInClass && (isVariable || isContent)
    }.count
  }

  /// The names that UIKit's stand-in and Roster declare for users.
  private static let known: Set<String> = {
    let keywords: Set<Substring> = ["func", "var", "let", "class", "struct", "enum", "case", "typealias", "protocol"]
    var names: Set<String> = []
    for module in ["HeadlessUIKit", "Roster", "RosterComposites", "RosterFlows", "RosterCore"] {
      let folder = Repository.sources(of: module)
      for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? []
      where path.hasSuffix(".swift") {
        let text = (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
        for line in text.split(separator: "\n") {
          let words = line.split(separator: " ")
          guard let index = words.firstIndex(where: { keywords.contains($0) }), index + 1 < words.count else {
            continue
          }
          guard words.contains("public") || words.contains("open") || words[index] == "case" else { continue }
          names.insert(String(words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
        }
      }
    }
    return names
  }()
}
