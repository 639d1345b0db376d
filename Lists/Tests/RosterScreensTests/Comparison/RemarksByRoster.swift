import Roster

// A chat whose older messages are loaded page by page, by Roster.

final class RemarksByRoster: RemarksViewController {
  private let remarks: PagedDataSource<Remark, Int>

  init(_ load: @escaping Load) {
    remarks = PagedDataSource { request in
      let page = try await load(request.key)
      return Page(page, previous: page.first.flatMap { $0.id > 1 ? $0.id : nil })
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var options = TableViewUpdateOptions()
    options.anchoring = .end
    let rows = remarks.configured { remark in
      var content = UIListContentConfiguration.cell()
      content.text = remark.text
      return content
    }
    tableView.attach(rows, options: options)
  }

  override func append(_ text: String) {
    let id = (remarks.items.last?.id ?? 0) + 1
    remarks.insert(Remark(id: id, text: text), at: ItemPath(section: 0, item: remarks.items.count))
  }
}
