extension HeadlessOptionalRequirement {
  private struct Declaration: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  @MainActor private static var declarations: [Declaration: Bool] = [:]

  /// Whether the class of an object, or one of the app's that it inherits from, declares a method of a list's data source or delegate.
  ///
  /// - Parameter name: the method's name, such as `tableView(_:didSelectRowAt:)`. Its second label tells it from others.
  /// - Returns: `nil` if that cannot be found out: in optimised programs, and of an object that forwards or answers at times.
  @MainActor package static func isDeclared(_ name: String, by object: AnyObject) -> Bool? {
    guard !(object is any HeadlessResponding) else { return nil }
    let type: AnyClass = Swift.type(of: object)
    let key = Declaration(type: ObjectIdentifier(type), name: name)
    if let known = declarations[key] { return known }
    let parts = name.split { "(:)".contains($0) }
    guard parts.count > 2 else { return nil }
    let list = parts[0] == "tableView" ? "UITableView" : "UICollectionView"
    let start = "\(parts[0])(\(parts[1]): \(HeadlessModule.fullName(of: list)), \(parts[2]): "
    let answer = InheritedConformance.declares(methodStartingWith: start, class: type)
    declarations[key] = answer
    return answer
  }

  /// Whether an object may declare one of some methods of a list's delegate: it does, or that cannot be found out.
  @MainActor static func mayDeclare(_ names: [String], _ object: AnyObject?) -> Bool {
    guard let object else { return false }
    return names.contains { isDeclared($0, by: object) ?? true }
  }
}
