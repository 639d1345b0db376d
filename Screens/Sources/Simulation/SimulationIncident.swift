/// Something that a simulation cannot own, so that the same choices may end differently, or not at all.
public enum SimulationIncident: Hashable, Sendable, CustomStringConvertible {
  /// Another thread resumed work of this one, an answer of `URLSession` for example.
  case resumedByAnotherThread
  /// A function waits for something that nothing left can bring about; the run went on as if it had come.
  case waitsForever(String)
  /// Something was used that has no virtual counterpart.
  case unsupported(String)
  /// Something was used whose outcome the choices do not decide.
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
