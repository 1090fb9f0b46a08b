// error: conformance of 'EnumeratedSequence<Base>' to 'BidirectionalCollection' is only available in iOS 26.0 or newer
import UIKit

func last(of names: [String]) -> Int? {
  names.enumerated().last?.offset  // fault
}
