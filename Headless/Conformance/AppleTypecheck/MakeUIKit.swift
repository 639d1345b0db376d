// Rewrites HeadlessUIKit's module interface into Swift declarations of a UIKit as Objective-C has it.
//
// Reads the compiler's interface from standard input: one declaration a line, and a body ends with a line of a brace.
//
// - Protocols that inherit from `NSObjectProtocol` become `@objc`, and their requirements `@objc optional` where there is
//   a default implementation, which goes away.
// - Enumerations with an integer as their raw value become `@objc`, as those of C.
// - What has `Headless` or `headless` in its name goes away, and what uses such a type.
// - Overrides of `description` go away: the objects of the checker's Objective-C have none.
// - Functions get a body. What Availability.txt, the argument, lists is marked with the platforms and versions that have it.

import Foundation

/// A declaration with what is inside it.
struct Declaration {
  var text: String
  var attributes: [String] = []
  var members: [Declaration] = []
  var hasBody = false
  /// The platforms on which the declaration does not exist.
  var missingOn: [String] = []

  /// The words of the declaration up to the given position: keywords, names and types.
  var words: [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
  }

  /// The word after a keyword: what a class, an enumeration, a protocol or a function is called.
  func name(after keywords: [Substring]) -> Substring? {
    let words = words
    for (word, next) in zip(words, words.dropFirst()) where keywords.contains(word) && next != "func" && next != "var" {
      return next
    }
    return nil
  }

  /// The name of the type that is declared or extended, with the types that it is in, without the module.
  var typeName: String? {
    if let name = name(after: ["class", "struct", "enum", "protocol"]), hasBody { return String(name) }
    guard text.hasPrefix("extension \(newModule).") else { return nil }
    let name = text.dropFirst("extension \(newModule).".count)
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }

  /// The declaration as it reads in a protocol: what a requirement and its default implementation have in common.
  var requirement: String {
    var text = text.replacing(" public ", with: " ")
    if let brace = text.firstIndex(of: "{") { text = String(text[..<brace]) }
    return text.trimmed
  }

  func write(indent: String = "", inProtocol: Bool = false) {
    guard !isLeftOut else { return }
    if !missingOn.isEmpty { print("#if " + missingOn.map { "!os(\($0))" }.joined(separator: " && ")) }
    defer { if !missingOn.isEmpty { print("#endif") } }
    for attribute in attributes { print(indent + attribute) }
    guard hasBody else { return print(indent + (inProtocol ? text : textWithBody)) }
    print(indent + text)
    for member in members { member.write(indent: indent + "  ", inProtocol: isProtocol) }
    print(indent + "}")
  }

  /// What an interface spells out and the compiler derives from source.
  private var isLeftOut: Bool {
    text.hasPrefix("deinit") || text.hasSuffix("{}") || text.contains(" var hashValue: ")
  }

  private var textWithBody: String {
    if ["get", "get async", "nonmutating set", "set"].contains(text) { return text + " { fatalError() }" }
    let words = words
    if words.contains("func") || words.contains("init") || words.contains("subscript") {
      return text + " { fatalError() }"
    }
    // A stored property of a type needs an initial value.
    if text.contains(" static let ") || text.contains(" static var ") {
      return text.replacing(" static let ", with: " static var ") + " { fatalError() }"
    }
    return text
  }
}

extension String {
  var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  func replacing(_ old: String, with new: String) -> String {
    var rest = Substring(self)
    var result = ""
    while let found = rest.firstIndex(of: old[old.startIndex]) {
      if rest[found...].hasPrefix(old) {
        result += rest[..<found]
        result += new
        rest = rest[found...].dropFirst(old.count)
      } else {
        result += rest[...found]
        rest = rest[rest.index(after: found)...]
      }
    }
    return result + rest
  }
}

extension Substring {
  /// The parts between commas that are in no parentheses, brackets or braces.
  var partsBetweenCommas: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var depth = 0
    for index in indices {
      switch self[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        parts.append(self[start..<index])
        start = self.index(after: index)
      default: break
      }
    }
    return parts + [self[start...]]
  }
}

