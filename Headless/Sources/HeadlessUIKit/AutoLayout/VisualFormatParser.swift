import Foundation

/// Reads a visual format from left to right.
@MainActor struct VisualFormatParser {
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0
  private(set) var isVertical = false

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws -> [VisualFormatElement] {
    guard !characters.isEmpty else { throw failure("It's an empty string.") }
    if take("H:") {
    } else if take("V:") {
      isVertical = true
    }
    var elements: [VisualFormatElement] = []
    if next == "|" {
      elements.append(.superview(place: place))
      place += 1
      elements.append(try connection())
    }
    elements.append(try view())
    while place < characters.count {
      let distance = try connection()
      elements.append(distance)
      if next == "|" {
        elements.append(.superview(place: place))
        place += 1
        guard place == characters.count else {
          throw failure("Expected the format to end after the superview's '|'")
        }
        break
      }
      elements.append(try view())
    }
    if case .connection? = elements.last { throw failure("Expected a view. That is how you end a connection.") }
    return elements
  }

  // MARK: Parts

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private func failure(_ reason: String, at other: Int? = nil) -> VisualFormatFailure {
    VisualFormatFailure(reason: reason, place: other ?? place)
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  private mutating func view() throws -> VisualFormatElement {
    let start = place
    guard take("[") else { throw failure("Expected a '[' here. That is how you begin a view.") }
    let nameStart = place
    let name = word()
    guard !name.isEmpty else { throw failure("Expected a view name here.") }
    guard let item = views[name].map({ $0 as AnyObject }), LayoutOperand.isItem(item) else {
      throw failure("\(name) is not a key in the views dictionary.", at: nameStart)
    }
    var predicates: [VisualFormatPredicate] = []
    if next == "(" { predicates = try list(allowsViews: true) }
    guard take("]") else { throw failure("Expected a ']' here. That is how you give the end of a view.") }
    return .view(item, predicates, place: start)
  }

  private mutating func connection() throws -> VisualFormatElement {
    guard take("-") else {
      return .connection([VisualFormatPredicate(relation: .equal, value: .number(0), priority: .required)])
    }
    if next == "[" || next == "|" { return .connection([]) }
    let predicates = next == "(" ? try list(allowsViews: false) : [try predicate(allowsViews: false)]
    guard take("-") else { throw failure("Expected a '-' here. That is how you end a connection.") }
    return .connection(predicates)
  }

  private mutating func list(allowsViews: Bool) throws -> [VisualFormatPredicate] {
    place += 1
    var predicates = [try predicate(allowsViews: allowsViews)]
    while take(",") { predicates.append(try predicate(allowsViews: allowsViews)) }
    guard take(")") else { throw failure("Expected a ')' here. That is how you end a list of predicates.") }
    return predicates
  }

  private mutating func predicate(allowsViews: Bool) throws -> VisualFormatPredicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("==") {
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    }
    let value = try value(allowsViews: allowsViews)
    var priority = UILayoutPriority.required
    if take("@") {
      guard case .number(let number) = try self.value(allowsViews: false) else {
        throw failure("Expected a priority here.")
      }
      priority = UILayoutPriority(Float(number))
    }
    return VisualFormatPredicate(relation: relation, value: value, priority: priority)
  }

  private mutating func value(allowsViews: Bool) throws -> VisualFormatPredicate.Value {
    let start = place
    if let digit = next, digit.isNumber || digit == "-" || digit == "." || digit == "+" {
      var text = String(digit)
      place += 1
      while let digit = next, digit.isNumber || digit == "." || digit == "e" {
        text.append(digit)
        place += 1
      }
      guard let number = Double(text) else {
        throw failure(Self.expectedNumber, at: start)
      }
      return .number(CGFloat(number))
    }
    let name = word()
    guard !name.isEmpty else { throw failure(Self.expectedNumber) }
    if let number = metrics[name].flatMap(Self.number) { return .number(number) }
    if allowsViews, let item = views[name].map({ $0 as AnyObject }), LayoutOperand.isItem(item) { return .item(item) }
    throw failure(
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
      at: start
    )
  }

  private static let expectedNumber =
    "Expected a number or key from the metrics dictionary, but encountered something else"

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private mutating func word() -> String {
    var text = ""
    while let character = next, character.isASCII,
      character.isLetter || character == "_" || !text.isEmpty && character.isNumber
    {
      text.append(character)
      place += 1
    }
    return text
  }
}

extension LayoutOperand {
  /// Whether an object can take part in constraints.
  @MainActor static func isItem(_ object: AnyObject) -> Bool {
    object is UIView || object is UILayoutGuide
  }
}
