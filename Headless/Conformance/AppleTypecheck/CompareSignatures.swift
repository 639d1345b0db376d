// Compares the derived UIKit with the signatures that Apple documents.
//
//   compare-signatures <UIKit.swift> <Signatures.txt> <COVERAGE.md>
//
// Every signature has to be declared as it is written, and every one that is marked as different has to differ and to be
// in the coverage page with its reason.

import Foundation

/// The declared members by type. A member reads as Apple's documentation has it: `var style: UITableView.Style { get }`.
struct Declarations {
  private(set) var members: [String: Set<String>] = [:]
  private var types: [String] = []
  private var property: (text: String, accessors: [String])?

  init(_ lines: [String]) {
    for line in lines { read(line.trimmingCharacters(in: .whitespaces)) }
  }

  private mutating func read(_ text: String) {
    if let open = property {
      if text == "}" {
        add("\(open.text) { \(open.accessors.joined(separator: " ")) }")
        property = nil
      } else {
        property?.accessors.append(text.replacingOccurrences(of: " { fatalError() }", with: ""))
      }
    } else if text == "}" {
      _ = types.popLast()
    } else if text.hasSuffix(" {") {
      let declaration = Declarations.normalized(String(text.dropLast(2)))
      if let name = Declarations.typeName(in: declaration) {
        types.append(name)
        let inherited = declaration.components(separatedBy: " : ").dropFirst().joined()
        for type in inherited.components(separatedBy: ", ") { add(": " + type) }
      } else {
        property = (declaration, [])
      }
    } else {
      let isComputed = text.hasSuffix(" { fatalError() }")
      let member = Declarations.normalized(text.replacingOccurrences(of: " { fatalError() }", with: ""))
      let isProperty = member.components(separatedBy: "(")[0].contains("var ") && !member.hasSuffix("}")
      add(isProperty ? member + (isComputed ? " { get }" : " { get set }") : member)
    }
  }

  private mutating func add(_ member: String) {
    let type = types.joined(separator: ".")
    if member.hasPrefix("case ") {
      for name in member.dropFirst(5).components(separatedBy: ", ") {
        members[type, default: []].insert("case " + name)
      }
    } else if member.hasPrefix("weak "), member.hasSuffix("{ get }") {
      // How a property that cannot be set is stored is nobody's business.
      members[type, default: []].insert(String(member.dropFirst(5)))
    } else {
      members[type, default: []].insert(member)
    }
  }

  private static func typeName(in declaration: String) -> String? {
    let words = declaration.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
    guard let keyword = words.first, ["struct", "enum", "protocol", "class", "extension"].contains(keyword) else {
      return nil
    }
    return words.dropFirst().first.map(String.init)
  }

  /// A declaration without modules, attributes and access, which only one of the two sides writes.
  static func normalized(_ text: String) -> String {
    let keywords = ["func", "var", "let", "init", "subscript", "case", "struct", "enum", "protocol", "extension"]
    func isKeyword(_ word: String) -> Bool {
      keywords.contains { word == $0 || word.hasPrefix($0 + "(") || word.hasPrefix($0 + "?(") }
    }
    let words = text.components(separatedBy: " ")
    guard words.first != ":" else { return text }
    var result = words
    if let start = words.indices.first(where: { isKeyword(words[$0]) || isClass(at: $0) }) {
      result = words[..<start].filter { ["weak", "optional", "static", "class"].contains($0) } + words[start...]
    }
    func isClass(at index: Int) -> Bool {
      words[index] == "class" && words.count > index + 1 && !isKeyword(words[index + 1])
    }
    if result.first == "class", result.count > 1, isKeyword(result[1]) { result[0] = "static" }
    if let constant = result.firstIndex(of: "let"), constant <= 1 {
      result[constant] = "var"
      result += ["{", "get", "}"]
    }
    var joined = result.joined(separator: " ")
    for module in ["UIKit.", "Swift.", "FoundationEssentials.", "Foundation.", "ObjectiveC.", "CoreGraphics."] {
      joined = joined.replacingOccurrences(of: module, with: "")
    }
    return joined
  }
}

/// The list of Apple's signatures, and what is wrong with the declarations.
struct Comparison {
  let declarations: Declarations
  let coverage: String
  private(set) var count = 0
  private(set) var failures: [(line: Int, message: String)] = []

  init(_ lines: [String], with declarations: Declarations, coverage: String) {
    self.declarations = declarations
    self.coverage = coverage
    var type = ""
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("//") {
      if line.hasPrefix("# ") {
        type = line.components(separatedBy: " ")[1]
      } else {
        compare(line, in: type, line: index + 1)
      }
    }
  }

  private mutating func compare(_ text: String, in type: String, line: Int) {
    count += 1
    let isMarked = text.hasPrefix("≠ ")
    let signature = isMarked ? String(text.dropFirst(2)) : text
    let members = declarations.members[type] ?? []
    let isDeclared = members.contains(Declarations.normalized(signature))
    if isMarked {
      if isDeclared { failures.append((line, "\(type) declares it now, so that the mark has to go: \(signature)")) }
      if !coverage.contains("`\(type)`: `\(signature)`") {
        failures.append((line, "COVERAGE.md does not explain `\(type)`: `\(signature)`"))
      }
    } else if !isDeclared {
      let name = Declarations.normalized(signature).prefix { $0 != "(" && $0 != ":" }
      let others = members.filter { $0.contains(name) }.sorted().map { "\n  declared: \($0)" }.joined()
      failures.append((line, "\(type) does not declare \(Declarations.normalized(signature))\(others)"))
    }
  }
}

func run(_ arguments: [String]) throws -> Int32 {
  let files = try arguments.map { try String(contentsOfFile: $0, encoding: .utf8) }
  let comparison = Comparison(
    files[1].components(separatedBy: "\n"),
    with: Declarations(files[0].components(separatedBy: "\n")),
    coverage: files[2]
  )
  for failure in comparison.failures { print("\(arguments[1]):\(failure.line): error: \(failure.message)") }
  print("UIKit: \(comparison.count) signatures compared with Apple's documentation")
  return comparison.failures.isEmpty ? 0 : 1
}

exit(try run(Array(CommandLine.arguments.dropFirst())))
