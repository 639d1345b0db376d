import Foundation
import HeadlessRendering
import HeadlessUIKit
import Testing

/// The guide's sample of drawing, as it is printed.
@MainActor struct DrawingSampleTests {
  @Test func aListIsDrawn() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    print(HeadlessOutline.text(of: tableView))
    try HeadlessSVG.document(of: tableView).write(to: file, atomically: true, encoding: .utf8)

    #expect(try isWellFormed(String(contentsOf: file, encoding: .utf8)))
  }
}
