extension HeadlessFailure {
  /// Fails if a view is in the Mac idiom, which does not have something; says whether it does.
  ///
  /// - Parameters:
  ///   - subject: what the idiom does not have.
  ///   - view: the view whose traits say the idiom.
  @MainActor @discardableResult
  static func refuseInMacIdiom(_ subject: String, _ view: UIView) -> Bool {
    guard view.traitCollection.userInterfaceIdiom == .mac else { return false }
    HeadlessFailure(
      .unsupportedInIdiom,
      reason: "\(subject) is not supported when running Catalyst apps in the Mac idiom. See UIBehavioralStyle for "
        + "possible alternatives."
    ).raise()
    return true
  }
}
