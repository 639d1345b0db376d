import Foundation
import TestSupport
import Testing

/// A class that conforms to one of UIKit's protocols declares all of its methods: Swift binds those that it leaves to a default where it
/// conforms, so that subclasses could neither override them nor be called.
struct OverridableRequirementTests {
  private struct Declaration {
    var inherited: [String]
    var methods: Set<String>
  }

  /// Swift declares the methods of `UITraitChangeObservable` for UIKit, so they cannot be overridden there either. Those of text input are
  /// the same for fields and views, and cannot be overridden yet.
  private let exceptions: Set = ["UITraitChangeObservable", "UITextInput", "HeadlessEditedText"]

  @Test func classesDeclareTheirProtocolsMethods() throws {
    var protocols: [String: Declaration] = [:]
    var classes: [String: Declaration] = [:]
    var extended: [String: [String]] = [:]
    for (header, body) in try sources().flatMap(topLevel) {
      guard let (kind, name, inherited) = parse(header) else { continue }
      switch kind {
      case "protocol":
        if header.contains("public") {
          protocols[name] = Declaration(inherited: inherited, methods: methods(body) { _ in true })
        }
      case "class":
        if header.contains("open ") {
          classes[name] = Declaration(inherited: inherited, methods: methods(body) { $0.contains("open") })
        }
      default: extended[name, default: []] += inherited
      }
    }
    func required(_ name: String) -> Set<String> {
      guard !exceptions.contains(name), let declaration = protocols[name] else { return [] }
      return declaration.inherited.reduce(declaration.methods) { $0.union(required($1)) }
    }
    func declared(_ name: String) -> Set<String> {
      guard let declaration = classes[name] else { return [] }
      return declaration.inherited.reduce(declaration.methods) { $0.union(declared($1)) }
    }
    var count = 0
    for (name, declaration) in classes {
      for conformance in declaration.inherited + (extended[name] ?? []) {
        let needed = required(conformance)
        count += needed.count
        expectEqual(needed.subtracting(declared(name)).sorted(), [], "\(name): \(conformance)")
      }
    }
    // Both list controllers alone have more than that.
    #expect(count > 150)
    #expect(required("UICollectionViewDelegate").contains("scrollViewDidEndZooming(_:with:atScale:)"))
    #expect(declared("UICollectionViewController").contains("collectionView(_:willDisplay:forItemAt:)"))
  }

  /// A question has its requirement's name as text, which has to equal `#function` in the bodies that are called if nothing implements it.
  @Test func questionsNameRequirements() throws {
    var (required, optional, asked): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for text in try sources().map(withoutComments) {
      for (header, body) in topLevel(of: text) where parse(header)?.kind == "protocol" {
        required.formUnion(methods(body) { _ in true })
      }
      for declaration in text.components(separatedBy: "func ").dropFirst()
      where declaration.contains("notImplemented()") {
        let name = declaration.prefix { $0.isLetter || $0.isNumber }
        optional.insert("\(name)(\(labels(declaration[name.endIndex...].dropFirst())))")
      }
      asked.formUnion(text.matches(of: /"(\w+\((?:\w+:)+\))"/).map { String($0.1) })
    }
    expectEqual(asked.subtracting(required).sorted(), [])
    // The stand-in has no pan with two fingers, and a drag adds items to its own session.
    let unasked = [
      "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "collectionViewDidEndMultipleSelectionInteraction(_:)",
      "dragInteraction(_:sessionForAddingItems:withTouchAt:)",
      "tableView(_:didBeginMultipleSelectionInteractionAt:)",
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "tableViewDidEndMultipleSelectionInteraction(_:)",
    ]
    expectEqual(optional.subtracting(asked).sorted(), unasked)
    #expect(optional.count > 150)
  }

  // MARK: Reading sources

  private func sources() throws -> [String] {
    let root = Repository.sources(of: "HeadlessUIKit")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private func withoutComments(_ text: String) -> String {
    text.split(separator: "\n").map { $0.prefix(upTo: $0.range(of: "//")?.lowerBound ?? $0.endIndex) }
      .joined(separator: "\n")
  }

  /// The declarations of a file: what is before each outer brace, and what is in it.
  private func topLevel(of text: String) -> [(header: String, body: String)] {
    var result: [(String, String)] = []
    var (depth, header, body) = (0, "", "")
    for character in withoutComments(text) {
      if character == "}" { depth -= 1 }
      if depth > 0 { body.append(character) }
      if depth == 0, character == "}" {
        result.append((header.split { $0.isWhitespace }.joined(separator: " "), body))
        (header, body) = ("", "")
      } else if depth == 0, character != "{" {
        header.append(character)
      }
      if character == "{" { depth += 1 }
    }
    return result
  }

  /// The kind, the name and what follows the colon.
  private func parse(_ header: String) -> (kind: String, name: String, inherited: [String])? {
    var text = header.components(separatedBy: " where ")[0]
    while let range = text.range(of: "<[^<>]*>", options: .regularExpression) { text.removeSubrange(range) }
    let halves = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    let words = (halves.first ?? "").split(separator: " ")
    guard let index = words.lastIndex(where: { ["protocol", "class", "extension"].contains($0) }),
      index + 1 < words.count
    else { return nil }
    let inherited =
      halves.count < 2 ? [] : halves[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return (String(words[index]), String(words[index + 1]), inherited)
  }

  /// The full names of the methods that a body declares itself.
  private func methods(_ body: String, where isWanted: (Substring) -> Bool) -> Set<String> {
    var (depth, own) = (0, "")
    for character in body {
      if character == "}" { depth -= 1 }
      if depth == 0 { own.append(character == "{" || character == "}" ? "\n" : character) }
      if character == "{" { depth += 1 }
    }
    var result: Set<String> = []
    var rest = own[...]
    while let found = rest.range(of: "func ") {
      let before = rest[..<found.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      let name = rest[found.upperBound...].prefix { $0.isLetter || $0.isNumber }
      rest = rest[name.endIndex...]
      guard rest.first == "(" else { continue }
      if isWanted(before) { result.insert("\(name)(\(labels(rest.dropFirst())))") }
    }
    return result
  }

  /// The labels of the parameters that a text begins with, up to the bracket that ends them.
  private func labels(_ text: Substring) -> String {
    var (depth, parameters, current) = (0, [String](), "")
    for character in text {
      if depth == 0, character == ")" || character == "," {
        parameters.append(current)
        current = ""
        if character == ")" { break }
        continue
      }
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && current.last != "-" { depth -= 1 }
      current.append(character)
    }
    let words = parameters.compactMap { $0.split { $0.isWhitespace || $0 == ":" }.first }
    return words.map { "\($0):" }.joined()
  }
}
