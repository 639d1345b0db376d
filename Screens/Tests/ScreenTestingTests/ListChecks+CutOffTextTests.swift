#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit
  import ScreenTesting
  import TestSupport
  import Testing

  /// Texts that are cut off beside cells.
  @Suite @MainActor struct ListChecksCutOffTextTests {
    /// Where the text is, and what a finding calls that.
    enum Place: String, CaseIterable, Sendable {
      case header = "the header of section 0"
      case footer = "the footer of section 0"
      case tableHeader = "the table's header"
      case tableFooter = "the table's footer"
    }

    @Test(.slow, arguments: Place.allCases)
    func aTextOfATableThatIsCutOffIsFound(place: Place) throws {
      let failure = #expect(throws: SimulationFailure.self) {
        try simulate(TableEdgesController.self, worlds: 3) { _ in TableEdgesController(place, isFlawed: true) }
      }
      #expect(failure?.finding.check == .cutOffText)
      #expect(failure?.finding.text.contains("in \(place.rawValue) is cut off: it needs ") == true)
      try simulate(TableEdgesController.self, worlds: 3) { _ in TableEdgesController(place, isFlawed: false) }
    }

    @Test(arguments: [UICollectionView.elementKindSectionHeader, "badge"])
    func aTextOfASupplementaryViewThatIsCutOffIsFound(kind: String) throws {
      let failure = #expect(throws: SimulationFailure.self) {
        try simulate(CollectionEdgesController.self, worlds: 3) { _ in
          CollectionEdgesController(kind, isFlawed: true)
        }
      }
      #expect(failure?.finding.check == .cutOffText)
      #expect(failure?.finding.text.contains("in the \(kind) of 0-0 is cut off: it needs ") == true)
      try simulate(CollectionEdgesController.self, worlds: 3) { _ in CollectionEdgesController(kind, isFlawed: false) }
    }

    @Test(arguments: [true, false])
    func aTextInAListThatHasRoomIsFoundAndInOneWithoutItIsNot(hasRoom: Bool) throws {
      func run() throws {
        try simulate(
          FoldedController.self,
          worlds: 3,
          events: [.event("fold") { folded, _ in folded.fold(hasRoom ? 100 : 0) }]
        ) { _ in FoldedController() }
      }
      guard hasRoom else { return try run() }
      let failure = #expect(throws: SimulationFailure.self) { try run() }
      #expect(failure?.finding.check == .cutOffText)
    }

    /// A title's label is the table's own, and so is how many lines it may have.
    @Test
    func aTitleWhoseHeaderIsLowIsNotFound() throws {
      try simulate(TitledController.self, worlds: 3) { _ in TitledController(style: .grouped) }
    }
  }

  /// Two lines of text, for which there is room or not.
  @MainActor private func lines(isFlawed: Bool) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: isFlawed ? 20 : 44))
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    label.text = "Above\nBelow"
    return label
  }

  /// A table that gets another height, and a row that no longer has room for its text.
  private final class FoldedController: UIViewController, UITableViewDataSource {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    private let label = lines(isFlawed: false)
    private lazy var cell = UITableViewCell()

    override func viewDidLoad() {
      super.viewDidLoad()
      table.rowHeight = 44
      table.dataSource = self
      cell.contentView.addSubview(label)
      view.addSubview(table)
    }

    func fold(_ height: CGFloat) {
      table.frame.size.height = height
      label.frame.size.height = 20
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  private final class TableEdgesController: UITableViewController {
    private let place: ListChecksCutOffTextTests.Place
    private let isFlawed: Bool

    init(_ place: ListChecksCutOffTextTests.Place, isFlawed: Bool) {
      (self.place, self.isFlawed) = (place, isFlawed)
      super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      switch place {
      case .tableHeader: tableView.tableHeaderView = lines(isFlawed: isFlawed)
      case .tableFooter: tableView.tableFooterView = lines(isFlawed: isFlawed)
      case .header, .footer: break
      }
    }

    private func view(_ place: ListChecksCutOffTextTests.Place) -> UIView? {
      guard place == self.place else { return nil }
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.contentView.addSubview(lines(isFlawed: isFlawed))
      return view
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view(.header) }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view(.footer) }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 50 }
  }

  private final class TitledController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
  }

  private final class CollectionEdgesController: UICollectionViewController {
    private final class Edge: UICollectionReusableView {
      func show(isFlawed: Bool) {
        for subview in subviews { subview.removeFromSuperview() }
        addSubview(lines(isFlawed: isFlawed))
      }
    }

    private let kind: String
    private let isFlawed: Bool

    init(_ kind: String, isFlawed: Bool) {
      (self.kind, self.isFlawed) = (kind, isFlawed)
      func size(_ height: CGFloat) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(300), heightDimension: .absolute(height))
      }
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(50),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: .top)
      )
      let badges = kind == "badge" ? [badge] : []
      let item = NSCollectionLayoutItem(layoutSize: size(60), supplementaryItems: badges)
      let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size(60), subitems: [item]))
      if badges.isEmpty {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(50), elementKind: kind, alignment: .top)
        ]
      }
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(Edge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "edge",
        for: indexPath
      )
      (view as? Edge)?.show(isFlawed: isFlawed)
      return view
    }
  }
#endif
