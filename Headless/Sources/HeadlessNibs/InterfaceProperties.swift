import HeadlessUIKit

/// Properties of the headless UIKit's own classes that files set by name.
@MainActor enum InterfaceProperties {
  /// Sets a property, and returns `false` if it's unknown, or has another type than the value.
  static func set(_ path: String, of object: AnyObject, _ value: Any?) -> Bool {
    if let view = object as? UIView {
      if path.hasPrefix("layer.") { return setLayer(String(path.dropFirst("layer.".count)), of: view.layer, value) }
      if setView(path, of: view, value) { return true }
    }
    switch object {
    case let controller as UIViewController: return set(path, of: controller, value)
    case let table as UITableView: return set(path, of: table, value)
    case let collection as UICollectionView: return set(path, of: collection, value)
    case let field as UITextField: return set(path, of: field, value)
    case let view as UITextView where path == "delegate": return assign(value) { view.delegate = $0 }
    case let view as UIScrollView where path == "delegate": return assign(value) { view.delegate = $0 }
    case let bar as UISearchBar where path == "delegate": return assign(value) { bar.delegate = $0 }
    case let picker as UIPickerView:
      return path == "dataSource" && assign(value) { picker.dataSource = $0 }
        || path == "delegate" && assign(value) { picker.delegate = $0 }
    case let recognizer as UIGestureRecognizer where path == "delegate":
      return assign(value) { recognizer.delegate = $0 }
    case let label as UILabel where path == "text": return assign(value) { label.text = $0 }
    default: return false
    }
  }

  /// Passes a value of the type to the closure, or `nil` for `nil`.
  private static func assign<Value>(_ value: Any?, _ set: (Value?) -> Void) -> Bool {
    guard let value else {
      set(nil)
      return true
    }
    guard let value = value as? Value else { return false }
    set(value)
    return true
  }

  private static func number(_ value: Any?, _ set: (Double) -> Void) -> Bool {
    guard let value = value as? Double else { return false }
    set(value)
    return true
  }

  private static func flag(_ value: Any?, _ set: (Bool) -> Void) -> Bool {
    guard let value = value as? Bool ?? (value as? Double).map({ $0 != 0 }) else { return false }
    set(value)
    return true
  }

  private static func set(_ path: String, of controller: UIViewController, _ value: Any?) -> Bool {
    switch path {
    case "view": return assign(value) { controller.view = $0 }
    case "title": return assign(value) { controller.title = $0 }
    // UIKit has it for search displays of iOS 7.
    case "searchDisplayController": return true
    case "delegate":
      if let tabs = controller as? UITabBarController { return assign(value) { tabs.delegate = $0 } }
      return false
    case "tableView":
      guard let table = controller as? UITableViewController else { return false }
      return assign(value) { table.tableView = $0 }
    case "collectionView":
      guard let collection = controller as? UICollectionViewController else { return false }
      return assign(value) { collection.collectionView = $0 }
    case "refreshControl":
      guard let table = controller as? UITableViewController else { return false }
      return assign(value) { table.refreshControl = $0 }
    default: return false
    }
  }

  private static func set(_ path: String, of table: UITableView, _ value: Any?) -> Bool {
    switch path {
    case "dataSource": assign(value) { table.dataSource = $0 }
    case "delegate": assign(value) { table.delegate = $0 }
    case "prefetchDataSource": assign(value) { table.prefetchDataSource = $0 }
    case "dragDelegate": assign(value) { table.dragDelegate = $0 }
    case "dropDelegate": assign(value) { table.dropDelegate = $0 }
    case "tableHeaderView": assign(value) { table.tableHeaderView = $0 }
    case "tableFooterView": assign(value) { table.tableFooterView = $0 }
    case "backgroundView": assign(value) { table.backgroundView = $0 }
    case "refreshControl": assign(value) { table.refreshControl = $0 }
    default: false
    }
  }

  private static func set(_ path: String, of view: UICollectionView, _ value: Any?) -> Bool {
    switch path {
    case "dataSource": assign(value) { view.dataSource = $0 }
    case "delegate": assign(value) { view.delegate = $0 }
    case "prefetchDataSource": assign(value) { view.prefetchDataSource = $0 }
    case "dragDelegate": assign(value) { view.dragDelegate = $0 }
    case "dropDelegate": assign(value) { view.dropDelegate = $0 }
    case "backgroundView": assign(value) { view.backgroundView = $0 }
    case "refreshControl": assign(value) { view.refreshControl = $0 }
    default: false
    }
  }

  private static func set(_ path: String, of field: UITextField, _ value: Any?) -> Bool {
    switch path {
    case "delegate": assign(value) { field.delegate = $0 }
    case "leftView": assign(value) { field.leftView = $0 }
    case "rightView": assign(value) { field.rightView = $0 }
    default: false
    }
  }

  private static func setView(_ path: String, of view: UIView, _ value: Any?) -> Bool {
    switch path {
    case "backgroundColor": assign(value) { view.backgroundColor = $0 }
    case "tintColor": assign(value) { view.tintColor = $0 }
    case "alpha": number(value) { view.alpha = $0 }
    case "hidden", "isHidden": flag(value) { view.isHidden = $0 }
    case "clipsToBounds": flag(value) { view.clipsToBounds = $0 }
    case "userInteractionEnabled", "isUserInteractionEnabled": flag(value) { view.isUserInteractionEnabled = $0 }
    case "tag": number(value) { view.tag = Int($0) }
    case "accessibilityIdentifier": assign(value) { view.accessibilityIdentifier = $0 }
    case "accessibilityLabel": assign(value) { view.accessibilityLabel = $0 }
    case "accessibilityHint": assign(value) { view.accessibilityHint = $0 }
    case "isAccessibilityElement": flag(value) { view.isAccessibilityElement = $0 }
    default: false
    }
  }

  private static func setLayer(_ path: String, of layer: CALayer, _ value: Any?) -> Bool {
    switch path {
    case "cornerRadius": number(value) { layer.cornerRadius = $0 }
    case "borderWidth": number(value) { layer.borderWidth = $0 }
    case "masksToBounds": flag(value) { layer.masksToBounds = $0 }
    case "shadowOpacity": number(value) { layer.shadowOpacity = Float($0) }
    case "shadowRadius": number(value) { layer.shadowRadius = $0 }
    case "shadowOffset": (value as? CGSize).map { layer.shadowOffset = $0 } != nil
    case "opacity": number(value) { layer.opacity = Float($0) }
    case "zPosition": number(value) { layer.zPosition = $0 }
    case "name": assign(value) { layer.name = $0 }
    // A file has a UIColor, which a layer ignores: UIKit shows black.
    case "borderColor", "shadowColor": value is UIColor
    default: false
    }
  }
}
