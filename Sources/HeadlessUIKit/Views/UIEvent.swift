/// Something that happened to a view. The headless UIKit simulates what an event leads to and not the event itself.
@preconcurrency @MainActor public final class UIEvent {}
