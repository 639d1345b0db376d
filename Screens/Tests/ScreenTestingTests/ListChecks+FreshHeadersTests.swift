#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// Headers and footers that stay as they were while rows come.
  @Suite @MainActor struct ListChecksFreshHeadersTests {
    enum Kind: CaseIterable { case title, view, label, footer }

    private static func finding<Screen: CountedScreen>(_ screen: @escaping () -> Screen) throws -> Finding? {
      do {
        try simulate(Screen.self, worlds: 6, events: [.arrival { list, _ in list.receive() }]) { _ in screen() }
        return nil
      } catch let failure as SimulationFailure { return failure.finding }
    }

    @Test(.slow, arguments: Kind.allCases)
    func aTablesHeaderThatKeepsAnOldCountIsFound(kind: Kind) throws {
      let finding = try Self.finding { CountedTable(kind, isCorrect: false) }
      #expect(finding?.check == .freshHeaders)
      let edge = kind == .footer ? "footer" : "header"
      #expect(finding?.text.hasPrefix("The \(edge) of section 0 shows the text “3 rows”") == true, "\(finding as Any)")
      #expect(finding?.text.contains("; a new one shows the text “4 rows”") == true)
      #expect(try Self.finding { CountedTable(kind, isCorrect: true) } == nil)
    }

    @Test
    func aCollectionsHeaderThatKeepsAnOldCountIsFound() throws {
      let finding = try Self.finding { CountedCollection(isCorrect: false) }
      #expect(finding?.check == .freshHeaders)
      #expect(
        finding?.text.hasPrefix("The UICollectionElementKindSectionHeader of 0-0 shows the text “3 rows”") == true,
        "\(finding as Any)"
      )
      #expect(try Self.finding { CountedCollection(isCorrect: true) } == nil)
    }

    /// Titles are usually coloured as they are displayed.
    @Test(.slow, arguments: ColouredTable.Kind.allCases, [UITableView.Style.plain, .grouped])
    func whatIsChangedAsATableDisplaysItIsNotBlamed(kind: ColouredTable.Kind, style: UITableView.Style) throws {
      #expect(try Self.finding { ColouredTable(kind, style) } == nil)
    }

    @Test(arguments: [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter])
    func whatIsChangedAsACollectionViewDisplaysItIsNotBlamed(kind: String) throws {
      #expect(try Self.finding { CountedCollection(isCorrect: true, colours: kind) } == nil)
    }

    /// The screen goes on to change the header that it made last, which is the one that the check made.
    @Test
    func aHeaderThatTheScreenKeepsIsNotBlamed() throws {
      #expect(try Self.finding { KeptHeader(style: .plain) } == nil)
    }

    @Test(.slow)
    func whatTheTestExpectsOfTheWholeScreenIsLookedAt() throws {
      func finding(_ expected: @escaping (CountedTable, TestScreen) throws -> String?) throws -> Finding? {
        do {
          try simulate(
            CountedTable.self,
            worlds: 6,
            events: [.arrival { list, _ in list.receive() }],
            expecting: expected
          ) { _ in CountedTable(.title, isCorrect: true) }
          return nil
        } catch let failure as SimulationFailure { return failure.finding }
      }
      #expect(try finding { list, screen in screen.shows(.text("\(list.count) rows")) ? nil : "No count." } == nil)
      let wrong = try finding { list, _ in list.count < 4 ? nil : "There are \(list.count) rows." }
      #expect(wrong == Finding(.model, "There are 4 rows."))
      let thrown = try finding { list, screen in
        if list.count > 3 { try screen.tap("Nothing") }
        return nil
      }
      #expect(thrown == Finding(.model, "There is no view with the text “Nothing”."))
    }
  }

  private protocol CountedScreen: UIViewController { func receive() }

  private final class CountedTable: UITableViewController, CountedScreen {
    private let (kind, isCorrect): (ListChecksFreshHeadersTests.Kind, Bool)
    private(set) var count = 3

    init(_ kind: ListChecksFreshHeadersTests.Kind, isCorrect: Bool) {
      (self.kind, self.isCorrect) = (kind, isCorrect)
      super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    func receive() {
      count += 1
      if isCorrect { tableView.reloadData() } else { tableView.insertRows(at: [[0, 0]], with: .none) }
    }

    private var text: String { "\(count) rows" }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      kind == .title ? text : nil
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      kind == .footer ? text : nil
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      switch kind {
      case .title, .footer: return nil
      case .view:
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.textLabel?.text = text
        return view
      case .label:
        let label = UILabel()
        label.text = text
        return label
      }
    }
  }

  private final class CountedCollection: UICollectionViewController, CountedScreen {
    private let isCorrect: Bool
    private let coloured: String
    private var count = 3

    /// - Parameter kind: the kind of views whose text is coloured as they are displayed.
    init(isCorrect: Bool, colours kind: String = "") {
      self.isCorrect = isCorrect
      coloured = kind
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 390, height: 40)
      if kind == UICollectionView.elementKindSectionFooter { layout.footerReferenceSize = layout.headerReferenceSize }
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        collectionView.register(LabelledView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      }
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) { if elementKind == coloured { (view as? LabelledView)?.label.textColor = .gray } }

    func receive() {
      count += 1
      if isCorrect { collectionView.reloadData() } else { collectionView.insertItems(at: [[0, 0]]) }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
      (view as? LabelledView)?.label.text = "\(count) rows"
      return view
    }
  }

  /// A table that colours its titles, or its cells, as they are displayed.
  final class ColouredTable: UITableViewController {
    enum Kind: CaseIterable, Sendable { case titles, views, plainViews, cells }

    private let kind: Kind
    private var count = 3

    init(_ kind: Kind, _ style: UITableView.Style) {
      self.kind = kind
      super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    func receive() {
      count += 1
      tableView.insertRows(at: [[0, 0]], with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row"
      return cell
    }

    private func title(_ name: String) -> String? { kind == .titles ? name : nil }

    private func view(_ name: String) -> UIView? {
      guard kind != .titles, kind != .cells else { return nil }
      guard kind == .views else {
        let label = UILabel()
        label.text = name
        return label
      }
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view?.textLabel?.text = name
      return view
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title("Head") }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { title("Foot") }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view("Head") }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view("Foot") }

    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      colour(view)
    }

    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      colour(view)
    }

    override func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { if kind == .cells { cell.textLabel?.textColor = .gray } }

    private func colour(_ view: UIView) {
      (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .gray
      (view as? UILabel)?.textColor = .gray
    }
  }

  extension ColouredTable: CountedScreen {}

  private final class LabelledView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class KeptHeader: UITableViewController, CountedScreen {
    private var count = 3
    private weak var header: UILabel?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    func receive() {
      count += 1
      header?.text = "\(count) rows"
      tableView.insertRows(at: [[0, 0]], with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let label = UILabel()
      label.text = "\(count) rows"
      header = label
      return label
    }
  }
#endif
