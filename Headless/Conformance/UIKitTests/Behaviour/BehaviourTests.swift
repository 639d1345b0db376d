import Foundation
import Roster
import XCTest

/// One suite for UIKit and its stand-in: the latter has to do what is expected, and of the former a table says what it does.
final class BehaviourTests: XCTestCase {
  /// `ROSTER_BEHAVIOUR` names the file that the table is written to, after each rule, as UIKit ends the process where it raises.
  func testRulesThatCanBeSeenFromOutside() throws {
    let path = ProcessInfo.processInfo.environment["ROSTER_BEHAVIOUR"]
    let table = try MainActor.assumeIsolated {
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      var table = BehaviourTable(platform: Self.platform)
      for behaviour in Behaviour.all {
        if let path { try table.text(before: behaviour).write(toFile: path, atomically: true, encoding: .utf8) }
        table.rows.append(BehaviourTable.Row(behaviour: behaviour, observed: behaviour.observe()))
      }
      return table
    }
    #if !canImport(UIKit)
      for row in table.rows where !row.isExpected {
        XCTFail("\(row.behaviour.topic): \(row.behaviour.rule): \(row.observed) and not \(row.behaviour.expected)")
      }
    #endif
    XCTAssertEqual(table.rows.count >= 130, true, "\(table.rows.count)")
    XCTAssertEqual(Set(table.rows.map { $0.behaviour.topic + $0.behaviour.rule }).count, table.rows.count)
    if let path { try table.text().write(toFile: path, atomically: true, encoding: .utf8) }
    #if canImport(UIKit)
      if path == nil { print(table.text()) }
    #endif
  }

  private static var platform: String {
    #if canImport(UIKit)
      "UIKit"
    #else
      "the headless UIKit"
    #endif
  }
}
