import SwiftSyntax

/// What the files of a module declare, as far as rules ask for it.
struct ModuleIndex {
  /// A method by its name in Swift.
  struct Method: Hashable {
    let baseName: String
    /// `_` where there is none.
    let labels: [String]
    /// The name that `@objc(name:)` gives it.
    let givenName: String?

    /// The name as Swift spells it, such as `tap(_:)`.
    var fullName: String { baseName + "(" + labels.map { $0 + ":" }.joined() + ")" }
    /// The name as Objective-C spells it, such as `tap:`.
    var selectorName: String { givenName ?? ModuleIndex.selectorName(baseName, labels: labels) }
  }

  struct TypeFacts {
    var isClass = false
    var isProtocol = false
    var inherited: [String] = []
    var methods: [Method] = []
    /// The types of properties, where they are written or can be read off an initialiser.
    var propertyTypes: [String: String] = [:]
    /// The full names of a protocol's optional requirements.
    var optionalRequirements: Set<String> = []
    /// The names of members that the type overrides, methods with labels.
    var overrides: Set<String> = []
    /// The labels of initialisers.
    var initializers: [[String]] = []
    /// The numbers of the files in which Interface Builder's connections of the class are declared, in order.
    var connectedFiles: [Int] = []
    /// The file of the class's own declaration, and the offset of its last brace.
    var body: (file: Int, end: Int)?
    /// Whether several classes in other types have the name.
    var isAmbiguous = false
  }

  private(set) var types: [String: TypeFacts] = [:]
  /// The full names of all optional requirements of the module's protocols.
  var optionalRequirements: Set<String> { types.values.reduce(into: []) { $0.formUnion($1.optionalRequirements) } }

  init(_ files: [SourceFile]) {
    for (number, file) in files.enumerated() {
      let visitor = ModuleIndexVisitor(file: number)
      visitor.walk(file.tree)
      types.merge(visitor.types) { $0.merged(with: $1) }
    }
  }

  /// The type and the classes above it that the module declares.
  func ancestry(of name: String) -> [String] {
    var found: [String] = []
    var next: [String] = [name]
    while let name = next.popLast() {
      guard let facts = types[name], !found.contains(name) else { continue }
      found.append(name)
      next += facts.inherited
    }
    return found
  }

  /// The methods of a name that a type or one above it declares.
  func methods(_ baseName: String, of type: String) -> [Method] {
    ancestry(of: type).flatMap { types[$0]?.methods ?? [] }.filter { $0.baseName == baseName }
  }

  /// Whether objects of the class are made with `init()`, as those of `NSObject` are.
  func canBeMadeWithoutArguments(_ name: String) -> Bool {
    guard let facts = types[name], facts.inherited.first == "NSObject" else { return false }
    return facts.initializers.isEmpty || facts.initializers.contains([])
  }

  /// Whether a class of the module below `name` overrides the member.
  func isOverridden(_ member: String, of name: String) -> Bool {
    types.contains { other, facts in
      other != name && facts.overrides.contains(member) && ancestry(of: other).contains(name)
    }
  }

  /// The class above `name` that conforms to a protocol with the optional requirement, if none of those above implements it.
  func conformingAncestor(of name: String, withoutMethod fullName: String) -> String? {
    for ancestor in ancestry(of: name).dropFirst() where types[ancestor]?.isClass == true {
      let implements = ancestry(of: ancestor).contains { above in
        types[above]?.isClass == true && types[above]?.methods.contains { $0.fullName == fullName } == true
      }
      let conforms = types[ancestor]?.inherited.contains { protocolName in
        ancestry(of: protocolName).contains {
          types[$0]?.optionalRequirements.contains(fullName) == true && types[$0]?.isProtocol == true
        }
          && types[protocolName]?.isProtocol == true
      }
      if conforms == true { return implements ? nil : ancestor }
    }
    return nil
  }

  /// A name in Objective-C, by the rules by which the compiler makes it.
  static func selectorName(_ baseName: String, labels: [String]) -> String {
    guard let first = labels.first else { return baseName }
    let prepositions = [
      "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
      "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
      "using",
      "via", "when", "with", "within",
    ]
    let start = String(first.prefix { $0.isLowercase })
    let joint =
      first == "_"
      ? "" : (prepositions.contains(start) ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    return baseName + joint + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}

extension ModuleIndex.TypeFacts {
  func merged(with other: Self) -> Self {
    var merged = self
    merged.isClass = isClass || other.isClass
    merged.isProtocol = isProtocol || other.isProtocol
    merged.inherited += other.inherited
    merged.methods += other.methods
    merged.propertyTypes.merge(other.propertyTypes) { first, _ in first }
    merged.overrides.formUnion(other.overrides)
    merged.initializers += other.initializers
    merged.connectedFiles += other.connectedFiles.filter { !connectedFiles.contains($0) }
    merged.optionalRequirements.formUnion(other.optionalRequirements)
    merged.body = body ?? other.body
    merged.isAmbiguous = isAmbiguous || other.isAmbiguous || body != nil && other.body != nil
    return merged
  }
}
