public import Roster

/// A message, in a module that may belong to the main actor: its conformances do then, too.
public struct Message: Identifiable, Equatable, Sendable {

  private let number: Int
  public var subject: String
  public var isUnread: Bool

  public init(_ number: Int, _ subject: String, isUnread: Bool = true) {
    self.number = number
    self.subject = subject
    self.isUnread = isUnread
  }

  public var id: Int {
    MainActor.preconditionIsolated("an identifier was read outside of the main actor")
    return number
  }
}

public final class MessageCell: UITableViewCell, ReusablePresenter {
  public func present(viewModel: Message) {
    var content = defaultContentConfiguration()
    content.text = viewModel.subject
    contentConfiguration = content
    if #available(iOS 18, tvOS 18, macCatalyst 18, visionOS 2, *) { backgroundConfiguration = .listCell() }
    accessoryType = viewModel.isUnread ? .disclosureIndicator : .none
  }
}

extension Message: TableViewPresentable {
  public typealias TableViewCell = MessageCell
}
