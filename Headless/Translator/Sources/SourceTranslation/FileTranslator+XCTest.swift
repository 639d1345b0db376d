#if Translator
  import SwiftSyntax

  extension FileTranslator {
    /// What XCTest calls before and after tests.
    private static let surroundings: Set = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

    /// A synchronous test of XCTest on the main actor: XCTest lists tests by a type that such a method has not, and the process would end. The
    /// method is on no actor, and its body is on the main one, on which XCTest calls it.
    func translateTest(_ node: FunctionDeclSyntax) {
      let name = node.name.text
      let isTest = name.hasPrefix("test") && !node.modifiers.has("class")
      guard isTest || Self.surroundings.contains(name) && node.modifiers.has("override"),
        node.signature.parameterClause.parameters.isEmpty,
        node.signature.effectSpecifiers?.asyncSpecifier == nil, let body = node.body,
        !["static", "private", "fileprivate", "nonisolated"].contains(where: node.modifiers.has),
        let type = node.enclosingTypeNames.first,
        index.ancestry(of: type).contains(where: { index.types[$0]?.inherited.contains("XCTestCase") == true }),
        node.attributes.named("MainActor") != nil || node.enclosingDeclarationIsOnMainActor || index.isOnMainActor(type)
      else { return }
      if let attribute = node.attributes.named("MainActor") { blank(attribute) }
      let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
      edits.insert("nonisolated ", at: (node.modifiers.first?.byteRange ?? node.funcKeyword.byteRange).lowerBound)
      edits.insert(
        isThrowing
          ? " try MainActor.assumeIsolated { () throws -> Void in" : " MainActor.assumeIsolated { () -> Void in",
        at: body.leftBrace.byteRange.upperBound
      )
      edits.insert("} ", at: body.rightBrace.byteRange.lowerBound)
    }
  }

  extension SyntaxProtocol {
    /// Whether the class or the extension whose body the node is in says that it is on the main actor.
    fileprivate var enclosingDeclarationIsOnMainActor: Bool {
      for node in sequence(first: parent, next: { $0?.parent }) {
        if let type = node?.as(ClassDeclSyntax.self) { return type.attributes.named("MainActor") != nil }
        if let type = node?.as(ExtensionDeclSyntax.self) { return type.attributes.named("MainActor") != nil }
      }
      return false
    }
  }
#endif
