import CoordinatorLinks
import Foundation
import UIKit

/// Opens a web page in the browser, and returns whether it could.
///
/// A universal link that the app itself opens goes to the browser, so this doesn't lead back here.
@MainActor func openInBrowser(_ page: RawLink) async -> Bool {
  guard let url = URL(string: page.text) else { return false }
  return await UIApplication.shared.open(url)
}
