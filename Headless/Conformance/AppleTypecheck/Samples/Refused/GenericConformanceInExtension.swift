// refused: extensions of generic classes cannot contain '@objc' members
import UIKit

class Source<Item>: NSObject {
  var items: [Item] = []
}

extension Source: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
