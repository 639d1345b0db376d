import Roster

struct Film: Identifiable, Equatable {
  let id: Int
  var title: String
  var isSeen = false
}

final class FilmCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Film) {
    textLabel?.text = viewModel.title
    accessoryType = viewModel.isSeen ? .checkmark : .none
  }
}

extension Film: TableViewPresentable {
  typealias TableViewCell = FilmCell
}
