#if Translator
  import SwiftSyntax

  extension FileTranslator {
    /// Whether an attribute or a modifier is of a stored property that is observed by key.
    func isObservedByKey(_ node: some SyntaxProtocol) -> Bool {
      node.parent?.parent?.as(VariableDeclSyntax.self).map(isObservedByKey) ?? false
    }

    private func isObservedByKey(_ node: VariableDeclSyntax) -> Bool {
      (node.attributes.named("objc") != nil || node.isInObjectiveCMembers) && node.modifiers.has("dynamic")
        && !node.modifiers.has("static") && !node.modifiers.has("class") && node.attributes.named("NSManaged") == nil
        && node.bindings.allSatisfy(\.isStored)
    }

    /// `@objc dynamic var` tells who observes it of its changes. What is computed is observed by what it reads.
    func translate(_ node: VariableDeclSyntax) {
      guard isObservedByKey(node), let modifier = node.modifiers.first(where: { $0.name.text == "dynamic" }) else {
        return
      }
      for name in ["lazy", "weak", "unowned", "override"] where node.modifiers.has(name) {
        // What is not observed needs nothing else.
        refuse(
          node,
          "@objc dynamic \(name) var",
          write: "a property without `\(name)`, or without `dynamic` if nobody observes it"
        )
        return
      }
      guard node.bindings.count == 1 else {
        refuse(node, "@objc dynamic var of several properties", write: "one property a line")
        return
      }
      needsUIKit = true
      if let attribute = node.attributes.named("objc") {
        // Both together are as long as what they are replaced by.
        edits.replace(attribute.byteRange, by: "@HeadlessKVO")
      } else {
        // Attributes stand before modifiers.
        edits.insert("@HeadlessKVO ", at: node.byteRange.lowerBound)
      }
      edits.replace(modifier.byteRange, by: "")
      for binding in node.bindings where binding.initializer == nil {
        if let type = binding.typeAnnotation,
          type.type.is(OptionalTypeSyntax.self) || type.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        {
          edits.insert(" = nil", at: type.byteRange.upperBound)
        }
      }
    }
  }

  extension VariableDeclSyntax {
    /// Whether the class says `@objc` for all of its members.
    fileprivate var isInObjectiveCMembers: Bool {
      // A list of members, their block, the class.
      parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)?.attributes.named("objcMembers") != nil
    }
  }

  extension PatternBindingSyntax {
    /// Whether there is no getter.
    fileprivate var isStored: Bool {
      switch accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let list): list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }
#endif
