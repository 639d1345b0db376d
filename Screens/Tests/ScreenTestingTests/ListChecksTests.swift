import HeadlessUIKit
import TestSupport
import Testing

@testable import ScreenTesting

/// The mistakes that a form can be made with.
enum FormBug: Sendable { case openWidth, keptSeparator }

/// A title and a value side by side, placed by constraints.
private final class FormCell: UITableViewCell {
  let title = UILabel()
  let value = UILabel()

  func show(_ text: String, _ bug: FormBug?) {
    if title.superview == nil {
      for view in [title, value] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8).isActive = true
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
      }
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
      value.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
      let gap = value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8)
      gap.isActive = true
      // Both labels hug alike, so that either may take the room that is left.
      if bug != .openWidth { title.setContentHuggingPriority(.required, for: .horizontal) }
    }
    title.text = text
    value.text = "\(text.count)"
  }
}

private final class FormViewController: UITableViewController {
  var bug: FormBug?
  var texts = (0..<30).map { "Field \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FormCell.self, forCellReuseIdentifier: "field")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FormCell)?.show(texts[indexPath.row], bug)
    if bug == .keptSeparator, indexPath.row == 0 {
      cell.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    }
    return cell
  }
}

@Suite @MainActor struct ListChecksTests {
  private func checks(_ bug: FormBug?, scrolls: Bool = false) throws -> ListChecks {
    let form = FormViewController(style: .plain)
    form.bug = bug
    let screen = TestScreen(form)
    if scrolls {
      try screen.scroll(by: 400)
      try screen.scroll(by: 400)
    }
    // The screen lives as long as its window is on the screen.
    return ListChecks(try #require(screen.list))
  }

  @Test
  func aViewWhoseWidthIsLeftOpenIsFoundAndOneWithAClearWidthIsNot() throws {
    #expect(try checks(nil).ambiguousLayout() == nil)
    let finding = try #require(try checks(.openWidth).ambiguousLayout())
    expectEqual(finding.check, .layout)
    #expect(
      finding.text.hasPrefix(
        "“Field 0” in row 0-0 may be further left or right, or have another width, on a device: its horizontal constraints leave "
      )
    )
    // The constraints and what would decide it.
    #expect(finding.text.contains("(<NSLayoutConstraint") && finding.text.contains("one that hugs its content more"))
  }

  @Test
  func aSeparatorThatIsKeptByReuseIsFoundAndAFormWithoutMistakesPassesAllChecks() throws {
    let kept = try checks(.keptSeparator, scrolls: true).freshCells { false }
    guard case .different(let finding) = kept else {
      Issue.record("\(kept)")
      return
    }
    #expect(finding.text.contains("a separator 60 points from the left"))
    let correct = try checks(nil, scrolls: true)
    guard case .equal = correct.freshCells(lettingTimePass: { false }) else {
      Issue.record("A correct cell differs from a new one")
      return
    }
    #expect(correct.geometry() == nil && correct.cutOffText() == nil)
  }

  @Test
  func headersAndFootersAreWhereTheirSectionsAre() throws {
    let form = FormViewController(style: .grouped)
    let screen = TestScreen(form)
    #expect(ListChecks(try #require(screen.list)).geometry() == nil)
  }
}
