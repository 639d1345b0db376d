/// Which apps may load what an item provider offers; the headless item provider ignores it.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
