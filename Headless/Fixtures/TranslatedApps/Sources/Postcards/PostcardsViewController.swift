import UIKit

/// Cards that the app brings along.
final class PostcardsViewController: UITableViewController {
  private let cards: [Postcard]

  init() {
    let url = Bundle.main.url(forResource: "postcards", withExtension: "json")
    let data = url.flatMap { try? Data(contentsOf: $0) }
    cards = data.flatMap { try? JSONDecoder().decode([Postcard].self, from: $0) } ?? []
    super.init(style: .plain)
    title = NSLocalizedString("postcards.title", comment: "The title of the list.")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = UIColor(named: "Paper")
    tableView.register(UINib(nibName: "PostcardCell", bundle: nil), forCellReuseIdentifier: "card")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cards.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath) as! PostcardCell
    cell.show(cards[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    String.localizedStringWithFormat(NSLocalizedString("postcards.count", comment: "How many there are."), cards.count)
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    return version.map { "Version \($0)" }
  }
}
