/// An object that says itself which optional requirements it answers, because that changes, or because it forwards them.
///
/// Without Objective-C the optional requirements that a class implements are a constant of the class. An object whose
/// answers change stands for one that overrides `responds(to:)` on a device, and is asked when it would be there: when a
/// view takes it as its data source or its delegate. What changes later counts when it is assigned again, after `nil`.
@preconcurrency @MainActor public protocol HeadlessResponding: AnyObject {
  /// This object, and those that it forwards requirements to, with what each of them answers now.
  var headlessResponders: [HeadlessRequirementAnswers] { get }
}
