import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct DynamicTypeTests {
  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
  }

  /// Rows of the tables at https://developer.apple.com/design/human-interface-guidelines/typography
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11] as [CGFloat]),
    (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ])
  func sizesAreThoseOfTheDesignGuidelines(_ category: UIContentSizeCategory, _ sizes: [CGFloat]) {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
    ]
    expectEqual(styles.map { size($0, category) }, sizes)
  }

  @Test func onlyTheHeadlineIsSemibold() {
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    expectEqual(headline, .systemFont(ofSize: 17, weight: .semibold))
    expectEqual(UIFont.preferredFont(forTextStyle: .body), .systemFont(ofSize: 17))
  }

  @Test func metricsScaleWithTheirStyle() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    expectEqual(metrics.scaledValue(for: 34, compatibleWith: traits), 106)
    expectEqual(metrics.scaledValue(for: 34), 34)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    expectEqual(metrics.scaledFont(for: font, compatibleWith: traits), .systemFont(ofSize: 106, weight: .bold))
    let limited = metrics.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits)
    expectEqual(limited.pointSize, 50)
  }

  /// UIKit raises: https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:)
  @Test func aFontIsScaledOnce() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let once = metrics.scaledFont(for: .systemFont(ofSize: 12))
    let failures = HeadlessFailure.recording { _ = metrics.scaledFont(for: once) }
    expectEqual(failures.map(\.name), [.invalidArgument])
    #expect(HeadlessFailure.recording { _ = metrics.scaledFont(for: once.withSize(9)) }.isEmpty)
  }

  @Test func aDescriptorKeepsWhatItsFontFollows() throws {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    expectEqual(bold.symbolicTraits, [.traitBold, .traitItalic])
    expectEqual(descriptor.symbolicTraits, [])
    expectEqual(UIFont(descriptor: bold, size: 0).pointSize, 17)
    expectEqual(UIFont(descriptor: bold, size: 40).pointSize, 40)
    let label = UILabel()
    label.font = UIFont(descriptor: bold, size: 0)
    label.adjustsFontForContentSizeCategory = true
    let window = UIWindow()
    window.addSubview(label)
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    expectEqual(label.font.pointSize, 19)
    expectEqual(label.font.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
  }

  @Test func fontsWithoutMeasurementsDoNotExist() {
    expectEqual(UIFont(name: "Helvetica-Bold", size: 12), .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont(name: "Zapfino", size: 12) == nil)
  }

  // MARK: Views

  @Test func aLabelThatAdjustsFollowsTheCategory() {
    let window = UIWindow()
    let following = UILabel()
    following.adjustsFontForContentSizeCategory = true
    following.font = .preferredFont(forTextStyle: .body)
    let scaled = UILabel()
    scaled.adjustsFontForContentSizeCategory = true
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40)
    let fixed = UILabel()
    fixed.adjustsFontForContentSizeCategory = true
    fixed.font = .systemFont(ofSize: 10)
    let stubborn = UILabel()
    stubborn.font = .preferredFont(forTextStyle: .body)
    let labels = [following, scaled, fixed, stubborn]
    for label in labels { window.addSubview(label) }
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    expectEqual(labels.map(\.font.pointSize), [19, 38, 10, 17])
    window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    expectEqual(labels.map(\.font.pointSize), [21, 40, 10, 17])
    window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    expectEqual(labels.map(\.font.pointSize), [17, 34, 10, 17])
  }

  @Test func aLabelFollowsWhenItComesToTheScreen() {
    let window = UIWindow()
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    expectEqual(label.font.pointSize, 17)
    window.addSubview(label)
    expectEqual(label.font.pointSize, 19)
  }

  @Test func theSystemsSettingCountsForNewFontsAndForWindows() {
    let window = UIWindow()
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    window.addSubview(label)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    var categories: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: nil,
      queue: nil
    ) { notification in
      let category = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { categories.append(category) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIScreen.main.headlessWithTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    } perform: {
      expectEqual(label.font.pointSize, 33)
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 33)
      expectEqual(UILabel().traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    }
    expectEqual(label.font.pointSize, 17)
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    expectEqual(categories, [.accessibilityLarge, .large])
  }

  @Test func rowsOfATableGrowWithTheirText() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        cell.contentConfiguration = content
        return cell
      }
    }
    let source = Source()
    let window = UIWindow()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let before = table.rectForRow(at: [0, 1]).height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    table.layoutIfNeeded()
    let after = table.rectForRow(at: [0, 1]).height
    #expect(after > before + 20)
    window.traitOverrides.preferredContentSizeCategory = .large
    table.layoutIfNeeded()
    expectEqual(table.rectForRow(at: [0, 1]).height, before)
  }
}
