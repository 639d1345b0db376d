#if Translator
  import SwiftSyntax

  /// A method or a property that another one of the same type calls with what it was given.
  struct ForwardedMember {
    /// The name without labels and backticks.
    let name: String
    /// The labels of a method; `nil` of a property.
    let labels: [String]?
    let isStatic: Bool
    /// Whether the type of the object itself is a part of the type.
    let namesSelf: Bool
    /// Whether a property can be set.
    private var isSettable = false
    /// What says something about the member to whoever uses it.
    private let attributes: String
    private let signature: String
    private let signatureWithDefaults: String
    private let arguments: String
    private let effects: String

    /// A name that no other member has, which can be a part of another one.
    var identifier: String { name + (labels ?? []).map { "_" + $0 }.joined() }

    /// A method; `nil` if its arguments cannot be handed on.
    init?(_ node: FunctionDeclSyntax) {
      let parameters = Array(node.signature.parameterClause.parameters)
      guard !parameters.contains(where: { $0.ellipsis != nil }), node.body != nil else { return nil }
      name = node.name.text.filter { $0 != "`" }
      labels = parameters.map(\.firstName.text)
      isStatic = node.modifiers.has("class") || node.modifiers.has("static")
      attributes = node.attributes.meaningfulText
      func text(withDefaults: Bool) -> String {
        parameters.enumerated().map { number, parameter in
          "\(parameter.firstName.text) p\(number): \(parameter.type.trimmedDescription)"
            + (withDefaults ? parameter.defaultValue.map { " \($0.trimmedDescription)" } ?? "" : "")
        }
        .joined(separator: ", ")
      }
      let effectsText = node.signature.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
      let rest =
        effectsText + (node.signature.returnClause.map { " \($0.trimmedDescription)" } ?? "")
        + (node.genericWhereClause.map { " \($0.trimmedDescription)" } ?? "")
      let generics = node.genericParameterClause?.trimmedDescription ?? ""
      signature = "\(generics)(\(text(withDefaults: false)))\(rest)"
      signatureWithDefaults = "\(generics)(\(text(withDefaults: true)))\(rest)"
      arguments =
        "("
        + parameters.enumerated().map { number, parameter in
          (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ")
            + parameter.type.argument(named: "p\(number)")
        }
        .joined(separator: ", ") + ")"
      effects =
        (node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try ")
        + (node.signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
      namesSelf = signature.names("Self")
    }

    /// A computed property; `nil` if it is stored, observed or one of several.
    init?(_ node: VariableDeclSyntax) {
      guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let block = binding.accessorBlock
      else { return nil }
      if case .accessors(let list) = block.accessors {
        guard list.allSatisfy({ ["get", "set"].contains($0.accessorSpecifier.text) && $0.effectSpecifiers == nil })
        else {
          return nil
        }
        isSettable = list.contains { $0.accessorSpecifier.text == "set" }
      }
      self.name = name.filter { $0 != "`" }
      labels = nil
      isStatic = node.modifiers.has("class") || node.modifiers.has("static")
      attributes = node.attributes.meaningfulText
      signature = type.trimmedDescription
      signatureWithDefaults = signature
      arguments = ""
      effects = ""
      namesSelf = signature.names("Self")
    }

    init?(_ member: DeclSyntax) {
      if let function = member.as(FunctionDeclSyntax.self) {
        self.init(function)
      } else if let variable = member.as(VariableDeclSyntax.self) {
        self.init(variable)
      } else {
        return nil
      }
    }

    /// The requirement of a protocol that the member fulfils under a name.
    func requirement(_ name: String) -> String {
      let prefix = isStatic ? "static " : ""
      return labels == nil
        ? "\(prefix)var \(name)\(signature) { get\(isSettable ? " set" : "") }" : "\(prefix)func \(name)\(signature)"
    }

    /// A member of the name that calls another one: of another object, if that is of a type, and otherwise of its own.
    ///
    /// - Parameters:
    ///   - name: the new member's name.
    ///   - modifiers: such as `public override `.
    ///   - target: the member that is called.
    ///   - first: the cast that is tried first, with the member that is called where it succeeds.
    func declaration(
      _ name: String,
      modifiers: String,
      calling target: String,
      first: (cast: String, member: String)? = nil
    )
      -> String
    {
      guard labels == nil else {
        let other = first.map {
          "if let headless = \($0.cast) { return \(effects)headless.\($0.member)\(arguments) }; "
        }
        return
          "\(attributes)\(modifiers)func \(name)\(signatureWithDefaults) { \(other ?? "")return \(effects)\(target)\(arguments) }"
      }
      let get = first.map { "if let headless = \($0.cast) { return headless.\($0.member) }; " } ?? ""
      let start = "\(attributes)\(modifiers)var \(name)\(signature) { "
      guard isSettable else { return start + "\(get)return \(target) }" }
      let set = first.map {
        "if let headless = \($0.cast) { headless.\($0.member) = newValue } else { \(target) = newValue }"
      }
      return start + "get { \(get)return \(target) } set { \(set ?? "\(target) = newValue") } }"
    }
  }

  extension TypeSyntax {
    /// How a parameter of the type is handed on.
    fileprivate func argument(named name: String) -> String {
      guard let attributed = self.as(AttributedTypeSyntax.self) else { return name }
      if attributed.attributes.named("autoclosure") != nil { return "\(name)()" }
      return attributed.trimmedDescription.hasPrefix("inout ") ? "&\(name)" : name
    }
  }

  extension AttributeListSyntax {
    /// The attributes that say something to Swift, each with a blank behind it.
    var meaningfulText: String {
      compactMap { $0.as(AttributeSyntax.self) }
        .filter { !FileTranslator.attributesWithoutMeaning.contains($0.attributeName.trimmedDescription) }
        .map { $0.trimmedDescription + " " }.joined()
    }
  }

  extension String {
    /// Whether a word is in the text.
    fileprivate func names(_ word: String) -> Bool {
      split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(Substring(word))
    }
  }
#endif
