#if Translator
  /// A run of the compiler.
  protocol CompilerRun {
    /// How it ended; `nil` while it runs.
    var end: CompilerEnd? { get }

    /// The lines that it has printed since they were asked for.
    func newLines() -> [Substring]
  }

  /// How a run of the compiler ended.
  enum CompilerEnd {
    /// By itself, with errors or without.
    case done
    case crashed
  }
#endif
