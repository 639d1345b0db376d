// Importing this module also imports UIKit, but not Roster, which has the same names.
#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
