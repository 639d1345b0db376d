import HeadlessUIKit

/// People who are added in a sheet with a field, which asks before it loses a text.
final class PeopleViewController: UITableViewController {
  private let mistake: EverydayMistake?
  private var names = ["Ada", "Grace", "Edsger"]

  init(_ mistake: EverydayMistake?) {
    self.mistake = mistake
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.add() }
    )
  }

  private func add() {
    // The new person is in the list while the sheet is there, and shown once it is saved.
    if mistake == .draftOfPulledSheet { names.append("New person") }
    let editor = PersonEditor()
    editor.onCancel = { [weak self] in self?.end(nil) }
    if mistake == .editorHoldsItself {
      editor.onSave = { [weak self] name in
        editor.title = name
        self?.end(name)
      }
    } else {
      editor.onSave = { [weak self] in self?.end($0) }
    }
    let navigation = UINavigationController(rootViewController: editor)
    navigation.presentationController?.delegate = editor
    present(navigation, animated: true)
  }

  private func end(_ name: String?) {
    dismiss(animated: true)
    if mistake == .draftOfPulledSheet { names.removeLast() }
    guard let name else { return }
    names.append(name)
    tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
}

/// A sheet with a field, a Cancel and a Save.
final class PersonEditor: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onSave: ((String) -> Void)?
  var onCancel: (() -> Void)?
  private let field = UITextField()
  private lazy var save = UIBarButtonItem(
    systemItem: .save,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      onSave?(field.text ?? "")
    }
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New person"
    view.backgroundColor = .systemBackground
    save.isEnabled = false
    navigationItem.rightBarButtonItem = save
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.onCancel?() }
    )
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        save.isEnabled = field.hasText
        isModalInPresentation = field.hasText
      },
      for: .editingChanged
    )
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.onCancel?() })
    sheet.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
    present(sheet, animated: true)
  }
}

extension EverydayScreen {
  static let people = EverydayScreen(name: "people", mistakes: [.draftOfPulledSheet, .editorHoldsItself]) {
    _,
    mistake in
    UINavigationController(rootViewController: PeopleViewController(mistake))
  }
}
