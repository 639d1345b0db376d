#if Translator
  /// What is wrong with a call of a command, and what to write instead.
  public struct CommandMistake: Error, Hashable, CustomStringConvertible {
    public var description: String

    init(_ description: String) { self.description = description }
  }
#endif
