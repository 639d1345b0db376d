import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Titles and standard labels that nobody gave a font follow the size of text.
@MainActor @Suite struct TextSizeTests {
  private final class Titles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  private func show(_ style: UITableView.Style, _ titles: Titles) -> (UIWindow, UITableView) {
    let controller = UITableViewController(style: style)
    controller.tableView.dataSource = titles
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, controller.tableView)
  }

  private func sizes(_ table: UITableView) -> [CGFloat] {
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 0])
    return [
      table.headerView(forSection: 0)?.textLabel?.font.pointSize ?? 0,
      table.footerView(forSection: 0)?.textLabel?.font.pointSize ?? 0, cell?.textLabel?.font.pointSize ?? 0,
      cell?.detailTextLabel?.font.pointSize ?? 0,
    ]
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func titlesAndRowsGrow(style: UITableView.Style) {
    let titles = Titles()
    let (window, table) = show(style, titles)
    let usual = sizes(table)
    expectEqual(usual, (style == .plain ? [17, 17, 17, 12] : [13, 13, 17, 12]))
    let height = table.rectForHeader(inSection: 0).height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    expectEqual(sizes(table), (style == .plain ? [53, 53, 53, 43] : [44, 44, 53, 43]))
    #expect(table.rectForHeader(inSection: 0).height > height + 20)
    #expect(window.headlessLayoutProblems().isEmpty)
    window.traitOverrides.preferredContentSizeCategory = .large
    window.layoutIfNeeded()
    #expect(sizes(table) == usual && table.rectForHeader(inSection: 0).height == height)
  }

  @Test func aFontOfOnesOwnStays() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.font = .systemFont(ofSize: 20)
    UIScreen.main.headlessWithTraits({ $0.preferredContentSizeCategory = .extraExtraExtraLarge }) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      window.addSubview(cell)
      expectEqual(cell.textLabel?.font.pointSize, 20)
    }
  }

  @Test func largeTitlesMakeTheBarHigher() {
    let titles = Titles()
    let (window, table) = show(.plain, titles)
    let before = table.adjustedContentInset.top
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(table.adjustedContentInset.top > before + 20)
    expectEqual(table.contentOffset.y, -table.adjustedContentInset.top)
  }

  /// At accessibility sizes there is no room for two texts beside each other: WWDC 2017, session 245. That it is so with the
  /// standard labels is a choice.
  @Test(arguments: [UITableViewCell.CellStyle.value1, .value2]) func valuesStandBelow(
    _ style: UITableViewCell.CellStyle
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Date"
    cell.detailTextLabel?.text = "27 November"
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    window.addSubview(cell)
    window.isHidden = false
    for (category, isBelow) in [(UIContentSizeCategory.extraExtraExtraLarge, false), (.accessibilityMedium, true)] {
      window.traitOverrides.preferredContentSizeCategory = category
      window.layoutIfNeeded()
      let (text, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
      // A choice, not UIKit's documented behavior.
      expectEqual((detail.minY >= text.maxY), isBelow)
      #expect(cell.detailTextLabel?.headlessIsTruncated == false)
    }
  }
}
