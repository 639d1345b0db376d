extension CorrectScreen {
  /// All of them, in the order of their folders.
  public static let all: [CorrectScreen] = portable + networked

  private static let portable: [CorrectScreen] = [
    .settings, .profileForm, .signIn, .inlineDatePicker, .basket, .alerts,
    .tasks, .addressBook, .searchableFruits, .scopedSearch, .diffableContacts, .baseClass, .flights, .fileCabinet,
    .questions, .reviews, .channels, .documents, .storedContacts, .carousels, .twoColumns,
    .mailbox, .lazyNames, .pictures, .covers, .debouncedSearch, .emptyState, .skeleton, .endlessGrid, .prefetched,
    .notes,
    .readings,
    .recipes, .discover, .tags, .shelves, .moments, .library, .pinboard, .calendar, .playlist, .filtered, .cards,
    .selectedPhotos,
    .countdown, .stopwatches, .conversation, .invertedChat, .dashboard, .downloads,
    .onboarding, .article, .tabs, .segments, .addressForm,
  ]

  #if os(Linux) && canImport(Glibc)
    private static let networked: [CorrectScreen] = [.news]
  #else
    private static let networked: [CorrectScreen] = []
  #endif
}
