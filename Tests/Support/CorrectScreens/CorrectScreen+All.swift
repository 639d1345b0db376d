extension CorrectScreen {
  /// All of them, in the order of their folders.
  public static let all: [CorrectScreen] = [
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
}
