#if Translator
  import SwiftSyntax

  /// Applies the rules to one file. Each rule is in an extension.
  final class FileTranslator: SyntaxVisitor {
    let file: SourceFile
    let index: ModuleIndex
    var edits = TextEdits()
    var messages: [TranslationMessage] = []
    /// Members that have to stand in the body of a class, with the name of the class.
    var moves: [MemberMove] = []
    /// What classes have to conform to.
    var conformances: [AddedConformance] = []
    /// What is written after the file's last line.
    var appendix: [String] = []
    var importsUIKit = false
    /// The file's place among those of the module.
    let fileNumber: Int
    /// The classes of which it is written what Interface Builder connects.
    var connectedTypes: Set<String> = []
    /// Whether the translation needs what the headless UIKit declares.
    var needsUIKit = false

    init(_ file: SourceFile, number: Int, index: ModuleIndex) {
      self.file = file
      fileNumber = number
      self.index = index
      super.init(viewMode: .sourceAccurate)
    }

    func run() {
      walk(file.tree)
      if needsUIKit, !importsUIKit { appendix.append("import HeadlessUIKit") }
    }

    func refuse(_ node: some SyntaxProtocol, _ cause: String, write advice: String) {
      refuse(cause, at: node.byteRange.lowerBound, write: advice)
    }

    func refuse(_ cause: String, at offset: Int, write advice: String) {
      let place = file.place(offset)
      messages.append(
        TranslationMessage(file: file.path, line: place.line, column: place.column, cause: cause, advice: advice)
      )
    }

    func blank(_ node: some SyntaxProtocol) { edits.replace(node.byteRange, padding: "") }

    // MARK: Nodes

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      translate(node)
      return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      translate(node)
      return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      translate(node)
      return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { translate(node) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      translateOptionalCall(node)
      translateNamedSelector(node)
      translateClassDescription(node)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      translateConnections(of: node.memberBlock, node.name.text, isTopLevel: node.isConnectable)
      translate(node)
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      translate(node)
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      translate(node)
      translateConnections(of: node.memberBlock, node.extendedType.trimmedDescription, isTopLevel: node.isAtTop)
      return .visitChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition { translateCondition(Syntax(condition)) }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      translate(node)
      translateFrameworkOverride(DeclSyntax(node))
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      translateSuper(node)
      if let base = node.base?.as(DeclReferenceExprSyntax.self) {
        unqualify(base.baseName, node.period, node.declName.baseName.text)
      }
      return .visitChildren
    }

    /// What Foundation declares where there is Objective-C, and the headless UIKit where there is none.
    private static let typesInUIKit: Set = [
      "Selector", "NSKeyValueObservation", "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSKeyValueChange",
    ]

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      // Of Foundation where there is Objective-C, as the types below.
      if node.baseName.text.hasPrefix("objc_") { needsUIKit = true }
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if Self.typesInUIKit.contains(node.name.text) { needsUIKit = true }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      refuseLateRequirement(node)
      translateTest(node)
      translateFrameworkOverride(DeclSyntax(node))
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self) { unqualify(base.name, node.period, node.name.text) }
      return .visitChildren
    }

    /// A name with the name of the module before it stands for itself, unless the app has one that is equal.
    private func unqualify(_ base: TokenSyntax, _ period: TokenSyntax, _ name: String) {
      guard base.text == "UIKit" else { return }
      let range = base.byteRange.lowerBound..<period.byteRange.upperBound
      if index.types[name] == nil {
        edits.replace(range, padding: "")
      } else {
        edits.replace(range, by: "HeadlessUIKit.")
      }
    }
  }
#endif
