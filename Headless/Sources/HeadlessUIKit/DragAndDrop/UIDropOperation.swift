/// What a drop would do with the items.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}
