import Coordinator
import Foundation
import UIKit

/// Opens a web page in the browser, and returns whether it could.
///
/// A universal link that the app itself opens goes to the browser, so this doesn't lead back here.
@MainActor func openInBrowser(_ page: RawLink) async -> Bool {
  guard let url = URL(string: page.text) else { return false }
  return await UIApplication.shared.open(url)
}

extension LinkExplanation {
  /// The alert that says why the link is refused, and offers its web page if there is one.
  var content: DialogContent {
    let browse = webPage.map { page in
      DialogContent.Choice("Open in Browser", action: LinkAction<AppMap>.webPageChosen(page))
    }
    let close = DialogContent.Choice(browse == nil ? "OK" : "Cancel", role: .cancel)
    return DialogContent(
      title: "The Link Can't Be Opened", message: "\(refusal)",
      choices: [close] + [browse].compactMap(\.self))
  }
}
