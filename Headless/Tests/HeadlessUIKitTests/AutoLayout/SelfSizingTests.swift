import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Cells as apps write them, measured by their constraints.
@MainActor struct SelfSizingTests {
  /// What a message shows, in a cell of a table or of a collection.
  @MainActor final class MessageView: UIView {
    let avatar = UIImageView(frame: .zero)
    let title = UILabel()
    let body = UILabel()
    let badge = UILabel()
    private(set) var avatarSize: NSLayoutConstraint!

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      title.font = .preferredFont(forTextStyle: .headline)
      body.font = .preferredFont(forTextStyle: .body)
      body.numberOfLines = 0
      badge.setContentHuggingPriority(.required, for: .horizontal)
      badge.setContentCompressionResistancePriority(.required, for: .horizontal)
      for view in [avatar, title, body, badge] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      let margins = layoutMarginsGuide
      avatarSize = avatar.widthAnchor.constraint(equalToConstant: 40)
      NSLayoutConstraint.activate([
        avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        avatar.topAnchor.constraint(equalTo: margins.topAnchor),
        avatarSize,
        avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
        avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        title.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1),
        title.topAnchor.constraint(equalTo: margins.topAnchor),
        badge.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        badge.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        badge.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    func show(_ index: Int) {
      title.text = "Message \(index)"
      body.text = String(repeating: "word ", count: index * 7 % 60 + 1)
      badge.text = index.isMultiple(of: 3) ? "\(index)" : nil
    }
  }

  private static func pin(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
  }

  final class MessageCell: UITableViewCell {
    let message = MessageView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      SelfSizingTests.pin(message, to: contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class MessageItem: UICollectionViewCell {
    let message = MessageView()
    private(set) var width: NSLayoutConstraint!

    override init(frame: CGRect) {
      super.init(frame: frame)
      SelfSizingTests.pin(message, to: contentView)
      // A flow layout asks with both priorities low: the app says how wide an item is.
      width = contentView.widthAnchor.constraint(equalToConstant: 300)
      width.isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  /// The height that the content of a message needs in a width, by arithmetic.
  private func height(_ index: Int, width: CGFloat) -> CGFloat {
    let view = MessageView()
    view.show(index)
    let text = width - 8 - 40 - 8 - 8
    let body = view.body.sizeThatFits(CGSize(width: text, height: 0)).height
    let texts = view.title.intrinsicContentSize.height + 4 + body
    return 16 + max(40, texts)
  }

  private func fixture(_ count: Int = 40) -> TableFixture {
    let fixture = TableFixture(rows: count)
    fixture.table.register(MessageCell.self, forCellReuseIdentifier: "message")
    fixture.makeCell = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: path)
      (cell as? MessageCell)?.message.show(path.row)
      return cell
    }
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    return fixture
  }

  @Test func tableCellsAreAsHighAsTheirContents() throws {
    let fixture = fixture()
    let warnings = HeadlessLayoutWarning.recording {
      for row in stride(from: 0, to: 40, by: 3) {
        let path = IndexPath(row: row, section: 0)
        fixture.table.scrollToRow(at: path, at: .top, animated: false)
        fixture.table.layoutIfNeeded()
        expectEqual(fixture.table.rectForRow(at: path).height, height(row, width: 320), "row \(row)")
        guard let cell = fixture.table.cellForRow(at: path) as? MessageCell else { continue }
        let body = cell.message.body
        let text: CGFloat = 320 - 8 - 40 - 8 - 8
        expectEqual(body.frame.width, text)
        #expect(body.frame.maxY <= cell.bounds.height - 8)
        expectEqual(cell.headlessLayoutProblems(), [], "row \(row)")
      }
    }
    expectEqual(warnings, [])
    #expect(fixture.table.headlessWarnings.isEmpty)
  }

  @Test func aReusedCellIsNotBuiltAnew() {
    let fixture = fixture(300)
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: 2_000))
    fixture.table.layoutIfNeeded()
    let builds = LayoutEngine.buildCount
    fixture.table.headlessScroll(by: CGPoint(x: 0, y: 6_000))
    #expect(LayoutEngine.buildCount - builds <= 2)
  }

  @Test func anAccessoryTakesWidth() throws {
    let fixture = fixture(1)
    let cell = try #require(fixture.table.visibleCells.first as? MessageCell)
    let before = cell.message.body.frame.width
    cell.accessoryType = .disclosureIndicator
    fixture.table.layoutIfNeeded()
    #expect(cell.message.body.frame.width < before)
    expectEqual(cell.message.frame.width, cell.contentView.bounds.width)
  }

