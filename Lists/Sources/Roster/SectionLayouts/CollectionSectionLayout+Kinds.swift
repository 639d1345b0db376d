import RosterDiagnostics

extension CollectionSectionLayout {
  /// The height of items.
  public enum ItemHeight: Hashable, Sendable {
    /// The height of their views, with an estimate in points until it's known.
    case estimated(CGFloat)
    /// A number of points.
    case absolute(CGFloat)
    /// The width divided by a ratio: 1 is a square, 16 / 9 is wide.
    case aspectRatio(CGFloat)
  }

  /// The insets of a grid or carousel: 16 points at the sides, 8 above and below.
  @usableFromInline static let standardInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The spacing of items in a grid or carousel: 10 points.
  @usableFromInline static let standardSpacing: CGFloat = 10
  /// The default height of items, estimated at 100 points.
  @usableFromInline static let standardHeight = ItemHeight.estimated(100)

  /// The maximum number of columns or rows.
  static let maximumCount = 1_000
  /// The minimum width and height of an item, in points, because UIKit doesn't lay out empty groups.
  fileprivate static let leastLength: CGFloat = 1

  /// Traps if the spacing, height, or insets aren't valid.
  private static func check(_ spacing: CGFloat, _ height: ItemHeight, _ insets: NSDirectionalEdgeInsets) {
    check(spacing, "spacing", from: 0)
    switch height {
    case .estimated(let points): check(points, "estimated height", from: .leastNormalMagnitude)
    case .absolute(let points): check(points, "height", from: .leastNormalMagnitude)
    case .aspectRatio(let ratio): check(ratio, "ratio of width to height", from: .leastNormalMagnitude)
    }
    for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      check(inset, "inset", from: -1_000_000)
    }
  }

  /// Traps if a measure of a layout is out of range.
  private static func check(_ value: CGFloat, _ name: String, from least: CGFloat) {
    guard value >= least, value <= 1_000_000 else {
      trap(
        "CollectionSectionLayout: the \(name) of a section cannot be \(value)",
        cause: "it was computed from a size that is not known yet, or divided by 0",
        advice: "give a finite number of points, and compute it where the size is known, in `adaptive`"
      )
    }
  }

  /// Returns a list layout, with self-sizing rows of the full width and the separators of the appearance. Swipes show the actions
  /// of handlers.
  ///
  /// - Parameters:
  ///   - appearance: The appearance. The default is plain.
  ///   - configure: A closure that changes UIKit's configuration, such as separators and colors. The content's header and footer
  ///     are already set.
  public static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ configure: @escaping @MainActor (_ configuration: inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.list(appearance, configure))
  }

  /// Returns a grid layout with a number of columns.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, from 1 to 1,000. Other values trap.
  ///   - spacing: The spacing of items, in points. The default is 10.
  ///   - height: The height of items. By default, they size themselves.
  ///   - insets: The insets around all items, in points.
  public static func grid(
    columns: Int,
    spacing: CGFloat = standardSpacing,
    height: ItemHeight = standardHeight,
    insets: NSDirectionalEdgeInsets = standardInsets
  ) -> CollectionSectionLayout {
    guard (1...maximumCount).contains(columns) else {
      trap(
        "CollectionSectionLayout: a grid cannot have \(columns) columns",
        cause: "the number was computed from a width that is not known yet",
        advice: "use `grid(minimumItemWidth:)`, which knows the width when it is laid out"
      )
    }
    check(spacing, height, insets)
    return CollectionSectionLayout(
      .section { Grid(columns: columns, spacing: spacing, height: height, insets: insets).section(in: $0) }
    )
  }

  /// Returns a grid layout with as many columns as fit, and at least one.
  ///
  /// - Parameters:
  ///   - minimumItemWidth: The minimum width of an item, in points, if it fits.
  ///   - spacing: The spacing of items, in points. The default is 10.
  ///   - height: The height of items. By default, they size themselves.
  ///   - insets: The insets around all items, in points.
  public static func grid(
    minimumItemWidth: CGFloat,
    spacing: CGFloat = standardSpacing,
    height: ItemHeight = standardHeight,
    insets: NSDirectionalEdgeInsets = standardInsets
  ) -> CollectionSectionLayout {
    check(minimumItemWidth, "least width of an item", from: 0)
    check(spacing, height, insets)
    return CollectionSectionLayout(
      .section { environment in
        let room = environment.container.effectiveContentSize.width - insets.leading - insets.trailing
        let step = max(minimumItemWidth + spacing, 1)
        let columns = min(max(1, Int(((room + spacing) / step).rounded(.down))), maximumCount)
        return Grid(columns: columns, spacing: spacing, height: height, insets: insets).section(in: environment)
      }
    )
  }

  /// Returns a carousel layout, whose items scroll orthogonally.
  ///
  /// Its scroll position follows the section's identity when sections are inserted, deleted, or moved, through reloads, and when
  /// content is attached again.
  ///
  /// - Parameters:
  ///   - itemWidth: The width of an item. The default is nine tenths of the section, which shows part of the next one. Items of an
  ///     estimated width size themselves.
  ///   - rows: The number of rows, from 1 to 1,000. Other values trap.
  ///   - spacing: The spacing of items, in points. The default is 10.
  ///   - height: The height of items. By default, they size themselves.
  ///   - scrolling: The scrolling behavior. By default, it stops at an item's leading edge.
  ///   - insets: The insets around all items, in points.
  public static func carousel(
    itemWidth: NSCollectionLayoutDimension = .fractionalWidth(0.9),
    rows: Int = 1,
    spacing: CGFloat = standardSpacing,
    height: ItemHeight = standardHeight,
    scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .groupPaging,
    insets: NSDirectionalEdgeInsets = standardInsets
  ) -> CollectionSectionLayout {
    guard (1...maximumCount).contains(rows) else {
      trap(
        "CollectionSectionLayout: a carousel cannot have \(rows) rows",
        cause: "the number was computed from content that is empty",
        advice: "give a number from 1 to \(maximumCount)"
      )
    }
    check(spacing, height, insets)
    check(itemWidth.dimension, "width of an item", from: .leastNormalMagnitude)
    return CollectionSectionLayout(
      .section { environment in
        let carousel = Carousel(width: itemWidth, rows: rows, spacing: spacing, height: height, insets: insets)
        let section = carousel.section(in: environment)
        section.orthogonalScrollingBehavior = scrolling
        return section
      }
    )
  }

  /// Returns a layout of your own.
  ///
  /// - Parameter section: A closure that returns the section, and is called when the view's size or traits or the content change.
  ///   The content's header and footer are added, unless it already has such items.
  public static func custom(
    _ section: @escaping @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.section(section))
  }

  /// Returns one of several layouts, depending on the view's size and traits.
  ///
  /// ```swift
  /// let adaptive = mails.layout(.adaptive { $0.container.effectiveContentSize.width < 600 ? .list() : .grid(columns: 3) })
  /// ```
  ///
  /// - Parameter choose: A closure that returns a layout, and is called when the view's size or traits or the content change.
  public static func adaptive(
    _ choose: @escaping @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> CollectionSectionLayout
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.choice(choose))
  }
}

