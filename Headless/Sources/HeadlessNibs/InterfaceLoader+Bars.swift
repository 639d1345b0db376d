import HeadlessUIKit

extension InterfaceLoader {
  func makeBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem? {
    element.markRead()
    guard element.name == "barButtonItem" else {
      document.fail(element, "<\(element.name)> is no button of a bar", .unsupported)
      return nil
    }
    if element.attributes["customClass"] != nil {
      document.fail(element, "a bar button of a class of its own is not made: it can be made in code", .unsupported)
    }
    let item: UIBarButtonItem
    if let system = choice("systemItem", of: element, InterfaceValues.systemItems) {
      item = UIBarButtonItem(systemItem: system)
    } else {
      item = UIBarButtonItem()
    }
    decodeBarItem(item, element)
    if let style = element.string("style") { item.style = style == "done" ? .done : .plain }
    if let width = element.number("width") { item.width = width }
    setColor("tintColor", of: element) { item.tintColor = $0 }
    if let view = element.value(forKey: "customView") { item.customView = makeView(view) }
    add(item, element)
    return item
  }

  private func decodeBarItem(_ item: UIBarItem, _ element: InterfaceElement) {
    if let title = text("title", of: element) { item.title = title }
    if element.attributes["image"] != nil { item.image = image("image", of: element) }
    _ = element.string("catalog")
    if element.attributes["landscapeImage"] != nil { item.landscapeImagePhone = image("landscapeImage", of: element) }
    if let isEnabled = element.bool("enabled") { item.isEnabled = isEnabled }
    if let tag = element.integer("tag") { item.tag = tag }
    guard let accessibility = element.child("accessibility", key: "accessibilityConfiguration") else { return }
    if let label = text("label", of: accessibility) {
      item.accessibilityLabel = document.localized(label, "accessibilityLabel", of: element)
    }
    if let identifier = accessibility.string("identifier") { item.accessibilityIdentifier = identifier }
  }

  func makeTabBarItem(_ element: InterfaceElement) -> UITabBarItem {
    element.markRead()
    let item: UITabBarItem
    if let system = choice("systemItem", of: element, InterfaceValues.systemTabs) {
      item = UITabBarItem(tabBarSystemItem: system, tag: element.integer("tag") ?? 0)
    } else {
      item = UITabBarItem()
    }
    decodeBarItem(item, element)
    if element.attributes["selectedImage"] != nil { item.selectedImage = image("selectedImage", of: element) }
    if let badge = element.string("badgeValue") { item.badgeValue = badge }
    add(item, element)
    return item
  }

  /// Sets a file's properties of a controller's navigation item.
  func decodeNavigationItem(_ item: UINavigationItem, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = item }
    if let title = text("title", of: element) { item.title = title }
    if let prompt = text("prompt", of: element) { item.prompt = prompt }
    if let title = text("backButtonTitle", of: element) { item.backButtonTitle = title }
    if let hides = element.bool("hidesBackButton") { item.hidesBackButton = hides }
    if let supplements = element.bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplements
    }
    let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
      "automatic": .automatic, "always": .always, "never": .never,
    ]
    if let mode = choice("largeTitleDisplayMode", of: element, modes) { item.largeTitleDisplayMode = mode }
    if let button = element.value(forKey: "leftBarButtonItem") { item.leftBarButtonItem = makeBarButtonItem(button) }
    if let button = element.value(forKey: "rightBarButtonItem") { item.rightBarButtonItem = makeBarButtonItem(button) }
    if let button = element.value(forKey: "backBarButtonItem") { item.backBarButtonItem = makeBarButtonItem(button) }
    let left = element.elements(in: "leftBarButtonItems").compactMap(makeBarButtonItem)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = element.elements(in: "rightBarButtonItems").compactMap(makeBarButtonItem)
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let view = element.value(forKey: "titleView") { item.titleView = makeView(view) }
  }

  func decodeNavigationBar(_ bar: UINavigationBar, _ element: InterfaceElement) {
    if let isLarge = element.bool("largeTitles") { bar.prefersLargeTitles = isLarge }
    if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
    _ = element.string("barStyle")
    setColor("barTintColor", of: element) { bar.barTintColor = $0 }
    if let attributes = element.child("textAttributes", key: "titleTextAttributes") {
      bar.titleTextAttributes = textAttributes(attributes)
    }
    if let attributes = element.child("textAttributes", key: "largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = textAttributes(attributes)
    }
  }

  private func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    setColor("textColor", of: element) { attributes[.foregroundColor] = $0 }
    if let font = font("fontDescription", of: element) { attributes[.font] = font }
    return attributes
  }

  func decodeTabBar(_ bar: UITabBar, _ element: InterfaceElement) {
    if let isTranslucent = element.bool("translucent") { bar.isTranslucent = isTranslucent }
    for attribute in ["barStyle", "itemPositioning"] { _ = element.string(attribute) }
    setColor("barTintColor", of: element) { bar.barTintColor = $0 }
    setColor("selectedImageTintColor", of: element) { if let color = $0 { bar.tintColor = color } }
    setColor("unselectedItemTintColor", of: element) { bar.unselectedItemTintColor = $0 }
    let items = element.elements(in: "items").map(makeTabBarItem)
    if !items.isEmpty { bar.items = items }
  }

  // MARK: Gestures

  /// Creates a gesture recognizer, or returns `nil` for other elements.
  func makeGestureRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = element.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = count }
      recognizer = tap
    // Interface Builder misspells it.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
      if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
      if let count = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
      if let count = element.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = count }
      recognizer = press
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      if let direction = choice("direction", of: element, directions) { swipe.direction = direction }
      if let count = element.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = count }
      recognizer = swipe
    case "panGestureRecognizer":
      let pan = UIPanGestureRecognizer()
      if let count = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
      if let count = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
      recognizer = pan
    case "screenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer()
      let edges: [(String, UIRectEdge)] = [("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom)]
      if let mask = element.child("rectEdge", key: "edges") {
        pan.edges = edges.reduce(into: []) { if mask.bool($1.0) == true { $0.formUnion($1.1) } }
      }
      recognizer = pan
    case "pinchGestureRecognizer": recognizer = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": recognizer = UIRotationGestureRecognizer()
    default: return nil
    }
    element.markRead()
    if element.attributes["customClass"] != nil {
      document.fail(element, "a recogniser of a class of its own is not made: it can be added in code", .unsupported)
    }
    if let isEnabled = element.bool("enabled") { recognizer.isEnabled = isEnabled }
    if let cancels = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
    if let delays = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    add(recognizer, element)
    return recognizer
  }
}