let oldModule = "HeadlessUIKit"
let newModule = "UIKit"

/// Protocols that are Swift's own in UIKit although they inherit from `NSObjectProtocol`: a requirement has a type that
/// Objective-C cannot express.
let swiftProtocols: Set<String> = ["UIContentView", "NSItemProviderWriting", "UILayoutSupport", "UITextInput"]

/// Selectors that are not derived from the requirement's Swift name, by a parameter of it.
let selectors = [
  " to target: UIKit.UIDragPreviewTarget": "dropItem:toTarget:",
  " shouldInteractWith url:": "textView:shouldInteractWithURL:inRange:interaction:",
  " shouldInteractWith textAttachment:": "textView:shouldInteractWithTextAttachment:inRange:interaction:",
]

/// What takes the place of the protocol that gives scroll views their `delegate`, which Objective-C can narrow in a
/// subclass and Swift cannot.
let scrollDelegating = "HeadlessScrollDelegating"
let checkedScrollDelegating = "_ScrollDelegating"

/// Classes that are Objective-C's in UIKit, and Swift's own in HeadlessUIKit, where they compare themselves.
let attributeValues: Set<String> = ["UIFont", "UIColor", "NSParagraphStyle", "NSShadow", "NSTextAttachment"]

/// What Objective-C's root class does for the classes above.
let rootMembers: Set<Substring> = ["hash", "isEqual", "hashValue", "copy", "mutableCopy"]

/// The attribute of a class whose initialisers are not all public.
let missingInitializers = "@_hasMissingDesignatedInitializers "

// MARK: Reading

func read() -> [Declaration] {
  var open = [Declaration(text: "")]
  var attributes: [String] = []
  /// The attributes that the compiler wrote before an availability, on the line above their declaration.
  var earlier = ""
  while let line = readLine() {
    let text = earlier + line.trimmed
    earlier = ""
    if text.isEmpty || text.hasPrefix("//") || text.hasPrefix("import ") || text.hasPrefix("@_exported ") { continue }
    if text == "}" {
      var closed = open.removeLast()
      if attributeValues.contains(closed.typeName ?? ""), closed.text.contains(" class ") {
        closed.members.removeAll { member in
          member.text.contains(" == ") || member.words.contains { rootMembers.contains($0) }
        }
        for index in closed.members.indices where closed.members[index].text.hasSuffix(" init()") {
          closed.members[index].text = "override " + closed.members[index].text
        }
      }
      open[open.count - 1].members.append(closed)
    } else if text.hasPrefix("@_"), text.hasSuffix(")"), let available = text.range(of: "@available(") {
      earlier = String(text[..<available.lowerBound])
      attributes.append(String(text[available.lowerBound...]))
    } else if text.hasPrefix("@"), !text.contains(" ") || text.hasPrefix("@available(") && text.hasSuffix(")") {
      attributes.append(text)
    } else {
      let renamed =
        text
        .replacing(oldModule + "." + scrollDelegating, with: newModule + "." + checkedScrollDelegating)
        .replacing(scrollDelegating, with: checkedScrollDelegating)
        .replacing(oldModule + ".CG", with: "CoreGraphics.CG")
        .replacing(oldModule + ".Selector", with: "Selector")
        .replacing(oldModule + ".", with: newModule + ".")
        .replacing(missingInitializers, with: "")
        // Only imported methods can both throw and return their own type in Objective-C.
        .replacing(" throws -> Self", with: " -> Self")
      var declaration = Declaration(text: renamed, attributes: attributes, hasBody: text.hasSuffix("{"))
      if declaration.hasBody, attributeValues.contains(declaration.typeName ?? ""), text.contains(" class ") {
        declaration.text = renamed.replacing("Swift.Hashable", with: "Foundation.NSObject")
      }
      if text.contains(missingInitializers) {
        declaration.members.append(Declaration(text: "init(_\(declaration.typeName ?? ""): ())"))
      }
      attributes = []
      if declaration.hasBody {
        open.append(declaration)
      } else {
        open[open.count - 1].members.append(declaration)
      }
    }
  }
  return open[0].members
}

// MARK: What UIKit does not have

