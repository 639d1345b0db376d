import Roster

final class WatchlistViewController: UITableViewController {
  let films = FlatDataSource([Film(id: 1, title: "Metropolis"), Film(id: 2, title: "Alien")])

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.attach(films)
      .onSelect(Film.self) { [films] _, place in films.update(place) { $0.isSeen.toggle() } }
      .onDelete(Film.self) { [films] _, place in films.remove(place) }
  }

  func add(_ film: Film) {
    films.append(film)
  }
}
