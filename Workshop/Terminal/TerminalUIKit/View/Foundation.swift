// Importing this module imports Foundation, as importing UIKit does.
@_exported public import Foundation
