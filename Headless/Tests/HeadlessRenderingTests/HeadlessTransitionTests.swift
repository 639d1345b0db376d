import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@MainActor struct HeadlessTransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let table: UITableView
  private let source = Rows()

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func nothingMovesWithoutAChange() {
    let transition = HeadlessTransition(of: window) {}
    expectEqual(transition.moved + transition.appeared + transition.disappeared + transition.changed, 0)
    #expect(!transition.svgDocument().contains("<style>"))
  }

  @Test func eachMovedRowHasAnElementThatMoves() {
    let transition = HeadlessTransition(of: window) {
      table.performBatchUpdates {
        source.texts = ["C", "A", "B", "D"]
        table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      }
    }
    expectEqual(transition.moved, 3)
    #expect(transition.appeared == 0 && transition.disappeared == 0)
    let document = transition.svgDocument()
    expectEqual(count("class=\"slides\"", in: document), 3)
    expectEqual(count("--x:0px;--y:88px", in: document), 1)
    expectEqual(count("--x:0px;--y:-44px", in: document), 2)
    expectWellFormed(document)
  }

  @Test func rowsComeAndGo() {
    let transition = HeadlessTransition(of: window) {
      table.performBatchUpdates {
        source.texts = ["A", "B", "C", "New"]
        table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
      }
    }
    #expect(transition.moved == 0 && transition.changed == 0)
    #expect(transition.appeared == 1 && transition.disappeared == 1)
    let document = transition.svgDocument(style: .dark)
    expectEqual(count("class=\"appears\"", in: document), 1)
    // Without animations, what is gone is not seen.
    expectEqual(count("class=\"disappears\" opacity=\"0\"", in: document), 1)
    expectWellFormed(document)
  }

  @Test func aCellThatIsUsedAgainIsAnotherOne() {
    let before = table.cellForRow(at: IndexPath(row: 0, section: 0))
    let transition = HeadlessTransition(of: window) {
      source.texts = ["E", "F", "G", "H"]
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(table.visibleCells.contains { $0 === before })
    #expect(transition.appeared == 4 && transition.disappeared == 4)
  }

  @Test func changedRowsFadeFromOneLookToTheOther() {
    let transition = HeadlessTransition(of: window) {
      source.texts[1] = "Other"
      table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      table.layoutIfNeeded()
    }
    expectEqual(transition.changed, 1)
    expectEqual(transition.moved + transition.appeared + transition.disappeared, 0)
    let document = transition.svgDocument()
    #expect(document.contains(">B</text>") && document.contains(">Other</text>"))
  }

  @Test func aPageTellsTheStylesOfPicturesApart() {
    let transition = HeadlessTransition(of: window) {
      source.texts[1] = "Other"
      table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    }
    let page = HeadlessHTML.document(screens: [HeadlessScreen(name: "A", transition: transition)], title: "T")
    #expect(page.contains("@keyframes s1p1lappear") && page.contains("@keyframes s1p1dappear"))
    #expect(page.contains("prefers-reduced-motion: no-preference"))
  }

  private func count(_ text: String, in document: String) -> Int {
    document.components(separatedBy: text).count - 1
  }

  private func expectWellFormed(_ document: String) {
    #expect(XMLParser(data: Data(document.utf8)).parse())
  }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource {
  var texts = ["A", "B", "C", "D"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
}
