extension CorrectScreen {
  /// All of them, in the order of their folders.
  public static let all: [CorrectScreen] = [
    .settings, .profileForm, .signIn, .inlineDatePicker, .basket, .alerts,
    .tasks, .addressBook, .searchableFruits, .scopedSearch, .diffableContacts,
    .baseClass, .flights, .fileCabinet, .questions, .reviews,
    .mailbox, .lazyNames, .pictures, .covers, .debouncedSearch,
    .recipes, .discover, .tags, .shelves, .moments, .library,
    .countdown, .stopwatches, .conversation,
    .onboarding, .article,
  ]
}
