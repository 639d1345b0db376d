import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct NSLayoutConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
  }

  @Test func itSaysWhatItWasMadeOf() {
    let constraint = NSLayoutConstraint(
      item: child,
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: root,
      attribute: .height,
      multiplier: 2,
      constant: 3
    )
    #expect(constraint.firstItem === child && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    expectEqual(constraint.relation, .lessThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.constant == 3)
    #expect(constraint.priority == .required && !constraint.isActive)
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(child.hasAmbiguousLayout)
  }

  @Test func theNearestCommonAncestorHoldsIt() {
    let sibling = UIView()
    root.addSubview(sibling)
    let own = child.widthAnchor.constraint(equalToConstant: 10)
    let shared = child.leadingAnchor.constraint(equalTo: sibling.leadingAnchor)
    let outer = child.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([own, shared, outer])
    expectEqual(child.constraints, [own])
    expectEqual(root.constraints, [shared, outer])
    expectEqual(child.constraintsAffectingLayout(for: .vertical), [outer])
    expectEqual(Set(child.constraintsAffectingLayout(for: .horizontal)), [own, shared])
    NSLayoutConstraint.deactivate([own, shared])
    #expect(child.constraints == [] && root.constraints == [outer])
  }

  @Test func aGuidesConstraintIsHeldByItsOwner() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraint = guide.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    expectEqual(root.constraints, [constraint])
    root.removeLayoutGuide(guide)
    #expect(root.constraints == [] && guide.owningView == nil)
  }

  /// SnapKit#478.
  @Test func withoutACommonAncestorItFails() throws {
    let stranger = UILabel()
    let constraint = child.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
    let failures = HeadlessFailure.recording { constraint.isActive = true }
    let failure = try #require(failures.first)
    #expect(failure.kind == .constraintWithoutCommonAncestor && failure.name == .generic)
    #expect(failure.reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
    #expect(failure.reason.hasSuffix("reference items in different view hierarchies?  That's illegal."))
    #expect(!constraint.isActive)
  }

  @Test func aViewHoldsOnlyConstraintsOfItsOwnTree() {
    let failures = HeadlessFailure.recording {
      child.addConstraint(child.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    }
    expectEqual(failures.map(\.kind), [.constraintOutsideSubtree])
  }

  @Test(
    arguments: [
      (.left, .leading, "Use leading/trailing for both or neither."),
      (.width, .top, "Invalid pairing of layout attributes"),
      (.top, .height, "Invalid pairing of layout attributes"),
      (.centerX, .notAnAttribute, "Location attributes must be specified in pairs."),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, String)]
  )
  func pairsThatMakeNoSenseFail(one: NSLayoutConstraint.Attribute, other: NSLayoutConstraint.Attribute, text: String) {
    let failures = HeadlessFailure.recording {
      _ = NSLayoutConstraint(
        item: child,
        attribute: one,
        relatedBy: .equal,
        toItem: other == .notAnAttribute ? nil : root,
        attribute: other,
        multiplier: 1,
        constant: 0
      )
    }
    expectEqual(failures.map(\.kind), [.invalidConstraint])
    #expect(failures.first?.reason.hasSuffix(text) == true)
    #expect(failures.first?.reason.hasPrefix("NSLayoutConstraint for UIView:0x") == true)
  }

  @Test func aPlaceOnOneAxisMayBeThatOfTheOther() {
    child.translatesAutoresizingMaskIntoConstraints = false
    let left = NSLayoutConstraint(
      item: child,
      attribute: .left,
      relatedBy: .equal,
      toItem: root,
      attribute: .bottom,
      multiplier: 0.5,
      constant: 0
    )
    NSLayoutConstraint.activate([left, child.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    expectEqual(child.frame.minX, root.bounds.height / 2)
  }

  @Test func aSubclassHasUIKitsInitializers() {
    final class Constraint: NSLayoutConstraint {}
    let constraint = Constraint(
      item: child,
      attribute: .width,
      relatedBy: .lessThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 7
    )
    #expect(constraint.firstItem === child && constraint.relation == .lessThanOrEqual && constraint.constant == 7)
  }

  /// PureLayout#208.
  @Test func anActiveConstraintStaysRequiredOrOptional() {
    let constraint = child.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .defaultLow
    constraint.priority = .required
    constraint.isActive = true
    let failures = HeadlessFailure.recording { constraint.priority = .defaultLow }
    expectEqual(
      failures.map(\.reason),
      [
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
          + "You passed priority 250 and the existing priority was 1000."
      ]
    )
    expectEqual(constraint.priority, .required)
    constraint.isActive = false
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = UILayoutPriority(999.5)
    expectEqual(constraint.priority.rawValue, 999.5)
  }

  @Test(arguments: [CGFloat.infinity, .nan, .greatestFiniteMagnitude]) func constantsThatNothingHasFail(
    constant: CGFloat
  ) {
    let failures = HeadlessFailure.recording { _ = child.widthAnchor.constraint(equalToConstant: constant) }
    expectEqual(failures.map(\.kind), [.invalidConstraint])
  }

  /// Archetapp/Drop-Down-Menu#3.
  @Test func aRemovedViewLosesWhatJoinedItToOthers() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(inner)
    let inside = inner.topAnchor.constraint(equalTo: child.topAnchor)
    let across = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let own = child.widthAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([inside, across, own])
    child.removeFromSuperview()
    #expect(inside.isActive && own.isActive && !across.isActive)
    root.addSubview(child)
    #expect(!across.isActive && root.constraints == [])
  }

  @Test func itIsPrintedAsUIKitPrintsIt() {
    func text(_ constraint: NSLayoutConstraint) -> String {
      constraint.description.replacing(#/0x[0-9a-f]+/#, with: "0x")
    }
    let label = UILabel()
    label.text = "A title that is longer than that"
    root.addSubview(label)
    expectEqual(
      text(child.widthAnchor.constraint(equalToConstant: 44)),
      "<NSLayoutConstraint:0x UIView:0x.width == 44>"
    )
    let half = child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10)
    half.priority = .defaultHigh
    half.identifier = "half"
    half.isActive = true
    expectEqual(
      text(half),
      "<NSLayoutConstraint:0x 'half' UIView:0x.width == 0.5*UIView:0x.width + 10 @750 priority:750   (active)>"
    )
    let start = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    expectEqual(text(start), "<NSLayoutConstraint:0x H:|-(16)-[UIView:0x]   (names: '|':UIView:0x )>")
    start.isActive = true
    expectEqual(text(start), "<NSLayoutConstraint:0x H:|-(16)-[UIView:0x]   (active, names: '|':UIView:0x )>")
    let end = label.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -20)
    expectEqual(
      text(end),
      "<NSLayoutConstraint:0x V:[UILabel:0x'A title that is longer th...']-(>=20)-|   (names: '|':UIView:0x )>"
    )
    let gap = label.topAnchor.constraint(greaterThanOrEqualTo: child.bottomAnchor, constant: 8)
    expectEqual(text(gap), "<NSLayoutConstraint:0x V:[UIView:0x]-(>=8)-[UILabel:0x'A title that is longer th...']>")
  }

  @Test func addressesStay() {
    expectEqual(LayoutPrinter.address(of: child), LayoutPrinter.address(of: child))
    #expect(LayoutPrinter.address(of: child) != LayoutPrinter.address(of: root))
  }

  @Test func anchorsOfDistances() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 30),
      other.widthAnchor.constraint(equalToConstant: 20),
      child.leadingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(
        equalTo: child.widthAnchor,
        multiplier: 3
      ),
    ])
    root.layoutIfNeeded()
    expectEqual(other.frame.minX, 100)
  }

  @Test func systemSpacing() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 30),
      other.leadingAnchor.constraint(equalToSystemSpacingAfter: child.trailingAnchor, multiplier: 2),
      other.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    expectEqual(other.frame.minX, 30 + 2 * LayoutAssumptions.systemSpacing)
    expectEqual(other.frame.minY, LayoutAssumptions.systemSpacing)
  }
}