extension Declaration {
  /// A Boolean value that indicates whether only the stand-in or Objective-C's runtime has the declaration, by its name or a type in it.
  var isHeadless: Bool {
    words.contains { word in ["headless", "objc_"].contains { word.lowercased().hasPrefix($0) } }
  }

  /// The requirement as Objective-C's protocols have it where it need not be implemented.
  var optionalRequirement: String {
    for keyword in ["func ", "var "] {
      guard text.hasPrefix(keyword) || text.contains(" " + keyword) else { continue }
      let attribute = attributes.contains { $0.hasPrefix("@objc(") } ? "" : "@objc "
      return attribute + (" " + text).replacing(" " + keyword, with: " optional " + keyword).trimmed
    }
    return text
  }

  private var overridesDescription: Bool { words.contains("override") && words.contains("description") }

  func withoutHeadlessMembers() -> Declaration {
    var result = self
    result.members = members.filter { !$0.isHeadless && !$0.overridesDescription }.map { $0.withoutHeadlessMembers() }
    return result
  }
}

// MARK: Objective-C protocols

extension Declaration {
  var isProtocol: Bool { hasBody && words.contains("protocol") && typeName != nil && !text.hasPrefix("extension") }

  /// The names of the types after the colon.
  var inherited: [String] {
    guard let colon = text.firstIndex(of: ":") else { return [] }
    return text[colon...].split { ":{, ".contains($0) }.map { String($0.split(separator: ".").last ?? "") }
  }
}

/// The protocols that Objective-C declares: those that inherit from `NSObjectProtocol`, at any distance.
func objectiveCProtocols(_ declarations: [Declaration]) -> Set<String> {
  let protocols = declarations.filter(\.isProtocol)
  var names: Set<String> = ["NSObjectProtocol"]
  var grew = true
  while grew {
    grew = false
    for candidate in protocols {
      guard let name = candidate.typeName, !names.contains(name), !swiftProtocols.contains(name) else { continue }
      if candidate.inherited.contains(where: names.contains) {
        names.insert(name)
        grew = true
      }
    }
  }
  return names
}

/// Makes requirements with a default implementation optional, and removes the default implementations.
func makingRequirementsOptional(_ declarations: [Declaration], in protocols: Set<String>) -> [Declaration] {
  var defaults: [String: Set<String>] = [:]
  for declaration in declarations where declaration.text.hasPrefix("extension ") {
    guard let name = declaration.typeName, protocols.contains(name) else { continue }
    defaults[name, default: []].formUnion(declaration.members.map(\.requirement))
  }
  return declarations.compactMap { declaration in
    guard let name = declaration.typeName, protocols.contains(name) else { return declaration }
    var result = declaration
    if declaration.isProtocol {
      result.text = "@objc " + declaration.text
      for index in result.members.indices {
        for (parameter, selector) in selectors where result.members[index].text.contains(parameter) {
          result.members[index].attributes.append("@objc(\(selector))")
        }
      }
      for index in result.members.indices where defaults[name]?.contains(result.members[index].requirement) == true {
        result.members[index].text = result.members[index].optionalRequirement
      }
      return result
    }
    let requirements = declarations.filter { $0.isProtocol && $0.typeName == name }.flatMap(\.members)
      .map(\.requirement)
    result.members.removeAll { requirements.contains($0.requirement) }
    return result.members.isEmpty ? nil : result
  }
}

// MARK: Objective-C types

extension Declaration {
  /// An enumeration with an integer as its raw value is one of C.
  func markingEnumerations() -> Declaration {
    var result = self
    if hasBody, words.contains("struct") { return result }
    result.members = members.map { $0.markingEnumerations() }
    guard hasBody, words.contains("enum"), inherited.first == "Int" || inherited.first == "UInt" else { return result }
    result.text = "@objc " + text
    result.members.removeAll { $0.words.contains("rawValue") || $0.words.contains("RawValue") }
    return result
  }

