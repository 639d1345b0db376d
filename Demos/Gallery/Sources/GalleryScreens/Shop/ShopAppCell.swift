import Foundation
import Roster

/// Shows an app in a list, a grid or a carousel.
public final class ShopAppCell: UICollectionViewListCell, ReusablePresenter {
  private let app = ShopAppView()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel: ShopApp) { app.show(viewModel) }

  private func setUp() {
    app.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(app)
    NSLayoutConstraint.activate([
      app.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      app.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      app.topAnchor.constraint(equalTo: contentView.topAnchor),
      app.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}
