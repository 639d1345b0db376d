import Foundation
import Roster

extension ItemPlace {
  /// The row of the item in its section now, or -1 if it is gone.
  @MainActor var row: Int { item }

  /// The index of the item in its section now, or -1 if it is gone.
  @MainActor var item: Int { indexPath?.item ?? -1 }
}
