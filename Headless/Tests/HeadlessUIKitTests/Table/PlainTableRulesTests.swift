import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct PlainTableRulesTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked = 0
    var footer: CGFloat?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return 2
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footer ?? UITableView.automaticDimension
    }
  }

  private final class InsetCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    }
  }

  private func table(_ rows: Rows, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
    table.register(InsetCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    return table
  }

  @Test func aFooterOfTheLeastHeightKeepsIt() {
    let rows = Rows()
    rows.footer = .leastNormalMagnitude
    let table = table(rows, style: .grouped)
    table.layoutIfNeeded()
    #expect(table.rectForFooter(inSection: 0).height < 1)
  }

  @Test func aTitleStandsWhereTheContentOfCellsDoes() {
    let rows = Rows()
    let table = table(rows)
    table.layoutIfNeeded()
    let header = table.headerView(forSection: 0)
    expectEqual(header?.textLabel?.frame.minX, 16)
    expectEqual(header?.contentView.layoutMargins.left, 16)
  }

  @Test func aSeparatorsInsetThatLayoutSetsCounts() {
    let rows = Rows()
    let table = table(rows)
    table.layoutIfNeeded()
    expectEqual(table.cellForRow(at: [0, 0])?.headlessOwnSeparatorInset?.left, 40)
  }

  @Test func aTableThatNeverLoadedAsksNothingWhenRowsGo() {
    let rows = Rows()
    let table = table(rows)
    table.deleteRows(at: [[0, 0]], with: .automatic)
    expectEqual(rows.asked, 0)
  }
}
