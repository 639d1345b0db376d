import Roster

/// A child that an item is moved from or to, and the item's index path in it.
@MainActor struct ExchangingChild {
  let child: any ItemExchanging
  let view: UIScrollView
  let indexPath: IndexPath
}
