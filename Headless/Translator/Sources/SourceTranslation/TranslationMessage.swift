#if Translator
  /// What cannot be translated, and what to write instead.
  public struct TranslationMessage: Hashable, Sendable, Codable, CustomStringConvertible {
    public let file: String
    /// From 1.
    public let line: Int
    /// From 1, in UTF-8.
    public let column: Int
    /// What it is that stands there, the same for all places of the kind.
    public let cause: String
    /// What to write instead.
    public let advice: String

    public init(file: String, line: Int, column: Int, cause: String, advice: String) {
      self.file = file
      self.line = line
      self.column = column
      self.cause = cause
      self.advice = advice
    }

    /// In the form that the compiler's own errors have.
    public var description: String { "\(file):\(line):\(column): error: \(cause): write \(advice)" }
  }
#endif
