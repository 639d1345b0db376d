import Foundation
import Roster

/// The same inbox twice, written by hand and with Roster, in the same storm of changes.
public final class TwoInboxesViewController: UIViewController {
  /// Makes a change of the inbox that is written by hand, and answers the words with which UIKit ends the program, if it does. Without
  /// it, as on a device, the program ends.
  public var attempt: (_ change: () -> Void) -> String? = { change in
    change()
    return nil
  }
  /// The seed of the first storm, which takes long enough to be watched, and not much longer.
  public static let firstSeed: UInt64 = 14
  /// How long the storm waits between two changes.
  public var stormInterval = Duration.milliseconds(600)

  /// The inbox that is written by hand.
  public private(set) var handWritten: HandWrittenInboxViewController
  /// The one with Roster.
  public private(set) var roster: RosterInboxViewController
  /// The words with which UIKit has ended the inbox that is written by hand; `nil` while it goes on.
  public private(set) var end: String?
  /// How many changes there were.
  public private(set) var count = 0

  private let mails: [Mail]
  private var seed: UInt64
  private var storm: InboxStorm
  private var storming: Task<Void, Never>?
  private let status = UILabel(style: .footnote, color: .secondaryLabel)
  private let handWrittenHalf = UIStackView()
  private let rosterHalf = UIStackView()
  private lazy var stormButton = UIButton.small("Storm", on: self) { $0.toggleStorm() }

  /// - Parameters:
  ///   - mails: the messages, the newest first.
  ///   - seed: what the storm follows from.
  public init(_ mails: [Mail] = Mail.sample, seed: UInt64 = TwoInboxesViewController.firstSeed) {
    self.mails = mails
    self.seed = seed
    storm = InboxStorm(seed: seed, mails)
    handWritten = HandWrittenInboxViewController(mails)
    roster = RosterInboxViewController(mails)
    super.init(nibName: nil, bundle: nil)
    title = "Two Inboxes"
  }

  public required init?(coder: NSCoder) { nil }

  deinit {
    storming?.cancel()
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buttons = UIStackView(arrangedSubviews: [
      UIButton.small("One change", on: self) { $0.makeNextChange() }, stormButton,
      UIButton.small("Start again", on: self) { $0.startAgain() },
    ])
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    buttons.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    let bar = UIStackView(arrangedSubviews: [buttons, status])
    bar.axis = .vertical
    bar.spacing = 8
    bar.isLayoutMarginsRelativeArrangement = true
    bar.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    for half in [handWrittenHalf, rosterHalf] { half.axis = .vertical }
    let parts = UIStackView(arrangedSubviews: [bar, handWrittenHalf, rosterHalf])
    parts.axis = .vertical
    parts.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(parts)
    NSLayoutConstraint.activate([
      parts.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      parts.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      parts.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      parts.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      handWrittenHalf.heightAnchor.constraint(equalTo: rosterHalf.heightAnchor),
    ])
    showInboxes()
  }

  override public func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopStorm()
  }

  // MARK: Changes

  /// Makes the same change in both inboxes.
  public func make(_ change: InboxChange) {
    count += 1
    status.text = "\(count). \(change.summary)"
    roster.make(change)
    guard end == nil else { return }
    end = attempt {
      handWritten.make(change)
      handWritten.tableView.layoutIfNeeded()
    }
    guard let end else { return }
    remove(handWritten)
    handWrittenHalf.addArrangedSubview(StoppedView(end))
  }

  /// Makes the storm's next change.
  public func makeNextChange() {
    make(storm.next())
  }

  /// Shows two new inboxes, in another storm.
  public func startAgain() {
    stopStorm()
    for inbox in [handWritten, roster] as [UIViewController] where inbox.parent === self { remove(inbox) }
    seed += 1
    storm = InboxStorm(seed: seed, mails)
    handWritten = HandWrittenInboxViewController(mails)
    roster = RosterInboxViewController(mails)
    end = nil
    count = 0
    showInboxes()
  }

  // MARK: The storm

  /// Whether changes happen by themselves.
  public var isStormy: Bool { storming != nil }

  private func toggleStorm() {
    guard storming == nil else { return stopStorm() }
    storming = Task { [weak self, stormInterval] in
      while true {
        try? await Task.sleep(for: stormInterval)
        // A sleep may have ended just before the storm did.
        guard !Task.isCancelled, let self else { return }
        makeNextChange()
      }
    }
    stormButton.setTitle("Calm", for: .normal)
  }

  private func stopStorm() {
    storming?.cancel()
    storming = nil
    stormButton.setTitle("Storm", for: .normal)
  }

  // MARK: Views

  private func showInboxes() {
    status.text = "The same changes happen to both inboxes."
    show(handWritten, in: handWrittenHalf)
    show(roster, in: rosterHalf)
  }

  private func show(_ inbox: UIViewController, in half: UIStackView) {
    for view in half.arrangedSubviews { view.removeFromSuperview() }
    let heading = UILabel(style: .headline)
    heading.text = inbox.title
    heading.accessibilityTraits = .header
    let margins = UIStackView(arrangedSubviews: [heading])
    margins.isLayoutMarginsRelativeArrangement = true
    margins.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    margins.setContentHuggingPriority(.required, for: .vertical)
    addChild(inbox)
    half.addArrangedSubview(margins)
    half.addArrangedSubview(inbox.view)
    inbox.didMove(toParent: self)
  }

  private func remove(_ inbox: UIViewController) {
    inbox.willMove(toParent: nil)
    inbox.view.removeFromSuperview()
    inbox.removeFromParent()
  }
}
