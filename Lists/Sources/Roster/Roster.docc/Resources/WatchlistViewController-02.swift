import Roster

final class WatchlistViewController: UITableViewController {
  let films = FlatDataSource([Film(id: 1, title: "Metropolis"), Film(id: 2, title: "Alien")])

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.attach(films)
  }

  func add(_ film: Film) {
    films.append(film)
  }
}
