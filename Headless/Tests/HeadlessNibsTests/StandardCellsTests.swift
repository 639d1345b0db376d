import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

final class TitleLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    accessibilityHint = "awake"
  }
}
final class PlainDetailLabel: UILabel {}
final class RoundImageView: UIImageView {}

@MainActor @Suite struct StandardCellsTests {
  private func makeCell(_ style: String, content: String, attributes: String) throws -> UITableViewCell {
    try #require(
      try loaded(
        """
        <tableViewCell reuseIdentifier="Row" \(attributes) style="IBUITableViewCellStyle\(style)" id="c1">
          <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><subviews>\(content)</subviews></tableViewCellContentView>
        </tableViewCell>
        """
      )
    )
  }

  @Test func labelsAndPicturesHaveTheirOwnClasses() throws {
    var made: UITableViewCell?
    let warnings = try HeadlessInterfaceWarning.recording {
      made = try makeCell(
        "Subtitle",
        content: """
          <label text="Title" id="l1" customClass="TitleLabel" customModule="HeadlessNibsTests">
            <fontDescription key="fontDescription" type="system" pointSize="30"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
          <label text="Detail" id="l2" customClass="PlainDetailLabel" customModule="HeadlessNibsTests"/>
          <imageView id="i1" customClass="RoundImageView" customModule="HeadlessNibsTests"/>
          """,
        attributes: "textLabel=\"l1\" detailTextLabel=\"l2\" imageView=\"i1\""
      )
    }
    let cell = try #require(made)
    #expect(cell.textLabel is TitleLabel && cell.textLabel?.text == "Title")
    #expect(cell.textLabel?.font.pointSize == 30 && cell.textLabel?.textColor == .red)
    expectEqual(cell.textLabel?.accessibilityHint, "awake")
    #expect(cell.detailTextLabel is PlainDetailLabel && cell.detailTextLabel?.text == "Detail")
    #expect(cell.imageView is RoundImageView)
    #expect(cell.textLabel?.superview === cell.contentView && warnings == [])
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(
      cell.textLabel.map { $0.frame.width > 0 && $0.frame.maxY <= (cell.detailTextLabel?.frame.minY ?? 0) } == true
    )
  }

  @Test func aTextTakesThePlaceOfAConfiguration() throws {
    let cell = try makeCell(
      "Default",
      content: "<label text=\"Title\" id=\"l1\" customClass=\"TitleLabel\" customModule=\"HeadlessNibsTests\"/>",
      attributes: "textLabel=\"l1\""
    )
    let label = cell.textLabel
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.textLabel?.text = "New"
    #expect(cell.contentConfiguration == nil)
    #expect(label is TitleLabel)
  }

  @Test(arguments: ["plain", "grouped", "insetGrouped"])
  func tablesHaveTheBackgroundOfTheirStyle(_ style: String) throws {
    let table: UITableView = try #require(try loaded("<tableView style=\"\(style)\" id=\"t1\"/>"))
    expectEqual(table.backgroundColor, (style == "plain" ? .systemBackground : .systemGroupedBackground))
    let own: UITableView = try #require(
      try loaded(
        "<tableView style=\"\(style)\" id=\"t1\"><color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\"/></tableView>"
      )
    )
    expectEqual(own.backgroundColor, UIColor(white: 1, alpha: 1))
  }
}
