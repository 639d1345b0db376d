/// A check that a simulation makes of every screen, without anything being written for it.
public enum Check: String, Hashable, Sendable, CaseIterable, Codable {
  /// UIKit's rules: whatever would raise an exception.
  case rules
  /// The app does not stop. A run that ends the process is found by the next run, which tries it in child processes.
  case traps
  /// A displayed cell shows and says what a new cell of the same item does, and its separator begins where that of a new one does. What a
  /// cell says are the accessibility labels, values, hints and traits that the app has set in it.
  case freshCells
  /// A header, a footer or another supplementary view shows what a new one shows. Made when the steps are over, since the screen may
  /// keep the new one.
  case freshHeaders
  /// Cells, headers and footers are where the list says they are, and cells are of items that exist. Wheels have the rows that their data
  /// source has.
  case geometry
  /// Labels that may have any number of lines, and text views that do not scroll, have the room that they need: in lists and beside them.
  case cutOffText
  /// Constraints leave no view of a cell more than one place. Made before the first step, after the last one, and when the window
  /// or the size of text has changed.
  case layout
  /// A field that is edited is above the keyboard, or can be scrolled there: as the keyboard comes, as another field is edited, and as the
  /// device is turned. Table and collection view controllers see to that themselves, as alerts and form sheets on a tablet do.
  case keyboard
  /// No required constraints contradict each other, of which UIKit would break one and write to the console. Those that contradict the
  /// size of a cell that is not measured yet, of a hidden view in a stack, of a view that has none yet, or of a text are left out.
  case constraints
  /// The row that was deleted is gone, and no other.
  case deletion
  /// The last state of the screen does not depend on which answer comes first. Only worlds in which no answer fails are compared.
  case order
  /// Nothing is asked of a server while the same request is under way. Requests that begin in `cellForRow` and `cellForItem`
  /// are left out: two cells of one item may load its picture.
  case requests
  /// The controller, those that it showed, its list and the cells are gone a minute after they left the screen, and no timer or task of theirs works
  /// any more.
  case leaks
  /// The rows show what ``simulate(_:seed:worlds:steps:replaying:inNavigationController:events:showing:selecting:expecting:reaching:without:filmingTo:fileID:line:screen:)``
  /// is given as shown, the selected rows are those that it is given as selected, and the screen is as it is given as expected.
  case model
  /// What a world leaves in statics, singletons and the like does not show in the next. The last world is run once more, as the first of
  /// a process of its own, and what both show is compared: all of its steps, or as many as one in twenty of all steps.
  case leftovers
  /// No step asks for more than a thousand cells.
  case providerCalls
  /// The screen comes to rest: work does not start work forever.
  case rest
  /// No refresh control spins, and no spinner outside of a list or in a table's own header or footer turns, half a minute after the last
  /// step, when nothing is under way and nothing waits for a time. A spinner in a row, or one that is not wholly seen, may stand for rows
  /// that are loaded once it is scrolled to.
  case activity
  /// The run can be had again: see `SimulationIncident`.
  case repeatability
}
