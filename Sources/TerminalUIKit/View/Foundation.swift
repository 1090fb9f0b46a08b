// As with UIKit, whoever imports this module has Foundation.
@_exported public import Foundation
