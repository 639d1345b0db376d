extension Tableau {
  enum SymbolKind: UInt8, BitwiseCopyable {
    case variable
    /// The slack of an inequality.
    case slack
    /// The error of an optional constraint.
    case error
    /// The marker of a required equality, always 0.
    case fixed
  }

  /// A variable or a marker.
  struct Symbol: BitwiseCopyable {
    let kind: SymbolKind
    /// A Boolean value that indicates whether a variable isn't negative.
    var isSize = false
    /// A Boolean value that indicates whether a definition contains the variable.
    var isReferenced = false
    /// A Boolean value that indicates whether a marker has to stay 0 for the minimized levels.
    var isFrozen = false
    /// A Boolean value that indicates whether the symbol is in `touched`.
    var isTouched = false
    /// The definition of a variable, or of a marker's constraint, or -1.
    var definition: Int32 = -1
    /// The row in which a marker is basic, or -1.
    var row: Int32 = -1
    /// The first link to a marker's rows, or -1.
    var link: Int32 = -1
    /// The constraint of a marker, or the size that a slack bounds, as `-1 - size`.
    var owner: Int32 = 0
    /// The slack that bounds a size, or -1.
    var bound: Int32 = -1
    /// The sum of the priorities of constraints on only this variable.
    var strength: Float = 0
    /// The factor being summed up.
    var sum = 0.0
    /// The addition to a marker from changes of its constraint's constant.
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

  /// A definition `variable = constant + Σ entries`.
  ///
  /// Definitions are evaluated in ascending `order`: late ones, newest first, then the others, oldest first. A late one
  /// contains only variables that had no definition at its creation. Another one contains only variables that are defined
  /// earlier or late.
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
    /// The other marker of an optional constraint, or -1. It's always an error.
    var twin: Int32
    var scale: Double
    var twinScale: Double
    /// The place in the order of constraints.
    var rank: Int32
    /// A Boolean value that indicates whether a required equality's definition includes its marker, so that its constant can
    /// change.
    var isTracked = true
  }

  /// An entry that could become basic.
  struct Candidate: BitwiseCopyable {
    var symbol: Int32
    var factor: Double
    var ratio: Double
  }
}
