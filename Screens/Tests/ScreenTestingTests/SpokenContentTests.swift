#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// What VoiceOver says of cells, headers and footers that are used again.
  @Suite @MainActor struct SpokenContentTests {
    enum Part: CaseIterable, Sendable { case cell, header, footer }
    /// What is kept from the row before.
    enum Kept: CaseIterable, Sendable { case nothing, label, value, hint, traits, labelOfSubview }

    private func finding(isTable: Bool, _ part: Part, _ kept: Kept) -> Finding? {
      do {
        if isTable {
          try simulate(SpokenTable.self, worlds: 20, steps: 20) { _ in SpokenTable(part, kept) }
        } else {
          try simulate(SpokenCollection.self, worlds: 20, steps: 20) { _ in SpokenCollection(part, kept) }
        }
        return nil
      } catch { return (error as? SimulationFailure)?.finding }
    }

    @Test(.slow, arguments: [true, false], Part.allCases)
    func whatIsSaidOfReusedViewsIsCompared(isTable: Bool, part: Part) throws {
      for kept in Kept.allCases {
        let finding = finding(isTable: isTable, part, kept)
        guard kept != .nothing else {
          #expect(finding == nil)
          continue
        }
        #expect(finding?.check == (part == .cell ? .freshCells : .freshHeaders), "\(kept): \(finding as Any)")
        #expect(finding?.text.contains("what VoiceOver says: ") == true)
      }
    }

    /// What a row says is set as it is displayed, or by what is selected: a new one says the same.
    @Test(.slow, arguments: SaidLater.Moment.allCases)
    func whatIsSaidLaterIsNotBlamed(moment: SaidLater.Moment) throws {
      try simulate(SaidLater.self, worlds: 20, steps: 20) { _ in SaidLater(moment) }
    }
  }

  extension UIView {
    /// Says something of every third row, and forgets all but what is kept.
    fileprivate func say(_ number: Int, _ kept: SpokenContentTests.Kept, in label: UIView) {
      let isMeant = number % 3 == 0
      func set<Value>(_ value: Value, _ none: Value, _ of: SpokenContentTests.Kept, _ path: (Value) -> Void) {
        if isMeant { path(value) } else if kept != of { path(none) }
      }
      set("Row \(number)", nil, .label) { accessibilityLabel = $0 }
      set("\(number)", nil, .value) { accessibilityValue = $0 }
      set("Opens \(number)", nil, .hint) { accessibilityHint = $0 }
      set(UIAccessibilityTraits.button, UIAccessibilityTraits.none, .traits) { accessibilityTraits = $0 }
      set("Number \(number)", nil, .labelOfSubview) { label.accessibilityLabel = $0 }
    }
  }

  private final class SpokenTable: UITableViewController {
    private let (part, kept): (SpokenContentTests.Part, SpokenContentTests.Kept)

    init(_ part: SpokenContentTests.Part, _ kept: SpokenContentTests.Kept) {
      (self.part, self.kept) = (part, kept)
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
      tableView.sectionHeaderHeight = 44
      tableView.sectionFooterHeight = 44
    }

    override func numberOfSections(in tableView: UITableView) -> Int { part == .cell ? 1 : 60 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      part == .cell ? 60 : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row"
      if part == .cell, let label = cell.textLabel { cell.say(indexPath.row, kept, in: label) }
      return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      edge(.header, section)
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      edge(.footer, section)
    }

    private func edge(_ edge: SpokenContentTests.Part, _ section: Int) -> UIView? {
      guard part == edge else { return nil }
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge")
      view?.textLabel?.text = "Section"
      if let view, let label = view.textLabel { view.say(section, kept, in: label) }
      return view
    }
  }

  private final class SpokenCollection: UICollectionViewController {
    private let (part, kept): (SpokenContentTests.Part, SpokenContentTests.Kept)

    init(_ part: SpokenContentTests.Part, _ kept: SpokenContentTests.Kept) {
      (self.part, self.kept) = (part, kept)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 50)
      if part == .header { layout.headerReferenceSize = CGSize(width: 390, height: 40) }
      if part == .footer { layout.footerReferenceSize = CGSize(width: 390, height: 40) }
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(SpokenCell.self, forCellWithReuseIdentifier: "item")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        collectionView.register(SpokenCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
      }
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { part == .cell ? 1 : 60 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      part == .cell ? 60 : 1
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      if part == .cell, let cell = cell as? SpokenCell { cell.say(indexPath.item, kept, in: cell.label) }
      return cell
    }

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
      if let view = view as? SpokenCell { view.say(indexPath.section, kept, in: view.label) }
      return view
    }
  }

  private final class SpokenCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Item"
      label.frame = contentView.bounds
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A table whose rows say something that is set after `cellForRow`.
  final class SaidLater: UITableViewController {
    enum Moment: CaseIterable, Sendable { case display, selection, layout, state }

    private let moment: Moment

    init(_ moment: Moment) {
      self.moment = moment
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(SaidLaterCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      (cell as? SaidLaterCell)?.moment = moment
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { if moment == .display { cell.accessibilityLabel = "Row number \(indexPath.row)" } }
  }

  private final class SaidLaterCell: UITableViewCell {
    var moment = SaidLater.Moment.display

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      guard moment == .selection else { return }
      accessibilityTraits = selected ? [.button, .selected] : .button
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if moment == .layout { accessibilityValue = textLabel?.text }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      if moment == .state { accessibilityValue = state.isSelected ? "chosen" : "not chosen" }
    }
  }
#endif
