import Foundation
import Roster
import TestSupport
import Testing

// README's samples and those of the guide's short article, compiled and run. README's first one stands here to the letter,
// and a test compares.

// README: first sample, part one
private struct Movie { let title: String }
// README: end

private final class MovieCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Movie) { textLabel?.text = viewModel.title }
}

extension Movie: TableViewPresentable { fileprivate typealias TableViewCell = MovieCell }

@MainActor struct ReadmeTests {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private var titles: [String?] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map { $0.shownText }
  }

  @Test func theFirstSampleRuns() {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }

    // README: first sample, part two
    let content = FlatDataSource([Movie(title: "Metropolis"), Movie(title: "Alien")])
    let rows = content.configured { movie in
      var row = UIListContentConfiguration.cell()
      row.text = movie.title
      return row
    }
    tableView.attach(rows).onSelect(Movie.self) { movie in print(movie.title) }
    content.append(Movie(title: "Arrival"))  // the table inserts a row
    // README: end

    expectEqual(titles, ["Metropolis", "Alien", "Arrival"])
    tableView.headlessTapRow(at: IndexPath(row: 1, section: 0))
    expectEqual(printed, ["Alien"])
  }

  /// The code in README is the code above, but for access and indentation.
  @Test func theFirstSampleIsTheOneInReadme() throws {
    let readme = try Repository.text("README.md")
    let block = try #require(readme.components(separatedBy: "```swift\n").dropFirst().first)
    let sample = try #require(block.components(separatedBy: "```").first)
    #expect(sample.split(separator: "\n", omittingEmptySubsequences: false).count <= 13)

    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let parts = source.components(separatedBy: "// README: " + "first sample, part ").dropFirst()
    let code = parts.compactMap { $0.components(separatedBy: "// README: end").first }
      .map { $0.drop { $0 != "\n" } }
      .joined()
    func lines(_ text: String) -> [String] {
      text.replacingOccurrences(of: "fileprivate ", with: "").replacingOccurrences(of: "private ", with: "")
        .split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    expectEqual(lines(code), lines(sample))
  }

  @Test func usingSeveralTypesAndUseSites() {
    tableView.attach(
      FlatDataSource([
        Movie(title: "Alien").tableViewPresentable,
        Presented<MovieCell>(Movie(title: "Heat")).tableViewPresentable,
      ])
    )
    expectEqual(titles, ["Alien", "Heat"])
  }

  @Test func swipeAndMoveSamplesRun() {
    let content = FlatDataSource([Movie(title: "Metropolis"), Movie(title: "Alien"), Movie(title: "Heat")])
    let delegate = tableView.attach(content)
    delegate.trailingSwipeActions(for: Movie.self) { movie, place in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          content.remove(place)
          done(true)
        }
      ])
    }
    delegate.reorder(Movie.self) { _, destination in content.move(to: destination) }
    expectEqual(titles, ["Metropolis", "Alien", "Heat"])
    delegate.dataSource.tableView(
      tableView,
      moveRowAt: IndexPath(row: 0, section: 0),
      to: IndexPath(row: 2, section: 0)
    )
    expectEqual(content.items.map(\.title), ["Alien", "Heat", "Metropolis"])
  }
}
