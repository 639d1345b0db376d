import Roster

/// What a change did.
struct Step {
  var text: String
  var update: ContentUpdate?
  /// The items whose selection ends with the change, as a reload says nothing about items.
  var lost: Set<Int> = []
  /// Whether everything above reads its content again.
  var isAnnouncement = false
  /// Whether nothing was changed.
  var isNothing = false

  static func nothing(_ text: String) -> Step {
    var step = Step(text)
    step.isNothing = true
    return step
  }

  init(_ text: String, _ update: ContentUpdate? = nil) {
    self.text = text
    self.update = update
  }
}
