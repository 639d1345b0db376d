import Foundation

/// The arithmetic of a stack view. "Length" is along the axis and "breadth" is across it.
extension UIStackView {
  /// Where views are equally willing to grow or shrink, the first one does.
  static let resizesFirstOfEquals = true

  private static let unlimited = CGFloat.greatestFiniteMagnitude

  private var isVertical: Bool { axis == .vertical }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  private var crossAxis: NSLayoutConstraint.Axis { isVertical ? .horizontal : .vertical }

  /// The size that the visible views need with their spacing in the room that there is.
  func arrangedSize(in room: CGSize) -> CGSize {
    let views = visibleViews
    guard !views.isEmpty else { return .zero }
    let gaps = gaps(of: views)
    let spacing = gaps.reduce(0, +)
    let available = length(room)
    let natural = naturalLengths(of: views, breadth: breadth(room))
    let wanted: CGFloat
    switch distribution {
    case .fillEqually: wanted = (natural.max() ?? 0) * CGFloat(views.count) + spacing
    case .equalCentering: wanted = centeredLength(of: natural, gaps: gaps)
    default: wanted = natural.reduce(0, +) + spacing
    }
    let lengths =
      available < UIStackView.unlimited
      ? distributed(natural, of: views, gaps: gaps, in: available).lengths : equalized(natural)
    let breadths = zip(views, lengths).map { naturalBreadth(of: $0, length: $1, in: breadth(room)) }
    return size(length: min(wanted, available), breadth: crossSize(of: views, breadths: breadths, lengths: lengths))
  }

  /// The frames of the visible views in an area.
  func arrangement(in area: CGRect) -> [CGRect] {
    let views = visibleViews
    guard !views.isEmpty else { return [] }
    let gaps = gaps(of: views)
    let available = max(0, breadth(area.size))
    let natural = naturalLengths(of: views, breadth: available)
    let result = distributed(natural, of: views, gaps: gaps, in: max(0, length(area.size)))
    let breadths = zip(views, result.lengths).map { view, length in
      alignment == .fill ? available : min(available, naturalBreadth(of: view, length: length, in: available))
    }
    let ascents = zip(views, zip(breadths, result.lengths)).map { view, sizes in
      view.headlessBaseline(isFirst: alignment == .firstBaseline, in: size(length: sizes.1, breadth: sizes.0))
    }
    let highest = ascents.max() ?? 0
    return views.indices.map { index in
      let across: CGFloat
      switch alignment {
      case .fill, .leading: across = 0
      case .center: across = (available - breadths[index]) / 2
      case .trailing: across = available - breadths[index]
      case .firstBaseline, .lastBaseline: across = isVertical ? 0 : highest - ascents[index]
      }
      let along = result.starts[index]
      let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
      return CGRect(
        origin: CGPoint(x: area.minX + origin.x, y: area.minY + origin.y),
        size: size(length: result.lengths[index], breadth: breadths[index])
      )
    }
  }

  private func equalized(_ natural: [CGFloat]) -> [CGFloat] {
    guard distribution == .fillEqually, let longest = natural.max() else { return natural }
    return natural.map { _ in longest }
  }

  private func naturalLengths(of views: [UIView], breadth: CGFloat) -> [CGFloat] {
    views.map { length($0.headlessContentSize(in: size(length: UIStackView.unlimited, breadth: breadth))) }
  }

  private func naturalBreadth(of view: UIView, length: CGFloat, in room: CGFloat) -> CGFloat {
    breadth(view.headlessContentSize(in: size(length: length, breadth: room)))
  }

  private func crossSize(of views: [UIView], breadths: [CGFloat], lengths: [CGFloat]) -> CGFloat {
    guard !isVertical, alignment == .firstBaseline || alignment == .lastBaseline else { return breadths.max() ?? 0 }
    var above: CGFloat = 0
    var below: CGFloat = 0
    for index in views.indices {
      let size = size(length: lengths[index], breadth: breadths[index])
      let ascent = views[index].headlessBaseline(isFirst: alignment == .firstBaseline, in: size)
      above = max(above, ascent)
      below = max(below, breadths[index] - ascent)
    }
    return above + below
  }

  // MARK: Along the axis