extension CollectionSectionLayout.ItemHeight {
  /// Returns the height of an item of a width.
  @MainActor fileprivate func dimension(forWidth width: CGFloat) -> NSCollectionLayoutDimension {
    switch self {
    case .estimated(let height): .estimated(height)
    case .absolute(let height): .absolute(height)
    case .aspectRatio(let ratio): .absolute(max(CollectionSectionLayout.leastLength, width / ratio))
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets reduced to fit a length along one axis, with a point between them. Views can be narrower, for example while
  /// a sidebar opens.
  @MainActor fileprivate func fitting(
    _ length: CGFloat,
    _ start: WritableKeyPath<Self, CGFloat>,
    _ end: WritableKeyPath<Self, CGFloat>
  ) -> Self {
    let room = length - CollectionSectionLayout.leastLength
    let excess = self[keyPath: start] + self[keyPath: end] - room
    guard excess > 0 else { return self }
    var fitted = self
    let taken = max(0, self[keyPath: start]) + max(0, self[keyPath: end])
    for edge in [start, end] where self[keyPath: edge] > 0 { fitted[keyPath: edge] *= max(0, 1 - excess / taken) }
    // Bars can cover more than the view.
    fitted[keyPath: end] -= max(0, fitted[keyPath: start] + fitted[keyPath: end] - room)
    return fitted
  }

  /// Returns the insets reduced to fit the width.
  @MainActor func fittingWidth(of environment: any NSCollectionLayoutEnvironment) -> Self {
    fitting(environment.container.effectiveContentSize.width, \.leading, \.trailing)
  }
}

/// A grid of items of the same width.
@MainActor private struct Grid {
  let columns: Int
  let spacing: CGFloat
  let height: CollectionSectionLayout.ItemHeight
  let insets: NSDirectionalEdgeInsets

  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let insets = insets.fittingWidth(of: environment)
    let room = environment.container.effectiveContentSize.width - insets.leading - insets.trailing
    let rest = room - CGFloat(columns) * CollectionSectionLayout.leastLength
    let spacing = min(spacing, max(0, rest) / CGFloat(max(1, columns - 1)))
    let width = (room - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    let height = height.dimension(forWidth: width)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: height)
    )
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: item,
      count: columns
    )
    row.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = self.spacing
    section.contentInsets = insets
    return section
  }
}

/// Columns of items.
@MainActor private struct Carousel {
  let width: NSCollectionLayoutDimension
  let rows: Int
  let spacing: CGFloat
  let height: CollectionSectionLayout.ItemHeight
  let insets: NSDirectionalEdgeInsets

  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var insets = insets.fittingWidth(of: environment)
    if width.isFractionalHeight {
      insets = insets.fitting(environment.container.effectiveContentSize.height, \.top, \.bottom)
    }
    let room = environment.container.effectiveContentSize.width - insets.leading - insets.trailing
    let points = width.isFractionalWidth ? room * width.dimension : width.dimension
    let height = height.dimension(forWidth: points)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        // A fraction of an estimate would be a fixed width.
        widthDimension: width.isEstimated ? width : .fractionalWidth(1),
        heightDimension: height
      )
    )
    let all = CGFloat(rows) * height.dimension + CGFloat(rows - 1) * spacing
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width,
        heightDimension: height.isEstimated ? .estimated(all) : .absolute(all)
      ),
      repeatingSubitem: item,
      count: rows
    )
    column.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: column)
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    return section
  }
}
