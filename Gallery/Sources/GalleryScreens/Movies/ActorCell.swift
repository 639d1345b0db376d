import Roster

/// Shows an actor's name beside the role.
final class ActorCell: UITableViewCell, ReusablePresenter {
  func present(viewModel actor: Actor) {
    var content = UIListContentConfiguration.valueCell()
    content.image = UIImage(systemName: "person.crop.circle")
    content.imageProperties.tintColor = .secondaryLabel
    content.text = actor.name
    content.secondaryText = actor.role
    contentConfiguration = content
    indentationLevel = 2
  }
}
