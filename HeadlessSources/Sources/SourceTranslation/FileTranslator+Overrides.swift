import SwiftSyntax

/// A member of an extension that has to stand in the body of its class.
struct MemberMove {
  let typeName: String
  let range: Range<Int>
  /// What the extension says for its members, such as `public `.
  let prefix: String
}

extension FileTranslator {
  /// What overrides or is overridden stands in the class's body: without Objective-C members of extensions are not overridden.
  func translate(_ node: ExtensionDeclSyntax) {
    let name = node.extendedType.lastName
    guard index.types[name]?.isProtocol != true else { return }
    for member in node.memberBlock.members { translate(member, of: node, name) }
  }

  private func translate(_ member: MemberBlockItemSyntax, of node: ExtensionDeclSyntax, _ name: String) {
    if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard case .decls(let members) = clause.elements else { continue }
        for inner in members where inner.decl.modifiersOfMember?.has("override") == true {
          refuse(inner, "override in a condition of an extension", write: "the condition inside the method")
        }
      }
      return
    }
    guard let modifiers = member.decl.modifiersOfMember else { return }
    let isOverride = modifiers.has("override")
    guard isOverride || member.decl.memberNames.contains(where: { index.isOverridden($0, of: name) }) else { return }
    guard index.types[name]?.body != nil else {
      refuse(
        member,
        isOverride
          ? "override in an extension of a class of another module"
          : "a member of another module's class that is overridden",
        write: isOverride
          ? "a subclass that overrides, or a function of another name"
          : "a function of the class that the overriding ones share"
      )
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
    moves.append(MemberMove(typeName: name, range: member.byteRange, prefix: prefix))
  }
}

extension DeclSyntax {
  fileprivate var modifiersOfMember: DeclModifierListSyntax? { asProtocol((any WithModifiersSyntax).self)?.modifiers }

  /// The names by which members are overridden: methods with labels, properties without.
  fileprivate var memberNames: [String] {
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
}
