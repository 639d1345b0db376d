import Foundation

/// The texts of UIKit's exceptions about compositional layouts.
@MainActor enum CompositionalTexts {
  // From memory: public reports have the exception, not its text.
  static let missingSection =
    "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
    + "section. This is a client error."

  static func loop(_ view: String) -> String {
    "UICollectionView (\(view)) is stuck in its update/layout loop. This can happen for many reasons, including "
      + "self-sizing views whose preferred attributes are not returning a consistent size. To debug this issue, check "
      + "the Console app for logs in the \"UICollectionViewRecursion\" category."
  }

  /// The failure of a group that nothing can be put into.
  static func failure(
    _ problem: GroupSolver.Problem,
    section: CompositionalSection,
    index: Int,
    layout: UICollectionViewLayout,
    room: CompositionalRoom
  ) -> HeadlessFailure {
    let reference = section.definition.contentInsetsReference
    let frame = room.collectionView.frame
    let text =
      "<\(type(of: layout))> ran into an error when computing the layout for section at index \(index) in container "
      + "<_UICollectionLayoutContainer: contentSize=\(size(section.container)); contentInsets=\(insets(.zero))}>. "
      + "Container calculated by applying insets (\(insets(room.insets(for: reference)))) from sectionInsetsReference "
      + "\"\(room.resolved(reference))\" to collection view frame {{\(HeadlessFailure.number(frame.minX)), "
      + "\(HeadlessFailure.number(frame.minY))}, \(size(frame.size))}.\nError: \(reason(problem))\nGroup: "
      + section.definition.group.visualDescription()
    switch problem {
    case .noRoom: return HeadlessFailure(.noRoomInLayoutGroup, reason: text, indexes: [[index]])
    case .nothingFits: return HeadlessFailure(.nothingFitsLayoutGroup, reason: text, indexes: [[index]])
    }
  }

  private static func reason(_ problem: GroupSolver.Problem) -> String {
    switch problem {
    case .noRoom(let insets, let offered):
      "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, or it has no room "
        + "for any subitems itself. Inspect the parent and ensure the contentInsets (\(self.insets(insets))) do not "
        + "result in a negative effectiveContentSize when applied to size: \(size(offered))."
    case .nothingFits(let room):
      "NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot fit "
        + "even a single item. Inspect the spacing and size of the items in this group and ensure that they fit into "
        + "the group when its effective size is \(size(room))."
    }
  }

  private static func size(_ size: CGSize) -> String {
    "{\(HeadlessFailure.number(size.width)), \(HeadlessFailure.number(size.height))}"
  }

  private static func insets(_ insets: NSDirectionalEdgeInsets) -> String {
    let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing].map(HeadlessFailure.number)
    return "{\(numbers.joined(separator: ", "))}"
  }
}

extension HeadlessFailure {
  /// A length as UIKit's texts have it: without a fraction if there is none.
  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }
}
