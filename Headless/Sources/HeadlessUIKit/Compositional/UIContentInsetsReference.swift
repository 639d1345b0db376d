/// What the content of a compositional layout keeps a distance from, across the scroll direction.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
