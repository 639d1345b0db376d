/// How the system shows that dropped items are still loading; nothing is shown here.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}
