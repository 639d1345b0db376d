/// The name space of Auto Layout's types. Only the axes exist: Auto Layout itself is absent from the headless UIKit.
public enum NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}
