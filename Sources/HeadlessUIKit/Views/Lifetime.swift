/// What is there exactly as long as an object, so that many can refer weakly to the object and it stays as fast as it was.
///
/// The first weak reference to an object moves its counts out of it, so that each retain and release goes a longer way from then on. A
/// screen spends most of its time with retaining and releasing its views: what refers to many of them refers weakly to this.
@MainActor package final class Lifetime {
  /// The object. The object alone holds its lifetime, as one of its own properties, and whatever else refers to that does so weakly. So
  /// whoever has a lifetime has it before the object's memory is given back, and this is not read later.
  package unowned(unsafe) let object: AnyObject

  init(of object: AnyObject) {
    self.object = object
  }
}
