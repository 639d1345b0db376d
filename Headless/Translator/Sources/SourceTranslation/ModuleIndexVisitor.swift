#if Translator
  import SwiftSyntax

  /// Reads one file for the index.
  final class ModuleIndexVisitor: SyntaxVisitor {
    private let file: Int
    private(set) var types: [String: ModuleIndex.TypeFacts] = [:]

    init(file: Int) {
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text, node.inheritanceClause) {
        $0.isClass = true
        $0.isOnMainActor = node.attributes.named("MainActor") != nil
        $0.inheritance = node.inheritanceClause.map { (self.file, $0.inheritedTypes.byteRange.upperBound) }
        $0.isAmbiguous = $0.body != nil
        $0.body = (self.file, node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text, node.inheritanceClause) {
        $0.isProtocol = true
        $0.isOnMainActor = node.attributes.named("MainActor") != nil
      }
      return .visitChildren
    }

    /// Another name of a type stands for what is above it.
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.isAtTop, node.genericParameterClause == nil else { return .skipChildren }
      types[node.name.text, default: .init()].inherited.append(node.initializer.value.lastName)
      return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text, node.inheritanceClause) { _ in }
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.text, node.inheritanceClause) { _ in }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.extendedType.lastName, node.inheritanceClause) { _ in }
      return .visitChildren
    }

    private func note(
      _ name: String,
      _ inheritance: InheritanceClauseSyntax?,
      _ change: (inout ModuleIndex.TypeFacts) -> Void
    ) {
      types[name, default: .init()].inherited += inheritance?.inheritedTypes.map { $0.type.lastName } ?? []
      change(&types[name, default: .init()])
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let type = node.enclosingTypeNames.first else { return .skipChildren }
      let method = ModuleIndex.Method(node)
      types[type, default: .init()].methods.append(method)
      if node.isConnected { noteConnection(node, of: type) }
      if node.modifiers.has("override") {
        types[type, default: .init()].overrides.insert(method.fullName)
      } else {
        types[type, default: .init()].members.insert(method.fullName)
      }
      if node.modifiers.has("optional") { types[type, default: .init()].optionalRequirements.insert(method.fullName) }
      // Types in a body are not named elsewhere.
      return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      if let type = node.enclosingTypeNames.first {
        types[type, default: .init()].initializers
          .append(node.signature.parameterClause.parameters.map { $0.firstName.text })
      }
      return .skipChildren
    }

    private func noteConnection(_ node: some SyntaxProtocol, of type: String) {
      // An item, a list of them, a block of members and the type: there is no condition between.
      let block = node.parent?.parent?.parent
      guard block?.is(MemberBlockSyntax.self) == true, block?.parent?.isAtTop == true else { return }
      if types[type]?.connectedFiles.contains(file) != true {
        types[type, default: .init()].connectedFiles.append(file)
      }
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let type = node.enclosingTypeNames.first else { return .skipChildren }
      if !node.connectedNames.isEmpty { noteConnection(node, of: type) }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        if node.modifiers.has("override") {
          types[type, default: .init()].overrides.insert(name)
        } else {
          types[type, default: .init()].members.insert(name)
        }
        if let written = binding.typeAnnotation?.type {
          types[type, default: .init()].propertyTypes[name] = written.unwrapped.trimmedDescription
        } else if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) {
          let callee = call.calledExpression.trimmedDescription
          if callee.first?.isUppercase == true { types[type, default: .init()].propertyTypes[name] = callee }
        }
      }
      return .skipChildren
    }
  }

  extension ModuleIndex.Method {
    init(_ node: FunctionDeclSyntax) {
      self.init(
        baseName: node.name.text,
        labels: node.signature.parameterClause.parameters.map { $0.firstName.text },
        givenName: node.attributes.objcName
      )
    }
  }

  extension SyntaxProtocol {
    /// Whether the node is in no type.
    var isAtTop: Bool { enclosingTypeNames.isEmpty }
  }

  extension ClassDeclSyntax {
    /// Whether Interface Builder can name the class.
    var isConnectable: Bool {
      isAtTop && genericParameterClause == nil && !modifiers.has("private") && !modifiers.has("fileprivate")
    }
  }

  extension TypeSyntax {
    /// The last component of the type's name without its arguments.
    var lastName: String {
      if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
      if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
      if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
      return trimmedDescription
    }

    /// The type without `?`, `!`, `any` and `some`.
    var unwrapped: TypeSyntax {
      if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.unwrapped }
      if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.unwrapped }
      if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.unwrapped }
      return self
    }
  }

  extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
  }

  extension AttributeListSyntax {
    func named(_ name: String) -> AttributeSyntax? {
      for element in self {
        if let attribute = element.as(AttributeSyntax.self), attribute.attributeName.trimmedDescription == name {
          return attribute
        }
      }
      return nil
    }

    /// The name that `@objc(name:)` gives.
    var objcName: String? { named("objc")?.arguments.map { $0.trimmedDescription } }
  }

  extension SyntaxProtocol {
    /// The names of the types around the node, the innermost first, as they can be written there.
    var enclosingTypeNames: [String] {
      var names: [String] = []
      var node = parent
      while let current = node {
        if let type = current.as(ClassDeclSyntax.self) { names.append(type.name.text) }
        if let type = current.as(StructDeclSyntax.self) { names.append(type.name.text) }
        if let type = current.as(EnumDeclSyntax.self) { names.append(type.name.text) }
        if let type = current.as(ActorDeclSyntax.self) { names.append(type.name.text) }
        if let type = current.as(ProtocolDeclSyntax.self) { names.append(type.name.text) }
        if let type = current.as(ExtensionDeclSyntax.self) { names.append(type.extendedType.lastName) }
        node = current.parent
      }
      return names
    }
  }
#endif
