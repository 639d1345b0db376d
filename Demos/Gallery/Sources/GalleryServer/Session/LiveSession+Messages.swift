import Foundation
import HeadlessRendering
import Roster

extension LiveSession {
  /// Does what a message says.
  ///
  /// A message about something that is gone does nothing: the window shows it until it gets the answer.
  ///
  /// - Returns: what the window is to show; `nil` if a look has found nothing new.
  /// - Throws: a ``LiveProblem`` if nothing can be done about the message.
  func answer(_ message: LiveMessage) throws -> LiveFrame? {
    lastUse = .now
    recorder?.note(message, self)
    switch message {
    case .look(isFull: false): return changedFrame()
    case .look(isFull: true): forgetPictures()
    case .show(let name): try show(screenNamed: name)
    case .appearance(let isDark): setAppearance(isDark: isDark)
    case .resize(let width, let height): try resize(width: width, height: height)
    case .reading(let text, let language, let isMirrored): setReading(text, language, isMirrored: isMirrored)
    case .tap(let key): tap(key)
    case .scroll(let key, let x, let y): scroll(key, to: CGPoint(x: x, y: y))
    case .index(let key, let title): tapIndex(key, title: title)
    case .type(let key, let text): try type(text, into: key)
    case .enter(let key): field(key)?.headlessReturn()
    case .handle(let key, let handle): tap(handle, of: key)
    case .swipe(let key, let edge): open(key, edge)
    case .perform(let action): perform(action)
    case .fullSwipe(let key, let edge): swipeFully(key, edge)
    case .closeSwipe: closeSwipe()
    case .press(let key): press(key)
    case .choose(let path): choose(path)
    case .dismiss: dismissMenu()
    case .move(let key, let x, let y): move(key, to: CGPoint(x: x, y: y))
    case .record(isOn: true): try startRecording()
    case .record(isOn: false): return recordedFrame()
    }
    return frame()
  }

  // MARK: Taps and scrolling

  private func tap(_ key: Int) {
    // A tap beside an open row only closes it.
    guard swipe == nil else { return closeSwipe() }
    if !(window.headlessView(ofLayer: key) is UITextField) { window.endEditing(true) }
    window.headlessTap(layer: key)
  }

  private func scroll(_ key: Int, to offset: CGPoint) {
    guard let scrollView = window.headlessView(ofLayer: key) as? UIScrollView else { return }
    if swipe != nil { closeSwipe() }
    scrollView.headlessScroll(to: offset)
  }

  private func tapIndex(_ key: Int, title: Int) {
    switch window.headlessView(ofLayer: key) {
    case let table as UITableView where table.headlessIndexTitles.indices.contains(title):
      table.headlessTapIndexTitle(table.headlessIndexTitles[title])
    case let collection as UICollectionView where collection.headlessIndexTitles.indices.contains(title):
      collection.headlessTapIndexTitle(collection.headlessIndexTitles[title])
    default: break
    }
  }

  /// - Throws: a ``LiveProblem`` if the text is longer than a field of the page lets it become.
  private func type(_ text: String, into key: Int) throws {
    guard text.utf16.count <= LiveSession.textLimit else {
      throw LiveProblem.badMessage("a text has at most \(LiveSession.textLimit) characters")
    }
    field(key)?.headlessEdit(to: text)
  }

  private func field(_ key: Int) -> UITextField? {
    window.headlessView(ofLayer: key) as? UITextField
  }

  private func tap(_ handle: LiveMessage.Handle, of key: Int) {
    guard let (table, _, path) = row(key) else { return }
    switch handle {
    case .delete: table.headlessTapDelete(at: path)
    case .insert: table.headlessTapInsert(at: path)
    case .detail: table.headlessTapAccessory(at: path)
    }
  }

  /// The displayed row of a layer.
  func row(_ key: Int) -> (table: UITableView, cell: UITableViewCell, path: IndexPath)? {
    guard let cell = window.headlessView(ofLayer: key) as? UITableViewCell,
      let table = cell.superview as? UITableView, let path = table.indexPath(for: cell)
    else { return nil }
    return (table, cell, path)
  }

  /// The displayed item of a layer.
  func item(_ key: Int) -> (collection: UICollectionView, cell: UICollectionViewCell, path: IndexPath)? {
    guard let cell = window.headlessView(ofLayer: key) as? UICollectionViewCell,
      let collection = cell.superview as? UICollectionView, let path = collection.indexPath(for: cell)
    else { return nil }
    return (collection, cell, path)
  }
}
