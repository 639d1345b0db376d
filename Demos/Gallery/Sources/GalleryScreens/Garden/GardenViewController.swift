import Foundation
import Roster

/// A garden that neighbours share: a conversation, a form and cards, whose cells are laid out and sized by constraints.
///
/// The cells follow the size of text and the reading direction that the user asks for.
public final class GardenViewController: UITableViewController {
  private let content: NestedDataSource<String, GardenRow, Never>
  private let messages: [ChatMessage] = [
    ChatMessage(id: 0, sender: "Marta", text: "The beans need strings before Sunday."),
    ChatMessage(id: 1, sender: "You", text: "I have some left, and can bring the ladder.", isOwn: true),
    ChatMessage(
      id: 2,
      sender: "Ismael",
      text: "Whoever opens the shed: the key sticks. Lift the door a little, then turn it to the left."
    ),
    ChatMessage(id: 3, sender: "You", text: "Noted!", isOwn: true),
  ]
  private let settings: [GardenSetting] = [
    GardenSetting(
      id: "water",
      title: "Watering",
      explanation: "Says in the morning which beds are dry.",
      isOn: true
    ),
    GardenSetting(id: "frost", title: "Frost", explanation: "Warns the evening before.", isOn: false),
  ]
  private let plants: [Plant] = [
    Plant(
      id: "tomato",
      name: "Tomatoes",
      bed: "Bed 4",
      note: "Pinched out on Tuesday. The third one from the path has spots; keep its leaves dry.",
      color: 0xD9482B,
      isThirsty: true
    ),
    Plant(id: "sage", name: "Sage", bed: "Bed 11", note: "In flower.", color: 0x7E8F6A),
    Plant(
      id: "beans",
      name: "Scarlet runner beans",
      bed: "Fence",
      note: "Sown in May, nine of ten came up.",
      color: 0x4E8A3A
    ),
  ]

  public init() {
    content = NestedDataSource([
      ContentSection(header: "Conversation", items: messages.map(GardenRow.message)),
      ContentSection(header: "Reminders", items: settings.map(GardenRow.setting)),
      ContentSection(header: "Plants", items: plants.map(GardenRow.plant)),
    ])
    super.init(style: .insetGrouped)
    title = "Garden"
  }

  public required init?(coder: NSCoder) { nil }

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.attach(content)
      .configure(GardenSettingCell.self) { [content] cell, _, place in
        cell.onChange = { isOn in
          content.update(place) { row in
            guard case .setting(var setting) = row else { return }
            setting.isOn = isOn
            row = .setting(setting)
          }
        }
      }
      .onSelect(Plant.self) { [content] _, place in
        content.update(place) { row in
          guard case .plant(var plant) = row else { return }
          plant.isThirsty.toggle()
          row = .plant(plant)
        }
      }
  }
}
