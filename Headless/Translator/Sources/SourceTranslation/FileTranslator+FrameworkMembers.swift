#if Translator
  import SwiftSyntax

  /// A protocol that a class has to conform to.
  struct AddedConformance {
    let typeName: String
    let protocolName: String
  }

  extension FileTranslator {
    // A member of an extension of another module's class is overridden only with Objective-C. Here it asks whether the object is of a class that has
    // a member in its place, which is an ordinary one and is overridden as such.

    private static func overrideName(_ name: String) -> String { "headlessOverride_\(name)" }
    private static func baseName(_ name: String) -> String { "headlessBase_\(name)" }
    private static func protocolName(_ member: ForwardedMember) -> String { "HeadlessOverriding_\(member.identifier)" }

    /// Makes a member of an extension of another module's class one that asks for what is in its place.
    func translateFrameworkMember(_ member: DeclSyntax, of node: ExtensionDeclSyntax, _ typeName: String) {
      guard let forwarded = ForwardedMember(member), !forwarded.namesSelf, let name = member.nameToken else {
        refuse(
          member,
          "a member of another module's class that is overridden",
          write: "a method without variadic parameters and `Self`, or a computed property"
        )
        return
      }
      let base = Self.baseName(forwarded.name)
      let protocolName = Self.protocolName(forwarded)
      let actor =
        (FrameworkClasses.isOnMainActor(typeName) || node.attributes.named("MainActor") != nil
          || member.attributesOfMember?.named("MainActor") != nil)
          && member.modifiersOfMember?.has("nonisolated") != true ? "@MainActor " : ""
      let modifiers = (member.modifiersOfMember ?? []).filter { $0.name.text != "dynamic" }
        .map { $0.trimmedDescription + " " }.joined()
      edits.replace(name.byteRange, by: base)
      edits.insert(
        "; "
          + forwarded.declaration(
            name.text,
            modifiers: modifiers,
            calling: base,
            first: (
              "self as? any \(protocolName)\(forwarded.isStatic ? ".Type" : "")", Self.overrideName(forwarded.name)
            )
          ) + "; \(actor)protocol \(protocolName): AnyObject { "
          + forwarded.requirement(Self.overrideName(forwarded.name)) + " }",
        at: member.byteRange.upperBound
      )
    }

    /// Makes an override of such a member one that is asked for.
    func translateFrameworkOverride(_ member: DeclSyntax) {
      guard let override = member.modifiersOfMember?.first(where: { $0.name.text == "override" }),
        let type = member.enclosingTypeNames.first, let fullName = member.memberNames.first,
        let framework = index.frameworkClass(declaring: fullName, overriddenBy: type)
      else { return }
      guard let forwarded = ForwardedMember(member), let name = member.nameToken, index.types[type]?.isAmbiguous != true
      else {
        refuse(
          member,
          "an override of a member of another module's class",
          write:
            "a method without variadic parameters, or a property with `get` and `set`, in a class with a name of its own"
        )
        return
      }
      edits.replace(name.byteRange, by: Self.overrideName(forwarded.name))
      guard !index.isOverridden(fullName, above: type) else { return }
      blank(override)
      conformances.append(
        AddedConformance(typeName: type, protocolName: "\(framework).\(Self.protocolName(forwarded))")
      )
    }

    /// `super.member` is what is in the member's place above, or the member of the extension.
    func translateSuper(_ node: MemberAccessExprSyntax) {
      guard node.base?.is(SuperExprSyntax.self) == true, let base = node.base, let type = node.enclosingTypeNames.first
      else { return }
      let name = node.declName.baseName.text
      let above = index.ancestry(of: type).dropFirst()
      let members = above.flatMap { index.overriddenFrameworkMembers[$0] ?? [] }
        .filter { $0 == name || $0.hasPrefix(name + "(") }
      let call = node.parent?.as(FunctionCallExprSyntax.self)
      let labels = call?.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() ?? ""
      guard let member = members.first(where: { $0 == "\(name)(\(labels))" || $0 == name }) ?? members.first,
        index.frameworkClass(declaring: member, overriddenBy: type) != nil
      else { return }
      if index.isOverridden(member, above: type) {
        edits.replace(node.declName.baseName.byteRange, by: Self.overrideName(name))
      } else {
        edits.replace(base.byteRange, by: "self")
        edits.replace(node.declName.baseName.byteRange, by: Self.baseName(name))
      }
    }
  }
#endif
