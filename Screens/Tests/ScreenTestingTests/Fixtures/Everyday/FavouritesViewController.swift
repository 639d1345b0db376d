import HeadlessUIKit
import ScreenTesting

/// Songs that are liked by a tap, shown so at once, and taken back if the server refuses; songs are deleted by a swipe.
final class FavouritesViewController: UITableViewController {
  private struct Song {
    var id: Int
    var isLiked = false
    /// How often it was tapped.
    var taps = 0
  }

  private let mistake: EverydayMistake?
  private let server: SimulatedServer
  private var songs = (1...10).map { Song(id: $0) }

  init(_ server: SimulatedServer, _ mistake: EverydayMistake?) {
    (self.server, self.mistake) = (server, mistake)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    let song = songs[indexPath.row]
    cell.textLabel?.text = "Song \(song.id)" + (song.isLiked ? ", liked" : "")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    songs[indexPath.row].isLiked.toggle()
    songs[indexPath.row].taps += 1
    tableView.reloadRows(at: [indexPath], with: .none)
    let song = songs[indexPath.row]
    Task { [weak self, server] in
      let liked = try? await server.answer("like \(song.id) \(song.taps)") { song.isLiked }
      self?.end(song, liked, at: indexPath)
    }
  }

  private func end(_ song: Song, _ liked: Bool?, at path: IndexPath) {
    guard let row = songs.firstIndex(where: { $0.id == song.id }) else {
      if mistake == .rollbackOfOldRow, liked == nil { tableView.reloadRows(at: [path], with: .none) }
      return
    }
    // The last tap counts, whichever answer comes last.
    guard mistake == .lateEchoWins || songs[row].taps == song.taps else { return }
    songs[row].isLiked = liked ?? !song.isLiked
    let place = mistake == .rollbackOfOldRow && liked == nil ? path : IndexPath(row: row, section: 0)
    tableView.reloadRows(at: [place], with: .none)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = songs[indexPath.row].id
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      guard let self, let row = songs.firstIndex(where: { $0.id == id }) else { return completion(false) }
      songs.remove(at: row)
      self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension EverydayScreen {
  static let favourites = EverydayScreen(name: "favourites", mistakes: [.lateEchoWins, .rollbackOfOldRow]) {
    world,
    mistake in
    FavouritesViewController(world.server(failing: 0.3), mistake)
  }
}