  private func distributed(
    _ natural: [CGFloat],
    of views: [UIView],
    gaps: [CGFloat],
    in available: CGFloat
  ) -> (starts: [CGFloat], lengths: [CGFloat]) {
    let room = available - gaps.reduce(0, +)
    let total = natural.reduce(0, +)
    switch distribution {
    case .fill:
      return packed(filled(natural, of: views, to: room), gaps: gaps)
    case .fillEqually:
      let share = max(0, room / CGFloat(natural.count))
      return packed(natural.map { _ in share }, gaps: gaps)
    case .fillProportionally:
      guard total > 0 else {
        let share = max(0, room / CGFloat(natural.count))
        return packed(natural.map { _ in share }, gaps: gaps)
      }
      return packed(natural.map { max(0, $0 * room / total) }, gaps: gaps)
    case .equalSpacing, .equalCentering:
      guard natural.count > 1, total < room else {
        return packed(filled(natural, of: views, to: room), gaps: gaps)
      }
      let starts =
        distribution == .equalSpacing
        ? spacedStarts(of: natural, gaps: gaps, in: available) : centeredStarts(of: natural, gaps: gaps, in: available)
      return (starts, natural)
    }
  }

  private func packed(_ lengths: [CGFloat], gaps: [CGFloat]) -> (starts: [CGFloat], lengths: [CGFloat]) {
    var start: CGFloat = 0
    var starts: [CGFloat] = []
    for index in lengths.indices {
      starts.append(start)
      start += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
    return (starts, lengths)
  }

  /// Grows the view that hugs its content least, or shrinks those that resist least, one after the other.
  private func filled(_ natural: [CGFloat], of views: [UIView], to room: CGFloat) -> [CGFloat] {
    var lengths = natural
    var missing = room - natural.reduce(0, +)
    let order = UIStackView.resizesFirstOfEquals ? Array(views.indices) : views.indices.reversed()
    if missing > 0 {
      let hugging = views.map { $0.headlessEffectiveHugging(for: axis) }
      if let index = order.min(by: { hugging[$0] < hugging[$1] }) { lengths[index] += missing }
    } else if missing < 0 {
      let resistance = views.map { $0.contentCompressionResistancePriority(for: axis) }
      let ranks = order.enumerated().sorted {
        (resistance[$0.element], $0.offset) < (resistance[$1.element], $1.offset)
      }
      for (_, index) in ranks where missing < 0 {
        let cut = min(lengths[index], -missing)
        lengths[index] -= cut
        missing += cut
      }
    }
    return lengths
  }

  private func spacedStarts(of lengths: [CGFloat], gaps: [CGFloat], in available: CGFloat) -> [CGFloat] {
    let free = available - lengths.reduce(0, +)
    // Gaps are equal unless a custom one is larger than its share.
    var gaps = gaps
    let smallest = equalGap(atLeast: gaps, total: free)
    gaps = gaps.map { max($0, smallest) }
    return packed(lengths, gaps: gaps).starts
  }

  /// The gap that, where the least gaps are not larger, adds up to the total.
  private func equalGap(atLeast least: [CGFloat], total: CGFloat) -> CGFloat {
    var flexible = least.sorted()
    var rest = total
    while let largest = flexible.last {
      let share = rest / CGFloat(flexible.count)
      if largest <= share { return share }
      rest -= largest
      flexible.removeLast()
    }
    return 0
  }

  private func centeredStarts(of lengths: [CGFloat], gaps: [CGFloat], in available: CGFloat) -> [CGFloat] {
    let first = lengths[0] / 2
    let last = available - lengths[lengths.count - 1] / 2
    let step = (last - first) / CGFloat(lengths.count - 1)
    var starts = lengths.indices.map { first + CGFloat($0) * step - lengths[$0] / 2 }
    for index in lengths.indices.dropFirst() {
      starts[index] = max(starts[index], starts[index - 1] + lengths[index - 1] + gaps[index - 1])
    }
    var limit = available
    for index in lengths.indices.reversed() {
      starts[index] = min(starts[index], limit - lengths[index])
      limit = starts[index] - (index > 0 ? gaps[index - 1] : 0)
    }
    return starts
  }

  /// The length at which equally distant centres leave every gap.
  private func centeredLength(of lengths: [CGFloat], gaps: [CGFloat]) -> CGFloat {
    guard lengths.count > 1 else { return lengths.first ?? 0 }
    let step = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }.max() ?? 0
    return lengths[0] / 2 + step * CGFloat(lengths.count - 1) + lengths[lengths.count - 1] / 2
  }
}
