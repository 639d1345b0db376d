import Foundation

/// Makes the constraints of the parts of a visual format, in reading order.
@MainActor struct VisualFormatBuilder {
  private let isVertical: Bool
  private let options: NSLayoutConstraint.FormatOptions
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The view before the next one.
  private var previous: AnyObject?
  /// The superview at the beginning, before the first view is known.
  private var opensWithSuperview: Int?
  private var distance: [VisualFormatPredicate]?

  init(isVertical: Bool, options: NSLayoutConstraint.FormatOptions) {
    self.isVertical = isVertical
    self.options = options
  }

  private var start: NSLayoutConstraint.Attribute {
    if isVertical { return .top }
    if options.contains(.directionLeftToRight) { return .left }
    return options.contains(.directionRightToLeft) ? .right : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if isVertical { return .bottom }
    if options.contains(.directionLeftToRight) { return .right }
    return options.contains(.directionRightToLeft) ? .left : .trailing
  }

  /// Whether constants of positions grow against the direction of reading.
  private var isTurned: Bool { !isVertical && options.contains(.directionRightToLeft) }

  mutating func add(_ element: VisualFormatElement) throws {
    switch element {
    case .connection(let predicates): distance = predicates
    case .superview(let place):
      guard let previous else {
        opensWithSuperview = place
        return
      }
      let superview = try superview(of: previous, place)
      connect(LayoutOperand(superview, end), LayoutOperand(previous, end), isToSuperview: true)
    case .view(let item, let predicates, _):
      if let place = opensWithSuperview {
        let superview = try superview(of: item, place)
        connect(LayoutOperand(item, start), LayoutOperand(superview, start), isToSuperview: true)
        opensWithSuperview = nil
      } else if let previous {
        connect(LayoutOperand(item, start), LayoutOperand(previous, end), isToSuperview: false)
        align(previous, item)
      }
      for predicate in predicates { addSize(of: item, predicate) }
      previous = item
    }
  }

  private func superview(of item: AnyObject, _ place: Int) throws -> UIView {
    let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let superview else {
      throw VisualFormatFailure(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
        place: place
      )
    }
    return superview
  }

  /// The distance from the second operand to the first one.
  private mutating func connect(_ later: LayoutOperand, _ earlier: LayoutOperand, isToSuperview: Bool) {
    guard let predicates = distance else { return }
    distance = nil
    if predicates.isEmpty {
      addStandardSpace(later, earlier, isToSuperview: isToSuperview)
      return
    }
    for predicate in predicates {
      guard case .number(let number) = predicate.value else { continue }
      // Turned round, the later one has the smaller position.
      let (first, second) = isTurned ? (earlier, later) : (later, earlier)
      append(NSLayoutConstraint(first, predicate.relation, second, constant: number), predicate.priority)
    }
  }

  /// The standard space: the margin of a superview, and the system's spacing between siblings.
  private mutating func addStandardSpace(_ later: LayoutOperand, _ earlier: LayoutOperand, isToSuperview: Bool) {
    if isToSuperview {
      let margin: (LayoutOperand) -> LayoutOperand = { operand in
        guard let view = operand.item as? UIView else { return operand }
        return LayoutOperand(view.layoutMarginsGuide, operand.attribute)
      }
      // At the end the superview is the later one.
      let isEnd = later.attribute == end
      append(NSLayoutConstraint(isEnd ? margin(later) : later, .equal, isEnd ? earlier : margin(earlier)), .required)
      return
    }
    let (first, second) = isTurned ? (earlier, later) : (later, earlier)
    append(NSLayoutConstraint(first, .equal, second, systemSpacing: 1), .required)
  }

  private mutating func addSize(of item: AnyObject, _ predicate: VisualFormatPredicate) {
    let operand = LayoutOperand(item, isVertical ? .height : .width)
    switch predicate.value {
    case .number(let number):
      append(NSLayoutConstraint(operand, predicate.relation, nil, constant: number), predicate.priority)
    case .item(let other):
      append(
        NSLayoutConstraint(operand, predicate.relation, LayoutOperand(other, operand.attribute)),
        predicate.priority
      )
    }
  }

  /// Adds a constraint for each alignment that the options ask for.
  private mutating func align(_ previous: AnyObject, _ item: AnyObject) {
    for number in 1...NSLayoutConstraint.Attribute.firstBaseline.rawValue {
      guard let attribute = NSLayoutConstraint.Attribute(rawValue: number), attribute.kind != .size,
        options.contains(.init(rawValue: 1 << UInt(number)))
      else { continue }
      append(
        NSLayoutConstraint(LayoutOperand(previous, attribute), .equal, LayoutOperand(item, attribute)),
        .required
      )
    }
  }

  private mutating func append(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
    constraint.priority = priority
    constraints.append(constraint)
  }
}
