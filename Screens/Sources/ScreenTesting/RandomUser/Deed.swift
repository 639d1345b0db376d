#if os(Linux) && canImport(Glibc)
  /// An action of a person, with its frequency. The first is the simplest.
  enum Deed: CaseIterable {
    case wait, tap, swipe, scroll, drag, menu, control, type, key, action, index, keyboard
    case refresh, size, style, textSize, leave, background, memory

    private var weight: Int {
      switch self {
      case .tap, .scroll: 6
      case .wait: 5
      case .swipe: 4
      case .control: 3
      case .drag, .menu, .type: 2
      case .key, .action, .index, .keyboard, .refresh, .size, .style, .textSize, .leave, .background, .memory: 1
      }
    }

    /// A Boolean value that indicates whether the deed may remove rows.
    var mayTakeRows: Bool {
      switch self {
      case .wait, .scroll, .index, .keyboard, .size, .style, .textSize, .leave, .background, .memory: false
      case .tap, .swipe, .drag, .menu, .control, .type, .key, .action, .refresh: true
      }
    }

    /// A Boolean value that indicates whether the deed touches the screen, which an alert in front prevents.
    var touches: Bool {
      switch self {
      case .wait, .keyboard, .size, .style, .textSize, .leave, .background, .memory: false
      case .tap, .swipe, .scroll, .drag, .menu, .control, .type, .key, .action, .index, .refresh: true
      }
    }

    /// Returns the relative frequency of each deed and each event in a world.
    ///
    /// - Parameter habit: Zero for average behavior. Other numbers represent people who do some things four times as often, and others
    ///   never, so that worlds vary more.
    static func weights(ofEvents events: [Int], habit: Int) -> [Int] {
      let plain = allCases.map(\.weight) + events
      guard habit > 0 else { return plain }
      var bits = UInt64(habit)
      return plain.enumerated().map { index, weight in
        // A linear congruential generator, of which the upper bits are used.
        bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // A person who never waits sees nothing.
        return index == 0 ? weight : weight * [1, 0, 1, 4][Int(bits >> 62)]
      }
    }
  }
#endif
