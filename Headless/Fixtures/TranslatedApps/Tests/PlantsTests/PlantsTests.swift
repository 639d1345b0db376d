import Foundation
import HeadlessUIKit
import ScreenTesting
import Testing

@testable import Plants

@MainActor @Suite struct PlantsTests {
  private func store(_ names: String...) -> PlantStore {
    let store = PlantStore()
    for name in names { store.add(Plant(identifier: name, name: name, watering: Watering(days: 3))) }
    return store
  }

  private func plants(_ store: PlantStore) -> TestScreen {
    TestScreen(PlantsViewController(store: store), inNavigationController: true)
  }

  // MARK: The list

  @Test func aButtonOfACellReachesItsDelegateAndTheLabelFollows() throws {
    let store = store("Fern", "Cactus")
    let screen = plants(store)
    #expect(screen.shows("never watered"))
    try screen.tap(.inside(.indexPath([0, 1]), .role(.button)))
    #expect(store.plants.map(\.timesWatered) == [0, 1])
    #expect(screen.shows("watered 1 times"))
  }

  @Test func aNameThatChangesIsShownAndACellThatIsReusedForgetsIt() throws {
    let store = store("Fern")
    let screen = plants(store)
    store.plants[0].name = "Tree fern"
    #expect(screen.shows("Tree fern"))
    store.add(Plant(identifier: "2", name: "Ivy", watering: Watering(days: 1)))
    screen.settle()
    #expect(screen.visibleItems.count == 2)
  }

  @Test func pullingSendsTheRefreshControlsAction() throws {
    let controller = PlantsViewController(store: store("Fern"))
    let screen = TestScreen(controller, inNavigationController: true)
    try screen.pullToRefresh()
    #expect(controller.refreshCount == 1)
  }

  @Test func aSwipeDeletesAndANotificationUpdatesTheList() throws {
    let screen = plants(store("Fern", "Cactus"))
    try screen.swipe("Fern", tap: "Delete")
    #expect(!screen.shows("Fern") && screen.shows("Cactus"))
  }

  @Test func aLongPressCallsAnOptionalMethodWhereThereIsOne() throws {
    final class Delegate: PlantCellDelegate {
      var pressed = 0
      func plantCellDidTapWater(_ cell: PlantCell) {}
      func plantCellDidLongPress(_ cell: PlantCell) { pressed += 1 }
    }
    let cell = PlantCell(style: .default, reuseIdentifier: nil)
    let screen = TestScreen(cell)
    let delegate = Delegate()
    for next in [nil, delegate, PlantsViewController(store: store())] as [(any PlantCellDelegate)?] {
      cell.delegate = next
      cell.contentView.headlessLongPress(at: CGPoint(x: 5, y: 5))
    }
    #expect(delegate.pressed == 1)
    withExtendedLifetime(screen) {}
  }

  @Test func overridesOfExtensionsAreCalled() throws {
    let controller = PlantsViewController(store: store("Fern"))
    let screen = TestScreen(controller, inNavigationController: true)
    #expect(controller.isVisible && controller.title == "Plants")
    try screen.tap("Fern")
    screen.settle()
    #expect(!controller.isVisible)
  }

  // MARK: A plant

  @Test func aMethodWithSenderAndEventIsCalledUntilTheButtonIsDisabled() throws {
    let store = store("Fern")
    let controller = PlantDetailViewController(plant: store.plants[0])
    let screen = TestScreen(controller, inNavigationController: true)
    #expect(screen.shows("never watered, every 3 days"))
    for _ in 0..<3 { try screen.tap("Water now") }
    #expect(screen.shows("watered 3 times, every 3 days") && controller.title == "Fern ✓")
    #expect(throws: ScreenFailure.self) { try screen.tap("Water now") }
  }

  @Test func aStepperAndAGestureSendTheirActions() throws {
    let store = store("Fern")
    let screen = TestScreen(PlantDetailViewController(plant: store.plants[0]), inNavigationController: true)
    try screen.increment(.role(.stepper))
    #expect(store.plants[0].watering.days == 4 && screen.shows("every 4 days"))
    try screen.tap("Add a note")
    try screen.type("Near the window")
    try screen.tap("Save")
    screen.settle()
    #expect(screen.shows("Near the window"))
  }

  // MARK: A new plant

