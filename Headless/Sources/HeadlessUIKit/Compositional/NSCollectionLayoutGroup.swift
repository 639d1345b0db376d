import Foundation

/// Items in a row, one below the other or at places of one's own, which a section repeats.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// The items in order, again and again, as many as fit.
    case repeating(FlowAxis)
    /// A number of one item.
    case counted(FlowAxis, count: Int, divides: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// The room between items; without a value there is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem],
    arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Items from the leading edge on, repeated in their order as long as the next one fits.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, arrangement: .repeating(.horizontal))
  }

  /// Items from the top down, repeated in their order as long as the next one fits.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, arrangement: .repeating(.vertical))
  }

  /// A number of items that share the width, whatever width they ask for.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      subitems: [subitem],
      arrangement: .counted(.horizontal, count: count, divides: true)
    )
  }

  /// A number of items that share the height, whatever height they ask for.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      subitems: [subitem],
      arrangement: .counted(.vertical, count: count, divides: true)
    )
  }

  /// A number of items side by side with the size that they ask for, whether they fit or not.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      subitems: [subitem],
      arrangement: .counted(.horizontal, count: count, divides: false)
    )
  }

  /// A number of items one below the other with the size that they ask for, whether they fit or not.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      subitems: [subitem],
      arrangement: .counted(.vertical, count: count, divides: false)
    )
  }

  /// As many items as the provider gives places, in the group's own coordinates.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [], arrangement: .custom(itemProvider))
  }

  /// The views that belong to each group.
  override open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, arrangement: arrangement)
    copyProperties(to: copy)
    copy.ownSupplementaryItems = ownSupplementaryItems
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  /// The group as UIKit's error texts show it.
  open func visualDescription() -> String { visualDescription(indentation: 0) }

  private func visualDescription(indentation: Int) -> String {
    let line = "\n" + String(repeating: "\t", count: indentation + 1) + " "
    let direction =
      switch arrangement {
      case .repeating(let axis), .counted(let axis, _, _): axis == .horizontal ? ".horizontal" : ".vertical"
      case .custom: ".custom"
      }
    var text = "<\(type(of: self)); size=\(layoutSize)>" + line + "layoutDirection: " + direction
    if let interItemSpacing { text += line + "interItemSpacing=\(interItemSpacing)" }
    guard !subitems.isEmpty else { return text }
    text += line + "subitems="
    for item in subitems {
      let group = item as? NSCollectionLayoutGroup
      text += line + "\t " + (group?.visualDescription(indentation: indentation + 1) ?? item.description)
    }
    return text
  }
}
