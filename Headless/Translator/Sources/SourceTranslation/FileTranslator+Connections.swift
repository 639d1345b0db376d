#if Translator
  import SwiftSyntax

  extension FileTranslator {
    /// Writes behind a class, or behind an extension of one, what Interface Builder sets and calls of it by name. It stands in an extension
    /// of the class, which reaches what is private, on the line of the last brace.
    func translateConnections(of members: MemberBlockSyntax, _ typeName: String, isTopLevel: Bool) {
      guard isTopLevel, let number = index.types[typeName]?.connectedFiles.firstIndex(of: fileNumber),
        !connectedTypes.contains(typeName)
      else { return }
      let found = memberLists(of: typeName).flatMap { connections(in: $0, of: typeName) }
      guard !found.isEmpty else { return }
      connectedTypes.insert(typeName)
      needsUIKit = true
      let properties = found.compactMap(\.property)
      let actions = found.compactMap(\.action)
      let table = "headlessConnections\(number)"
      var text = "; extension \(typeName) { fileprivate static var \(table): HeadlessConnections { "
      text += "HeadlessConnections(properties: \(literal(properties)), actions: \(literal(actions))) } }; "
      text += "@MainActor final class \(typeName)HeadlessConnections\(number): HeadlessConnecting { "
      text += "static var headlessConnections: HeadlessConnections { \(typeName).\(table) }"
      if index.canBeMadeWithoutArguments(typeName) {
        text += "; static func headlessMake() -> AnyObject? { \(typeName)() }"
      }
      edits.insert(text + " };", at: members.rightBrace.byteRange.upperBound)
    }

    private func literal(_ entries: [String]) -> String {
      entries.isEmpty ? "[:]" : "[" + entries.joined(separator: ", ") + "]"
    }

    /// The members of a class in its own body and in its extensions in this file, but for those behind a condition.
    private func memberLists(of typeName: String) -> [MemberBlockItemListSyntax] {
      let finder = MemberListFinder(typeName)
      finder.walk(file.tree)
      return finder.lists
    }

    private struct Connection {
      var property: String?
      var action: String?
    }

    private func connections(in members: MemberBlockItemListSyntax, of type: String) -> [Connection] {
      members.flatMap { member -> [Connection] in
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          return variable.connectedNames.map { name in
            Connection(property: "\"\(name.trimmingBackticks)\": .init(\\\(type).\(name))")
          }
        }
        guard let function = member.decl.as(FunctionDeclSyntax.self), function.isConnected else { return [] }
        let method = ModuleIndex.Method(function)
        guard method.labels.count <= 2 else {
          refuse(function, "@IBSegueAction with three arguments", write: "the method without the last one")
          return []
        }
        let spelled = method.labels.isEmpty ? method.baseName : method.fullName
        let selector = method.selectorName
        return [Connection(action: "\"\(selector)\": Selector(\"\(selector)\", \(type).\(spelled))")]
      }
    }
  }

  /// Finds the bodies of a class at the top of a file.
  private final class MemberListFinder: SyntaxVisitor {
    private let typeName: String
    private(set) var lists: [MemberBlockItemListSyntax] = []

    init(_ typeName: String) {
      self.typeName = typeName
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == typeName { lists.append(node.memberBlock.members) }
      return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.extendedType.trimmedDescription == typeName { lists.append(node.memberBlock.members) }
      return .skipChildren
    }
  }

  extension VariableDeclSyntax {
    /// The names of the properties that Interface Builder may set.
    var connectedNames: [String] {
      guard bindingSpecifier.text == "var", !modifiers.has("static"), !modifiers.has("class"),
        ["IBOutlet", "IBInspectable"].contains(where: { attributes.named($0) != nil })
          // What is dynamic, too, is a model's.
          || attributes.named("objc") != nil && !modifiers.has("dynamic")
      else { return [] }
      return bindings.filter(\.canBeSet).compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }
  }

  extension FunctionDeclSyntax {
    /// Whether Interface Builder may call the method.
    var isConnected: Bool {
      (attributes.named("IBAction") != nil || attributes.named("IBSegueAction") != nil) && !modifiers.has("static")
        && !modifiers.has("class")
    }
  }

  extension PatternBindingSyntax {
    fileprivate var canBeSet: Bool {
      switch accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let list):
        list.allSatisfy { $0.accessorSpecifier.text != "get" } || list.contains { $0.accessorSpecifier.text == "set" }
      }
    }
  }

  extension String {
    fileprivate var trimmingBackticks: String { filter { $0 != "`" } }
  }
#endif