  @Test func aNewPlantIsTypedAndArrivesInTheList() throws {
    let store = store("Fern")
    let screen = plants(store)
    try screen.tapBarButton(at: 1)
    screen.settle()
    #expect(throws: ScreenFailure.self) { try screen.tap("Done") }
    try screen.type("Ivy")
    try screen.tap("Done")
    screen.settle()
    #expect(store.plants.map(\.name) == ["Fern", "Ivy"] && screen.shows("Ivy"))
  }

  @Test func aPropertyOfAControllerIsObserved() throws {
    let add = AddPlantViewController()
    let screen = TestScreen(add, inNavigationController: true)
    var seen: [Bool] = []
    let observation = add.observe(\.isComplete, options: [.new]) { _, change in seen.append(change.newValue == true) }
    try screen.type("Ivy")
    #expect(seen.last == true)
    withExtendedLifetime(observation) {}
  }

  @Test func aDelegateWithoutTheOptionalMethodIsAskedAndOneWithItIsCalled() throws {
    final class Delegate: NSObject, AddPlantViewControllerDelegate {
      var cancelled = 0
      func addPlantViewController(_ controller: AddPlantViewController, didFinishWith plant: Plant) {}
      func addPlantViewControllerDidCancel(_ controller: AddPlantViewController) { cancelled += 1 }
    }
    let screen = plants(store("Fern"))
    try screen.tapBarButton(at: 1)
    screen.settle()
    try screen.tap("Cancel")
    screen.settle()
    #expect(screen.shows("Fern"))

    let add = AddPlantViewController()
    let delegate = Delegate()
    add.delegate = delegate
    try TestScreen(add, inNavigationController: true).tap("Cancel")
    #expect(delegate.cancelled == 2)
  }

  @Test func anOptionalAnswerIsTheDelegatesOrTheDefault() {
    final class Keeper: PlantStoreDelegate {
      func store(_ store: PlantStore, shouldRemove plant: Plant) -> Bool { false }
    }
    final class Listener: PlantStoreDelegate {
      var added: [String] = []
      func store(_ store: PlantStore, didAdd plant: Plant) { added.append(plant.name) }
    }
    let store = store("Fern")
    let keeper = Keeper()
    store.delegate = keeper
    let isKept = !store.remove(store.plants[0])
    let listener = Listener()
    store.delegate = listener
    store.add(Plant(identifier: "2", name: "Ivy", watering: Watering(days: 1)))
    #expect(isKept && listener.added == ["Ivy"])
    #expect(store.remove(store.plants[0]) && store.plants.map(\.name) == ["Ivy"])
  }

  // MARK: Settings

  @Test func switchesSaveOnceABitLater() async throws {
    let store = store()
    let controller = SettingsViewController(style: .grouped)
    let screen = TestScreen(controller, inNavigationController: true)
    try screen.tap(.inside(.indexPath([0, 0]), .role(.toggle)))
    try screen.tap(.inside(.indexPath([0, 1]), .role(.toggle)))
    #expect(store.reminderCount == 1 && controller.savedCount == 0)
    await screen.settle()
    for _ in 0..<100 where controller.savedCount == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(controller.savedCount == 1 && screen.shows("Saved 1"))
  }

  @Test func conditionsOfIOSHold() {
    #expect(SettingsViewController(style: .grouped).preferredStatusBarStyle == .lightContent)
  }

  @Test func settingsAreReachedFromTheList() throws {
    let screen = plants(store("Fern"))
    try screen.tap("Settings")
    screen.settle()
    #expect(screen.shows("Reminders"))
  }

  // MARK: Everybody is gone

  @Test func nothingKeepsAScreenAlive() throws {
    let store = store("Fern")
    weak var controller: PlantsViewController?
    do {
      let made = PlantsViewController(store: store)
      made.loadViewIfNeeded()
      controller = made
    }
    #expect(controller == nil)
    store.add(Plant(identifier: "2", name: "Ivy", watering: Watering(days: 1)))
  }

  // MARK: A random person

  @Test func aRandomPersonUsesTheApp() throws {
    try simulate(
      PlantsViewController.self,
      worlds: ProcessInfo.processInfo.environment["ROSTER_SEEDS"] == "all" ? 600 : 3,
      steps: 25,
      inNavigationController: true
    ) { _ in
      let store = PlantStore()
      for number in 0..<30 {
        store.add(Plant(identifier: "\(number)", name: "Plant \(number)", watering: Watering(days: 1 + number % 5)))
      }
      return PlantsViewController(store: store)
    }
  }
}
