// refused: non-'@objc' method 'numberOfSections(in:)' does not satisfy optional requirement of '@objc' protocol 'UITableViewDataSource'
import UIKit

@MainActor protocol Sectioned {
  var sectionCount: Int { get }
}

extension Sectioned where Self: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
}

final class Source: NSObject, UITableViewDataSource, Sectioned {
  var sectionCount: Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
