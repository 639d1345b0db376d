public struct Movie: Equatable, Sendable {
  public var title: String
  public var year: Int

  public init(title: String, year: Int) {
    self.title = title
    self.year = year
  }
}
