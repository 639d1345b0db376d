import Roster
import TestSupport

/// A row of the list.
struct Price: Identifiable, Hashable, Sendable, TableViewPresentable {
  typealias TableViewCell = PriceCell

  let id: Int
  var cents: Int

  var text: String { "No. \(id): \(cents)" }
}

final class PriceCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Price) {
    var content = defaultContentConfiguration()
    content.text = viewModel.text
    contentConfiguration = content
  }
}

/// What the source tells of.
enum PriceEvent: Sendable {
  case changed(id: Int, cents: Int)
  /// A price that comes at the top, while the last one goes.
  case came(Price)

  /// A change of a row, or, one time in ten, a row that comes and one that goes.
  static func random(_ prices: [Price], nextID: Int, _ random: inout SeededGenerator) -> PriceEvent {
    let cents = Int.random(in: 100..<100_000, using: &random)
    if Int.random(in: 0..<10, using: &random) == 0 { return .came(Price(id: nextID, cents: cents)) }
    return .changed(id: prices[Int.random(in: prices.indices, using: &random)].id, cents: cents)
  }

  /// Makes the event in a list of its own.
  func make(in prices: inout [Price]) {
    switch self {
    case .changed(let id, let cents):
      guard let index = prices.firstIndex(where: { $0.id == id }) else { return }
      prices[index].cents = cents
    case .came(let price):
      prices.insert(price, at: 0)
      prices.removeLast()
    }
  }

  /// Makes the event in content.
  @MainActor func make(in content: FlatDataSource<Price>) {
    switch self {
    case .changed(let id, let cents): content.update(id: id) { $0.cents = cents }
    case .came(let price):
      content.insert(price, at: 0)
      content.remove(at: content.items.count - 1)
    }
  }
}
