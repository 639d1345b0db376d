import Foundation
import HeadlessUIKit

/// A loader of the objects of one nib, one scene, or one prototype, for a single use.
@MainActor final class InterfaceLoader {
  let document: InterfaceDocument
  /// The objects by their identifiers in the file.
  var objects: [String: AnyObject] = [:]
  /// The controller at which segues start.
  weak var controller: UIViewController?
  /// The storyboard's reader, which segues need.
  let storyboard: StoryboardReader?
  /// Objects to awaken when everything is connected, in the order of creation.
  private var made: [(element: InterfaceElement, object: AnyObject)] = []
  private var constraintElements: [(element: InterfaceElement, view: UIView)] = []
  /// The identifiers of standard labels and image views, which their cells create.
  var standardViews: Set<String> = []
  /// Objects with values for size classes, each with a view whose traits apply.
  var variations: [(element: InterfaceElement, object: AnyObject, view: UIView)] = []
  /// Closures that embed controllers in views when those are loaded.
  var embeddings: [() -> Void] = []
  /// A Boolean value that indicates whether views of a controller aren't loaded yet, so their connections wait.
  var waitsForViews = false
  /// The waiting connections, with the identifiers of their objects.
  var waiting: [(id: String, connection: InterfaceElement)] = []

  init(
    _ document: InterfaceDocument,
    owner: AnyObject? = nil,
    externalObjects: [String: Any] = [:],
    storyboard: StoryboardReader? = nil
  ) {
    self.document = document
    self.storyboard = storyboard
    for element in document.root.elements(in: "objects") where element.name == "placeholder" {
      guard let id = element.id, let identifier = element.attributes["placeholderIdentifier"] else { continue }
      switch identifier {
      case "IBFilesOwner": objects[id] = owner
      case "IBFirstResponder": break
      default: objects[id] = externalObjects[identifier] as AnyObject?
      }
    }
  }

  // MARK: Nibs

  /// Creates and returns the top-level objects.
  func loadNib() -> [Any] {
    let container = document.root.child("objects")
    document.root.markRead()
    var topLevel: [AnyObject] = []
    var placeholders: [(InterfaceElement, AnyObject)] = []
    for element in container?.children ?? [] {
      element.markRead()
      if element.name == "placeholder" {
        readPlaceholder(element)
        if let object = element.id.flatMap({ objects[$0] }) { placeholders.append((element, object)) }
      } else if let object = makeTopLevelObject(element) {
        topLevel.append(object)
      }
    }
    finish(connecting: placeholders)
    if let container { document.reportUnread(in: container) }
    return topLevel
  }

  func readPlaceholder(_ element: InterfaceElement) {
    for attribute in ["placeholderIdentifier", "customClass", "customModule"] { _ = element.string(attribute) }
  }

  /// Creates a view or another top-level object, or fails and returns `nil` if it's unknown.
  func makeTopLevelObject(_ element: InterfaceElement) -> AnyObject? {
    if InterfaceViews.isKnown(element.name) { return makeView(element) }
    if let recognizer = makeGestureRecognizer(element) { return recognizer }
    switch element.name {
    case "barButtonItem": return makeBarButtonItem(element)
    case "customObject": return makeCustomObject(element)
    default:
      document.fail(element, "<\(element.name)> is not known: it can be made in code", .unsupported)
      return nil
    }
  }

  // MARK: Finishing

  /// Records a created object.
  func add(_ object: AnyObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    made.append((element, object))
  }

  func addConstraints(of element: InterfaceElement, in view: UIView) {
    for constraint in element.elements(in: "constraints") {
      constraint.markRead()
      constraintElements.append((constraint, view))
    }
  }

  func noteVariations(of element: InterfaceElement, _ object: AnyObject, in view: UIView) {
    if element.children.contains(where: { $0.name == "variation" }) { variations.append((element, object, view)) }
  }

  /// Adds the constraints, and connects and awakens all created objects.
  ///
  /// - Parameters:
  ///   - others: Objects to connect that were created elsewhere, such as the owner.
  ///   - connectMore: A closure that makes the waiting connections.
  func finish(connecting others: [(InterfaceElement, AnyObject)] = [], _ connectMore: () -> Void = {}) {
    for (element, view) in constraintElements { makeConstraint(element, in: view) }
    constraintElements = []
    applyVariations()
    let awaking = made
    made = []
    for (element, object) in others { connect(object, element) }
    for (element, object) in awaking { connect(object, element) }
    connectMore()
    for (element, object) in awaking { setRuntimeAttributes(of: element, object) }
    for (_, object) in awaking { (object as? UIResponder)?.awakeFromNib() }
  }

  // MARK: Classes

  /// Returns an element's custom class, or `nil` without one. Fails for an unknown one.
  func customClass(of element: InterfaceElement) -> AnyClass? {
    guard let name = element.string("customClass") else { return nil }
    let module = element.string("customModule")
    let owner = controller.map { Self.module(of: $0) }
    for module in [module, document.module, owner].compactMap({ $0 }) {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    if let found = NSClassFromString(HeadlessModule.fullName(of: name)) { return found }
    document.fail(
      element,
      "Unknown class \(name) in Interface Builder file: there is no \(module ?? document.module ?? "module").\(name)"
    )
    return nil
  }

  private static func module(of object: AnyObject) -> String {
    String(String(reflecting: type(of: object)).prefix { $0 != "." })
  }

  func makeCustomObject(_ element: InterfaceElement) -> AnyObject? {
    guard let type = customClass(of: element) else { return nil }
    guard let object = HeadlessConnectionTables.makeObject(of: type) else {
      document.fail(
        element,
        "an object of \(type) cannot be made: HeadlessSources makes those of classes that inherit from NSObject and have init()",
        .unsupported
      )
      return nil
    }
    add(object, element)
    return object
  }
}
