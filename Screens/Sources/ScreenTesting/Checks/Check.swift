/// A check that a simulation makes of every screen, without any code of yours.
public enum Check: String, Hashable, Sendable, CaseIterable, Codable {
  /// The app follows UIKit's rules: it does nothing that raises an exception.
  case rules
  /// The app doesn't stop. If a run ends the process, the next run finds it by trying it in child processes.
  case traps
  /// A displayed cell shows and says the same as a new cell of its item, and its separator has the same inset. A cell says the
  /// accessibility labels, values, hints, and traits that the app has set.
  case freshCells
  /// A header, a footer, or another supplementary view shows the same as a new one. Made after the last step, since the screen may
  /// retain the new one.
  case freshHeaders
  /// Cells, headers, and footers are in their places, and cells belong to existing items. Wheels have the rows of their data source.
  case geometry
  /// Labels with any number of lines, and text views that don't scroll, have enough room, in lists and outside them.
  case cutOffText
  /// Constraints leave each view of a cell one place. Made before the first step, after the last one, and when the window or the text
  /// size has changed.
  case layout
  /// A field being edited is above the keyboard, or can be scrolled there. Made when the keyboard appears, when another field is
  /// edited, and when the device is turned. Table and collection view controllers ensure this themselves, as alerts and form sheets on
  /// a tablet do.
  case keyboard
  /// Required constraints don't contradict each other. UIKit would break one and write to the console. Contradictions with the sizes of
  /// unmeasured cells, hidden views in stacks, views without a size yet, and texts are left out.
  case constraints
  /// The deleted row, and no other, is gone.
  case deletion
  /// The screen's last state doesn't depend on the order of responses. Only worlds in which all requests succeed are compared.
  case order
  /// No request is sent while the same request is pending. Requests that begin in `cellForRow` and `cellForItem` are left out: two
  /// cells of one item may load its image.
  case requests
  /// The controller, the ones it showed, its list, and the cells are deallocated a minute after they left the screen. None of their
  /// timers or tasks is active any more.
  case leaks
  /// The rows and the selected rows match the values that you pass to
  /// ``simulate(_:seed:worlds:steps:replaying:inNavigationController:events:showing:selecting:expecting:reaching:without:filmingTo:fileID:line:screen:)``,
  /// and the screen meets the expectations that you pass there.
  case model
  /// State that a world leaves in statics and singletons doesn't affect the next. The last world runs once more, first in its own
  /// process, and both screens are compared. It runs all of its steps, or as many as one in twenty of all steps.
  case leftovers
  /// No step asks for more than a thousand cells.
  case providerCalls
  /// The screen settles: work doesn't start work forever.
  case rest
  /// Half a minute after the last step, no refresh control spins, and no spinner turns outside lists or in a table's header or footer.
  /// Made when nothing is pending and nothing waits for a time. A spinner in a row, or one that isn't fully visible, may represent rows
  /// that load when scrolled to.
  case activity
  /// The run is reproducible: see `SimulationIncident`.
  case repeatability
}
