import SwiftSyntax

extension FileTranslator {
  /// A synchronous test of XCTest on the main actor: XCTest lists tests by a type that such a method has not, and the process would end. The
  /// method becomes the body of one that is on no actor.
  func translateTest(_ node: FunctionDeclSyntax) {
    let name = node.name.text
    guard name.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.effectSpecifiers?.asyncSpecifier == nil, node.body != nil,
      !["static", "class", "override", "private", "fileprivate", "nonisolated"].contains(where: node.modifiers.has),
      let type = node.enclosingTypeNames.first,
      index.ancestry(of: type).contains(where: { index.types[$0]?.inherited.contains("XCTestCase") == true }),
      node.attributes.named("MainActor") != nil || node.enclosingClass?.attributes.named("MainActor") != nil
    else { return }
    let throwing = node.signature.effectSpecifiers?.throwsClause != nil
    let (throwsText, tryText) = throwing ? (" throws", "try ") : ("", "")
    let body = "headlessBodyOf_\(name)"
    edits.replace(node.name.byteRange, by: body)
    edits.insert(
      "; nonisolated func \(name)()\(throwsText) { \(tryText)MainActor.assumeIsolated { \(tryText)self.\(body)() } }",
      at: node.byteRange.upperBound
    )
  }
}

extension SyntaxProtocol {
  /// The class whose body the node is in.
  fileprivate var enclosingClass: ClassDeclSyntax? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0?.as(ClassDeclSyntax.self) }.first
  }
}
