import Observation
import Roster

/// What a row of the first kind shows.
struct Title: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = TitleRowCell
  typealias CollectionViewCell = TitleItemCell

  var text: String
}

/// What a row of the second kind shows.
struct Note: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = NoteRowCell
  typealias CollectionViewCell = NoteItemCell

  var text: String
}

/// What a row shows that follows its model.
@Observable final class TitleModel: TableViewPresentable, CollectionViewPresentable {
  typealias TableViewCell = ModelRowCell
  typealias CollectionViewCell = ModelItemCell

  var text: String

  init(_ text: String) { self.text = text }
}

/// A row of either kind, as a hand-written data source has it.
enum TitleOrNote {
  case title(Title)
  case note(Note)
}

/// The rows of the workloads.
enum Rows {
  /// Sixteen sections of titles.
  static let sections = (0..<16).map { section in
    (0..<64).map { Title(text: "Row \($0) of section \(section), with a title on the heap") }
  }

  static let titles = sections.flatMap { $0 }

  @MainActor static let models = titles.map { TitleModel($0.text) }

  static let mixed = titles.enumerated().map { index, title in
    index % 3 == 0 ? TitleOrNote.note(Note(text: title.text)) : .title(title)
  }
}
