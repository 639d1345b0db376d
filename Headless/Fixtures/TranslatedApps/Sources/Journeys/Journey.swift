/// A way to somewhere.
public struct Journey: Equatable {
  public var destination: String
  public var nights: Int
  public var stops: [String]
  public var isFavourite = false

  public init(destination: String, nights: Int, stops: [String] = []) {
    self.destination = destination
    self.nights = nights
    self.stops = stops
  }
}
