/// An error of the compiler's, and what it comes from.
struct CompilerError {
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// Reads a line of the compiler's output: `file:line:column: error: text`.
  init?(_ output: Substring) {
    guard let mark = output.firstRange(of: ": error: ") else { return nil }
    let place = output[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
      return nil
    }
    file = place.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
    text = String(output[mark.upperBound...])
  }

  /// The module that is missing.
  var missingModule: String? { text.hasPrefix("no such module") ? quoted.first : nil }

  /// The words between quotes.
  private var quoted: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  /// What the error comes from, and what to write instead.
  var cause: (name: String, advice: String) {
    if let module = missingModule { return Self.missing(module) }
    let names = quoted
    if text.hasPrefix("cannot find"), let name = names.first {
      return Self.isApples(name)
        ? (
          "\(name) is missing here",
          "something else there, or move the file aside: Sources/HeadlessUIKit/COVERAGE.md says what there is"
        )
        : ("\(name) is declared nowhere", "its declaration into the folder, or a protocol in its place")
    }
    if text.contains("has no member"), names.count >= 2 {
      return Self.isApples(names[0])
        ? (
          "\(names[0]).\(names[1]) is missing here",
          "something else there: Sources/HeadlessUIKit/COVERAGE.md says what there is"
        )
        : ("\(names[0]).\(names[1]) is declared nowhere", "its declaration into the folder")
    }
    if text.contains("does not override any") {
      return ("an override of what is missing here", "the method without `override` in a condition, or move it aside")
    }
    if text.contains("actor-isolated") {
      return ("isolation", "@MainActor on the type or the method that uses views")
    }
    return ("another error of the compiler's", "what the error says: it may follow from another one above")
  }

  static func missing(_ module: String) -> (name: String, advice: String) {
    let advice =
      switch module {
      case "os", "OSLog":
        "`#if canImport(\(module))` around it and what is logged, or a function of the app's that logs"
      case "Combine":
        "closures or an AsyncStream where the screens meet it, or a package of the same API, as OpenCombine"
      case "UniformTypeIdentifiers": "the identifier of the type as a text"
      default: "a protocol of what is used of it, and move the file that imports it aside"
      }
    return ("the module \(module)", "\(advice): there is no \(module) here")
  }

  private static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG", "AV", "WK", "MK", "CL", "SK", "PH", "UN"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }
}