  /// Methods of classes that return nothing and take switches alone are Objective-C's, so that extensions may override them: those by which
  /// views and controllers are told what happens.
  func markingMessages() -> Declaration {
    guard hasBody, words.contains("class") else { return self }
    var result = self
    for index in members.indices where members[index].isMessageWithSwitches {
      result.members[index].text = "@objc " + members[index].text.replacing("open func", with: "open dynamic func")
    }
    return result
  }

  private var isMessageWithSwitches: Bool {
    guard !hasBody, words.contains("open"), words.contains("func"), text.hasSuffix(")"),
      !["override", "static", "class"].contains(where: words.contains), let first = text.firstIndex(of: "(")
    else { return false }
    let parameters = text[first...].dropFirst().dropLast()
    return parameters.isEmpty || parameters.partsBetweenCommas.allSatisfy { $0.hasSuffix(": Swift.Bool") }
  }

  /// The full names of the structures in the declaration.
  func structNames(in outer: String = "") -> [String] {
    guard hasBody, let name = typeName else { return [] }
    let full = outer.isEmpty ? name : outer + "." + name
    let own = words.contains("struct") && !text.contains("<") ? [full] : []
    return own + members.flatMap { $0.structNames(in: full) }
  }
}

/// Lets Objective-C declarations use the structures that are used in Objective-C protocols.
func bridges(_ declarations: [Declaration], protocols: Set<String>) -> [Declaration] {
  let used = declarations.filter { $0.isProtocol && protocols.contains($0.typeName ?? "") }.flatMap(\.members)
  return Set(declarations.flatMap { $0.structNames() }).sorted().compactMap { name in
    guard used.contains(where: { ($0.text + " ").contains("\(newModule).\(name)") }) else { return nil }
    return Declaration(
      text: "extension \(newModule).\(name) : Foundation._CheckedBridge {",
      members: [Declaration(text: "public typealias _ObjectiveCType = Foundation.NSValue")],
      hasBody: true
    )
  }
}

// MARK: Availability

extension Declaration {
  /// The name of the member as Apple's documentation has it, `reloadRows(at:with:)` or `style`; nil for what is none.
  var memberName: String? {
    let keywords = ["func ", "init", "var ", "let ", "case ", "typealias "]
    let text = " " + text
    guard
      let (keyword, found) = keywords.lazy.compactMap({ word in text.range(of: " " + word).map { (word, $0) } }).first
    else { return nil }
    var rest = text[found.upperBound...]
    if keyword == "init" {
      guard let first = rest.first, "(?!<".contains(first) else { return nil }
      rest = rest.drop { $0 != "(" }
      return "init" + Declaration.labels(of: rest)
    }
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }).replacing("`", with: "")
    guard keyword == "func " else { return name }
    rest = rest.drop { $0 != "(" }
    return name + Declaration.labels(of: rest)
  }

  /// The labels of the parameters that begin the text.
  private static func labels(of text: Substring) -> String {
    var depth = 0
    let end = text.indices.first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0
    }
    let parameters = text[..<(end ?? text.endIndex)].dropFirst()
    guard parameters.contains(":") else { return "()" }
    let labels = parameters.partsBetweenCommas.map { parameter in
      String(parameter).trimmed.prefix { $0 != " " && $0 != ":" } + ":"
    }
    return "(" + labels.joined() + ")"
  }

  /// The isolation of a member as the compiler prints it.
  static let mainActor = "@_Concurrency.MainActor @preconcurrency "

  var isIsolatedToMainActor: Bool { text.contains(Declaration.mainActor) }

  /// A stored property as a computed one: the compiler refuses marks on what is stored.
  var computed: Declaration {
    guard !hasBody, words.contains("var"), !words.contains("static"), !text.hasSuffix("}") else { return self }
    return Declaration(
      text: text + " {",
      attributes: attributes,
      members: [Declaration(text: "get"), Declaration(text: "set")],
      hasBody: true
    )
  }

  /// The declaration with one case a line, so that each can be marked.
  func splittingCases() -> Declaration {
    var result = self
    result.members = members.flatMap { member -> [Declaration] in
      guard !member.hasBody, member.text.hasPrefix("case ") else { return [member.splittingCases()] }
      return member.text.dropFirst("case ".count).partsBetweenCommas.map {
        Declaration(text: "case " + String($0).trimmed, attributes: member.attributes)
      }
    }
    return result
  }
}

