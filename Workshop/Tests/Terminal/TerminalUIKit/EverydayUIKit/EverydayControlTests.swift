import Foundation
import Testing

@testable import TerminalUIKit

/// Controls that choose a value, and the delegate of a field.
@Suite(.timeLimit(.minutes(30))) @MainActor struct EverydayControlTests {
  @Test func `arrow keys and clicks move a slider`() {
    let slider = UISlider()
    let page = InputScreen(columns: 21, [slider])
    page.record(.valueChanged, of: slider, as: "changed")

    page.screen.press(.right)
    #expect(page.row(0) == "━━●" + String(repeating: "─", count: 18))
    page.screen.click(TerminalPoint(column: 20, row: 0))
    page.screen.press(.right)

    #expect(slider.value == 1)
    #expect(page.events == ["changed", "changed"])
  }

  @Test func `a stepper counts within its bounds`() {
    let stepper = UIStepper()
    stepper.stepValue = 60
    let page = InputScreen([stepper])
    page.record(.valueChanged, of: stepper, as: "changed")

    for _ in 0..<3 { page.screen.press(.right) }

    #expect(stepper.value == 100)
    #expect(page.row(0).hasPrefix(" − │ +"))
    #expect(page.events == ["changed", "changed"])
  }

  @Test func `a date picker moves by days and months within its bounds`() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    picker.date = start
    picker.maximumDate = start + 2 * 24 * 3600
    let page = InputScreen([picker])

    page.screen.press(.right)
    #expect(picker.date > start)
    #expect(page.row(0).contains(picker.date.formatted(date: .abbreviated, time: .omitted)))
    page.screen.press(.pageDown)

    #expect(picker.date == picker.maximumDate)
  }

  @Test func `a page control shows a dot for each page`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let page = InputScreen([pages])

    page.screen.press(.right)

    #expect(page.row(0).contains("○ ● ○"))
    #expect(pages.currentPage == 1)
  }

  @Test func `a field asks its delegate before the text changes`() {
    let (field, delegate) = (UITextField(), DigitsOnly())
    field.delegate = delegate
    let page = InputScreen([field])

    page.screen.type("1a2")

    #expect(field.text == "12")
    #expect(delegate.ranges == [0, 1, 1])
  }

  @Test func `a field tells its delegate when editing begins and ends, and asks about Return`() {
    let (field, delegate) = (UITextField(), DigitsOnly())
    field.delegate = delegate
    let page = InputScreen([UISwitch(), field])
    page.record(.editingDidEndOnExit, of: field, as: "exit")

    page.screen.press(.enter)
    delegate.allowsReturn = true
    page.screen.press(.enter)
    page.screen.press(.tab)

    #expect(delegate.events == ["begin", "return", "return", "end"])
    #expect(page.events == ["exit"])
  }

  @Test func `a field shows its image, and a button that clears it`() {
    let field = UITextField()
    field.leftView = UIImageView(image: UIImage(systemName: "person"))
    field.leftViewMode = .always
    field.clearButtonMode = .whileEditing
    let page = InputScreen([field])
    page.screen.type("Ada")
    #expect(page.row(0).contains("◉ Ada") && page.row(0).contains("✕"))

    page.screen.click(TerminalPoint(column: 29, row: 0))

    #expect(field.text == "")
  }
}

/// Refuses what isn't a digit.
@MainActor private final class DigitsOnly: NSObject, UITextFieldDelegate {
  var events: [String] = []
  var ranges: [Int] = []
  var allowsReturn = false

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    ranges.append(range.location)
    return string.allSatisfy(\.isNumber)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begin") }

  func textFieldDidEndEditing(_ textField: UITextField) { events.append("end") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    events.append("return")
    return allowsReturn
  }
}
