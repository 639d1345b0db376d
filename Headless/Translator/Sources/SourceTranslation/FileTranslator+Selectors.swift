#if Translator
  import SwiftParser
  import SwiftSyntax

  extension FileTranslator {
    func translate(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.macroName.text {
      case "selector":
        translateSelector(node)
        return .skipChildren
      case "keyPath":
        translateKeyPath(node)
        return .skipChildren
      case "imageLiteral": translateLiteral(node, "UIImage", label: "imageLiteralResourceName")
      case "fileLiteral": translateLiteral(node, "URL", label: "fileReferenceLiteralResourceName")
      case "colorLiteral": translateLiteral(node, "UIColor", label: nil)
      default: break
      }
      return .visitChildren
    }

    /// A literal of a colour, a picture or a file is what its initializer makes.
    private func translateLiteral(_ node: MacroExpansionExprSyntax, _ type: String, label: String?) {
      needsUIKit = true
      edits.replace(node.pound.byteRange.lowerBound..<node.macroName.byteRange.upperBound, by: type)
      if let label, let written = node.arguments.first?.label { edits.replace(written.byteRange, by: label) }
    }

    private func translateSelector(_ node: MacroExpansionExprSyntax) {
      guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
      var expression = argument.expression
      var cast: TypeSyntax?
      // `m as (T) -> R` is a sequence of three.
      if let sequence = expression.as(SequenceExprSyntax.self)?.elements, sequence.count == 3 {
        let parts = Array(sequence)
        if parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self) {
          expression = parts[0]
          cast = type.type
        }
      }
      while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
      {
        expression = only.expression
      }
      guard let name = calledName(expression), let owner = owner(of: expression, name) else { return }
      needsUIKit = true
      let method = index.methods(name.baseName, of: owner.name).first { name.labels == nil || $0.labels == name.labels }
      switch argument.label?.text {
      case "getter":
        edits.replace(
          node.byteRange,
          by: "Selector(\"\(name.baseName)\", { (object: \(owner.spelled)) in { object.\(name.baseName) } })"
        )
      case "setter":
        refuse(node, "#selector(setter:)", write: "a method that sets the property")
      default:
        let labels = name.labels ?? method?.labels
        let selector =
          method?.selectorName ?? labels.map { ModuleIndex.selectorName(name.baseName, labels: $0) } ?? name.baseName
        let reference = "\(owner.spelled).\(name.spelled)"
        // What is named by its type has the type as its first argument already.
        let target = owner.isWritten ? "" : "(\(owner.spelled)) -> "
        let function = cast.map { "\(reference) as \(target)\($0.trimmedDescription)" } ?? reference
        edits.replace(node.byteRange, by: "Selector(\"\(selector)\", \(function))" + newlines(in: node))
      }
    }

    /// What a replacement of one line has to end with to be as high as the node.
    private func newlines(in node: some SyntaxProtocol) -> String {
      String(repeating: "\n", count: file.bytes[node.byteRange].count { $0 == 10 })
    }

    private struct CalledName {
      let baseName: String
      /// `nil` where none are written.
      let labels: [String]?
      var spelled: String {
        baseName + (labels.map { labels in labels.isEmpty ? "" : "(" + labels.map { $0 + ":" }.joined() + ")" } ?? "")
      }
    }

    private func calledName(_ expression: ExprSyntax) -> CalledName? {
      let reference: DeclReferenceExprSyntax?
      if let member = expression.as(MemberAccessExprSyntax.self) {
        reference = member.declName
      } else {
        reference = expression.as(DeclReferenceExprSyntax.self)
      }
      guard let reference else {
        // `#selector(tap())` and other things that the compiler refuses for a device, too.
        refuse(expression, "#selector of something else than a method", write: "the method's name")
        return nil
      }
      return CalledName(
        baseName: reference.baseName.text,
        labels: reference.argumentNames.map { $0.arguments.map { $0.name.text } }
      )
    }

    private struct Owner {
      let name: String
      let spelled: String
      /// Whether the app's code says the type itself.
      var isWritten = false
    }

    private func owner(of expression: ExprSyntax, _ name: CalledName) -> Owner? {
      if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        let text = base.trimmedDescription
        if text != "self", text != "Self", text != "super" {
          // The last component of a name of a type is written large.
          let last = text.split(separator: ".").last.map(String.init) ?? text
          if last.first?.isUppercase == true {
            guard !isProtocol(last) else {
              refuse(
                expression,
                "#selector of a protocol's requirement",
                write: "an optional call, `delegate?.\(name.baseName)?(…)`: it says whether there is a method"
              )
              return nil
            }
            return Owner(name: last, spelled: text, isWritten: true)
          }
          for type in expression.enclosingTypeNames.flatMap({ index.ancestry(of: $0) }) {
            if let owner = index.types[type]?.propertyTypes[text] { return Owner(name: owner, spelled: owner) }
          }
          refuse(
            expression,
            "#selector of an object's method",
            write:
              "the method of its class, `#selector(TypeOf\(text.prefix(1).uppercased() + text.dropFirst()).\(name.spelled))`"
          )
          return nil
        }
      }
      let types = enclosingTypes(of: expression)
      guard let innermost = types.first else {
        refuse(
          expression,
          "#selector outside a class",
          write: "the class before the method, `#selector(Class.\(name.spelled))`"
        )
        return nil
      }
      return types.first { !index.methods(name.baseName, of: $0.name).isEmpty } ?? innermost
    }

    private func isProtocol(_ name: String) -> Bool {
      if let facts = index.types[name] { return facts.isProtocol }
      return name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("DataSourcePrefetching")
    }

    /// The types around an expression, the innermost first, as they can be written there.
    private func enclosingTypes(of node: some SyntaxProtocol) -> [Owner] {
      var owners: [Owner] = []
      var next = node.parent
      while let current = next {
        if let type = current.as(ClassDeclSyntax.self) {
          owners.append(Owner(name: type.name.text, spelled: type.name.text))
        }
        if let type = current.as(ExtensionDeclSyntax.self) {
          let name = type.extendedType.lastName
          let isClass = index.types[name]?.isProtocol != true
          owners.append(Owner(name: name, spelled: isClass ? type.extendedType.trimmedDescription : "Self"))
        }
        next = current.parent
      }
      return owners
    }

    /// `#keyPath(Type.a.b)` is the text `a.b`.
    private func translateKeyPath(_ node: MacroExpansionExprSyntax) {
      guard let expression = node.arguments.first?.expression else { return }
      let components = expression.trimmedDescription.split(separator: ".").map(String.init)
      let path = components.drop { $0.first?.isUppercase == true || $0 == "self" }.map { $0.trimmingSuffix("?") }
      edits.replace(node.byteRange, padding: "\"\(path.joined(separator: "."))\"")
    }

    /// `type(of: object).description()` is the name of the class, which every class of Objective-C says.
    func translateClassDescription(_ node: FunctionCallExprSyntax) {
      guard node.arguments.isEmpty, node.trailingClosure == nil,
        let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "description",
        let base = member.base?.as(FunctionCallExprSyntax.self),
        base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
      else { return }
      needsUIKit = true
      edits.insert("NSStringFromClass(", at: node.byteRange.lowerBound)
      edits.replace(member.period.byteRange.lowerBound..<node.byteRange.upperBound, by: ")")
    }

    /// `Selector("name:")` finds a method of the class around it.
    func translateNamedSelector(_ node: FunctionCallExprSyntax) {
      let callee = node.calledExpression.trimmedDescription
      guard callee == "Selector" || callee == "NSSelectorFromString", node.arguments.count == 1,
        var argument = node.arguments.first?.expression
      else { return }
      while let tuple = argument.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression {
        argument = only
      }
      let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      for owner in enclosingTypes(of: node) {
        let methods = index.ancestry(of: owner.name).flatMap { index.types[$0]?.methods ?? [] }
        if let text, let method = methods.first(where: { $0.selectorName == text }) {
          needsUIKit = true
          let spelled = method.labels.isEmpty ? method.baseName : method.fullName
          edits.replace(node.byteRange, by: "Selector(\"\(text)\", \(owner.spelled).\(spelled))")
          return
        }
      }
      refuse(node, "Selector of a text", write: "#selector of the method: without Objective-C a text finds no method")
    }
  }

  extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
      hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
  }
#endif