/// Where the members of UIKit are available, as far as it is not everywhere.
struct Availability {
  private var attributes: [String: [String: [String]]] = [:]
  private var copies: Set<String> = []
  private var withoutActor: Set<String> = []
  private var lines: [String: Int] = [:]
  private(set) var found: Set<String> = []
  private(set) var mismatches: [String] = []

  /// Reads lines such as `not tvOS: separatorStyle, separatorColor` below a heading with the type's name.
  init(_ text: String) throws(Failure) {
    var types: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("//") { continue }
      if line.hasPrefix("# ") {
        types = line.split(separator: " ").dropFirst().map(String.init)
        copies.formUnion(types.dropFirst())
        continue
      }
      // The platforms stand before the first colon with a space behind it; names have colons, too.
      guard let colon = line.range(of: ": ") else { throw Failure(line: index + 1, text: "a colon is missing") }
      let marks = try Availability.attributes(String(line[..<colon.lowerBound]), line: index + 1)
      for name in line[colon.upperBound...].partsBetweenCommas {
        let name = String(name).replacing("*", with: "").replacing("?", with: "").trimmed
        for type in types {
          attributes[type, default: [:]][name, default: []] += marks
          lines["\(type).\(name)"] = index + 1
        }
      }
    }
  }

  struct Failure: Error {
    let line: Int
    let text: String
  }

  /// The attributes for `not tvOS`, `from iOS 17, tvOS 17`, `deprecated iOS 16` or several with semicolons between them.
  private static func attributes(_ text: String, line: Int) throws(Failure) -> [String] {
    var result: [String] = []
    for part in text.split(separator: ";") {
      let part = String(part).trimmed
      if part.hasPrefix("not ") {
        for platform in part.dropFirst(4).split(separator: ",") {
          result.append("@available(\(String(platform).trimmed), unavailable)")
        }
      } else if part.hasPrefix("from ") {
        result.append("@available(\(part.dropFirst(5)), *)")
      } else if part.hasPrefix("deprecated ") {
        for platform in part.dropFirst(11).split(separator: ",") {
          let words = platform.split(separator: " ")
          guard words.count == 2 else { throw Failure(line: line, text: "a version is missing") }
          result.append("@available(\(words[0]), deprecated: \(words[1]))")
        }
      } else if part == "without actor" {
        result.append("nonisolated")
      } else {
        throw Failure(line: line, text: "neither \"not\", \"from\", \"deprecated\" nor \"without actor\": \(part)")
      }
    }
    return result
  }

  mutating func mark(_ declaration: Declaration, in outer: String = "") -> Declaration {
    var result = declaration
    if declaration.hasBody, let name = declaration.typeName {
      let type = outer.isEmpty ? name : outer + "." + name
      if !declaration.text.hasPrefix("extension ") { result.attributes += marks(of: declaration, type, "self") }
      result.members = declaration.members.map { mark($0, in: type) }
    } else if let name = declaration.memberName {
      var marks = marks(of: declaration, outer, name)
      if copies.contains(outer), !declaration.hasBody {
        // The compiler refuses to implement what is not available, be it marked as well.
        result.missingOn = marks.compactMap(Availability.missingPlatform)
        marks.removeAll { Availability.missingPlatform($0) != nil }
      }
      // Overrides in UIKit's own classes have the isolation of what they override.
      if marks.contains("nonisolated") { withoutActor.insert(name) }
      marks.removeAll { $0 == "nonisolated" }
      if withoutActor.contains(name), declaration.isIsolatedToMainActor {
        result.text = result.text.replacing(Declaration.mainActor, with: "nonisolated ")
      }
      result.attributes += marks
      if !result.attributes.isEmpty || result.text != declaration.text { result = result.computed }
    }
    return result
  }

  /// The attributes that the list adds to those of the declaration.
  ///
  /// What came to iOS later is marked in HeadlessUIKit itself, where users see it, in the same words.
  private mutating func marks(of declaration: Declaration, _ type: String, _ name: String) -> [String] {
    let marks = attributes[type]?[name] ?? []
    if !marks.isEmpty { found.insert("\(type).\(name)") }
    // The compiler writes some aliases itself, with what their type is marked with.
    if marks.isEmpty, declaration.words.contains("typealias") { return [] }
    let listed = marks.filter { $0.hasPrefix("@available(iOS ") }
    let written = declaration.attributes.filter { $0.hasPrefix("@available(") }
    if listed != written {
      mismatches.append("\(type).\(name) is \(listed) in the list and \(written) in HeadlessUIKit")
    }
    return marks.filter { !listed.contains($0) }
  }

  /// The platform of `@available(tvOS, unavailable)`.
  private static func missingPlatform(_ attribute: String) -> String? {
    let end = ", unavailable)"
    return attribute.hasSuffix(end) ? String(attribute.dropFirst("@available(".count).dropLast(end.count)) : nil
  }

  /// The entries that no declaration has, with their lines.
  var unknown: [(name: String, line: Int)] {
    lines.filter { !found.contains($0.key) }.map { ($0.key, $0.value) }.sorted { $0.1 < $1.1 }
  }
}

