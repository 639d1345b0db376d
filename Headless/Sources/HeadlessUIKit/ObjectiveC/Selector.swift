#if !canImport(ObjectiveC)
  import Foundation

  /// The name of a method, and the method that the name was written for.
  ///
  /// Objective-C finds a method by its name when a message arrives. Without Objective-C a selector carries the method itself, as
  /// `UIViewController.viewDidLoad` names it: a subclass's override is called, and `private` methods work. Two selectors are equal if
  /// their names are. `HeadlessSources` writes one for each `#selector`.
  ///
  /// A method is called with as many arguments as it takes, on the thread on which the message is sent, as in Objective-C.
  ///
  /// Sendable because all that it holds is a name and references to methods, which capture no state: the initialisers are called with
  /// methods of types and not with methods of objects.
  public struct Selector: Hashable, @unchecked Sendable, CustomStringConvertible {
    /// The name as Objective-C spells it, such as `"didTap:"`.
    public let description: String
    private let call: ((_ target: Any, _ arguments: [Any?]) throws(SelectorRefusal) -> Any)?
    private let isMethod: (_ target: Any) -> Bool

    /// A name without a method: equal to the selector of the same name, and recognised by no target.
    public init(_ name: String) {
      description = name
      call = nil
      isMethod = { _ in false }
    }

    /// A method without arguments.
    @preconcurrency public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result)
    {
      // Whether a function that does not wait belongs to an actor is not part of how it is called: the two types are of one layout and one
      // convention. The sender of a message is on the thread that the method's class asks for, as it has to be on a device.
      let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
      self.init(name, 0) { (target: Target, _) throws(SelectorRefusal) in method(target)() }
    }

    /// A method with one argument.
    @preconcurrency public init<Target, First, Result>(
      _ name: String,
      _ method: @escaping (Target) -> @MainActor (First) -> Result
    ) {
      // As above.
      let method = unsafeBitCast(method, to: ((Target) -> (First) -> Result).self)
      self.init(name, 1) { (target: Target, arguments) throws(SelectorRefusal) in
        method(target)(try Self.argument(0, of: arguments))
      }
    }

    /// A method with two arguments.
    @preconcurrency public init<Target, First, Second, Result>(
      _ name: String,
      _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
      // As above.
      let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
      self.init(name, 2) { (target: Target, arguments) throws(SelectorRefusal) in
        method(target)(try Self.argument(0, of: arguments), try Self.argument(1, of: arguments))
      }
    }

    private init<Target>(
      _ name: String,
      _ argumentCount: Int,
      call: @escaping (Target, [Any?]) throws(SelectorRefusal) -> Any
    ) {
      description = name.hasSuffix(":") ? name : name + String(repeating: ":", count: argumentCount)
      self.call = { target, arguments throws(SelectorRefusal) in
        guard let target = target as? Target else { throw .unrecognized }
        return try call(target, arguments)
      }
      isMethod = { $0 is Target }
    }

    private static func argument<Argument>(_ index: Int, of arguments: [Any?]) throws(SelectorRefusal) -> Argument {
      guard arguments.indices.contains(index) else { throw .missingArgument(expected: "\(Argument.self)") }
      guard let argument = arguments[index] as? Argument else {
        // Objective-C reads the pointer as a truth value, which `#selector(UIView.endEditing)` of a gesture relies on.
        if Argument.self == Bool.self, let isThere = (arguments[index] != nil) as? Argument { return isThere }
        let actual = arguments[index].map { "\(type(of: $0))" } ?? "nil"
        throw .argument(expected: "\(Argument.self)", actual: actual)
      }
      return argument
    }

    public static func == (first: Selector, second: Selector) -> Bool { first.description == second.description }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(description)
    }

    // MARK: Messages

    /// Whether the target has the method that the selector was written for.
    func isRecognized(by target: Any) -> Bool { isMethod(target) }

    /// Calls the method and returns what it returns.
    ///
    /// Ends the process, with a text, where the target does not have the method, or where the method takes another argument: see
    /// ``HeadlessFailure/handler``.
    @discardableResult
    func send(to target: Any, _ arguments: Any?...) -> Any? { sendAll(to: target, arguments) }

    func sendAll(to target: Any, _ arguments: [Any?]) -> Any? {
      do throws(SelectorRefusal) {
        guard let call else { throw .unrecognized }
        return try call(target, arguments)
      } catch {
        let failure = HeadlessFailure(
          .unsupported,
          name: .invalidArgument,
          reason: error.reason(selector: description, target: "\(type(of: target))")
        )
        // A failure is for the main actor's handler; messages of other threads have none.
        guard MainActor.isCurrent else { fatalError(failure.reason) }
        MainActor.assumeIsolated { failure.raise() }
        return nil
      }
    }
  }
#endif
