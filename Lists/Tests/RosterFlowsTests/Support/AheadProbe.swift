import ListModels

@testable import RosterCore

/// Reads what a data source will be after each stage, as something made of it would, and compares that with what comes.
@MainActor final class AheadProbe: ContentContainer {
  let changes = ContentChannel()
  private(set) var complaints: [String] = []
  private(set) var numberOfReadings = 0
  private let child: ContentChild<Cell, Title, Never>
  private let name: String
  private var expected: [[Cell]]?

  init(_ child: ContentChild<Cell, Title, Never>, _ name: String) {
    self.child = child
    self.name = name
    child.changes.link(to: self, part: child.identity)
  }

  private var content: [[Cell]] {
    (0..<child.numberOfSections()).map { section in
      (0..<child.numberOfItems(section)).map { child.item($0, section) }
    }
  }

  var readsAhead = false

  func update(ofParts parts: [UpdateStep], readAhead: ReadAhead) -> StagedUpdate? {
    expected = nil
    guard parts.allSatisfy(\.isReadableAhead) else { return nil }
    numberOfReadings += 1
    let before = content
    readAhead { expected = content }
    if content != before {
      complaints.append("\(name): \(content) is read instead of \(before) before \(parts.map(\.stage))")
    }
    return nil
  }

  func endPlanning() {}
  func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? { nil }
  func shows(_ part: ObjectIdentifier) -> Bool { false }
  func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}
  func _checkInvariants() {}

  func adopt(_ part: ObjectIdentifier) {
    if let expected, expected != content { complaints.append("\(name): \(expected) was read ahead of \(content)") }
    expected = nil
  }
}
