import Foundation
import Roster

/// Shows an actor's name beside the role.
final class ActorCell: UITableViewCell, ReusablePresenter {
  func present(viewModel actor: Actor) {
    var content = UIListContentConfiguration.valueCell()
    content.text = actor.name
    content.secondaryText = actor.role
    content.directionalLayoutMargins.leading = 52
    content.directionalLayoutMargins.trailing = 16
    contentConfiguration = content
  }
}