  /// https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum
  @Test(arguments: [UITableView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints])
  func aChangeInAVisibleCell(mode: UITableView.SelfSizingInvalidation) throws {
    let fixture = fixture(4)
    let table = fixture.table
    table.selfSizingInvalidation = mode
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: path) as? MessageCell)
    let before = cell.frame.height
    cell.message.avatarSize.constant = 140
    table.layoutIfNeeded()
    expectEqual(cell.frame.height, (mode == .enabledIncludingConstraints ? 156 : before))
    expectEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY, cell.frame.maxY)
    cell.contentView.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    expectEqual(cell.frame.height, (mode == .disabled ? before : 156))
    cell.message.avatarSize.constant = 240
    table.performBatchUpdates(nil)
    expectEqual(cell.frame.height, 256)
  }

  @Test func aHeaderIsAsHighAsItsContent() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let label = UILabel()
        label.text = String(repeating: "word ", count: 30)
        label.numberOfLines = 0
        SelfSizingTests.pin(label, to: header.contentView)
        return header
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = UIView()
        footer.heightAnchor.constraint(equalToConstant: 33).isActive = true
        return footer
      }
    }
    let delegate = Delegate()
    let fixture = TableFixture([["a"]], delegate: delegate)
    fixture.table.sectionHeaderTopPadding = 0
    fixture.table.layoutIfNeeded()
    let header = try #require(fixture.table.headerView(forSection: 0))
    let label = try #require(header.contentView.subviews.first as? UILabel)
    expectEqual(header.frame.height, label.sizeThatFits(CGSize(width: 320, height: 0)).height)
    #expect(header.frame.height > 40 && label.frame == header.bounds)
    expectEqual(fixture.table.rectForFooter(inSection: 0).height, 33)
  }

  /// NSHipster/articles#602: apps measure it themselves.
  @Test func theTablesHeaderKeepsItsFrame() {
    let fixture = fixture(3)
    let header = MessageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    header.show(50)
    fixture.table.tableHeaderView = header
    fixture.table.layoutIfNeeded()
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 320, height: 10))
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size.height, height(50, width: 320))
    header.frame.size = size
    fixture.table.tableHeaderView = header
    fixture.table.layoutIfNeeded()
    expectEqual(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, size.height)
    expectEqual(header.body.frame.maxY, size.height - 8)
  }

  @Test func collectionCellsAreAsLargeAsTheirContents() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 480), collectionViewLayout: layout)
    view.register(MessageItem.self, forCellWithReuseIdentifier: "message")
    let source = ClosureDataSource(count: 30) { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "message", for: path)
      (cell as? MessageItem)?.message.show(path.item)
      return cell
    }
    view.dataSource = source
    let warnings = HeadlessLayoutWarning.recording {
      view.layoutIfNeeded()
      for item in view.indexPathsForVisibleItems.map(\.item) {
        let cell = view.cellForItem(at: .item(item))
        expectEqual(cell?.frame.size, CGSize(width: 300, height: height(item, width: 300)), "item \(item)")
      }
    }
    expectEqual(warnings, [])
    #expect(view.visibleCells.count > 3)
    let cell = try #require(view.cellForItem(at: .item(0)) as? MessageItem)
    view.selfSizingInvalidation = .enabledIncludingConstraints
    cell.message.avatarSize.constant = 90
    view.layoutIfNeeded()
    expectEqual(cell.frame.height, 106)
  }

  @Test func aSupplementaryViewPrefersItsContent() {
    let view = UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView()
    Self.pin(child, to: view)
    child.heightAnchor.constraint(equalToConstant: 70).isActive = true
    child.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: .item(0))
    attributes.size = CGSize(width: 50, height: 50)
    expectEqual(view.preferredLayoutAttributesFitting(attributes).size, CGSize(width: 80, height: 70))
    expectEqual(attributes.size.height, 50)
  }

  /// A view of a content configuration that lays itself out by constraints.
  @Test func aContentConfigurationWithConstraints() {
    struct Configuration: UIContentConfiguration {
      var height: CGFloat
      func makeContentView() -> any UIView & UIContentView { Content(self) }
      func updated(for state: any UIConfigurationState) -> Configuration { self }
    }
    final class Content: UIView, UIContentView {
      var configuration: any UIContentConfiguration { didSet { apply() } }
      private let box = UIView()
      private let height: NSLayoutConstraint

      init(_ configuration: Configuration) {
        self.configuration = configuration
        height = box.heightAnchor.constraint(equalToConstant: 0)
        super.init(frame: .zero)
        SelfSizingTests.pin(box, to: self)
        height.isActive = true
        apply()
      }

      required init?(coder: NSCoder) { nil }

      private func apply() { height.constant = (configuration as? Configuration)?.height ?? 0 }
    }
    let fixture = TableFixture(rows: 3)
    fixture.makeCell = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.contentConfiguration = Configuration(height: CGFloat(60 + path.row))
      return cell
    }
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    expectEqual(fixture.table.visibleCells.map(\.frame.height), [60, 61, 62])
    fixture.table.visibleCells[1].contentConfiguration = Configuration(height: 100)
    fixture.table.layoutIfNeeded()
    expectEqual(fixture.table.visibleCells.map(\.frame.height), [60, 100, 62])
  }
}
