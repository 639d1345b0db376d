import Roster

// What Roster asks the views that children are handed.

extension ChildAdapter: HandedPart {}

extension TableViewProxy: ChildViewProxy {
  var handedPart: (any HandedPart)? { part }
}

extension CollectionViewProxy: ChildViewProxy {
  var handedPart: (any HandedPart)? { part }
}
