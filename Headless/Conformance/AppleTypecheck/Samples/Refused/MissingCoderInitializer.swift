// refused: 'required' initializer 'init(coder:)' must be provided by subclass of 'UITableViewCell'
import UIKit

final class Cell: UITableViewCell {
  let rating: Int

  init(rating: Int) {
    self.rating = rating
    super.init(style: .default, reuseIdentifier: nil)
  }
}
