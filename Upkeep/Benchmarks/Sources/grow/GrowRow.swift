import Roster

/// A row of 16 bytes, so that ten million of them are not more than a machine has.
struct GrowRow: Identifiable, Hashable {
  let id: Int
  var value: Int

  static func list(_ count: Int) -> [GrowRow] {
    // Multiples of an odd number, which are in no order.
    (0..<count).map { GrowRow(id: $0, value: $0 &* 2_654_435_761 & 0xFFFF_FFFF) }
  }
}

extension GrowRow: TableViewPresentable {
  typealias TableViewCell = GrowCell
}

final class GrowCell: UITableViewCell, ReusablePresenter {
  private var shown: GrowRow?

  func present(viewModel: GrowRow) { shown = viewModel }
}
