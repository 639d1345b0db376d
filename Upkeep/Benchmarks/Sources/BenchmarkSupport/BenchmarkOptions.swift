import ArgumentParser
import Foundation

/// What is measured, and how often.
public struct BenchmarkOptions: ParsableArguments, Sendable {
  @Option(help: "Only workloads whose name contains this text.")
  public var only: String?

  @Option(help: "The least number of interleaved rounds.")
  public var rounds: Int?

  @OptionGroup public var file: ResultFile

  public init() {}

  /// Whether a workload is to be measured.
  public func includes(_ name: String) -> Bool { only.map(name.contains) ?? true }

  /// - Parameter rounds: the number of rounds, unless another was asked for.
  public func measurement(rounds: Int = 11) -> Measurement {
    var measurement = Measurement()
    measurement.rounds = self.rounds ?? rounds
    return measurement
  }

  /// Says what is being measured, on the standard error.
  public static func note(_ name: String) { FileHandle.standardError.write(Data("\(name)\n".utf8)) }
}
