import Foundation

/// Constraints in the visual format language (Apple, "Auto Layout Guide", Visual Format Language).
@MainActor enum VisualFormat {
  static func constraints(
    _ format: String,
    _ options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics, views: views)
    do {
      let elements = try parser.parse()
      var builder = VisualFormatBuilder(isVertical: parser.isVertical, options: options)
      for element in elements { try builder.add(element) }
      return builder.constraints
    } catch let failure as VisualFormatFailure {
      HeadlessFailure(
        .visualFormat,
        name: .invalidArgument,
        reason: "Unable to parse constraint format: \n\(failure.reason) \n\(format) \n"
          + String(repeating: " ", count: failure.place) + "^"
      ).raise()
    } catch {
      // Nothing else is thrown.
    }
    return []
  }
}

struct VisualFormatFailure: Error {
  let reason: String
  let place: Int
}

/// A number, or a view of the same length, with a relation and a priority.
struct VisualFormatPredicate {
  enum Value {
    case number(CGFloat)
    case item(AnyObject)
  }

  var relation: NSLayoutConstraint.Relation
  var value: Value
  var priority: UILayoutPriority
}

/// A part of a visual format.
enum VisualFormatElement {
  case superview(place: Int)
  case view(AnyObject, [VisualFormatPredicate], place: Int)
  /// A distance; without predicates it is the standard one.
  case connection([VisualFormatPredicate])
}
