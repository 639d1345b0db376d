#if Translator
  import SwiftParser
  import SwiftSyntax

  /// The classes that a file declares, and how they are made.
  struct DeclaredClass: Hashable {
    /// With the types around it, as in `Inbox.Cell`.
    var name: String
    /// What it inherits first.
    var superclass: String?
    /// Its initialisers, as they are written, without those of coders.
    var initializers: [String]

    /// Whether its name or its superclass's says that it is a view controller.
    var looksLikeScreen: Bool {
      [name, superclass ?? ""].contains { $0.hasSuffix("Controller") }
    }

    /// The classes in a file.
    static func all(in text: String) -> [DeclaredClass] {
      let visitor = ClassVisitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: text))
      return visitor.classes
    }
  }

  private final class ClassVisitor: SyntaxVisitor {
    var classes: [DeclaredClass] = []
    private var outer: [String] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      outer.append(node.name.text)
      let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        .filter { $0.signature.parameterClause.parameters.first?.firstName.text != "coder" }
        .map { "init\($0.signature.parameterClause.trimmedDescription)" }
      classes.append(
        DeclaredClass(
          name: outer.joined(separator: "."),
          superclass: node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
          initializers: initializers
        )
      )
      return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { outer.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
      outer.append(name)
      return .visitChildren
    }
  }
#endif
