import Roster

/// Requirements with further arguments, as requirements without them: ``CompositeForwarding`` passes the view that the
/// child is handed and the child's own address, and each call supplies the rest here.

@MainActor func with<View, Argument, Address, Answer>(
  _ argument: Argument,
  _ method: ((View, Argument, Address) -> Answer)?
) -> ((View, Address) -> Answer)? {
  method.map { method in { method($0, argument, $1) } }
}

@MainActor func with<View, First, Second, Address, Answer>(
  _ first: First,
  _ second: Second,
  _ method: ((View, First, Second, Address) -> Answer)?
) -> ((View, Address) -> Answer)? {
  method.map { method in { method($0, first, second, $1) } }
}

@MainActor func with<View, Argument, Address, Answer>(
  last argument: Argument,
  _ method: ((View, Address, Argument) -> Answer)?
) -> ((View, Address) -> Answer)? {
  method.map { method in { method($0, $1, argument) } }
}

@MainActor func with<View, Argument, Answer>(
  _ argument: Argument,
  _ method: ((View, Argument) -> Answer)?
) -> ((View) -> Answer)? {
  method.map { method in { method($0, argument) } }
}

@MainActor func with<View, First, Second, Answer>(
  _ first: First,
  _ second: Second,
  _ method: ((View, First, Second) -> Answer)?
) -> ((View) -> Answer)? {
  method.map { method in { method($0, first, second) } }
}
