import Foundation
import HeadlessUIKit

/// Shows a well-known screen in a collection view.
@MainActor final class WellKnownSource: NSObject, UICollectionViewDataSource {
  private static let words = [
    "Airplane Mode", "Bluetooth", "Notifications", "Sounds", "Focus", "Screen Time", "General", "Display", "Wallpaper",
  ]
  private static let symbols = ["bell", "gear", "house", "map", "star", "heart", "person", "flag", "cart"]
  static let colors: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPink, .systemPurple, .systemTeal, .systemIndigo,
  ]

  let screen: WellKnownScreen
  let window: UIWindow
  let view: UICollectionView

  init(_ screen: WellKnownScreen, isMirrored: Bool = false) {
    self.screen = screen
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    view = UICollectionView(frame: window.bounds, collectionViewLayout: screen.layout)
    super.init()
    switch screen {
    case .settings, .outlineSidebar, .pinnedHeaders, .mail, .contacts: break
    default: view.backgroundColor = .systemBackground
    }
    view.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
    view.register(WordCell.self, forCellWithReuseIdentifier: "word")
    view.register(AlbumCell.self, forCellWithReuseIdentifier: "album")
    for kind in ["badge", "dot"] {
      view.register(BadgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = self
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { screen.counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    screen.counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let number = indexPath.item + indexPath.section * 3
    switch screen {
    case .photoGrid, .waterfall, .appStore:
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      cell.contentView.backgroundColor = Self.colors[number % Self.colors.count]
      cell.contentView.layer.cornerRadius = screen == .photoGrid ? 0 : 10
      var content = UIListContentConfiguration.cell()
      content.text = "\(indexPath.item + 1)"
      content.textProperties.color = .white
      cell.contentConfiguration = content
      return cell
    case .chat, .calendar, .albums, .tags:
      return makeGroupCell(collectionView, indexPath) ?? UICollectionViewCell()
    case .settings, .pinnedHeaders, .outlineSidebar, .mail, .contacts:
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let cell = cell as? UICollectionViewListCell { configure(cell, indexPath, number) }
      return cell
    }
  }

  private func configure(_ cell: UICollectionViewListCell, _ path: IndexPath, _ number: Int) {
    if screen == .mail || screen == .contacts { return makeRow(cell, path) }
    var content = cell.defaultContentConfiguration()
    content.text = Self.words[number % Self.words.count]
    cell.accessories = [.disclosureIndicator()]
    switch screen {
    case .settings:
      content.image = UIImage(systemName: Self.symbols[number % Self.symbols.count])
      if path.item % 2 == 1 { cell.accessories = [.label(text: "On"), .disclosureIndicator()] }
    case .outlineSidebar:
      cell.accessories = path.item == 0 ? [.outlineDisclosure()] : []
      if path.item == 0 { content.text = path.section == 0 ? "Library" : "Playlists" }
      if path.item > 0 { content.image = UIImage(systemName: Self.symbols[number % Self.symbols.count]) }
      cell.indentationLevel = path.item > 2 ? 1 : 0
    default:
      content.secondaryText = path.item % 3 == 0 ? "Two lines, the second of which is smaller" : nil
    }
    cell.contentConfiguration = content
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kind == "badge" || kind == "dot" { return makeBadge(collectionView, kind, indexPath) }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    if let cell = view as? UICollectionViewListCell {
      var content =
        [.appStore, .calendar, .tags].contains(screen) ? .plainHeader() : cell.defaultContentConfiguration()
      content.text = headerText(indexPath.section)
      cell.contentConfiguration = content
    }
    return view
  }
}
