import Foundation

extension UICollectionViewCompositionalLayout {
  /// Asks for the layouts of all sections and finds their places.
  func makeGeometry(
    for collectionView: UICollectionView,
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    provider: UICollectionViewCompositionalLayoutSectionProvider
  ) -> CompositionalGeometry? {
    let axis = configuration.axis
    let viewSize = collectionView.bounds.size
    guard viewSize.width > 0, viewSize.height > 0 else { return nil }
    let room = CompositionalRoom(collectionView, axis: axis, standard: configuration.contentInsetsReference)
    var sections: [CompositionalSection] = []
    for index in 0..<collectionView.numberOfSections {
      let count = collectionView.numberOfItems(inSection: index)
      let standard = room.container(for: .automatic)
      let environment = LayoutEnvironment(size: standard.size, traits: collectionView.traitCollection)
      var definition = provider(index, environment)
      if definition == nil, count > 0 {
        HeadlessFailure(.missingLayoutSection, reason: CompositionalTexts.missingSection, indexes: [[index]]).raise()
      }
      definition = definition ?? .empty
      guard let definition else { continue }
      let section = makeSection(definition, index: index, count: count, room: room, axis: axis)
      if let problem = section.groups.problem, count > 0 {
        CompositionalTexts.failure(problem, section: section, index: index, layout: self, room: room).raise()
      }
      sections.append(section)
    }
    let area = room.container(for: .automatic)
    return CompositionalGeometry(
      axis: axis,
      viewSize: viewSize,
      sections: sections,
      spacing: configuration.interSectionSpacing,
      boundary: configuration.boundarySupplementaryItems.map {
        BoundaryItem($0, in: area.size, axis: axis, measured: measured.boundary[$0.elementKind])
      },
      boundaryArea: area
    )
  }

  private func makeSection(
    _ definition: NSCollectionLayoutSection,
    index: Int,
    count: Int,
    room: CompositionalRoom,
    axis: FlowAxis
  ) -> CompositionalSection {
    let container = room.container(for: definition.contentInsetsReference)
    let boundaryReference = definition.supplementaryContentInsetsReference
    return CompositionalSection(
      definition,
      axis: axis,
      container: container.size,
      side: container.side,
      boundaryContainer: boundaryReference == .automatic ? nil : room.container(for: boundaryReference),
      itemCount: count,
      measured: measured.sections[index] ?? MeasuredSizes.Section(),
      traits: room.traits
    )
  }
}

extension NSCollectionLayoutSection {
  /// The layout of a section without items that nothing was said of.
  static var empty: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }
}

/// The room that a collection view gives to the sections of a compositional layout.
@MainActor struct CompositionalRoom {
  let collectionView: UICollectionView
  let axis: FlowAxis
  /// What automatic references stand for.
  let standard: UIContentInsetsReference

  init(_ collectionView: UICollectionView, axis: FlowAxis, standard: UIContentInsetsReference) {
    self.collectionView = collectionView
    self.axis = axis
    self.standard = standard == .automatic ? .safeArea : standard
  }

  var traits: UITraitCollection { collectionView.traitCollection }

  func resolved(_ reference: UIContentInsetsReference) -> UIContentInsetsReference {
    reference == .automatic ? standard : reference
  }

  /// The insets across the scroll direction, by reading direction.
  func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let edges: UIEdgeInsets =
      switch resolved(reference) {
      case .automatic, .none: .zero
      case .safeArea: collectionView.safeAreaInsets
      case .layoutMargins: collectionView.layoutMargins
      case .readableContent: readableInsets
      }
    let isMirrored = collectionView.isMirrored
    return axis == .vertical
      ? NSDirectionalEdgeInsets(
        top: 0,
        leading: isMirrored ? edges.right : edges.left,
        bottom: 0,
        trailing: isMirrored ? edges.left : edges.right
      )
      : NSDirectionalEdgeInsets(top: edges.top, leading: 0, bottom: edges.bottom, trailing: 0)
  }

  private var readableInsets: UIEdgeInsets {
    let margins = collectionView.layoutMargins
    let width = collectionView.bounds.width - margins.left - margins.right
    let extra = max(0, width - LayoutAssumptions.readableWidth) / 2
    return UIEdgeInsets(
      top: margins.top,
      left: margins.left + extra,
      bottom: margins.bottom,
      right: margins.right + extra
    )
  }

  /// The size that a reference leaves, and how far that is from the leading side, in points.
  func container(for reference: UIContentInsetsReference) -> (size: CGSize, side: CGFloat) {
    let insets = insets(for: reference)
    var size = collectionView.bounds.size
    // A choice: fractions of a container's height don't include what bars cover.
    let covered = collectionView.adjustedContentInset
    if axis == .vertical {
      size.height -= covered.top + covered.bottom
    } else {
      size.width -= covered.left + covered.right
    }
    size.width -= insets.leading + insets.trailing
    size.height -= insets.top + insets.bottom
    return (size, axis.crossed.ends(insets).start)
  }
}
