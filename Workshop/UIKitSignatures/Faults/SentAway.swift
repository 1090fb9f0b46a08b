// error: sending 'draft' risks causing data races
import UIKit

final class Draft {
  var text = ""
}

@MainActor func show(_ draft: Draft, in label: UILabel) { label.text = draft.text }

func finish(_ draft: Draft, in label: UILabel) async {
  await show(draft, in: label)  // fault
  draft.text = ""
}
