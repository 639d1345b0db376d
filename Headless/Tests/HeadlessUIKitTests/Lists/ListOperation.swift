import Foundation

@testable import HeadlessUIKit

/// One update of a list, for writing batches down in one line.
enum ListOperation: Hashable, Sendable {
  case deleteSection(Int)
  case insertSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
  case delete(Int, Int)
  case insert(Int, Int)
  case reload(Int, Int)
  case reconfigure(Int, Int)
  case move(Int, Int, to: Int, Int)
}

extension ListUpdates {
  init(_ operations: [ListOperation]) {
    self.init()
    for operation in operations {
      switch operation {
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to): movedSections.append(ListMove(from, to: to))
      case .delete(let section, let item): deletedItems.append([section, item])
      case .insert(let section, let item): insertedItems.append([section, item])
      case .reload(let section, let item): reloadedItems.append([section, item])
      case .reconfigure(let section, let item): reconfiguredItems.append([section, item])
      case .move(let section, let item, let newSection, let newItem):
        movedItems.append(ListMove([section, item], to: [newSection, newItem]))
      }
    }
  }
}

/// The validator's answer for a batch on a view called `<view>`.
func judge(
  _ operations: [ListOperation],
  before: [Int],
  after: [Int],
  kind: ListKind = .table,
  strict: Bool = true,
  wording: ListUpdateValidator.Wording = .modern,
  isExplicitBatch: Bool = true
) -> HeadlessFailure? {
  ListUpdateValidator(kind: kind, isStrict: strict, wording: wording).validate(
    ListUpdates(operations),
    before: before,
    after: after,
    isExplicitBatch: isExplicitBatch,
    viewDescription: "<view>"
  )
}
