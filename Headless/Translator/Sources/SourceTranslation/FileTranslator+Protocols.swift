#if Translator
  import SwiftSyntax

  extension FileTranslator {
    /// A protocol of Objective-C is one of classes, and its optional requirements have default implementations that say so.
    func translate(_ node: ProtocolDeclSyntax) {
      guard node.attributes.named("objc") != nil else { return }
      if let inheritance = node.inheritanceClause {
        if inheritance.inheritedTypes.allSatisfy({
          $0.type.lastName != "AnyObject" && $0.type.lastName != "NSObjectProtocol"
        }) {
          edits.insert(", AnyObject", at: inheritance.inheritedTypes.byteRange.upperBound)
        }
      } else {
        edits.insert(": AnyObject", at: node.name.byteRange.upperBound)
      }
      for member in node.memberBlock.members {
        if let function = member.decl.as(FunctionDeclSyntax.self),
          let modifier = function.modifiers.first(where: { $0.name.text == "optional" })
        {
          blank(modifier)
          addDefault(of: function, in: node)
        } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has("optional") {
          refuse(variable, "an optional property of a protocol", write: "an optional method")
        }
      }
    }

    private func addDefault(of function: FunctionDeclSyntax, in node: ProtocolDeclSyntax) {
      let result = function.signature.returnClause?.type
      guard let answer = Self.answer(of: result) else {
        refuse(
          function,
          "an optional requirement that returns \(result?.trimmedDescription ?? "")",
          write: "an optional result, `-> \(result?.trimmedDescription ?? "")?`"
        )
        return
      }
      needsUIKit = true
      var labels: [String] = []
      var parameters: [String] = []
      for (number, parameter) in function.signature.parameterClause.parameters.enumerated() {
        labels.append(parameter.firstName.text)
        parameters.append("\(parameter.firstName.text) p\(number): \(parameter.type.trimmedDescription)")
      }
      let name = function.name.text + "(" + labels.map { $0 + ":" }.joined() + ")"
      let attributes =
        node.attributes.named("MainActor") == nil && function.attributes.named("MainActor") == nil ? "" : "@MainActor "
      let access = node.modifiers.has("public") ? "public " : ""
      let line = file.place(function.byteRange.lowerBound).line
      appendix.append(
        """
        extension \(node.name.text) {
        #sourceLocation(file: \(file.path.quoted), line: \(line))
        \(access)\(attributes)func \(function.name.text)(\(parameters.joined(separator: ", ")))\(result.map { " -> \($0.trimmedDescription)" } ?? "") { HeadlessOptionalRequirement.missing("\(name)")\(answer.isEmpty ? "" : "; return \(answer)") }
        }
        """
      )
    }

    /// A class binds the requirements of the protocols that it conforms to once: what a subclass is the first to implement is not called.
    func refuseLateRequirement(_ node: FunctionDeclSyntax) {
      guard let type = node.enclosingTypeNames.first, !node.modifiers.has("override") else { return }
      let name =
        node.name.text + "(" + node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
      guard let ancestor = index.conformingAncestor(of: type, withoutMethod: name) else { return }
      refuse(
        node,
        "an optional requirement that a subclass is the first to implement",
        write: "the method in \(ancestor), too, which conforms to the protocol, and `override` here"
      )
    }

    /// What a default implementation returns, which nobody reads: `nil` for types without a value that can be written.
    private static func answer(of type: TypeSyntax?) -> String? {
      guard let type else { return "" }
      if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return "nil" }
      if type.is(ArrayTypeSyntax.self) { return "[]" }
      if type.is(DictionaryTypeSyntax.self) { return "[:]" }
      switch type.trimmedDescription {
      case "Void", "()": return ""
      case "Bool": return "false"
      case "String": return "\"\""
      case "Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval", "NSInteger", "Int32", "Int64": return "0"
      case "CGSize", "CGPoint", "CGRect", "UIEdgeInsets": return ".zero"
      case "UIColor", "UIView", "UIViewController", "UIImage", "Data", "IndexSet", "IndexPath", "NSObject":
        return ".init()"
      default: return nil
      }
    }

    /// `delegate?.method?(x)` asks the object whether it has the method.
    func translateOptionalCall(_ node: FunctionCallExprSyntax) {
      guard let called = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let member = called.expression.as(MemberAccessExprSyntax.self), member.base != nil
      else { return }
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      var name = member.declName.baseName.text + "(" + labels.map { $0 + ":" }.joined() + ")"
      let isLabeled = labels.contains { $0 != "_" }
      if node.trailingClosure != nil {
        // The closure's label is not written.
        let start = name.dropLast()
        let complete = index.optionalRequirements.filter {
          $0.hasPrefix(start) && $0.count { $0 == ":" } == labels.count + 1
        }
        guard let only = complete.first, complete.count == 1 else {
          if isLabeled || !complete.isEmpty {
            refuse(
              node,
              "an optional call with a closure behind it",
              write: "the closure in the parentheses, with its label"
            )
          }
          return
        }
        name = only
      } else if !isLabeled, !index.optionalRequirements.contains(name), !Self.unlabeledRequirements.contains(name) {
        // A closure has no labels: what has one is a method.
        return
      }
      needsUIKit = true
      edits.insert("HeadlessOptionalRequirement.call(\"\(name)\", { ", at: node.byteRange.lowerBound)
      edits.replace(called.questionMark.byteRange, by: "")
      // What is asked of the answer is asked of an optional.
      let isAsked =
        node.parent?.is(MemberAccessExprSyntax.self) == true || node.parent?.is(SubscriptCallExprSyntax.self) == true
      edits.insert(isAsked ? " })?" : " })", at: node.byteRange.upperBound)
    }

    /// Optional requirements of UIKit's protocols without a label, which look like closures.
    private static let unlabeledRequirements: Set = [
      "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollViewWillBeginDragging(_:)",
      "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)", "viewForZooming(_:)",
      "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)", "scrollViewDidChangeAdjustedContentInset(_:)",
      "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldEndEditing(_:)",
      "textFieldDidEndEditing(_:)",
      "textFieldShouldClear(_:)", "textFieldShouldReturn(_:)", "textFieldDidChangeSelection(_:)",
      "textViewShouldBeginEditing(_:)",
      "textViewShouldEndEditing(_:)", "textViewDidBeginEditing(_:)", "textViewDidEndEditing(_:)",
      "textViewDidChange(_:)",
      "textViewDidChangeSelection(_:)", "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)",
      "searchBarShouldEndEditing(_:)", "searchBarTextDidEndEditing(_:)", "searchBarSearchButtonClicked(_:)",
      "searchBarBookmarkButtonClicked(_:)", "searchBarCancelButtonClicked(_:)", "numberOfSections(in:)",
      "sectionIndexTitles(for:)",
      "gestureRecognizerShouldBegin(_:)", "presentationControllerDidDismiss(_:)",
      "presentationControllerShouldDismiss(_:)",
      "presentationControllerWillDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
    ]
  }

  extension String {
    /// The text as a literal.
    var quoted: String {
      "\""
        + split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\").split(
          separator: "\"",
          omittingEmptySubsequences: false
        ).joined(separator: "\\\"") + "\""
    }
  }
#endif
