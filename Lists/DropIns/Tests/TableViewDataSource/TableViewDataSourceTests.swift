// swift-format-ignore-file
// The samples are as the document prints them.
import Testing
import UIKit
import TableViewDataSource

// Differences from the document, each with its reason:
// - `@IBOutlet` is left out: Swift has it only where there is Objective-C. The tests connect the outlets, which are `weak`
//   as printed.
// - `viewDidLoad` of `CityViewController` says `override`, which the document forgets.
// - `// ...` and `// ..` are filled in. `private` of `SectionType` is left out, as a property that is not private has
//   its type.
// - The two controllers named `ViewController` are in an enumeration each: they are of two versions of the same app.
// The document's declarations of the library's own types are not repeated: the tests use what they declare.

struct Model {
    struct PlaceGroup { var names: [String] }

    var title = "Lviv"
    var welcome = "Welcome"
    var placeGroups = [PlaceGroup(names: ["Opera", "Castle"]), PlaceGroup(names: ["Market"])]
}

@MainActor private func makeCell(_ tableView: UITableView, _ text: String) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell") ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
    cell.textLabel?.text = text
    return cell
}

// MARK: Basic approach

class BasicCityViewController: UITableViewController {
    let model = Model()

/// Define for sections in the table view
enum SectionType {

    case header

    case welcomeAndDetail

    /// Places are grouped and every group is displayed in separate section.
    /// The groupIndex associated value is used to access group in the list.
    case places(groupIndex: Int)
}

/// Currently visible sections in the table view.
/// .header and .welcomeAndDetail are static, .places are mapped from the list in a model.
lazy var visibleSections: [SectionType] = [ .header, .welcomeAndDetail ]
    + model.placeGroups.enumerated().map { .places(groupIndex: $0.0) }

    override func numberOfSections(in tableView: UITableView) -> Int { visibleSections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if case .places(let groupIndex) = visibleSections[section] { return model.placeGroups[groupIndex].names.count }
        return 1
    }

override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch visibleSections[indexPath.section] {
        case .header:
            return makeCell(tableView, model.title)

        case .welcomeAndDetail:
            return makeCell(tableView, model.welcome)

        case .places(let groupIndex):
            return makeCell(tableView, model.placeGroups[groupIndex].names[indexPath.row])
    }
}
}

// MARK: Composition approach

/// Data source for the header with city image and title
class HeaderDataSource: TableViewDataSource {

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return makeCell(tableView, Model().title)
    }
}

/// Data source for the welcome message and detail text
class DetailDataSource: TableViewDataSource {

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return makeCell(tableView, Model().welcome)
    }
}

/// Data source for the list of places
class PlacesDataSource: TableViewDataSource {

    override var numberOfSections: Int { Model().placeGroups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Model().placeGroups[section].names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        return makeCell(tableView, Model().placeGroups[indexPath.section].names[indexPath.row])
    }
}

class CityViewController: UITableViewController {

var dataSource: CompositeTableViewDataSource?

override func viewDidLoad() {
    super.viewDidLoad()

    dataSource = CompositeTableViewDataSource([
        HeaderDataSource(), DetailDataSource(), PlacesDataSource()
    ])

    dataSource?.configure(with: tableView)
}
}

// MARK: Overview

/// "Alternative approach is to conform to the TableViewDataSourceType protocol when subclassing is not convenient."
class ColorDataSource: NSObject, TableViewDataSourceType {
    weak var parent: CompositeType?
    weak var tableView: UITableView?
    var selected: [IndexPath] = []

    var numberOfSections: Int { return 2 }

    func configure(with tableView: UITableView) {
        self.tableView = tableView
        tableView.dataSource = self
        tableView.delegate = self
        registerReusableViews(with: tableView)
    }

    func registerReusableViews(with tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Color")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Color", for: indexPath)
        cell.textLabel?.text = ["Bondi Blue", "Graphite"][indexPath.section]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
    }
}

// MARK: Usage

// IMacDataSource.swift

class IMacDataSource: TableViewDataSource {

    let names = [ "iMac G3", "iMac G4", "iMac G5", "iMac" ]

    override func registerReusableViews(with tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]

        return cell
    }
}

// ViewController.swift

enum First {
class ViewController: UIViewController {

    weak var tableView: UITableView!

    private let dataSource = IMacDataSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.configure(with: tableView)
    }
}
}

// MacOSDataSource.swift

class MacOSDataSource: TableViewDataSource {

    let generations = [
        [ "Kodiak" ],
        [ "Cheetah", "Puma", "Jaguar", "Panther", "Tiger", "Leopard", "Snow Leopard", "Lion", "Mountain Lion" ],
        [ "Mavericks", "Yosemite", "El Capitan", "Sierra", "High Sierra"]
    ]

    override var numberOfSections: Int {
        return generations.count
    }

