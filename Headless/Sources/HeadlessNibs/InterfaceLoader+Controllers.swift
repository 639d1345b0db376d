import HeadlessUIKit

extension InterfaceLoader {
  /// Sets a storyboard's properties of the controller itself.
  func decodeController(_ controller: UIViewController, _ element: InterfaceElement) {
    if let title = text("title", of: element) { controller.title = title }
    if let hides = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
    if let style = presentationStyle("modalPresentationStyle", of: element) {
      controller.modalPresentationStyle = style
    }
    if let style = transitionStyle("modalTransitionStyle", of: element) { controller.modalTransitionStyle = style }
    if let isModal = element.bool("modalInPresentation") { controller.isModalInPresentation = isModal }
    if let defines = element.bool("definesPresentationContext") { controller.definesPresentationContext = defines }
    if let provides = element.bool("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = provides
    }
    if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      let all: [(String, UIRectEdge)] = [("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right)]
      controller.edgesForExtendedLayout = all.reduce(into: []) { if edges.bool($1.0) == true { $0.formUnion($1.1) } }
    }
    if let size = element.child("size", key: "preferredContentSize") {
      controller.preferredContentSize = InterfaceValues.size(size)
    }
    if let item = element.child("navigationItem", key: "navigationItem") {
      decodeNavigationItem(controller.navigationItem, item)
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") { controller.tabBarItem = makeTabBarItem(item) }
    let items = element.elements(in: "toolbarItems").compactMap(makeBarButtonItem)
    if !items.isEmpty { controller.toolbarItems = items }
    for guide in element.elements(in: "layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      guide.markAllRead()
    }
    decodeContainer(controller, element)
  }

  private func decodeContainer(_ controller: UIViewController, _ element: InterfaceElement) {
    switch controller {
    case let table as UITableViewController:
      if let clears = element.bool("clearsSelectionOnViewWillAppear") { table.clearsSelectionOnViewWillAppear = clears }
    case let collection as UICollectionViewController:
      if let clears = element.bool("clearsSelectionOnViewWillAppear") {
        collection.clearsSelectionOnViewWillAppear = clears
      }
    case let navigation as UINavigationController:
      if let isHidden = element.bool("navigationBarHidden") { navigation.isNavigationBarHidden = isHidden }
      if let isHidden = element.bool("toolbarHidden") { navigation.isToolbarHidden = isHidden }
      if let bar = element.value(forKey: "navigationBar") {
        readFrame(of: bar)
        decodeView(navigation.navigationBar, bar, isManaged: true)
        decodeNavigationBar(navigation.navigationBar, bar)
      }
      if let bar = element.value(forKey: "toolbar") {
        readFrame(of: bar)
        decodeView(navigation.toolbar, bar, isManaged: true)
      }
      element.child("nil")?.markAllRead()
    case let tabs as UITabBarController:
      if let bar = element.value(forKey: "tabBar") {
        readFrame(of: bar)
        decodeView(tabs.tabBar, bar, isManaged: true)
        decodeTabBar(tabs.tabBar, bar)
      }
    default: break
    }
  }

  /// Marks the frame as read, as containers lay out their bars.
  private func readFrame(of element: InterfaceElement) {
    for rect in element.children("rect") + element.children("autoresizingMask") { rect.markAllRead() }
  }

  func presentationStyle(_ attribute: String, of element: InterfaceElement) -> UIModalPresentationStyle? {
    choice(
      attribute,
      of: element,
      [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
        "custom": .custom, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
        "popover": .popover, "automatic": .automatic,
      ]
    )
  }

  func transitionStyle(_ attribute: String, of element: InterfaceElement) -> UIModalTransitionStyle? {
    choice(
      attribute,
      of: element,
      [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
      ]
    )
  }

  // MARK: Views

  /// Creates a controller's view and its scene's other objects, and makes the waiting connections.
  func loadView(of controller: UIViewController, _ element: InterfaceElement, _ scene: InterfaceElement) -> UIView? {
    defer {
      // The controller owns the remaining objects now.
      objects = [:]
      waiting = []
    }
    waitsForViews = false
    self.controller = controller
    if let id = element.id { objects[id] = controller }
    var others: [AnyObject] = []
    for object in scene.elements(in: "objects") where object !== element {
      object.markRead()
      switch object.name {
      case "placeholder": readPlaceholder(object)
      case "exit": break
      default: if let made = makeTopLevelObject(object) { others.append(made) }
      }
    }
    controller.headlessScene?.keptObjects = others
    let view = element.value(forKey: "view").flatMap(makeView)
    if let view { controller.view = view }
    if let control = element.child("refreshControl", key: "refreshControl") {
      control.markAllRead()
      let refresh = UIRefreshControl()
      add(refresh, control)
      (controller as? UITableViewController)?.refreshControl = refresh
    }
    let waiting = waiting
    self.waiting = []
    finish {
      for (id, connection) in waiting {
        if let object = objects[id], let owner = document.element(id) { connect(object, owner, [connection]) }
      }
    }
    for object in scene.elements(in: "objects") { document.reportUnread(in: object) }
    return view
  }
}
