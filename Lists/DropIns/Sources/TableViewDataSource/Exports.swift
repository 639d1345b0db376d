// A source that imports this module alone sees UIKit too, and nothing of Roster, whose names are the same.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
