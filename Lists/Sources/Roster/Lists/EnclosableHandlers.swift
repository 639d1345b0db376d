/// Closures that a composite's closures of the same kind can follow.
@MainActor protocol EnclosableHandlers: AnyObject {
  func enclose(in outer: (any EnclosableHandlers)?)
}
