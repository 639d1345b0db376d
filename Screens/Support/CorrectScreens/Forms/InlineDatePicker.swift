import HeadlessUIKit

/// A row whose tap shows a date picker in a row below.
final class ReminderFormViewController: UITableViewController {
  private var date = Date(timeIntervalSinceReferenceDate: 86_400 * 8_000)
  private var isPicking = false
  private var repeats = false

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "d MMM yyyy"
    return formatter
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { isPicking ? 3 : 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch (indexPath.row, isPicking) {
    case (0, _):
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "date")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "date")
      cell.textLabel?.text = "Date"
      cell.detailTextLabel?.text = formatter.string(from: date)
      cell.detailTextLabel?.textColor = isPicking ? .systemBlue : .secondaryLabel
      return cell
    case (1, true):
      let cell = tableView.dequeueReusableCell(withIdentifier: "picker") ?? pickerCell()
      (cell.contentView.subviews.first as? UIDatePicker)?.date = date
      return cell
    default:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "repeat")
        ?? UITableViewCell(style: .default, reuseIdentifier: "repeat")
      cell.textLabel?.text = "Repeat every week"
      cell.textLabel?.numberOfLines = 0
      cell.accessoryType = repeats ? .checkmark : .none
      return cell
    }
  }

  private func pickerCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "picker")
    cell.selectionStyle = .none
    let picker = UIDatePicker()
    picker.accessibilityLabel = "Day"
    picker.datePickerMode = .date
    picker.translatesAutoresizingMaskIntoConstraints = false
    picker.addAction(UIAction { [weak self, weak picker] _ in picker.map { self?.pick($0.date) } }, for: .valueChanged)
    cell.contentView.addSubview(picker)
    NSLayoutConstraint.activate([
      picker.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      picker.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor),
      picker.bottomAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.bottomAnchor),
      picker.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    return cell
  }

  private func pick(_ date: Date) {
    self.date = date
    tableView.reloadRows(at: [[0, 0]], with: .none)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.row == 0 {
      isPicking.toggle()
      tableView.performBatchUpdates {
        if isPicking {
          tableView.insertRows(at: [[0, 1]], with: .fade)
        } else {
          tableView.deleteRows(at: [[0, 1]], with: .fade)
        }
        tableView.reloadRows(at: [[0, 0]], with: .none)
      }
    } else if indexPath.row == (isPicking ? 2 : 1) {
      repeats.toggle()
      tableView.reloadRows(at: [indexPath], with: .none)
    }
  }
}

extension CorrectScreen {
  static let inlineDatePicker = CorrectScreen("inline-date-picker") { _ in
    ReminderFormViewController(style: .insetGrouped)
  }
}
