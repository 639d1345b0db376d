import Roster

extension UITableViewCell {
  /// The text that the cell shows: that of its content configuration, or of its first label.
  var shownText: String? {
    guard let content = contentConfiguration as? UIListContentConfiguration else { return textLabel?.text }
    return content.text
  }
}
