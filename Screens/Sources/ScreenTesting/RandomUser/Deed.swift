#if os(Linux) && canImport(Glibc)
  /// What a person does, and how often. The first is the simplest.
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

    /// Whether rows may go because of it.
    var mayTakeRows: Bool {
      switch self {
      case .wait, .scroll, .index, .keyboard, .size, .style, .textSize, .leave, .background, .memory: false
      case .tap, .swipe, .drag, .menu, .control, .type, .key, .action, .refresh: true
      }
    }

    /// Whether a finger touches the screen for it, which an alert in front keeps it from.
    var touches: Bool {
      switch self {
      case .wait, .keyboard, .size, .style, .textSize, .leave, .background, .memory: false
      case .tap, .swipe, .scroll, .drag, .menu, .control, .type, .key, .action, .index, .refresh: true
      }
    }

    /// How often each deed and each event is chosen in a world.
    ///
    /// - Parameter habit: zero for what people do on average. Other numbers stand for people who do some things four times as
    ///   often, and others never, so that worlds differ more than chance has them differ.
    static func weights(ofEvents events: [Int], habit: Int) -> [Int] {
      let plain = allCases.map(\.weight) + events
      guard habit > 0 else { return plain }
      var bits = UInt64(habit)
      return plain.enumerated().map { index, weight in
        // A linear congruential generator; its upper bits are used.
        bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Whoever never waits gets to see nothing.
        return index == 0 ? weight : weight * [1, 0, 1, 4][Int(bits >> 62)]
      }
    }
  }
#endif
