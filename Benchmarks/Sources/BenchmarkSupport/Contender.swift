/// One way to do the work that is measured.
public struct Contender {
  public let name: String
  let work: () -> Int

  /// - Parameters:
  ///   - name: a column of the table.
  ///   - work: does it once, and returns a number that depends on the result, so that it cannot be optimised away.
  public init(_ name: String, _ work: @escaping () -> Int) {
    self.name = name
    self.work = work
  }
}
