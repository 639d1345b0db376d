import Roster

/// What is above the books: the search bar, and a line about the library.
final class LibraryHeader: UIView {
  let searchBar = UISearchBar()
  private let label = UILabel()
  private let progressView = UIProgressView()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
    autoresizingMask = .flexibleWidth
    searchBar.placeholder = "Title or author"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 2
    for view in [searchBar, label, progressView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    searchBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 56)
    label.frame = CGRect(x: 16, y: 56, width: max(bounds.width - 32, 0), height: 24)
    progressView.frame = CGRect(x: 16, y: 82, width: max(bounds.width - 32, 0), height: 4)
  }

  /// - Parameters:
  ///   - text: the line.
  ///   - progress: the part of something that is done, from 0 to 1; `nil` if nothing is being done.
  func show(_ text: String, progress: Double? = nil) {
    if label.text != text { label.text = text }
    progressView.isHidden = progress == nil
    if let progress { progressView.progress = Float(progress) }
  }

  var statusText: String { label.text ?? "" }
}
