import Foundation
import HeadlessUIKit

extension InterfaceLoader {
  /// Connects the outlets, actions, and segues of an object.
  func connect(_ object: AnyObject, _ element: InterfaceElement) {
    connect(object, element, element.elements(in: "connections"))
  }

  /// Makes some connections of an object.
  func connect(_ object: AnyObject, _ element: InterfaceElement, _ connections: [InterfaceElement]) {
    var collections: [(property: String, element: InterfaceElement, objects: [AnyObject])] = []
    for connection in connections {
      connection.markRead()
      if waits(for: connection), let id = element.id {
        waiting.append((id, connection))
        continue
      }
      switch connection.name {
      case "outlet":
        guard let property = connection.string("property"), let value = destination(of: connection) else { continue }
        set(property, of: object, value, connection)
      case "outletCollection":
        guard let property = connection.string("property"), let value = destination(of: connection) else { continue }
        for attribute in ["collectionClass", "appends"] { _ = connection.string(attribute) }
        if let index = collections.firstIndex(where: { $0.property == property }) {
          collections[index].objects.append(value)
        } else {
          collections.append((property, connection, [value]))
        }
      case "action": connectAction(of: object, connection)
      case "segue": connectSegue(of: object, connection)
      default: document.fail(connection, "<\(connection.name)> is no connection that is known", .unsupported)
      }
    }
    for (property, connection, values) in collections {
      if property == "gestureRecognizers", let view = object as? UIView {
        for recognizer in values.compactMap({ $0 as? UIGestureRecognizer }) { view.addGestureRecognizer(recognizer) }
      } else {
        set(property, of: object, values, connection)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a connection needs a view that isn't loaded yet.
  private func waits(for connection: InterfaceElement) -> Bool {
    guard waitsForViews, connection.name != "segue" else { return false }
    return connection.name == "outletCollection"
      || connection.attributes["destination"].map { objects[$0] == nil } == true && connection.name == "outlet"
  }

  /// Returns the destination of a connection, or fails and returns `nil` if it isn't loaded.
  private func destination(of element: InterfaceElement) -> AnyObject? {
    guard let id = element.string("destination") else { return nil }
    if let object = objects[id] { return object }
    // Objects that couldn't be created have failed already, and an owner of `nil` has no outlets.
    if let target = document.element(id), target.name != "placeholder", InterfaceViews.isKnown(target.name) {
      document.fail(element, "destination=\"\(id)\" is not in what is loaded")
    }
    return nil
  }

  // MARK: Properties

  /// Sets a property by name, and fails in UIKit's words if it doesn't exist.
  func set(_ property: String, of object: AnyObject, _ value: Any?, _ element: InterfaceElement) {
    if HeadlessConnectionTables.set(
      property,
      of: object,
      value,
      module: document.module,
      failing: { fail(element, $0) }
    ) {
      return
    }
    if InterfaceProperties.set(property, of: object, value) { return }
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    document.fail(
      element,
      "[<\(String(reflecting: type(of: object))) 0x\(address)> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(property).",
      name: .unknownKey
    )
  }

  private func fail(_ element: InterfaceElement, _ text: String) {
    document.fail(element, text, name: .invalidArgument)
  }

  // MARK: Runtime attributes

  /// Sets the file's runtime attributes by key path.
  func setRuntimeAttributes(of element: InterfaceElement, _ object: AnyObject) {
    for attribute in element.elements(in: "userDefinedRuntimeAttributes") {
      attribute.markRead()
      guard let path = attribute.string("keyPath") else { continue }
      var value: Any?
      let child = attribute.value(forKey: "value")
      switch attribute.string("type") {
      case "boolean": value = attribute.bool("value")
      case "number":
        value = child?.number("value") ?? attribute.number("value")
        _ = child?.string("type")
      case "string", "localizedString":
        value = child.map { $0.text } ?? attribute.string("value")
        value = document.localized(value as? String, path, of: element)
      case "color": value = child.flatMap(color)
      case "image": value = child == nil ? image("value", of: attribute) : child.flatMap { image("name", of: $0) }
      case "point": value = child.map(InterfaceValues.point)
      case "size": value = child.map(InterfaceValues.size)
      case "rect": value = child.map(InterfaceValues.rect)
      case "nil": break
      case let type:
        document.fail(attribute, "a runtime attribute of the type \(type ?? "") is not known", .unsupported)
        continue
      }
      child?.markAllRead()
      set(path, of: object, value, attribute)
    }
  }

  // MARK: Actions

  private func connectAction(of object: AnyObject, _ element: InterfaceElement) {
    guard let selector = element.string("selector") else { return }
    let id = element.string("destination")
    let target = id.flatMap { objects[$0] }
    let isForFirstResponder =
      id.flatMap { document.element($0)?.attributes["placeholderIdentifier"] } == "IBFirstResponder"
    guard target != nil || isForFirstResponder else {
      // A nib that's loaded without an owner doesn't send its actions.
      return element.markAllRead()
    }
    var events: UIControl.Event = []
    if object is UIControl {
      events = choice("eventType", of: element, InterfaceValues.events) ?? []
      if events.isEmpty { return document.fail(element, "an action without an event that is known", .unsupported) }
    }
    guard HeadlessConnectionTables.connect(object, selector, to: target, events: events) else {
      document.fail(element, "\(type(of: object)) sends no actions that are known", .unsupported)
      return
    }
  }
}
