#if Translator
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
      /// Whether the class or the protocol says that it is on the main actor.
      var isOnMainActor = false
      /// The names of members that the type declares and does not override, methods with labels.
      var members: Set<String> = []
      /// The file of the class's own declaration, and the offset behind what it inherits from.
      var inheritance: (file: Int, end: Int)?
    }

    private(set) var types: [String: TypeFacts] = [:]
    /// The classes that override a member, by its name.
    private var overridingTypes: [String: [String]] = [:]
    /// The members of extensions of other modules' classes that classes of this module override, by the names of the extended classes.
    private(set) var overriddenFrameworkMembers: [String: Set<String>] = [:]
    /// The full names of all optional requirements of the module's protocols.
    var optionalRequirements: Set<String> { types.values.reduce(into: []) { $0.formUnion($1.optionalRequirements) } }

    init(_ files: [SourceFile]) {
      for (number, file) in files.enumerated() {
        let visitor = ModuleIndexVisitor(file: number)
        visitor.walk(file.tree)
        types.merge(visitor.types) { $0.merged(with: $1) }
      }
      for (name, facts) in types { for member in facts.overrides { overridingTypes[member, default: []].append(name) } }
      for (name, facts) in types where facts.body == nil && !facts.isProtocol {
        let members = facts.members.filter { isOverridden($0, of: name) }
        if !members.isEmpty { overriddenFrameworkMembers[name] = members }
      }
    }

    /// The type and what is above it, as far as the module declares or extends it.
    func ancestry(of name: String) -> [String] {
      var found: [String] = []
      var next: [String] = [name]
      while let name = next.popLast() {
        guard !found.contains(name) else { continue }
        if let facts = types[name] {
          found.append(name)
          next += facts.inherited
        }
        if types[name]?.body == nil { next += FrameworkClasses.ancestors(of: name).filter { types[$0] != nil } }
      }
      return found
    }

    /// Whether the type is on the main actor because it or something above it says so.
    func isOnMainActor(_ name: String) -> Bool { ancestry(of: name).contains { types[$0]?.isOnMainActor == true } }

    /// The class of another module whose extension in this one declares the member that a class of this module overrides; `nil` if the member is
    /// declared by a class.
    func frameworkClass(declaring member: String, overriddenBy name: String) -> String? {
      let declaring = ancestry(of: name).dropFirst().filter {
        types[$0]?.members.contains(member) == true && types[$0]?.isProtocol != true
      }
      return declaring.contains { types[$0]?.body != nil } ? nil : declaring.first
    }

    /// Whether a class above the given one overrides the member.
    func isOverridden(_ member: String, above name: String) -> Bool {
      ancestry(of: name).dropFirst().contains { types[$0]?.overrides.contains(member) == true }
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
      overridingTypes[member]?.contains { $0 != name && ancestry(of: $0).contains(name) } == true
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
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
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
      merged.isOnMainActor = isOnMainActor || other.isOnMainActor
      merged.members.formUnion(other.members)
      merged.inheritance = inheritance ?? other.inheritance
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
#endif
