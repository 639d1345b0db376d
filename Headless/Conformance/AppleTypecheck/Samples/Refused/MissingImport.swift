// refused: value of type 'CGRect' has no member 'midX'
import Foundation

func middle(of frame: CGRect) -> CGFloat { frame.midX }
