import HeadlessUIKit

/// A country and a city of it, chosen with two wheels, and shown in a row.
final class PlacesViewController: UITableViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let mistake: EverydayMistake?
  private let countries = [
    (name: "Portugal", cities: ["Lisbon", "Porto", "Coimbra"]), (name: "Malta", cities: ["Valletta"]),
    (name: "Chile", cities: ["Santiago", "Valparaíso"]),
  ]
  private var country = 0
  private var city = 0
  private let wheels = UIPickerView()

  init(_ mistake: EverydayMistake?) {
    self.mistake = mistake
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PlaceCell.self, forCellReuseIdentifier: "place")
    wheels.dataSource = self
    wheels.delegate = self
    wheels.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    tableView.tableFooterView = wheels
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? countries.count : countries[country].cities.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? countries[row].name : countries[country].cities[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if component == 0 {
      country = row
      if mistake != .cityOfOtherCountry {
        city = 0
        pickerView.reloadComponent(1)
        pickerView.selectRow(0, inComponent: 1, animated: false)
      }
    } else {
      city = row
    }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let cities = countries[country].cities
    let name = cities.indices.contains(city) ? cities[city] : "–"
    (cell as? PlaceCell)?.show(
      "\(name), \(countries[country].name)",
      isNarrow: mistake == .labelOfTwoWidths && city > 0
    )
    return cell
  }
}

private final class PlaceCell: UITableViewCell {
  private let label = UILabel()
  private lazy var width = [120, 200].map { label.widthAnchor.constraint(equalToConstant: $0) }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      width[1],
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isNarrow: Bool) {
    label.text = text
    width[0].isActive = isNarrow
  }
}

extension EverydayScreen {
  static let places = EverydayScreen(name: "places", mistakes: [.cityOfOtherCountry, .labelOfTwoWidths]) { _, mistake in
    PlacesViewController(mistake)
  }
}
