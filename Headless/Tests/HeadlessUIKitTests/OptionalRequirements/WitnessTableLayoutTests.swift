import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct WitnessTableLayoutTests {
  @Test func theLayoutOfThisSwiftIsKnown() {
    #expect(WitnessTable.hasKnownLayout)
  }

  /// The table of another protocol, which an unknown layout would look like.
  @Test func anotherTableIsNotTakenForTheProbes() {
    let table = WitnessTable(of: ListDelegateOfTests() as any UITableViewDelegate)
    #expect(!table.isTable(of: ListDelegateOfTests.self, subclass: ListDelegateOfTests.self, count: 4, inherited: [1]))
  }
}

private final class ListDelegateOfTests: NSObject, UITableViewDelegate {}
