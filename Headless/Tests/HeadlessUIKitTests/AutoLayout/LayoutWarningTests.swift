import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What UIKit only logs, as values.
@MainActor struct LayoutWarningTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let child = UIView()

  init() {
    window.addSubview(child)
    window.makeKeyAndVisible()
  }

  private func texts(_ strings: [String]) -> [String] { strings.map { $0.replacing(#/0x[0-9a-f]+/#, with: "0x") } }

  /// Ramotion/folding-cell#63.
  @Test func aConflictIsWrittenAsUIKitWritesIt() throws {
    child.translatesAutoresizingMaskIntoConstraints = false
    let first = child.widthAnchor.constraint(equalToConstant: 40)
    let second = child.widthAnchor.constraint(equalToConstant: 24)
    let warnings = HeadlessLayoutWarning.recording {
      NSLayoutConstraint.activate([first, second])
      window.layoutIfNeeded()
    }
    let warning = try #require(warnings.first)
    let lines = [
      "<NSLayoutConstraint:0x UIView:0x.width == 40   (active)>",
      "<NSLayoutConstraint:0x UIView:0x.width == 24   (active)>",
    ]
    #expect(warnings.count == 1 && warning.kind == .unsatisfiableConstraints)
    expectEqual(texts(warning.constraints), lines)
    let broken = try #require(LayoutAssumptions.broken(of: [first, second]))
    expectEqual(warning.brokenConstraint, broken.description)
    expectEqual(
      texts([warning.text]),
      [
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "\(lines[0])",
            "\(lines[1])"
        )

        Will attempt to recover by breaking constraint\u{20}
        \(texts([broken.description])[0])

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
      ]
    )
    expectEqual(window.headlessWarnings, [warning.text])
    expectEqual(child.frame.width, first.constant + second.constant - broken.constant)
  }

  @Test func aConflictIsWrittenOnceAndTriedAgain() {
    child.translatesAutoresizingMaskIntoConstraints = false
    let (first, second) = (
      child.widthAnchor.constraint(equalToConstant: 40), child.widthAnchor.constraint(equalToConstant: 24)
    )
    NSLayoutConstraint.activate([first, second])
    window.layoutIfNeeded()
    let height = child.heightAnchor.constraint(equalToConstant: 1)
    height.isActive = true
    window.layoutIfNeeded()
    height.constant = 2
    window.layoutIfNeeded()
    expectEqual(window.headlessWarnings.count, 1)
    #expect(first.isActive && second.isActive)
    second.constant = 40
    window.layoutIfNeeded()
    expectEqual(child.frame.width, 40)
    first.isActive = false
    second.constant = 24
    window.layoutIfNeeded()
    #expect(child.frame.width == 24 && window.headlessWarnings.count == 1)
  }

  /// marcosgriselli/steroids#1044: the mask was left on.
  @Test func aMaskThatWasLeftOnIsNamed() throws {
    let warnings = HeadlessLayoutWarning.recording {
      child.widthAnchor.constraint(equalToConstant: 40).isActive = true
      window.layoutIfNeeded()
    }
    let warning = try #require(warnings.first)
    #expect(
      texts(warning.constraints).contains(
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView:0x.width == 0   (active)>"
      )
    )
    #expect(warning.text.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(warning.brokenConstraint?.contains("width == 40") == true)
    expectEqual(child.frame.width, 0)
  }

  @Test func aStacksConstraintsAreNamed() {
    let row = UIView()
    row.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let stack = UIStackView(arrangedSubviews: [row])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    stack.layoutIfNeeded()
    let warnings = HeadlessLayoutWarning.recording {
      row.isHidden = true
      stack.layoutIfNeeded()
    }
    // useyourloaf.com and braintree_ios#237: a hidden view with a height of its own.
    expectEqual(warnings.count, (LayoutAssumptions.hidingPriority == 1000 ? 1 : 0))
    #expect(warnings.allSatisfy { warning in warning.constraints.contains { $0.contains("'UISV-hiding'") } })
  }

  @Test func aCellWithoutAHeightHasTheStandardOne() {
    final class Flat: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.text = "floats"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
      }

      required init?(coder: NSCoder) { nil }
    }
    let fixture = TableFixture(rows: 3)
    fixture.makeCell = { _, _, _ in Flat(style: .default, reuseIdentifier: "flat") }
    let warnings = HeadlessLayoutWarning.recording {
      fixture.table.reloadData()
      fixture.table.layoutIfNeeded()
    }
    expectEqual(fixture.table.visibleCells.map(\.frame.height), [44, 44, 44])
    expectEqual(Set(warnings.map(\.kind)), [.zeroHeightCell])
    expectEqual(fixture.table.headlessWarnings.count, 1)
    #expect(fixture.table.headlessWarnings.first?.hasPrefix("Warning once only: Detected a case where") == true)
  }

  @Test func aContentViewBelongsToItsCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let warnings = HeadlessLayoutWarning.recording {
      cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    }
    expectEqual(warnings.map(\.kind), [.managedContentView])
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame, cell.bounds)
  }

  @Test func ambiguityIsFound() throws {
    child.translatesAutoresizingMaskIntoConstraints = false
    let label = UILabel()
    label.text = "text"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    #expect(child.headlessAmbiguousAxes == [.vertical] && child.hasAmbiguousLayout)
    #expect(!label.hasAmbiguousLayout)
    let problems = window.headlessLayoutProblems()
    expectEqual(problems.map(\.kind), [.ambiguousLayout])
    expectEqual(texts(problems.map(\.text)), ["AMBIGUOUS LAYOUT for UIView:0x.minY, Height"])
    child.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    expectEqual(window.headlessLayoutProblems(), [])
    expectEqual(child.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func textsThatAreCutOffAreFound() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    label.text = "A text that is longer"
    window.addSubview(label)
    expectEqual(window.headlessLayoutProblems().map(\.kind), [.truncatedText])
    label.frame.size.width = 290
    expectEqual(window.headlessLayoutProblems(), [])
    label.frame.size.height = 10
    #expect(label.headlessIsTruncated)
    label.isHidden = true
    expectEqual(window.headlessLayoutProblems(), [])
  }
}
