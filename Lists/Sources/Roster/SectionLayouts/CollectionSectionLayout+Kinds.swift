import RosterDiagnostics

extension CollectionSectionLayout {
  /// How high items are.
  public enum ItemHeight: Hashable, Sendable {
    /// As high as their views ask for, and so many points until that is known.
    case estimated(CGFloat)
    /// So many points.
    case absolute(CGFloat)
    /// The height that makes the ratio of width to height: 1 is a square, 16 / 9 is wide.
    case aspectRatio(CGFloat)
  }

  /// The room around the items of a grid or a carousel: 16 points at the sides, 8 above and below.
  @usableFromInline static let standardInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The room between the items of a grid or a carousel, in points: 10.
  @usableFromInline static let standardSpacing: CGFloat = 10
  /// The height of items of which nothing is said, in points, until their views say it: 100.
  @usableFromInline static let standardHeight = ItemHeight.estimated(100)

  /// How many columns or rows a section may have beside each other.
  static let maximumCount = 1_000
  /// How wide and high an item is at least, in points: UIKit lays out no group without room.
  fileprivate static let leastLength: CGFloat = 1

  /// Traps if the room around and between items is no room, or their height is none.
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

  /// Traps if a measure of a layout is not a number that can be laid out.
  private static func check(_ value: CGFloat, _ name: String, from least: CGFloat) {
    guard value >= least, value <= 1_000_000 else {
      trap(
        "CollectionSectionLayout: the \(name) of a section cannot be \(value)",
        cause: "it was computed from a size that is not known yet, or divided by 0",
        advice: "give a finite number of points, and compute it where the size is known, in `adaptive`"
      )
    }
  }

  /// A list: rows of the full width, as high as they ask for, with the separators of the appearance. A swipe reveals what
  /// handlers of swipes give.
  ///
  /// - Parameters:
  ///   - appearance: the look; plain by default.
  ///   - configure: changes what UIKit makes the list of, such as separators and colours; its header and footer are those of
  ///     the content already.
  public static func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    _ configure: @escaping @MainActor (_ configuration: inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.list(appearance, configure))
  }

  /// A grid with a number of columns.
  ///
  /// - Parameters:
  ///   - columns: how many items stand side by side; from 1 to 1,000; others stop the program.
  ///   - spacing: the room between items, in points; 10 by default.
  ///   - height: how high items are; by default as high as they ask for.
  ///   - insets: the room around all items, in points.
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

  /// A grid with as many columns as there is room for, and at least one: more on a wide screen.
  ///
  /// - Parameters:
  ///   - minimumItemWidth: how wide an item is at least, in points, if there is as much room.
  ///   - spacing: the room between items, in points; 10 by default.
  ///   - height: how high items are; by default as high as they ask for.
  ///   - insets: the room around all items, in points.
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

  /// Items side by side, which scroll sideways by themselves. Where a carousel is scrolled to stays with its section, by what
  /// identifies that, when sections come, go and move, in reloads, and when its content is attached again.
  ///
  /// - Parameters:
  ///   - itemWidth: how wide an item is; by default nine tenths of the section, so that the next one is seen. Items of an
  ///     estimated width are as wide as they ask for.
  ///   - rows: how many items stand one below the other; from 1 to 1,000; others stop the program.
  ///   - spacing: the room between items, in points; 10 by default.
  ///   - height: how high items are; by default as high as they ask for.
  ///   - scrolling: where it stops; by default at the leading edge of an item.
  ///   - insets: the room around all items, in points.
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

  /// A section of your own.
  ///
  /// - Parameter section: makes the section, whenever the size or the traits of the view or the content have changed. The
  ///   header and footer of the content are added to it, unless it has such items itself.
  public static func custom(
    _ section: @escaping @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.section(section))
  }

  /// One of several layouts, by the size and the traits of the view.
  ///
  /// ```swift
  /// let adaptive = mails.layout(.adaptive { $0.container.effectiveContentSize.width < 600 ? .list() : .grid(columns: 3) })
  /// ```
  ///
  /// - Parameter choose: chooses a layout, whenever the size or the traits of the view or the content have changed.
  public static func adaptive(
    _ choose: @escaping @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> CollectionSectionLayout
  ) -> CollectionSectionLayout {
    CollectionSectionLayout(.choice(choose))
  }
}

extension CollectionSectionLayout.ItemHeight {
  /// The height of an item of a width.
  @MainActor fileprivate func dimension(forWidth width: CGFloat) -> NSCollectionLayoutDimension {
    switch self {
    case .estimated(let height): .estimated(height)
    case .absolute(let height): .absolute(height)
    case .aspectRatio(let ratio): .absolute(max(CollectionSectionLayout.leastLength, width / ratio))
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets as far as there is room for them along one axis: a view that is narrower, as while a sidebar opens, has room for a point
  /// between them.
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
    // Bars may cover more than the view.
    fitted[keyPath: end] -= max(0, fitted[keyPath: start] + fitted[keyPath: end] - room)
    return fitted
  }

  /// The insets as far as there is room for them beside each other.
  @MainActor func fittingWidth(of environment: any NSCollectionLayoutEnvironment) -> Self {
    fitting(environment.container.effectiveContentSize.width, \.leading, \.trailing)
  }
}

/// Rows of items of the same width.
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

/// Columns of items, which stand side by side.
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
        // A part of an estimate would be a fixed width.
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
