/// Closures that those of a composite can come behind, if they are for the same.
@MainActor protocol EnclosableHandlers: AnyObject {
  func enclose(in outer: (any EnclosableHandlers)?)
}
