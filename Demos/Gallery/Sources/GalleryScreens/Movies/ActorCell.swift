import Foundation
import Roster

/// Shows an actor's name beside the role.
final class ActorCell: UITableViewCell, ReusablePresenter {
  func present(viewModel actor: Actor) {
    var content = UIListContentConfiguration.valueCell()
    content.text = actor.name
    content.secondaryText = actor.role
    // The text is below the movie's, which stands beside a picture.
    content.directionalLayoutMargins.leading = 52
    contentConfiguration = content
    separatorInset = UIEdgeInsets(top: 0, left: 52, bottom: 0, right: 0)
  }
}
