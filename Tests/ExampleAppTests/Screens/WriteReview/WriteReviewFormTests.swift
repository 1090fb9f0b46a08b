import AppShell
import AppTesting
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct WriteReviewFormTests {
  private let form = WriteReviewViewController()

  init() { form.loadViewIfNeeded() }

  @Test func `the form names each missing thing, until it is there`() {
    form.sendButton.sendActions(for: .primaryActionTriggered)
    #expect(form.ratingErrorLabel.text == "⚠ Choose from 1 to 5 stars.")
    #expect(form.errorLabel.text == "⚠ Write a few words.")

    form.ratingControl.accessibilityIncrement()

    #expect(form.ratingErrorLabel.text == nil)
    #expect(form.textProblem == "Write a few words.")
    #expect(form.draft == nil)
  }

  @Test func `choosing stars leaves the problem of the text in sight`() {
    form.sendButton.sendActions(for: .primaryActionTriggered)

    form.ratingControl.accessibilityIncrement()

    #expect(form.errorLabel.text == "⚠ Write a few words.")
    #expect(!form.errorLabel.isHidden)
  }

  @Test func `a problem that is shown follows the text`() {
    let texts = [String(repeating: "a", count: 501), "", "High."].map { text in
      form.textView.text = text
      form.textViewDidChange(form.textView)
      return form.errorLabel.text
    }

    #expect(texts == ["⚠ 1 character too many.", "⚠ Write a few words.", nil])
    #expect(form.ratingErrorLabel.isHidden)
  }

  @Test func `a complete review can be sent, without surrounding space`() {
    form.ratingControl.rating = 4
    form.textView.text = " Well worth the climb. "

    #expect(form.ratingProblem == nil && form.textProblem == nil)
    #expect(form.draft == ReviewDraft(rating: 4, text: "Well worth the climb."))
  }

  @Test func `a review of more than 500 characters is too long`() {
    form.ratingControl.rating = 1
    form.textView.text = String(repeating: "a", count: 501)

    #expect(form.textProblem == "1 character too many.")
  }

  @Test func `a text is as long as the server counts it, in Unicode scalars`() {
    form.ratingControl.rating = 1
    form.textView.text = String(repeating: "नि", count: 300)

    #expect(form.textProblem == "100 characters too many.")
  }

  @Test func `each attempt to send announces what is missing, after the focus`()
    async
  {
    // What VoiceOver reads is heard by the whole process.
    await #expect(processExitsWith: .success) { @MainActor in
      let (form, clock) = (WriteReviewViewController(), TestClock())
      form.clock = clock
      form.loadViewIfNeeded()
      var heard: [String] = []
      TerminalDiagnostics.onAnnouncement = { heard.append($0) }

      for _ in 1...2 {
        form.sendButton.sendActions(for: .primaryActionTriggered)
        await clock.sleepers(1)
        await clock.advance(by: .milliseconds(500))
      }

      #expect(heard == Array(repeating: "Choose from 1 to 5 stars. Write a few words.", count: 2))
    }
  }

  @Test func `a sight that is loaded late doesn't hide what is wrong`() {
    form.textView.text = String(repeating: "a", count: 501)
    form.textViewDidChange(form.textView)

    form.render(WriteReviewViewState(.idle))

    #expect(form.errorLabel.text?.contains("1 character too many.") == true)
    #expect(!form.errorLabel.isHidden)
  }

  @Test func `VoiceOver reads the stars as one control, whose value swipes change`() {
    let stars = form.ratingControl
    var changes = 0
    stars.changed = { changes += 1 }

    let before = stars.accessibilityValue
    stars.accessibilityIncrement()
    stars.accessibilityIncrement()
    for _ in 1...9 { stars.accessibilityIncrement() }
    stars.accessibilityDecrement()

    #expect(before == nil)
    #expect(stars.isAccessibilityElement && stars.accessibilityTraits == .adjustable)
    #expect(stars.accessibilityLabel == "Rating")
    #expect(stars.accessibilityValue == "4 of 5 stars")
    #expect(stars.rating == 4 && changes == 12)
  }
}
