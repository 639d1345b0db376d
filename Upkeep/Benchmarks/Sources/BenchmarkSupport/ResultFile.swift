import ArgumentParser
import Foundation

/// Where results are written to.
public struct ResultFile: ParsableArguments, Sendable {
  @Option(help: "A file that the results are written to.")
  public var json: String?

  public init() {}

  /// Writes results to the file, if one was asked for.
  public func write(_ results: some Encodable) throws {
    guard let json else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results).write(to: URL(fileURLWithPath: json))
  }
}
