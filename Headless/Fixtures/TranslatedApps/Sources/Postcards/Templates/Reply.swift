// A resource: what the app offers to copy.
func reply() -> Undefined {}
