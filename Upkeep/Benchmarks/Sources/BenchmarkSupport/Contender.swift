/// One way to do the work that is measured.
public struct Contender {
  public let name: String
  let prepare: (() -> Void)?
  let work: () -> Int

  /// - Parameters:
  ///   - name: a column of the table.
  ///   - prepare: is called before each time the work is done, and not measured.
  ///   - work: does it once, and returns a number that depends on the result, so that it cannot be optimised away.
  public init(_ name: String, prepare: (() -> Void)? = nil, _ work: @escaping () -> Int) {
    self.name = name
    self.prepare = prepare
    self.work = work
  }

  /// Does the work and nothing else.
  func repeatWork(_ count: Int) {
    var sum = 0
    for _ in 0..<count {
      prepare?()
      sum &+= work()
    }
    Measurement.keep(sum)
  }
}
