import Testing
import UIKit

@testable import ExampleApp

@Suite @MainActor struct WriteReviewFormTests {
  private let form = WriteReviewViewController()

  init() { form.loadViewIfNeeded() }

  @Test func `what is missing is said, one thing at a time`() {
    #expect(form.problem == "Choose from 1 to 5 stars.")

    form.ratingControl.selectedSegmentIndex = 3

    #expect(form.problem == "Write a few words.")
    #expect(form.draft == nil)
  }

  @Test func `what is complete can be sent, without the space around it`() {
    form.ratingControl.selectedSegmentIndex = 3
    form.textField.text = " Well worth the climb. "

    #expect(form.problem == nil)
    #expect(form.draft == ReviewDraft(rating: 4, text: "Well worth the climb."))
  }

  @Test func `a novel is too long`() {
    form.ratingControl.selectedSegmentIndex = 0
    form.textField.text = String(repeating: "a", count: 501)

    #expect(form.problem == "Keep it to 500 characters (501 now).")
  }
}
