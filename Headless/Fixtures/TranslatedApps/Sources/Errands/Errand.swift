/// Something to be done.
public struct Errand: Equatable {
  public enum Priority: Int {
    case low, normal, high
  }

  public var title: String
  public var place: String
  public var priority: Priority
  public var isDone = false
  public var minutes = 15
  public var tags: [String] = []

  public init(title: String, place: String = "", priority: Priority = .normal, tags: [String] = []) {
    self.title = title
    self.place = place
    self.priority = priority
    self.tags = tags
  }
}