/// Ends the program with a message that names a line of the list.
func fail(_ path: String, _ line: Int, _ text: String) -> Never {
  FileHandle.standardError.write(Data("\(path):\(line): error: \(text)\n".utf8))
  exit(1)
}

// MARK: Writing

let path = CommandLine.arguments.dropFirst().first ?? ""
guard let list = try? String(contentsOfFile: path, encoding: .utf8) else {
  fail(path, 1, "the list of what is not available everywhere is missing")
}
var availability: Availability
do {
  availability = try Availability(list)
} catch {
  fail(path, error.line, error.text)
}

// The system's own controllers have a class in common here.
let unshown = "HeadlessUnshownController"
var declarations = read().filter { $0.typeName != unshown }
for index in declarations.indices {
  declarations[index].text = declarations[index].text.replacing(unshown, with: "UIViewController")
}
declarations = declarations.filter { !$0.isHeadless }.map { $0.withoutHeadlessMembers() }
declarations = declarations.map { availability.mark($0.splittingCases()) }
for mismatch in availability.mismatches { fail(path, 1, mismatch) }
for entry in availability.unknown { fail(path, entry.line, "HeadlessUIKit does not declare \(entry.name)") }
// Those that the system has elsewhere.
let elsewhere: Set<String?> = [
  "CGColor", "CGAffineTransform", "CGPath", "CGMutablePath", "CGPathFillRule", "CGLineCap", "CGLineJoin", "CGVector",
  "CGContext", "CGGradient", "CGColorSpace", "CGGradientDrawingOptions",
  "UndoManager", "NSUserActivity", "Selector", "NSKeyValueObservation",
  "NSKeyValueObservedChange",
  "NSKeyValueObservingOptions", "NSKeyValueChange",
]
// Those of MessageUI and SafariServices, too.
declarations.removeAll { declaration in
  elsewhere.contains(declaration.typeName) || ["MF", "SF"].contains { declaration.typeName?.hasPrefix($0) == true }
}
// Messages and observing, which Foundation's classes have by themselves where there is Objective-C.
declarations.removeAll { declaration in
  ["NSObject ", "NSObjectProtocol ", "NotificationCenter ", "Timer "].contains {
    declaration.text.hasPrefix("extension Foundation." + $0)
  }
}
declarations.removeAll { $0.text.contains("typealias CFTimeInterval") }
declarations.removeAll {
  $0.text.contains("NSUndoManager") || $0.members.contains { $0.text.contains("NSUndoManager") }
}
let protocols = objectiveCProtocols(declarations)
declarations = makingRequirementsOptional(declarations, in: protocols)
  .map { $0.markingEnumerations().markingMessages() }
declarations += bridges(declarations, protocols: protocols)

print("@_exported import CoreGraphics")
print("@_exported import Foundation")
for declaration in declarations {
  if declaration.hasBody, declaration.members.isEmpty, declaration.text.hasPrefix("extension "),
    !declaration.text.contains(" : ")
  {
    continue
  }
  declaration.write()
}
