/// What the tests look for.
enum Samples {
  static let first = "Portugal"
}
