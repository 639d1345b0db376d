// refused: 'Mutex' is only available in
import Synchronization

let count = Mutex(0)
