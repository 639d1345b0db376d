import Foundation
import Roster

/// Shows a country as a row.
final class CountryCell: UITableViewCell, ReusablePresenter {
  func present(viewModel country: Country) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = country.flag.image
    content.imageProperties.maximumSize = CGSize(width: 48, height: 32)
    content.text = country.name
    content.secondaryText = country.capital
    contentConfiguration = content
    accessoryType = .disclosureIndicator
  }
}