    override func registerReusableViews(with tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return generations[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = generations[indexPath.section][indexPath.row]

        return cell
    }
}

// ViewController.swift

enum Second {
class ViewController: UIViewController {

    weak var tableView: UITableView!

    private let dataSource = CompositeTableViewDataSource([
        IMacDataSource(), MacOSDataSource()
    ])

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource.configure(with: tableView)
    }
}
}

// MARK: Tests

/// The samples of the document, in its order.
@MainActor struct TableViewDataSourceTests {
    private let city = ["Lviv", "Welcome", "Opera", "Castle", "Market"]

    private func makeTable() -> UITableView {
        UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 1200))
    }

    private func texts(of tableView: UITableView) -> [String?] {
        tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 1200)
        tableView.layoutIfNeeded()
        return tableView.visibleCells.map { $0.textLabel?.text }
    }

    /// Basic approach: the sections, those that are visible, and the switch over them.
    @Test func basicApproach() {
        let controller = BasicCityViewController(style: .plain)
        controller.loadViewIfNeeded()
        #expect(texts(of: controller.tableView) == city)
    }

    /// Composition approach: three data sources and the controller that composes them.
    @Test func compositionApproach() {
        let controller = CityViewController(style: .plain)
        controller.loadViewIfNeeded()
        #expect(texts(of: controller.tableView) == city)
        #expect(controller.tableView.numberOfSections == 4)
    }

    /// `TableViewDataSourceType`: what it requires, implemented without subclassing.
    @Test func tableViewDataSourceType() {
        let tableView = makeTable()
        let dataSource: TableViewDataSourceType = ColorDataSource()
        dataSource.configure(with: tableView)
        // A table on its own asks for `numberOfSections(in:)`, which this class leaves out; a composite takes the property.
        #expect(texts(of: tableView) == ["Bondi Blue"])
        #expect(dataSource.numberOfSections == 2)
        #expect(dataSource.tableView === tableView)
        #expect(dataSource.parent == nil)
    }

    /// `TableViewDataSource`: the base class is itself a data source of tables, with one section.
    @Test func tableViewDataSource() {
        class EmptyDataSource: TableViewDataSource {}
        let dataSource: TableViewDataSourceType = EmptyDataSource()
        #expect(dataSource.numberOfSections == 1)
        #expect(dataSource.tableView == nil)
    }

    /// `CompositeTableViewDataSource`: making it, adding and removing with animation, and its list.
    @Test func compositeTableViewDataSource() {
        let tableView = makeTable()
        let composite = CompositeTableViewDataSource([HeaderDataSource()])
        let colors: TableViewDataSourceType = ColorDataSource()
        composite.configure(with: tableView)
        composite.add(colors, animation: .fade)
        #expect(texts(of: tableView) == ["Lviv", "Bondi Blue", "Graphite"])
        let dataSources: [TableViewDataSourceType] = composite.dataSources
        #expect(dataSources.count == 2)
        #expect(dataSources.last === colors)
        #expect(colors.parent === composite)
        composite.remove(colors, animation: .fade)
        #expect(texts(of: tableView) == ["Lviv"])
        #expect(colors.parent == nil)
    }

    /// Two domain data sources in a composite: sections follow each other, and each data source counts its own from 0.
    @Test func sectionsFollowEachOther() {
        let tableView = makeTable()
// Domain data sources
let firstDataSource: TableViewDataSourceType = ColorDataSource()
let secondDataSource: TableViewDataSourceType = MacOSDataSource()

// Create composite of data sources
let dataSource = CompositeTableViewDataSource([ firstDataSource, secondDataSource ])

// Configure table view
dataSource.configure(with: tableView)
        #expect(dataSource.numberOfSections == 5)
        #expect(tableView.numberOfSections == 5)
        #expect(texts(of: tableView).prefix(4) == ["Bondi Blue", "Graphite", "Kodiak", "Cheetah"])
        tableView.headlessTapRow(at: IndexPath(row: 0, section: 1))
        #expect((firstDataSource as? ColorDataSource)?.selected == [IndexPath(row: 0, section: 1)])
    }

    /// Usage: one data source in a view controller.
    @Test func iMacs() {
        let tableView = makeTable()
        let controller = First.ViewController()
        controller.tableView = tableView
        controller.loadViewIfNeeded()
        #expect(texts(of: tableView) == ["iMac G3", "iMac G4", "iMac G5", "iMac"])
    }

    /// Usage: two data sources in a composite.
    @Test func iMacsAndMacOS() {
        let tableView = makeTable()
        let controller = Second.ViewController()
        controller.tableView = tableView
        controller.loadViewIfNeeded()
        let expected = ["iMac G3", "iMac G4", "iMac G5", "iMac"] + MacOSDataSource().generations.flatMap { $0 }
        #expect(texts(of: tableView) == expected)
        #expect(tableView.numberOfSections == 4)
    }
}
