import UIKit

final class MovieCell: UITableViewCell {
  let rating = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(rating)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    rating.text = nil
  }
}

final class MovieDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  weak var next: (any UITableViewDelegate)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    next?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  override func responds(to selector: Selector!) -> Bool {
    guard selector == #selector((any UITableViewDelegate).tableView(_:heightForRowAt:)) else {
      return super.responds(to: selector)
    }
    return MainActor.assumeIsolated { next != nil }
  }
}

final class MovieScreen: UITableViewController {
  let source = MovieDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MovieCell.self, forCellReuseIdentifier: "movie")
    tableView.dataSource = source
    tableView.delegate = source
  }
}
