import Foundation
import Roster

extension RecordedCrash {
  static let tables: [RecordedCrash] = [
    .table(
      "SwipeCellKit/SwipeCellKit#53",
      .quoted,
      rows(inSection: 0, 2, 2, inserted: 0, deleted: 1),
      "a row is deleted from the table and not from the model",
      from: [2],
      to: [2]
    ) {
      $0.deleteRows(at: [[0, 1]], with: .fade)
    },
    .table(
      "SwipeCellKit/SwipeCellKit#300",
      .quoted,
      .exception("attempt to delete row 1 from section 0 which only contains 1 rows before the update"),
      "an index path from before the last deletion is deleted",
      from: [1],
      to: [0]
    ) {
      $0.deleteRows(at: [[0, 1]], with: .fade)
    },
    .table(
      "SwipeCellKit/SwipeCellKit#374",
      .text,
      sections(5, 4),
      "a section goes, and the table does not hear of it",
      from: [1, 1, 1, 1, 1],
      to: [1, 1, 1, 1]
    ) { _ in },
    .table(
      "couchbase/couchbase-lite-net#45",
      .text,
      rows(inSection: 0, 10, 10, inserted: 0, deleted: 9),
      "rows are deleted before a database has deleted them",
      from: [10],
      to: [10]
    ) {
      $0.deleteRows(at: (0..<9).map { [0, $0] }, with: .automatic)
    },
    .table(
      "wordpress-mobile/WordPress-iOS#3966",
      .text,
      rows(inSection: 0, 44, 45, inserted: 1, deleted: 1),
      "one of several changes is not told",
      from: [44],
      to: [45]
    ) {
      $0.insertRows(at: [[0, 0]], with: .fade)
      $0.deleteRows(at: [[0, 3]], with: .fade)
    },
    .table(
      "forkingdog/UITableView-FDTemplateLayoutCell#40",
      .quoted,
      sections(0, 1),
      "a row is inserted into a section that is not",
      from: [],
      to: [1]
    ) {
      $0.insertRows(at: [[0, 0]], with: .automatic)
    },
    .table(
      "toggl/mobileapp#3646",
      .quoted,
      sections(57, 56),
      "a section that became empty is taken out of the model alone",
      from: Array(repeating: 1, count: 57),
      to: Array(repeating: 1, count: 56)
    ) { _ in },
    .table(
      "mozilla-mobile/firefox-ios#9512",
      .text,
      rows(inSection: 1, 100, 0, inserted: 0, deleted: 0),
      "a batch begins while the model is emptied",
      from: [1, 100],
      to: [1, 0]
    ) { _ in },
    .table(
      "rondinellimorais/ExpandableTableView#4",
      .text,
      rows(inSection: 1, 297, 0, inserted: 0, deleted: 295),
      "a section that is closed has had two rows more",
      from: [1, 297],
      to: [1, 0]
    ) {
      $0.deleteRows(at: (0..<295).map { [1, $0] }, with: .fade)
    },
    .table(
      "adamshin/SwiftReorder#43",
      .text,
      rows(inSection: 0, 7, 7, inserted: 0, deleted: 1),
      "a row is deleted while another one is dragged",
      from: [7],
      to: [7]
    ) {
      $0.deleteRows(at: [[0, 0]], with: .fade)
    },
    .table(
      "FlorianMielke/FMMoveTableView#23",
      .text,
      rows(inSection: 0, 2, 1, inserted: 1, deleted: 1),
      "a row moves to another section, as a deletion and an insertion in the first one",
      from: [2],
      to: [1]
    ) {
      $0.deleteRows(at: [[0, 1]], with: .none)
      $0.insertRows(at: [[0, 0]], with: .none)
    },
    .table(
      "lionheart/openradar-mirror#15192",
      .quoted,
      rows(inSection: 0, 3, 3, inserted: 0, deleted: 1),
      "a row is reloaded in a section that moves",
      from: [1, 3],
      to: [3, 1]
    ) {
      $0.reloadRows(at: [[1, 0]], with: .none)
      $0.moveSection(1, toSection: 0)
    },
    .table(
      "lionheart/openradar-mirror#18100",
      .quoted,
      .exception("attempt to perform a delete and a move from the same index path (<NSIndexPath"),
      "a row is deleted and moved",
      from: [2],
      to: [2]
    ) {
      $0.deleteRows(at: [[0, 0]], with: .none)
      $0.moveRow(at: [0, 0], to: [0, 1])
    },
    .table(
      "xmartlabs/XLData#14",
      .quoted,
      .exception("attempt to delete and reload the same index path (<NSIndexPath"),
      "a row is deleted and reloaded",
      from: [1],
      to: [0]
    ) {
      $0.reloadRows(at: [[0, 0]], with: .none)
      $0.deleteRows(at: [[0, 0]], with: .none)
    },
    .table(
      "RxSwiftCommunity/RxDataSources#35",
      .quoted,
      .exception("attempt to move index path (<NSIndexPath> {length = 2, path = 2 - 0}) that does not exist"),
      "a row that is not there is moved",
      from: [1, 1, 0],
      to: [1, 1, 0]
    ) {
      $0.moveRow(at: [2, 0], to: [0, 0])
    },
    .table(
      "dsxNiubility/SXNews#41",
      .text,
      .exception("attempt to insert row 2 into section 1, but there are only 2 rows in section 1 after the update"),
      "a row is inserted and the model has it not yet",
      from: [1, 2],
      to: [1, 2]
    ) {
      $0.insertRows(at: [[1, 2]], with: .fade)
    },
    .table(
      "5calls/ios#57",
      .text,
      .exception("attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update"),
      "a row is inserted twice",
      from: [8],
      to: [8]
    ) {
      $0.insertRows(at: [[0, 8]], with: .fade)
    },
    .table(
      "woocommerce/woocommerce-ios#1543",
      .text,
      rows(inSection: 0, 7, 8, inserted: 1, deleted: 7),
      "an old difference is applied to newer rows",
      from: [7],
      to: [8]
    ) {
      $0.deleteRows(at: (0..<7).map { [0, $0] }, with: .fade)
      $0.insertRows(at: [[0, 0]], with: .fade)
    },
    .table(
      "onmyway133/DeepDiff#8",
      .text,
      rows(inSection: 0, 15, 15, inserted: 15, deleted: 0),
      "the model is changed before the batch",
      from: [15],
      to: [15]
    ) {
      $0.insertRows(at: (0..<15).map { [0, $0] }, with: .automatic)
    },
    .table(
      "onmyway133/DeepDiff#8 (first)",
      .text,
      .exception("attempt to delete row 0 from section 0, but there are only 0 sections before the update"),
      "a row is deleted from a table without sections",
      from: [],
      to: []
    ) {
      $0.deleteRows(at: [[0, 0]], with: .automatic)
    },
    .table(
      "wordpress-mobile/WordPress-iOS#15475",
      .quoted,
      .exception(
        "Attempted to perform update with invalid index path: <NSIndexPath> {length = 2, path = 2 - 18446744073709551614}"
      ),
      "a row is reloaded whose index was counted down",
      from: [1, 1, 2],
      to: [1, 1, 2]
    ) {
      $0.reloadRows(at: [[2, -2]], with: .none)
    },
    .table(
      "mattrubin/Authenticator#135",
      .quoted,
      .exception("Attempt to create two animations for cell"),
      "a row is inserted where another one moves to",
      from: [2],
      to: [3]
    ) {
      $0.moveRow(at: [0, 1], to: [0, 0])
      $0.insertRows(at: [[0, 0]], with: .fade)
    },
    .table(
      "lionheart/openradar-mirror#15769",
      .quoted,
      .unquotedException,
      "the model is in its new state already",
      from: [3],
      to: [3]
    ) { $0.insertRows(at: [[0, 2]], with: .fade) },
    .table(
      "wikimedia/wikipedia-ios#6141",
      .quoted,
      .unquotedException,
      "what is deleted is not there",
      from: [2],
      to: [2]
    ) {
      $0.deleteRows(at: [[0, 5]], with: .fade)
    },
    .table(
      "onmyway133/DeepDiff#27",
      .quoted,
      .unquotedException,
      "as many rows before and after, and one is deleted",
      from: [2],
      to: [2]
    ) { $0.deleteRows(at: [[0, 0]], with: .fade) },
    .tableScreen(
      "exyte/Chat#292",
      .quoted,
      .exception("Requested the number of rows for section (0) which is out of bounds."),
      "an empty table is asked for the rows of its first section",
      []
    ) { _ = $0.table.numberOfRows(inSection: 0) },
    .tableScreen(
      "element-hq/element-ios#4591",
      .text,
      .exception("Requested the number of rows for section (-1) which is out of bounds."),
      "a table is asked for the section before its first",
      [1]
    ) { _ = $0.table.numberOfRows(inSection: -1) },
    .tableScreen(
      "Automattic/pocket-casts-ios#1565",
      .text,
      .exception(
        "Attempted to scroll the table view to an out-of-bounds row (13) when there are only 10 rows in section 0."
      ),
      "a table is scrolled to a row of another list",
      [10]
    ) { $0.table.scrollToRow(at: [0, 13], at: .middle, animated: true) },
    .tableScreen(
      "Provenance-Emu/Provenance#1876",
      .text,
      .exception(
        "Attempted to scroll the table view to an out-of-bounds row (0) when there are only 0 rows in section 0."
      ),
      "an empty table is scrolled to its first row",
      [0]
    ) { $0.table.scrollToRow(at: [0, 0], at: .top, animated: false) },
    .tableScreen(
      "kif-framework/KIF#1040",
      .text,
      .exception("Attempted to dequeue multiple cells for the same index path, which is not allowed."),
      "two cells are dequeued for a row",
      [1],
      isShown: false
    ) { rows in
      rows.makeCell = { table, path in
        _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
    },
    .tableScreen(
      "xai3/Shoyu#27",
      .quoted,
      .callback("didEndDisplaying 0 4"),
      "the model is asked for a row that has ended its display after it went",
      [5],
      to: [1]
    ) { rows in
      rows.counts = [1]
      rows.table.reloadData()
    },
    .tableScreen(
      "Ramotion/folding-cell#199",
      .quoted,
      .callback("heightForRowAt 0 5"),
      "heights are kept in an array with fewer elements than rows",
      [5],
      to: [6]
    ) { rows in
      rows.counts = [6]
      rows.table.reloadData()
    },
    .tableScreen(
      "wongzigii/Colo#12",
      .quoted,
      .log("Unable to simultaneously satisfy constraints."),
      "constraints ask for more height than a row has",
      [1],
      isShown: false
    ) { rows in
      rows.makeCell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          view.heightAnchor.constraint(equalToConstant: 100),
        ])
        return cell
      }
    },
  ]
}
