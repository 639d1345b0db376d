import RosterDiagnostics

/// Returns a view that was dequeued for a view model, as the type that presents it, or traps.
@MainActor func dequeued<View: UIView>(_ view: UIView, for viewModel: Any.Type) -> View {
  guard let found = view as? View else {
    trap(
      "\(viewModel) is presented on \(View.self), not on \(type(of: view))",
      cause: "the view was dequeued for another view model",
      advice: "let `dequeueCell` or `dequeueView` of the view model make the view"
    )
  }
  return found
}
