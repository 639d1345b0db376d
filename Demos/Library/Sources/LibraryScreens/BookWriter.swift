/// Changes a library for as long as it lives.
@MainActor public protocol BookWriter: AnyObject {}
