#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import TestSupport
  import Testing

  @testable import ScreenTesting

  /// What a screen has for people and no person gets to.
  @Suite @MainActor struct UnreachableTests {
    private func reach<Screen: UIViewController>(_ make: @escaping () -> Screen) throws -> SimulationReach {
      try simulate(Screen.self, worlds: 20, steps: 30, without: [.leftovers]) { _ in make() }.reach
    }

    @Test(.slow, arguments: PlacedButton.allCases)
    func aButtonThatNoTouchGetsToIsSaidToBeOutOfReach(place: PlacedButton) throws {
      let reach = try reach { PlacedButtonViewController(place) }
      #expect(reach.unreachable["Buy"] == place.reason, "\(reach)")
      #expect("\(reach)".contains("“Buy”: out of reach, ") == (place.reason != nil))
      let screen = TestScreen(PlacedButtonViewController(place))
      do {
        try screen.tap("Buy")
        #expect(place.isTapped)
      } catch { #expect(!place.isTapped) }
    }

    @Test
    func aFieldAndAViewThatIsTappedAreSaidToBeOutOfReach() throws {
      let reach = try reach { CoveredFieldViewController() }
      #expect(Set(reach.unreachable.keys) == ["Name", "Card"])
    }

    @Test(arguments: [true, false])
    func aTappedPictureTakesTouches(isEnabled: Bool) throws {
      let reach = try reach { TappedPictureViewController(isEnabled) }
      #expect(
        reach.unreachable == (isEnabled ? [:] : ["Photo": "takes no touches: its isUserInteractionEnabled is false"])
      )
    }

    /// A button that is there to be looked at leaves touches to its row.
    @Test
    func aRowIsTappedByAButtonThatTakesNoTouches() throws {
      let table = ShownButtonTable(style: .plain)
      let screen = TestScreen(table)
      try screen.tap("Look")
      #expect(table.taps == 1)
      #expect(try reach { ShownButtonTable(style: .plain) }.unreachable == [:])
    }

    #if DEBUG
      @Test(.slow, arguments: UnaskedTable.Kind.allCases)
      func aMethodOfATableThatIsNeverAskedIsSaid(kind: UnaskedTable.Kind) throws {
        let reach = try reach { UnaskedTable(kind) }
        let names = Set(
          reach.unreachable.keys.map { $0.split(separator: ".", maxSplits: 1).last.map(String.init) ?? "" }
        )
        #expect(names == Set(kind.unasked), "\(reach)")
      }

      @Test(.slow, arguments: [true, false])
      func aMethodOfADiffableDataSourceThatIsNeverAskedIsSaid(isEditable: Bool) throws {
        let reach = try reach { DiffableTable(isEditable) }
        let name = "DiffableTable.tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
        let reason =
          "tableView(_:canEditRowAt:) is false for each row, as it is in a diffable data source whose class does not override it"
        #expect(reach.unreachable[name] == (isEditable ? nil : reason), "\(reach)")
      }

      @Test(.slow, arguments: UnaskedCollection.Kind.allCases)
      func aMethodOfACollectionViewThatIsNeverAskedIsSaid(kind: UnaskedCollection.Kind) throws {
        let reach = try reach { UnaskedCollection(kind) }
        let names = Set(
          reach.unreachable.keys.map { $0.split(separator: ".", maxSplits: 1).last.map(String.init) ?? "" }
        )
        #expect(names == Set(kind.unasked), "\(reach)")
      }
    #endif
  }

  /// Where a button is.
  enum PlacedButton: CaseIterable, Sendable {
    case free, covered, outside, inSilentView, silent, coveredAtFirst, withoutAction

    var reason: String? {
      switch self {
      case .free, .silent, .coveredAtFirst, .withoutAction: nil
      case .covered: "covered by UIView “veil”, which takes the touches"
      case .outside: "gets no touches: it is outside of the bounds of UIView “box”, which it is in"
      case .inSilentView: "gets no touches: isUserInteractionEnabled of UIView “box”, which it is in, is false"
      }
    }

    var isTapped: Bool { self == .free || self == .withoutAction }
  }

  private final class PlacedButtonViewController: UIViewController {
    private let place: PlacedButton
    private let veil = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))

    init(_ place: PlacedButton) {
      self.place = place
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let box = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: place == .outside ? 10 : 100))
      box.accessibilityIdentifier = "box"
      let button = UIButton(frame: CGRect(x: 0, y: 40, width: 100, height: 44))
      button.setTitle("Buy", for: .normal)
      if place != .withoutAction { button.addAction(UIAction { _ in }, for: .touchUpInside) }
      box.addSubview(button)
      view.addSubview(box)
      let lift = UIButton(frame: CGRect(x: 20, y: 500, width: 100, height: 44))
      lift.setTitle("Lift", for: .normal)
      lift.addAction(UIAction { [weak self] _ in self?.veil.isHidden = true }, for: .touchUpInside)
      view.addSubview(lift)
      veil.accessibilityIdentifier = "veil"
      switch place {
      case .free, .outside, .withoutAction: break
      case .covered, .coveredAtFirst: view.addSubview(veil)
      case .inSilentView: box.isUserInteractionEnabled = false
      case .silent: button.isUserInteractionEnabled = false
      }
      if place == .covered { lift.isHidden = true }
    }
  }

  private final class TappedPictureViewController: UIViewController {
    private let isEnabled: Bool

    init(_ isEnabled: Bool) {
      self.isEnabled = isEnabled
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let picture = UIImageView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
      picture.accessibilityLabel = "Photo"
      picture.isUserInteractionEnabled = isEnabled
      picture.addGestureRecognizer(UITapGestureRecognizer())
      view.addSubview(picture)
    }
  }

  private final class ShownButtonTable: UITableViewController {
    private(set) var taps = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      let button = UIButton(frame: CGRect(x: 20, y: 0, width: 100, height: 40))
      button.setTitle("Look", for: .normal)
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      button.isUserInteractionEnabled = false
      cell.contentView.addSubview(button)
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { taps += 1 }
  }

  private final class CoveredFieldViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
      field.placeholder = "Name"
      let card = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 44))
      card.accessibilityLabel = "Card"
      card.addGestureRecognizer(UITapGestureRecognizer())
      let veil = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      for view in [field, card, veil] { self.view.addSubview(view) }
    }
  }

  /// A table whose methods UIKit asks, or never asks.
  final class UnaskedTable: UITableViewController {
    enum Kind: CaseIterable, Sendable {
      case plain, readOnly, editing, fixed, unselectable, detached

      /// What is said to be out of reach. Moves are judged in editing alone, which a person may begin.
      var unasked: [String] {
        let trailing = "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
        let move = "tableView(_:moveRowAt:to:)"
        let select = "tableView(_:didSelectRowAt:)"
        return switch self {
        case .plain: []
        case .readOnly: [trailing, "tableView(_:commit:forRowAt:)"]
        case .editing: [select]
        case .fixed: [select, move]
        case .unselectable: [select]
        case .detached: [trailing, select]
        }
      }
    }

    private let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      if kind == .editing || kind == .fixed { tableView.isEditing = true }
      if kind == .unselectable { tableView.allowsSelection = false }
      if kind == .detached { tableView.delegate = nil }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { kind != .readOnly }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { kind != .fixed }

    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}

    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { tableView.reloadData() }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Star") { $2(true) }])
    }
  }

  /// A table with a plain diffable data source, whose rows cannot be edited, or one of a class that says otherwise.
  private final class DiffableTable: UITableViewController {
    private class Source: UITableViewDiffableDataSource<Int, Int> {}
    private final class EditableSource: Source {
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    private let isEditable: Bool
    private var source: UITableViewDiffableDataSource<Int, Int>?

    init(_ isEditable: Bool) {
      self.isEditable = isEditable
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let make: (UITableView, IndexPath, Int) -> UITableViewCell? = { _, _, number in
        let cell = UITableViewCell()
        cell.textLabel?.text = "\(number)"
        return cell
      }
      let source =
        isEditable
        ? EditableSource(tableView: tableView, cellProvider: make)
        : UITableViewDiffableDataSource(tableView: tableView, cellProvider: make)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot, animatingDifferences: false)
      self.source = source
    }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Star") { $2(true) }])
    }
  }

  /// A collection view whose methods UIKit asks, or never asks.
  final class UnaskedCollection: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    enum Kind: CaseIterable, Sendable {
      case plain, fixed, unselectable, otherLayout

      var unasked: [String] {
        switch self {
        case .plain: []
        case .fixed: ["collectionView(_:moveItemAt:to:)"]
        case .unselectable: ["collectionView(_:didSelectItemAt:)"]
        case .otherLayout: ["collectionView(_:layout:sizeForItemAt:)"]
        }
      }
    }

    private let kind: Kind

    init(_ kind: Kind) {
      self.kind = kind
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      super.init(
        collectionViewLayout: kind == .otherLayout
          ? UICollectionViewCompositionalLayout.list(using: configuration) : UICollectionViewFlowLayout()
      )
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      if kind == .unselectable { collectionView.allowsSelection = false }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      kind != .fixed
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 60) }
  }
#endif
