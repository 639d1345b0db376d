import Foundation
import TestSupport
import Testing

/// The steps of the tutorial, each of which compiles with the files that were written before it. What the last ones do is
/// shown by `TutorialTests` in `RosterScreensTests`.
@Suite(
  .enabled(if: Seeds.runSlowTests && Compiler.isThere, "ROSTER_SEEDS=all compiles samples, with a swiftc on the PATH")
)
struct TutorialStepsTests {
  private static let resources = Repository.root.appendingPathComponent("Lists/Sources/Roster/Roster.docc/Resources")

  @Test(
    arguments: [
      ["Film-01"], ["Film-02"], ["Film-03"],
      ["Film-03", "WatchlistViewController-01"],
      ["Film-03", "WatchlistViewController-02"],
      ["Film-03", "WatchlistViewController-03"],
      ["Film-03", "WatchlistViewController-03", "WatchlistTests-01"],
      ["Film-03", "WatchlistViewController-03", "WatchlistTests-02"],
      ["Film-03", "WatchlistViewController-03", "WatchlistTests-03"],
    ]
  )
  func eachStepCompiles(files: [String]) throws {
    let sources = try files.map { name in
      // All is one module here.
      try String(contentsOf: Self.resources.appendingPathComponent("\(name).swift"), encoding: .utf8)
        .replacingOccurrences(of: "@testable import Watchlist\n", with: "")
    }
    let result = try Compiler.typecheck(sources.joined(separator: "\n"))
    #expect(result.status == 0 && result.output == "", "\(result.output)")
  }

  @Test func theManifestNamesProductsThatThereAre() throws {
    let manifest = try String(contentsOf: Self.resources.appendingPathComponent("Package-01.swift"), encoding: .utf8)
    let own = try String(contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let products = manifest.matches(of: /\.product\(name: "(\w+)", package: "Roster"\)/).map { String($0.output.1) }
    expectEqual(products.count, 2)
    for product in products { #expect(own.contains(".library(name: \"\(product)\"")) }
    let version = try #require(own.firstMatch(of: /swift-tools-version: ([\d.]+)/)?.output.1)
    #expect(manifest.hasPrefix("// swift-tools-version: \(version)\n"))
  }
}
