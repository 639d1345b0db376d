/// The pass of `layoutIfNeeded()` that runs now, so that views do not look for their engine one after the other.
@MainActor enum LayoutPass {
  /// The view that the pass goes to from its superview.
  static var next: ObjectIdentifier?
  /// The engine that lays out what the pass goes through.
  static var engine: LayoutEngine?
}
