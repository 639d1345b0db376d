import Foundation
import HeadlessUIKit

/// The connection tables of classes from `HeadlessSources`, found by name.
@MainActor enum HeadlessConnectionTables {
  #if canImport(ObjectiveC)
    static func set(
      _ name: String,
      of object: AnyObject,
      _ value: Any?,
      module: String?,
      failing: (String) -> Void
    ) -> Bool { false }
    static func connect(_ object: AnyObject, _ name: String, to target: AnyObject?, events: UIControl.Event) -> Bool {
      false
    }
    static func makeObject(of type: AnyClass) -> AnyObject? { nil }
    static func segueAction(_ name: String, of object: AnyObject, _ arguments: [Any?]) -> Any? { nil }
    static func performAction(_ name: String, of target: AnyObject, sender: Any?) -> Bool { false }
    static func hasAction(_ name: String, of target: AnyObject) -> Bool { false }
  #else
    private struct Key: Hashable {
      let type: ObjectIdentifier
      let module: String?
    }

    private static var known: [Key: [HeadlessConnections]] = [:]

    /// Returns the tables of an object's class and its superclasses.
    ///
    /// - Parameter module: A module whose extensions of other modules' classes are included.
    private static func tables(of object: AnyObject, module: String? = nil) -> [HeadlessConnections] {
      let key = Key(type: ObjectIdentifier(type(of: object)), module: module)
      if let tables = known[key] { return tables }
      var tables: [HeadlessConnections] = []
      var mirror: Mirror? = Mirror(reflecting: object)
      while let next = mirror {
        let name = String(reflecting: next.subjectType)
        tables += Self.tables(named: name)
        if let module, !name.hasPrefix("\(module).") {
          tables += Self.tables(named: "\(module).\(name.drop { $0 != "." }.dropFirst())")
        }
        mirror = next.superclassMirror
      }
      known[key] = tables
      return tables
    }

    private static func tables(named name: String) -> [HeadlessConnections] {
      connecting(named: name).map { $0.headlessConnections }
    }

    private static func connecting(named name: String) -> [any HeadlessConnecting.Type] {
      var found: [any HeadlessConnecting.Type] = []
      while let type = NSClassFromString("\(name)HeadlessConnections\(found.count)") as? any HeadlessConnecting.Type {
        found.append(type)
      }
      return found
    }

    /// Sets an app class's property for Interface Builder, and returns `false` without one.
    ///
    /// - Parameter module: The file's module, which may extend other modules' classes.
    static func set(
      _ name: String,
      of object: AnyObject,
      _ value: Any?,
      module: String?,
      failing: (String) -> Void
    ) -> Bool {
      guard
        let property = tables(of: object, module: module).first(where: { $0.properties[name] != nil })?.properties[name]
      else {
        return false
      }
      do throws(HeadlessConnections.Property.Refusal) {
        try property.set(object, value)
      } catch {
        let actual = value.map { "\(type(of: $0))" } ?? "nil"
        failing("the property \(name) of \(type(of: object)) cannot be set to \(actual): \(error)")
      }
      return true
    }

    /// Returns the selector of a target's action with a name, or `nil` if the class doesn't declare it.
    private static func selector(_ name: String, of target: AnyObject) -> Selector? {
      tables(of: target).first { $0.actions[name] != nil }?.actions[name]
    }

    /// Connects an object's action.
    ///
    /// - Parameter target: The target, or `nil` for the first responder that accepts the action.
    /// - Returns: `false` if the object doesn't send actions.
    static func connect(_ object: AnyObject, _ name: String, to target: AnyObject?, events: UIControl.Event) -> Bool {
      let selector = target.map { Self.selector(name, of: $0) ?? Selector(name) }
      switch object {
      case let control as UIControl:
        if let target, let selector {
          control.addTarget(target, action: selector, for: events)
        } else {
          control.addAction(UIAction { sendToChain(name, from: $0.sender) }, for: events)
        }
      case let item as UIBarButtonItem:
        if let target, let selector {
          item.action = selector
          item.target = target
        } else {
          item.primaryAction = UIAction(title: item.title ?? "", image: item.image) {
            sendToChain(name, from: $0.sender)
          }
        }
      case let recognizer as UIGestureRecognizer:
        if let target, let selector {
          recognizer.addTarget(target, action: selector)
        } else {
          recognizer.headlessAddHandler { sendToChain(name, from: $0.view) }
        }
      default: return false
      }
      return true
    }

    /// Sends an action to the first responder of a chain that declares it.
    private static func sendToChain(_ name: String, from sender: Any?) {
      var responder = sender as? UIResponder
      while let candidate = responder {
        if performAction(name, of: candidate, sender: sender) { return }
        responder = candidate.next
      }
    }

    static func hasAction(_ name: String, of target: AnyObject) -> Bool { selector(name, of: target) != nil }

    /// Sends an action at once, and returns `false` if the class doesn't declare it.
    static func performAction(_ name: String, of target: AnyObject, sender: Any?) -> Bool {
      guard let selector = selector(name, of: target) else { return false }
      selector.headlessSend(to: target, sender)
      return true
    }

    /// Returns the result of a segue action.
    static func segueAction(_ name: String, of object: AnyObject, _ arguments: [Any?]) -> Any? {
      guard let selector = selector(name, of: object) else { return nil }
      return arguments.count > 1
        ? selector.headlessSend(to: object, arguments[0], arguments[1])
        : selector.headlessSend(to: object, arguments[0])
    }

    /// Returns an object of a class that's neither a view nor a controller, or `nil` if it can't be created.
    static func makeObject(of type: AnyClass) -> AnyObject? {
      connecting(named: String(reflecting: type)).lazy.compactMap { $0.headlessMake() }.first
    }
  #endif
}
