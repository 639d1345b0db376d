/// What a tool puts around each call in which a list asks its data source for a cell.
///
/// A simulation knows by it what is asked of a server for the sake of one cell.
@preconcurrency @MainActor public enum HeadlessCellRequests {
  /// Calls the function it is given, which asks the data source.
  public typealias Surrounding = (_ ask: () -> Void) -> Void

  private static var surrounding: Surrounding?

  /// Runs a function, and puts another around each call for a cell meanwhile.
  public static func surrounded<Result>(
    by surrounding: @escaping Surrounding,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = self.surrounding
    self.surrounding = surrounding
    defer { self.surrounding = outer }
    return try body()
  }

  /// Asks for a cell.
  static func cell<Cell>(_ ask: () -> Cell) -> Cell {
    guard let surrounding else { return ask() }
    var cell: Cell?
    surrounding { cell = ask() }
    guard let cell else { fatalError("What surrounds a call for a cell has to make the call") }
    return cell
  }
}
