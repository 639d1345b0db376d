import Roster

/// What the children implement, which a view finds out when it takes its delegate and its data source.
extension CompositeChildren {
  /// What distinguishes the children's answers: the classes of their objects, and what some objects of a class answer and
  /// others do not.
  var answers: Set<String> {
    all.reduce(into: []) { answers, child in
      if let nested = child.nested { answers.formUnion(nested.answers) }
      for object in child.answering { answers.insert(String(reflecting: type(of: object))) }
      answers.formUnion(child.conditionalAnswers)
    }
  }

  /// Has the views find out anew what the composite implements, as handlers were added.
  func answersDidChange() {
    for binding in bindings { refreshAnswers(in: binding, always: true) }
  }

  /// Has the view find out anew what the composite implements if the children answer what they did not when it did so.
  ///
  /// Setting the data source has a view read its counts again: not while changes wait, or in a batch, but after that.
  func refreshAnswers(in binding: Binding, always: Bool = false) {
    guard binding.isShowing, let view = binding.view else { return }
    if let part = Child.part(of: view) {
      if let outer = part.binding { outer.children?.refreshAnswers(in: outer, always: always) }
      return
    }
    guard always || !answers.isSubset(of: binding.knownAnswers) else { return }
    binding.whenSettled { [weak self, weak binding] in
      guard let self, let binding, binding.isShowing else { return }
      binding.knownAnswers = self.answers
      binding.keepSelection { view in
        if let anchored = binding.anchored { anchored.keep { view.readAnswers() } } else { view.readAnswers() }
      }
    }
  }
}
