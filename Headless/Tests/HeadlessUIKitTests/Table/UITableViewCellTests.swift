import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UITableViewCellTests {
  private func laidOut(_ cell: UITableViewCell, width: CGFloat = 320) -> UITableViewCell {
    let height = cell.sizeThatFits(CGSize(width: width, height: 0)).height
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func eachStyleHasItsLabels() {
    func has(_ style: UITableViewCell.CellStyle) -> [Bool] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      return [cell.textLabel != nil, cell.detailTextLabel != nil, cell.imageView != nil]
    }
    expectEqual(has(.default), [true, false, true])
    expectEqual(has(.subtitle), [true, true, true])
    expectEqual(has(.value1), [true, true, true])
    expectEqual(has(.value2), [true, true, false])
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2])
  func labelsAreInsideTheContentViewAndDoNotOverlap(style: UITableViewCell.CellStyle) throws {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "A title"
    cell.detailTextLabel?.text = "and more"
    cell.accessoryType = .disclosureIndicator
    _ = laidOut(cell)
    let text = try #require(cell.textLabel?.frame)
    #expect(cell.contentView.bounds.contains(text))
    #expect(text.height > 0)
    if let detail = cell.detailTextLabel?.frame {
      #expect(cell.contentView.bounds.contains(detail))
      #expect(!text.intersects(detail))
    }
    #expect(cell.contentView.frame.maxX <= cell.headlessAccessoryFrame.minX)
  }

  @Test func aStandardCellIsAtLeastAsHighAsAStandardRowAndGrowsWithItsText() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    expectEqual(cell.sizeThatFits(CGSize(width: 320, height: 0)).height, UITableView.Metrics.rowHeight)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = Array(repeating: "words", count: 60).joined(separator: " ")
    let tall = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    #expect(tall > UITableView.Metrics.rowHeight)
    cell.accessoryType = .detailDisclosureButton
    #expect(cell.sizeThatFits(CGSize(width: 200, height: 0)).height > tall)
  }

  @Test func aContentConfigurationTakesThePlaceOfTheLabels() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "old"
    let plain = cell.contentView
    var configuration = cell.defaultContentConfiguration()
    configuration.text = "new"
    cell.contentConfiguration = configuration
    #expect(cell.contentView !== plain)
    #expect(cell.contentView is UIListContentView)
    let shown = cell.contentView
    configuration.text = "newer"
    cell.contentConfiguration = configuration
    #expect(cell.contentView === shown)
  }

  @Test func aLabelTakesThePlaceOfTheContentConfiguration() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "old"
    var configuration = cell.defaultContentConfiguration()
    configuration.text = "new"
    cell.contentConfiguration = configuration
    #expect(cell.textLabel?.text == nil)
    #expect(cell.contentConfiguration != nil)
    cell.textLabel?.text = "label"
    #expect(cell.contentConfiguration == nil)
    #expect(cell.textLabel?.superview === cell.contentView)
    expectEqual(cell.subviews.filter { $0 === cell.contentView }.count, 1)
  }

  @Test func configurationsFollowTheStateBeforeLayout() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.setSelected(true, animated: false)
    cell.setSelected(false, animated: false)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    expectEqual(states, [false, true])
  }

  @Test func theBackgroundConfigurationOfASelectedCellChanges() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .listPlainCell()
    cell.layoutIfNeeded()
    let normal = cell.backgroundConfiguration?.backgroundColor
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor != normal)
  }

  @Test func accessoryViewsTakeRoomAtTheRight() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryType = .checkmark
    cell.accessoryView = accessory
    _ = laidOut(cell)
    expectEqual(cell.headlessAccessoryType, .none)
    #expect(accessory.frame.maxX < 320)
    #expect(cell.contentView.frame.maxX <= accessory.frame.minX)
    expectEqual(accessory.frame.midY, cell.bounds.midY)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(accessory.isHidden)
  }

  @Test func indentationMovesTheText() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "x"
    let x = try #require(laidOut(cell).textLabel?.frame.minX)
    cell.indentationLevel = 2
    expectEqual(laidOut(cell).textLabel?.frame.minX, x + 20)
  }

  /// As in UIKit, where a configuration preserves its superview's margins and a cell's are smaller beside an accessory.
  @Test func aContentConfigurationEndsWhereLabelsEnd() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.valueCell()
    content.text = "x"
    content.secondaryText = "y"
    cell.contentConfiguration = content
    func textEnd() throws -> CGFloat {
      let labels = laidOut(cell).contentView.subviews.compactMap { $0 as? UILabel }
      return try cell.contentView.frame.minX + #require(labels.map(\.frame.maxX).max())
    }
    try expectEqual(textEnd(), cell.bounds.width - 16)
    cell.accessoryType = .disclosureIndicator
    #expect(try textEnd() > cell.headlessAccessoryFrame.minX - 16)
    #expect(try textEnd() <= cell.headlessAccessoryFrame.minX)
  }

  @Test func indentationMovesAContentConfiguration() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = "x"
    cell.contentConfiguration = content
    let frame = laidOut(cell).contentView.frame
    cell.indentationLevel = 2
    expectEqual(laidOut(cell).contentView.frame.minX, frame.minX + 20)
    expectEqual(laidOut(cell).contentView.frame.maxX, frame.maxX)
  }

  @Test func editingMakesRoomForTheControls() {
    let fixture = TableFixture(rows: 1)
    fixture.table.setEditing(true, animated: false)
    fixture.table.layoutIfNeeded()
    let cell = fixture.table.visibleCells[0]
    expectEqual(cell.headlessEditingControl, .delete)
    expectEqual(cell.contentView.frame.minX, cell.headlessEditingControlFrame.maxX)
    #expect(cell.headlessEditingControlFrame.width > 0)
    #expect(cell.headlessShowsReorderControl)
    #expect(cell.contentView.frame.maxX <= cell.headlessReorderControlFrame.minX)
  }

  @Test func aDisplayedCellThatIsConfiguredOtherwiseIsMeasuredAgain() {
    let fixture = TableFixture()
    fixture.makeCell = { table, _, text in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var configuration = cell.defaultContentConfiguration()
      configuration.text = text
      cell.contentConfiguration = configuration
      return cell
    }
    fixture.sections = [["a"]]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let before = fixture.table.rectForRow(at: IndexPath(0, 0)).height
    let cell = fixture.table.visibleCells[0]
    var configuration = cell.defaultContentConfiguration()
    configuration.text = Array(repeating: "words", count: 100).joined(separator: " ")
    cell.contentConfiguration = configuration
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForRow(at: IndexPath(0, 0)).height > before)
  }

  @Test func cellsOfAllClassesCanBeMadeWithoutAFrame() {
    #expect(UITableViewCell().reuseIdentifier == nil)
    expectEqual(FixtureCell(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).frame.size, CGSize(width: 5, height: 6))
  }

  @Test func aHeaderShowsItsLabelOrItsConfigurationWhicheverWasSetLast() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "old"
    var configuration = header.defaultContentConfiguration()
    configuration.text = "new"
    header.contentConfiguration = configuration
    #expect(header.contentView is UIListContentView)
    #expect(header.textLabel?.text == nil)
    #expect(header.contentConfiguration != nil)
    header.textLabel?.text = "label"
    #expect(header.contentConfiguration == nil)
    #expect(header.textLabel?.superview === header.contentView)
  }
}
