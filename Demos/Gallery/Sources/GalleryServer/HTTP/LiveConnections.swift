/// The connections that are open. All of it happens on the server's event loop.
final class LiveConnections {
  private let limit: Int
  private var connections: [ObjectIdentifier: LiveConnection] = [:]

  /// - Parameter limit: how many connections there can be.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a connection, and closes another one if there are too many: the one that has waited for a request for the
  /// longest time. A request that is being answered is answered.
  func add(_ connection: LiveConnection) {
    connections[ObjectIdentifier(connection)] = connection
    guard connections.count > limit else { return }
    connections.values.lazy.filter { !$0.isAnswering }.min { $0.waitingSince < $1.waitingSince }?.close()
  }

  func remove(_ connection: LiveConnection) {
    connections.removeValue(forKey: ObjectIdentifier(connection))
  }

  func closeAll() {
    for connection in connections.values { connection.close() }
  }
}
