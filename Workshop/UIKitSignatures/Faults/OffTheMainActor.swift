// error: main actor-isolated property 'text' can not be mutated from a nonisolated context
import UIKit

func clear(_ label: UILabel) { label.text = nil }  // fault
