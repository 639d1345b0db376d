// refused on macCatalyst: cannot convert value of type 'String' to specified type 'Int'
import UIKit

#if targetEnvironment(macCatalyst)
  let width: Int = "wide"
#else
  let width: Int = 320
#endif
