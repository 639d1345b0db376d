import Foundation

/// Something in a file of Interface Builder that is not read, as a value.
public struct HeadlessInterfaceWarning: Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public var file: String
  /// Its line, from 1.
  public var line: Int
  /// The identifier of the element, or of the one around it that has one.
  public var element: String?
  /// What is not read.
  public var text: String

  public init(file: String, line: Int, element: String?, text: String) {
    self.file = file
    self.line = line
    self.element = element
    self.text = text
  }

  public var description: String {
    "\(file):\(line): warning: " + (element.map { "element \($0): " } ?? "") + text
  }
}

extension HeadlessInterfaceWarning {
  /// What happens with a warning, once for each place in a file. The default prints it.
  @preconcurrency @MainActor public static var handler: @MainActor (HeadlessInterfaceWarning) -> Void {
    get { HeadlessDevice.current.interfaceWarningHandler }
    set { HeadlessDevice.current.interfaceWarningHandler = newValue }
  }

  /// Runs `body` with the handler replaced by one that records, and returns the warnings in order.
  @preconcurrency @MainActor public static func recording(
    _ body: () throws -> Void
  ) rethrows -> [HeadlessInterfaceWarning] {
    var warnings: [HeadlessInterfaceWarning] = []
    let previous = handler
    handler = { warnings.append($0) }
    defer { handler = previous }
    try body()
    return warnings
  }
}
