/// Who may load what an item provider offers; stored by nobody here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
