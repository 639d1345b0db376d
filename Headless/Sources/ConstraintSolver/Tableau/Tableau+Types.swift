extension Tableau {
  enum SymbolKind: UInt8, BitwiseCopyable {
    case variable
    /// What an inequality has left.
    case slack
    /// By how much an optional constraint is missed.
    case error
    /// The marker of a required equality, always 0.
    case fixed
  }

  /// A variable or a marker.
  struct Symbol: BitwiseCopyable {
    let kind: SymbolKind
    /// Whether a variable is not negative.
    var isSize = false
    /// Whether a definition contains the variable.
    var isReferenced = false
    /// Whether a marker has to stay 0 for the levels that have been minimized.
    var isFrozen = false
    /// Whether the symbol is listed in `touched`.
    var isTouched = false
    /// The definition of a variable, or that which a marker came with; -1 for none.
    var definition: Int32 = -1
    /// The row in which a marker is basic, or -1.
    var row: Int32 = -1
    /// The first link to rows that contain a marker, or -1.
    var link: Int32 = -1
    /// The constraint of a marker, or the size that a slack keeps from being negative, as `-1 - size`.
    var owner: Int32 = 0
    /// The slack that keeps a size from being negative, or -1.
    var bound: Int32 = -1
    /// The sum of priorities with which single constraints hold on to a variable.
    var strength: Float = 0
    /// The factor that is being summed up.
    var sum = 0.0
    /// What has been added to a marker because its constraint's constant changed.
    var shift = 0.0
  }

  struct Entry: BitwiseCopyable {
    var symbol: Int32
    var factor: Double
  }

  /// `basic = constant + Σ entries`, or a cost row. Its entries are sorted by symbol.
  struct Row: BitwiseCopyable {
    var start: Int
    var count: Int32
    var capacity: Int32
    /// The basic symbol, or -1 in cost rows.
    var basic: Int32
    var stamp: Int32 = 0
    var constant: Double
  }

  struct Link: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  /// `variable = constant + Σ entries`.
  ///
  /// Definitions are evaluated in ascending `order`: late ones, newest first, then the others, oldest first. A late one
  /// contains only variables that had no definition when it was made, and another one only variables that are defined
  /// before it or late.
  struct Definition: BitwiseCopyable {
    var variable: Int32
    var order: Int32
    var start: Int32
    var count: Int32
    var constant: Double
  }

  /// A constraint `Σ terms + constant + scale · marker + twinScale · twin == 0`.
  struct Record: BitwiseCopyable {
    var marker: Int32
    /// The other marker of an optional constraint, or -1. It is always an error.
    var twin: Int32
    var scale: Double
    var twinScale: Double
    /// The place in the order of constraints.
    var rank: Int32
    /// Whether the marker of a required equality is kept in the definition that it makes, so that its constant can change.
    var isTracked = true
  }

  /// An entry that could become basic.
  struct Candidate: BitwiseCopyable {
    var symbol: Int32
    var factor: Double
    var ratio: Double
  }
}
