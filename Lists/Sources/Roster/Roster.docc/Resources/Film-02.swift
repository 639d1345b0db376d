import Roster

struct Film: Identifiable, Equatable {
  let id: Int
  var title: String
  var isSeen = false
}

final class FilmCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Film) {
    var content = defaultContentConfiguration()
    content.text = viewModel.title
    contentConfiguration = content
    accessoryType = viewModel.isSeen ? .checkmark : .none
  }
}
