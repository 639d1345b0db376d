import Foundation
import TestSupport
import Testing

/// COVERAGE.md says of every type that is UIKit's how far it goes.
struct CoverageTests {
  private let sources = Repository.sources(of: "HeadlessUIKit")

  /// The names of the types that UIKit has too, declared at the top level of the sources.
  private func publicTypes() throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { " :<{".contains($0) }
        guard let kind = words.firstIndex(where: { ["class", "struct", "enum", "protocol"].contains($0) }) else {
          continue
        }
        let isTopLevel = line.first != " "
        guard isTopLevel, words.contains("public") || words.contains("open"), kind + 1 < words.count else { continue }
        names.insert(String(words[kind + 1]))
      }
    }
    return names.filter { !$0.hasPrefix("Headless") }
  }

  @Test func everyTypeIsListed() throws {
    let text = try Repository.text("Headless/Conformance/COVERAGE.md")
    let types = try publicTypes()
    #expect(types.count > 80)
    let missing = types.filter { !text.contains("`\($0)`") && !text.contains("`\($0).") && !text.contains("`\($0) ") }
    expectEqual(missing.sorted(), [])
  }

  /// The rows of the tables: what is in the first column, and what is in the second.
  private func rows() throws -> [(names: String, coverage: String)] {
    let text = try Repository.text("Headless/Conformance/COVERAGE.md")
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.first == "|", cells.count >= 2, !["Coverage", "---"].contains(cells[1]) else { return nil }
      return (cells[0], cells[1])
    }
  }

  /// What a row names in code: the last part of each name, without what a function takes.
  private func names(in row: String) -> [String] {
    row.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
      guard index % 2 == 1, !part.contains("…"), !part.contains("/") else { return nil }
      let base = part.prefix { !"(:".contains($0) }
      return base.split(separator: ".").last.map { String($0).trimmingCharacters(in: ["?"]) }
    }
  }

  /// Everything that is declared as public in the sources, whatever it is in.
  private func declaredNames() throws -> Set<String> {
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let kinds: Set = [
      "class", "struct", "enum", "protocol", "func", "var", "let", "case", "typealias", "init", "init?", "extension",
    ]
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { " :<{(),=`".contains($0) }.map(String.init)
        // A parameter in a line of its own.
        if words.last == "IndexPath" { names.insert(words[0]) }
        for (word, next) in zip(words, words.dropFirst() + [""]) where kinds.contains(word) {
          names.insert(word.hasPrefix("init") ? "init" : next.trimmingCharacters(in: ["?", "!"]))
          // Cases follow each other in a line, and labels are how people name a method.
          if word == "case" || word == "func" { names.formUnion(words) }
        }
      }
    }
    return names
  }

  @Test
  func whatIsSaidToBeThereIsThere() throws {
    let declared = try declaredNames()
    let present = try rows().filter { ["faithful", "simplified", "headless"].contains($0.coverage) }
    #expect(present.count > 80)
    // The first is a label of the runtime, the others are Foundation's on Linux.
    let elsewhere: Set = ["String", "AttributedString", "NSAttributedString", "IndexPath", "row", "item", "section"]
    for row in present {
      let missing = names(in: row.names).filter { !declared.contains($0) && !elsewhere.contains($0) }
      expectEqual(missing, [], "\(row.names)")
    }
  }

  @Test
  func whatIsSaidToBeAbsentIsAbsentAndEachRowSaysHowFarItGoes() throws {
    let declared = try declaredNames()
    for row in try rows() {
      #expect(
        ["faithful", "simplified", "absent", "headless", "reason"].contains(row.coverage) || row.names.contains("func ")
          || row.names.contains("var ") || row.names.contains("`: `: "),
        "\(row.names)"
      )
      guard row.coverage == "absent" else { continue }
      let types = names(in: row.names).filter { $0.first?.isUppercase == true }
      let known: Set = ["UICollectionView", "UICollectionViewDelegate", "NSMutableAttributedString"]
      expectEqual(types.filter { declared.contains($0) && !known.contains($0) }, [], "\(row.names)")
    }
  }
}
