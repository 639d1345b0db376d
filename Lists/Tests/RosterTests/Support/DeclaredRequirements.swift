import Foundation
import TestSupport

/// Returns the number of requirements of a protocol that has its own file in the headless UIKit.
func requirements(in path: String) throws -> Int {
  let source = try Repository.text("Headless/Sources/HeadlessUIKit/" + path)
  let lines = source.components(separatedBy: "\n").drop { !$0.contains("public protocol") }.prefix { $0 != "}" }
  return lines.count { $0.hasPrefix("  func ") }
}
