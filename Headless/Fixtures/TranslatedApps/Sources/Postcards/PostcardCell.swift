import UIKit

final class PostcardCell: UITableViewCell {
  @IBOutlet private(set) var placeLabel: UILabel!
  @IBOutlet private(set) var stampView: UIImageView!

  func show(_ card: Postcard) { placeLabel.text = card.place }
}
