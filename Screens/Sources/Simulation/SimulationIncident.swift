/// An event outside a simulation's control, so that the same choices may end differently, or not at all.
public enum SimulationIncident: Hashable, Sendable, CustomStringConvertible {
  /// Another thread resumed work of this one, such as a response of `URLSession`.
  case resumedByAnotherThread
  /// A function waits for an event that no remaining work can cause. The run continues as if it had occurred.
  case waitsForever(String)
  /// The code used an API without a virtual counterpart.
  case unsupported(String)
  /// The code used an API whose result the choices don't determine.
  case escaped(String, instead: String)

  public var description: String {
    switch self {
    case .resumedByAnotherThread:
      "A task was resumed by another thread, so that this run cannot be had again. Let the test answer what the other "
        + "thread answers, a network request for example."
    case .waitsForever(let what):
      "The thread waits for \(what) that nothing left can signal: an app would hang."
    case .escaped(let what, let instead):
      "\(what) escapes the simulation, so that this run cannot be had again. \(instead)"
    case .unsupported(let what):
      "The simulation does not have \(what), which never fires in it. Use a Timer or Task.sleep."
    }
  }
}
