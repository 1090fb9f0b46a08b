import AppShell
import AppTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite @MainActor struct WriteReviewFormTests {
  private let form = WriteReviewViewController()

  init() { form.loadViewIfNeeded() }

  @Test func `the form names one missing thing at a time`() {
    #expect(form.problem == "Choose from 1 to 5 stars.")

    form.ratingControl.selectedSegmentIndex = 3

    #expect(form.problem == "Write a few words.")
    #expect(form.draft == nil)
  }

  @Test func `a complete review can be sent, without surrounding space`() {
    form.ratingControl.selectedSegmentIndex = 3
    form.textView.text = " Well worth the climb. "

    #expect(form.problem == nil)
    #expect(form.draft == ReviewDraft(rating: 4, text: "Well worth the climb."))
  }

  @Test func `a review of more than 500 characters is too long`() {
    form.ratingControl.selectedSegmentIndex = 0
    form.textView.text = String(repeating: "a", count: 501)

    #expect(form.problem == "1 character too many.")
  }
}
