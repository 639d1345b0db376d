import UIKit

public final class MovieCell: UITableViewCell {
  public static let identifier = "movie"

  override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ movie: Movie) {
    textLabel?.text = movie.title
    detailTextLabel?.text = "\(movie.year)"
  }
}
