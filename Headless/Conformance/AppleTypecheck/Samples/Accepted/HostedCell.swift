import SwiftUI
import UIKit

/// A cell whose content is a SwiftUI view: iOS 16, tvOS 16 and visionOS have it.
final class HostedCell: UITableViewCell {
  func show(_ title: String) {
    contentConfiguration = UIHostingConfiguration { Text(title) }
      .margins(.all, 12)
      .minSize(width: nil, height: 44)
  }
}

final class HostedTile: UICollectionViewCell {
  func show(_ title: String) {
    contentConfiguration = UIHostingConfiguration { Text(title) }.background { Text("") }
  }
}
