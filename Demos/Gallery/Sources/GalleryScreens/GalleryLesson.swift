/// What a group of screens teaches.
public enum GalleryLesson: String, CaseIterable, Sendable {
  case start = "Rows from view models"
  case twoLists = "One content, a table and a grid"
  case changes = "Content that changes"
  case elsewhere = "Content that comes later"
  case parts = "Screens from parts"
}
