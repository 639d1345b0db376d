#if Translator
  /// What `headless show` and `headless try` are asked for.
  public struct ScreenOptions: Hashable, Sendable {
    /// What is done with a screen.
    public enum Verb: String, Sendable {
      case show
      case `try`
    }

    public let verb: Verb
    /// The controller's class.
    public private(set) var screen = ""
    /// The folder of the package that has it.
    public private(set) var package = "."
    /// The target that declares it; looked for without.
    public private(set) var target: String?
    /// How it is made; `Screen()` without.
    public private(set) var expression: String?
    /// Further modules that the expression needs.
    public private(set) var imports: [String] = []
    public private(set) var width = 390
    public private(set) var height = 844
    public private(set) var isDark = false
    public private(set) var textSize = "large"
    /// Whether it is in no navigation controller.
    public private(set) var isAlone = false
    public private(set) var seconds = 1.0
    /// Where files are written; the package's `.build/headless` and the screen's name without.
    public private(set) var output: String?
    public private(set) var isJSON = false
    public private(set) var seed: UInt64 = 1
    public private(set) var worlds = 100
    public private(set) var steps = 60
    public private(set) var replay: String?
    public private(set) var checksOff: [String] = []

    /// The sizes of text by UIKit's names.
    static let textSizes = [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ]

    /// Reads the arguments after the verb.
    ///
    /// - Throws: ``CommandMistake`` with what is wrong.
    public init(_ verb: Verb, _ arguments: [String]) throws {
      self.verb = verb
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        guard argument.hasPrefix("-") else {
          guard screen.isEmpty else {
            throw CommandMistake("there are two screens, \(screen) and \(argument): name one")
          }
          screen = argument
          continue
        }
        switch (argument, verb) {
        case ("--package-path", _): package = try Self.value(argument, &rest)
        case ("--target", _): target = try Self.value(argument, &rest)
        case ("--with", _): expression = try Self.value(argument, &rest)
        case ("--import", _): imports.append(try Self.value(argument, &rest))
        case ("--alone", _): isAlone = true
        case ("--output", _): output = try Self.value(argument, &rest)
        case ("--json", _): isJSON = true
        case ("--dark", .show): isDark = true
        case ("--size", .show): (width, height) = try Self.size(try Self.value(argument, &rest))
        case ("--text-size", .show): textSize = try Self.textSize(try Self.value(argument, &rest))
        case ("--after", .show): seconds = try Self.number(argument, &rest, isFine: { (0...86_400).contains($0) })
        case ("--seed", .try): seed = try Self.number(argument, &rest)
        case ("--worlds", .try): worlds = try Self.number(argument, &rest, isFine: { $0 > 0 })
        case ("--steps", .try): steps = try Self.number(argument, &rest, isFine: { $0 > 0 })
        case ("--replay", .try): replay = try Self.value(argument, &rest)
        case ("--without", .try): checksOff.append(try Self.value(argument, &rest))
        default: throw CommandMistake("\(argument) is no option of headless \(verb.rawValue)")
        }
      }
      guard let first = screen.first else {
        throw CommandMistake("name a view controller: headless \(verb.rawValue) InboxViewController")
      }
      // It becomes a line of a program and the name of a folder.
      guard first.isLetter || first == "_", screen.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      else {
        throw CommandMistake("“\(screen)” is no name of a class")
      }
      for name in imports + (target.map { [$0] } ?? []) where name.isEmpty || name.contains(where: \.isWhitespace) {
        throw CommandMistake("“\(name)” is no name of a module")
      }
    }

    private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
      guard let value = rest.popFirst() else { throw CommandMistake("\(option) needs a value after it") }
      return value
    }

    private static func number<Number: LosslessStringConvertible>(
      _ option: String,
      _ rest: inout ArraySlice<String>,
      isFine: (Number) -> Bool = { _ in true }
    ) throws -> Number {
      let text = try value(option, &rest)
      guard let number = Number(text), isFine(number) else { throw CommandMistake("\(option) cannot be “\(text)”") }
      return number
    }

    private static func size(_ text: String) throws -> (Int, Int) {
      let parts = text.split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2, parts.allSatisfy({ (1...10_000).contains($0) }), text == "\(parts[0])x\(parts[1])" else {
        throw CommandMistake("--size cannot be “\(text)”: write points as in 390x844")
      }
      return (parts[0], parts[1])
    }

    private static func textSize(_ text: String) throws -> String {
      guard textSizes.contains(text) else {
        throw CommandMistake("--text-size cannot be “\(text)”: it is one of \(textSizes.joined(separator: ", "))")
      }
      return text
    }
  }
#endif
