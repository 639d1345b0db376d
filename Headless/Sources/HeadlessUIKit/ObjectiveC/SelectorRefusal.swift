#if !canImport(ObjectiveC)
  /// Why a message is not delivered.
  enum SelectorRefusal: Error, Hashable {
    /// The target is of no class that has the method.
    case unrecognized
    /// The method takes something else than it was sent.
    case argument(expected: String, actual: String)
    /// The method takes more than it was sent.
    case missingArgument(expected: String)

    /// The text of the failure.
    func reason(selector: String, target: String) -> String {
      switch self {
      case .unrecognized:
        "-[\(target) \(selector)]: unrecognized selector sent to instance: #selector was written for a method of another class, or "
          + "Selector(\"\(selector)\") for none"
      case .argument(let expected, let actual):
        "-[\(target) \(selector)] takes \(expected) and was sent \(actual): Objective-C would pass it on"
      case .missingArgument(let expected):
        "-[\(target) \(selector)] takes \(expected), which nothing was sent for"
      }
    }
  }
#endif
