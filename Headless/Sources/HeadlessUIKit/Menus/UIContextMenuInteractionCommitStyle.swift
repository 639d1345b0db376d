/// How a preview becomes what it previews.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}
