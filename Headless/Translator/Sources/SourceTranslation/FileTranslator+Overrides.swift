#if Translator
  import SwiftSyntax

  /// A member of an extension that has to stand in the body of its class.
  struct MemberMove {
    let typeName: String
    let range: Range<Int>
    /// What the extension says for its members, such as `public `.
    let prefix: String
    /// What stands in another file's class in its place: it calls the member, which stays where it reaches what is private in its own file.
    let forwarder: String?
  }

  extension FileTranslator {
    /// What overrides or is overridden stands in the class's body: without Objective-C members of extensions are not overridden.
    func translate(_ node: ExtensionDeclSyntax) {
      let name = node.extendedType.lastName
      guard index.types[name]?.isProtocol != true else { return }
      for member in node.memberBlock.members { translate(member.decl, of: node, name, isConditional: false) }
    }

    private func translate(
      _ member: DeclSyntax,
      of node: ExtensionDeclSyntax,
      _ name: String,
      isConditional: Bool
    ) {
      if let conditional = member.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard case .decls(let members) = clause.elements else { continue }
          for inner in members { translate(inner.decl, of: node, name, isConditional: true) }
        }
        return
      }
      guard let modifiers = member.modifiersOfMember else { return }
      let isOverride = modifiers.has("override")
      let names = member.memberNames
      guard isOverride || names.contains(where: { index.isOverridden($0, of: name) }) else { return }
      guard index.types[name]?.body != nil else {
        if isOverride {
          refuse(
            member,
            "override in an extension of a class of another module",
            write: "a subclass that overrides, or a function of another name"
          )
        } else {
          translateFrameworkMember(member, of: node, name)
        }
        return
      }
      // What only stands in the place of a framework's member is an ordinary member of the extension.
      if isOverride, let fullName = names.first, index.frameworkClass(declaring: fullName, overriddenBy: name) != nil,
        !index.isOverridden(fullName, above: name), !index.isOverridden(fullName, of: name)
      {
        return
      }
      guard !isConditional else {
        refuse(member, "override in a condition of an extension", write: "the condition inside the method")
        return
      }
      guard index.types[name]?.isAmbiguous != true else {
        refuse(
          member,
          "override in an extension of one of several classes named \(name)",
          write: "the member in the class's body"
        )
        return
      }
      guard node.genericWhereClause == nil else {
        refuse(member, "override in an extension with conditions", write: "the member in the class's body")
        return
      }
      let access = ["public", "open", "internal", "fileprivate", "private"]
      let inherited = node.modifiers.first { $0.name.text == "public" }
      let prefix = inherited != nil && !access.contains(where: modifiers.has) ? "public " : ""
      moves.append(
        MemberMove(
          typeName: name,
          range: member.byteRange,
          prefix: prefix,
          forwarder: leaveBehind(member, of: name, prefix: prefix)
        )
      )
    }

    /// The names of members of `NSObject` that are on no actor, as their overrides are.
    private static let nonisolatedNames: Set = [
      "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()", "copy(with:)",
      "mutableCopy(with:)",
    ]

    /// Renames a member whose class is in another file, and returns what calls it there; `nil` if the member itself has to move.
    private func leaveBehind(_ member: DeclSyntax, of typeName: String, prefix: String) -> String? {
      guard index.types[typeName]?.body?.file != fileNumber, let forwarded = ForwardedMember(member),
        let name = member.nameToken, let modifiers = member.modifiersOfMember, let fullName = member.memberNames.first,
        // What stands in the place of a framework's member has another name already.
        !modifiers.has("override") || index.frameworkClass(declaring: fullName, overriddenBy: typeName) == nil
      else { return nil }
      let other = "headlessMoved_\(forwarded.name)"
      edits.replace(name.byteRange, by: other)
      for modifier in modifiers where ["override", "open", "final"].contains(modifier.name.text) { blank(modifier) }
      if Self.nonisolatedNames.contains(fullName), !modifiers.has("nonisolated") {
        edits.insert("nonisolated ", at: member.keywordOffset)
      }
      let kept = modifiers.filter { $0.name.text != "dynamic" }.map { $0.trimmedDescription + " " }.joined()
      return forwarded.declaration(name.text, modifiers: prefix + kept, calling: other)
    }
  }

  extension DeclSyntax {
    var modifiersOfMember: DeclModifierListSyntax? { asProtocol((any WithModifiersSyntax).self)?.modifiers }
    var attributesOfMember: AttributeListSyntax? { asProtocol((any WithAttributesSyntax).self)?.attributes }

    /// The names by which members are overridden: methods with labels, properties without.
    var memberNames: [String] {
      if let function = self.as(FunctionDeclSyntax.self) {
        return [
          function.name.text + "("
            + function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
        ]
      }
      if let variable = self.as(VariableDeclSyntax.self) {
        return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
      }
      return []
    }

    /// The name of a method or of one property.
    var nameToken: TokenSyntax? {
      if let function = self.as(FunctionDeclSyntax.self) { return function.name }
      guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1 else { return nil }
      return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }

    /// Where `func` or `var` begins.
    fileprivate var keywordOffset: Int {
      (self.as(FunctionDeclSyntax.self)?.funcKeyword ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier)?
        .byteRange.lowerBound ?? byteRange.lowerBound
    }
  }
#endif
