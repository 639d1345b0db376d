import Foundation

/// What UIKit writes to the console about diffable data sources and their snapshots, as a value.
///
/// A test that wants none of them uses ``recording(_:)``, or lets ``handler`` fail.
public struct HeadlessDiffableWarning: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What was inserted is in the snapshot already, and moved.
    case existingIdentifier
    /// Something that a section snapshot does not have was to be expanded or collapsed.
    case missingIdentifier
    /// What is to be reloaded or reconfigured is equal to what the snapshot has and shows something else: cells get the
    /// latter.
    case changedIdentifier
    /// Snapshots were applied on the main queue and on others.
    case mixedQueues
  }

  public var kind: Kind
  /// UIKit's text, where it is known.
  public var text: String

  public var description: String { text }

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension HeadlessDiffableWarning {
  /// What happens with a warning. The default does nothing.
  ///
  /// A snapshot that is changed off the main queue warns later, on the main queue.
  @preconcurrency @MainActor public static var handler: @MainActor (HeadlessDiffableWarning) -> Void {
    get { HeadlessDevice.current.diffableWarningHandler }
    set { HeadlessDevice.current.diffableWarningHandler = newValue }
  }

  /// Runs `body` with the handler replaced by one that records, and returns the warnings in order.
  @preconcurrency @MainActor public static func recording(
    _ body: () throws -> Void
  ) rethrows -> [HeadlessDiffableWarning] {
    var warnings: [HeadlessDiffableWarning] = []
    let previous = handler
    handler = { warnings.append($0) }
    defer { handler = previous }
    try body()
    return warnings
  }

  func send() {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { HeadlessDiffableWarning.handler(self) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { HeadlessDiffableWarning.handler(self) } }
    }
  }
}
