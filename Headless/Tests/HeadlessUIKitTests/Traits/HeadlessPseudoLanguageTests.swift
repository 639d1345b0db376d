import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessPseudoLanguageTests {
  @Test
  func textsGrowAsTranslationsDoAndShortOnesAndNumbersStay() {
    let long = HeadlessPseudoLanguage.long
    expectEqual(long.translation(of: "Delete"), "Đéļéţé Đéļéţé")
    for untouched in ["", "9", "12:30", "OK", "€"] {
      expectEqual(long.translation(of: untouched).count, untouched.count)
    }
    for count in 4...120 {
      let text = String(repeating: "ab ", count: count / 3 + 1).prefix(count).trimmingCharacters(in: .whitespaces)
      let factor = Double(long.translation(of: text).count) / Double(text.count)
      #expect(factor >= 1.3 && factor <= 2.7, "\(count)")
    }
    expectEqual(HeadlessPseudoLanguage.unchanged.translation(of: "Delete"), "Delete")
  }

  @Test
  func aLabelIsMeasuredInTheLanguageOfTheScreenAndKeepsItsText() {
    let label = UILabel()
    label.text = "Delete"
    let width = label.intrinsicContentSize.width
    UIScreen.main.headlessWithTraits({ $0.headlessPseudoLanguage = .long }) {
      #expect(label.intrinsicContentSize.width > 1.8 * width)
      expectEqual(label.text, "Delete")
      label.attributedText = NSAttributedString(string: "Delete", attributes: [.kern: 0])
      #expect(label.intrinsicContentSize.width > 1.8 * width)
      #expect("Delete".size(withAttributes: [.font: label.font as Any]).width > 1.8 * width - 1)
    }
    expectEqual(label.intrinsicContentSize.width, width)
  }

  @Test
  func placeholdersAreTranslatedAndWhatWasTypedIsNot() {
    let field = UITextField()
    field.placeholder = "Search"
    let empty = field.intrinsicContentSize.width
    UIScreen.main.headlessWithTraits({ $0.headlessPseudoLanguage = .long }) {
      #expect(field.intrinsicContentSize.width > 1.8 * empty)
      field.text = "Search"
      expectEqual(field.intrinsicContentSize.width, empty)
    }
  }

  @Test
  func aDisplayedTableMeasuresItsRowsAgain() {
    let screen = UITableViewController(style: .plain)
    let source = OneRow()
    screen.tableView.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let before = screen.tableView.rectForRow(at: [0, 0]).height
    UIScreen.main.headlessWithTraits({ $0.headlessPseudoLanguage = .long }) {
      #expect(screen.tableView.rectForRow(at: [0, 0]).height > before)
    }
    expectEqual(screen.tableView.rectForRow(at: [0, 0]).height, before)
  }
}

@MainActor private final class OneRow: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "A line that nearly fills its row"
    cell.contentConfiguration = content
    return cell
  }
}
