#if Translator
  import SwiftSyntax

  extension FileTranslator {
    /// Modules of Apple's whose declarations the headless UIKit has or brings.
    static let modulesInUIKit: Set = [
      "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "SafariServices", "MessageUI",
      "UniformTypeIdentifiers",
    ]

    func translate(_ node: ImportDeclSyntax) {
      if node.path.first?.name.text == "HeadlessUIKit" { importsUIKit = true }
      // With Xcode XCTest brings UIKit along.
      if node.path.first?.name.text == "XCTest" { needsUIKit = true }
      guard let module = node.path.first?.name.text, Self.modulesInUIKit.contains(module), let first = node.path.first
      else {
        return
      }
      importsUIKit = true
      // `import class UIKit.UIView` names something, `import UIKit.UIGestureRecognizerSubclass` a part of the module.
      if node.importKindSpecifier == nil {
        edits.replace(node.path.byteRange, by: "HeadlessUIKit")
      } else {
        edits.replace(first.name.byteRange, by: "HeadlessUIKit")
      }
    }

    /// Attributes that say something to Objective-C or to Interface Builder alone.
    static let attributesWithoutMeaning: Set = [
      "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
      "GKInspectable", "UIApplicationMain", "NSApplicationMain",
    ]

    func translate(_ node: AttributeSyntax) {
      let name = node.attributeName.trimmedDescription
      if Self.attributesWithoutMeaning.contains(name) {
        if name == "objc", isObservedByKey(node) { return }
        blank(node)
      } else if name == "main", node.parent?.parent?.is(ClassDeclSyntax.self) == true {
        // The test is the program.
        blank(node)
      } else if name == "NSManaged" {
        refuse(
          node,
          "@NSManaged",
          write:
            "a protocol of what the screen shows, which the managed object conforms to in a file that is moved aside: there is no Core Data on Linux"
        )
      } else if name == "NSCopying" {
        refuse(node, "@NSCopying", write: "`didSet` or a setter that copies")
      }
    }

    func translate(_ node: DeclModifierSyntax) {
      // Nothing is dynamic without Objective-C; what is observed by key has been replaced together with its attribute.
      if node.name.text == "dynamic", !isObservedByKey(node) { blank(node) }
    }

    /// Conditions that ask what the app's code is compiled for: the headless UIKit stands in for iOS.
    func translateCondition(_ node: Syntax) {
      if let call = node.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)
      {
        let argument = call.arguments.first?.expression.trimmedDescription
        switch (name.baseName.text, argument) {
        case ("os", "iOS"): edits.replace(call.byteRange, padding: "true")
        case ("canImport", .some(let module)) where Self.modulesInUIKit.contains(module) && module != "ObjectiveC":
          edits.replace(call.byteRange, padding: "true")
        default: break
        }
        return
      }
      for child in node.children(viewMode: .sourceAccurate) { translateCondition(child) }
    }
  }
#endif
