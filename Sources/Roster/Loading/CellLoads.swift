/// What a reusable view waits for, by what will show it.
@MainActor final class CellLoads {
  private struct Wait {
    let key: AnyHashable
    let values: ObjectIdentifier
    let request: LoadRequest
  }

  private var waits: [AnyKeyPath: Wait] = [:]

  /// That of a view, made at the first use.
  static func of(_ view: UIView) -> CellLoads {
    if let loads = view.associated(CellLoads.self) { return loads }
    let loads = CellLoads()
    view.associate(loads)
    return loads
  }

  /// Whether a target waits for a value.
  func isWaiting(_ target: AnyKeyPath, for key: AnyHashable, of values: AnyObject) -> Bool {
    waits[target].map { $0.key == key && $0.values == ObjectIdentifier(values) } ?? false
  }

  func wait(_ target: AnyKeyPath, for key: AnyHashable, of values: AnyObject, _ request: LoadRequest) {
    waits[target] = Wait(key: key, values: ObjectIdentifier(values), request: request)
  }

  func end(_ target: AnyKeyPath) { waits.removeValue(forKey: target)?.request.end() }

  func cancel(_ target: AnyKeyPath) { waits.removeValue(forKey: target)?.request.cancel() }
}
