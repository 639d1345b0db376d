import Foundation
import HeadlessUIKit

/// A storyboard reader.
@MainActor final class StoryboardReader: HeadlessStoryboardReading {
  let document: InterfaceDocument
  /// The scenes by the identifiers of their controllers.
  private var scenes: [String: (scene: InterfaceElement, controller: InterfaceElement)] = [:]
  private var identifiers: [String: String] = [:]

  static let controllerTypes: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
  ]

  init(_ document: InterfaceDocument) {
    self.document = document
    document.root.markRead()
    for scene in document.root.elements(in: "scenes") {
      scene.markRead()
      for object in scene.elements(in: "objects") where object.name != "placeholder" && object.name != "exit" {
        guard let id = object.id, object.name.hasSuffix("ontroller") || object.name == "viewControllerPlaceholder"
        else {
          continue
        }
        scenes[id] = (scene, object)
        if let identifier = object.string("storyboardIdentifier") { identifiers[identifier] = id }
      }
    }
  }

  func hasViewController(identifier: String?) -> Bool {
    guard let identifier else { return document.root.attributes["initialViewController"] != nil }
    return identifiers[identifier] != nil
  }

  func makeViewController(
    identifier: String?,
    of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let id = identifier.map({ identifiers[$0] }) ?? document.root.attributes["initialViewController"] else {
      return nil
    }
    return makeController(id: id, of: storyboard, creator: creator)
  }

  // MARK: Controllers

  /// Creates the controller with an element identifier, and its children.
  func makeController(
    id: String,
    of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let (scene, element) = scenes[id] else {
      document.fail(document.element(id) ?? document.root, "there is no controller with the identifier \(id)")
      return nil
    }
    scene.child("objects")?.markRead()
    element.markRead()
    if element.name == "viewControllerPlaceholder" { return makeReferenced(element, storyboard, creator) }
    let loader = InterfaceLoader(document, storyboard: self)
    guard let type = controllerType(of: element, loader) else { return nil }
    let state = HeadlessScene(storyboard: storyboard)
    let coder = HeadlessCoder(values: archivedValues(of: element, loader)) { [document] object in
      guard let controller = object as? UIViewController else { return }
      loader.controller = controller
      controller.headlessScene = state
      loader.add(controller, element)
      loader.decodeController(controller, element)
      _ = document
    }
    guard let controller = creator?(coder) ?? type.init(coder: coder) else {
      document.fail(element, "\(type).init(coder:) returned nil", .unsupported)
      return nil
    }
    guard controller.headlessScene === state else {
      document.fail(element, "\(controller) was not made with init(coder:) and the coder that it was given")
      return controller
    }
    prepare(state, element, scene, loader)
    addChildren(to: controller, element, storyboard)
    loader.finish()
    if isContainer(element) { document.reportUnread(in: element) }
    // Until the view is loaded, the controller retains the loader, which must not retain the controller.
    loader.objects[id] = nil
    return controller
  }

  private func controllerType(of element: InterfaceElement, _ loader: InterfaceLoader) -> UIViewController.Type? {
    guard let standard = Self.controllerTypes[element.name] else {
      document.fail(element, "<\(element.name)> is not known: the controller can be made in code", .unsupported)
      return nil
    }
    guard element.attributes["customClass"] != nil else { return standard }
    guard let custom = loader.customClass(of: element) else { return standard }
    guard let type = custom as? UIViewController.Type else {
      document.fail(element, "\(custom) is the class of <\(element.name)>, and no controller")
      return standard
    }
    return type
  }

  private func archivedValues(of element: InterfaceElement, _ loader: InterfaceLoader) -> [String: Any] {
    var values: [String: Any] = [:]
    if let table = element.value(forKey: "view"), table.name == "tableView" {
      values["style"] = InterfaceValues.tableStyle(table.string("style"))
    }
    return values
  }

  /// Creates the controller of another storyboard, or of another place of this one.
  private func makeReferenced(
    _ element: InterfaceElement,
    _ storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element.string("storyboardName") else {
      document.fail(element, "a reference without the name of a storyboard")
      return nil
    }
    let bundle = element.string("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? storyboard.headlessBundle
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    guard let identifier = element.string("referencedIdentifier") else {
      return storyboard.instantiateInitialViewController(creator: creator)
    }
    return storyboard.instantiateViewController(identifier: identifier, creator: creator)
  }

  /// Sets how the view is loaded and segues are performed.
  private func prepare(
    _ state: HeadlessScene,
    _ element: InterfaceElement,
    _ scene: InterfaceElement,
    _ loader: InterfaceLoader
  ) {
    loader.waitsForViews = true
    for segue in segues(in: element) where segue.attributes["kind"] != "embed" {
      segue.markRead()
      read(segue)
      state.segues.append(
        HeadlessScene.Segue(identifier: segue.attributes["identifier"]) { [self] source, sender in
          perform(segue, from: source, sender: sender)
        }
      )
    }
    guard !isContainer(element) else { return }
    state.loadView = { controller in loader.loadView(of: controller, element, scene) }
    state.didLoadView = { _ in
      let embeddings = loader.embeddings
      loader.embeddings = []
      for embed in embeddings { embed() }
    }
  }

  private func isContainer(_ element: InterfaceElement) -> Bool {
    element.name == "navigationController" || element.name == "tabBarController"
  }

  /// Returns the segues of an element and its descendants, except relationships of containers.
  private func segues(in element: InterfaceElement) -> [InterfaceElement] {
    element.name == "segue"
      ? element.attributes["kind"] == "relationship" ? [] : [element] : element.children.flatMap(segues)
  }

  private func addChildren(to controller: UIViewController, _ element: InterfaceElement, _ storyboard: UIStoryboard) {
    let children = element.elements(in: "connections").filter {
      $0.name == "segue" && $0.attributes["kind"] == "relationship"
    }
    .compactMap { relation in
      relation.markAllRead()
      return relation.string("destination").flatMap { makeController(id: $0, of: storyboard) }
    }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    default: document.fail(element, "a relation of <\(element.name)> is not known", .unsupported)
    }
  }
}
