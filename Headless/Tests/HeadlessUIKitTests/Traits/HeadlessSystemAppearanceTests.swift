import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct HeadlessSystemAppearanceTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      return cell
    }
  }

  private func under<Result>(_ appearance: HeadlessSystemAppearance, _ body: () -> Result) -> Result {
    UIScreen.main.headlessAlone {
      $0.headlessSystemAppearance = appearance
    } perform: {
      body()
    }
  }

  private func components(of color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast)
    -> [Int]
  {
    let components = color.components(for: style, contrast)
    return [components.red, components.green, components.blue].map { Int(($0 * 255).rounded()) }
  }

  /// The values in Apple's Human Interface Guidelines, "Color", before and since June 2025.
  @Test func systemColoursAreThoseOfTheSystem() {
    let values: [(UIColor, [Int], [Int], [Int])] = [
      (.systemRed, [255, 59, 48], [255, 56, 60], [233, 21, 45]),
      (.systemBlue, [0, 122, 255], [0, 136, 255], [30, 110, 244]),
      (.systemPurple, [175, 82, 222], [203, 48, 224], [176, 47, 194]),
      (.systemGreen, [52, 199, 89], [52, 199, 89], [0, 137, 50]),
    ]
    for (color, before, since, increased) in values {
      expectEqual(components(of: color, .light, .normal), before)
      under(.iOS26) {
        expectEqual(components(of: color, .light, .normal), since)
        expectEqual(components(of: color, .light, .high), increased)
      }
      expectEqual(components(of: color, .light, .normal), before)
    }
    under(.iOS26) {
      expectEqual(components(of: .systemIndigo, .dark, .normal), [109, 124, 255])
      expectEqual(components(of: .systemRed.withAlphaComponent(0.5), .light, .normal), [255, 56, 60])
      expectEqual(UIColor.systemRed.withAlphaComponent(0.5).components(for: .light).alpha, 0.5)
      // What has no other values stays.
      expectEqual(components(of: .systemGray4, .light, .normal), [209, 209, 214])
    }
    #expect(UIColor.systemBlue != UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }

  /// "Adopting Liquid Glass": rows are higher, and titles of sections are no longer in upper case.
  @Test func rowsAndTitlesAreThoseOfTheSystem() throws {
    let source = Source()
    func rowHeight() -> CGFloat {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
      table.dataSource = source
      table.layoutIfNeeded()
      return table.rectForRow(at: [0, 1]).height
    }
    let before = under(.iOS18, rowHeight)
    let since = under(.iOS26, rowHeight)
    expectEqual(before, HeadlessSystemAppearance.iOS18.rowHeight)
    #expect(since == HeadlessSystemAppearance.iOS26.rowHeight && since > before)
    expectEqual(under(.iOS18) { UIListContentConfiguration.groupedHeader().textProperties.transform }, .uppercase)
    expectEqual(
      under(.iOS26) { UIListContentConfiguration.groupedHeader().textProperties.transform },
      UIListContentConfiguration.TextProperties.TextTransform.none
    )
    #expect(HeadlessSystemAppearance.iOS26.sectionCornerRadius > HeadlessSystemAppearance.iOS18.sectionCornerRadius)
  }

  @Test func aListOnTheScreenFollows() {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = source
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    controller.view.addSubview(table)
    UIScreen.main.headlessAlone(with: window) {
      window.makeKeyAndVisible()
      let before = (table.contentSize.height, navigation.navigationBar.frame.height)
      UIScreen.main.headlessWithTraits {
        $0.headlessSystemAppearance = .iOS26
      } perform: {
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentSize.height > before.0)
        #expect(navigation.navigationBar.frame.height > before.1)
      }
      table.reloadData()
      table.layoutIfNeeded()
      #expect((table.contentSize.height, navigation.navigationBar.frame.height) == before)
    }
  }

  @Test func coloursAreThoseOfEarlierSystemsAwayFromTheMainActor() async {
    let red = await Task.detached { UIColor.systemRed.components(for: .light).green }.value
    expectEqual(Int((red * 255).rounded()), 59)
  }
}
