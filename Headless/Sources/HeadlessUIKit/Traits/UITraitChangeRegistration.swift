import Foundation

/// What a call of `registerForTraitChanges` gives, to be unregistered.
public protocol UITraitChangeRegistration: NSObjectProtocol {}
