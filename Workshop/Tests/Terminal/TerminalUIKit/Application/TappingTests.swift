import Testing

@testable import TerminalUIKit

/// Controls and actions that tests name by what a user reads or hears.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TappingTests {
  private let screen = TerminalScreen(columns: 40, rows: 8)
  private let page = UIViewController()

  @Test func `a switch is tapped by its accessibility label`() throws {
    let control = UISwitch(frame: CGRect(x: 160, y: 16, width: 32, height: 16))
    control.accessibilityLabel = "Sound"
    show(label("Sound"), control)

    try screen.tap("Sound")

    #expect(control.isOn)
  }

  @Test func `a control is tapped by its accessibility identifier, before any text`() throws {
    let control = UISwitch(frame: CGRect(x: 160, y: 16, width: 32, height: 16))
    control.accessibilityIdentifier = "sound"
    show(label("sound"), control)

    try screen.tap("sound")

    #expect(control.isOn)
  }

  @Test func `a switch that is off is not tapped`() {
    let control = UISwitch(frame: CGRect(x: 0, y: 16, width: 32, height: 16))
    control.accessibilityLabel = "Sound"
    control.isEnabled = false
    show(control)

    #expect(throws: TerminalTextNotShown.self) { try screen.tap("Sound") }
    #expect(!control.isOn)
  }

  @Test func `a control behind another view is not tapped, and neither is that view`() {
    let control = UISwitch(frame: CGRect(x: 0, y: 16, width: 32, height: 16))
    control.accessibilityLabel = "Sound"
    let cover = UISwitch(frame: control.frame)
    show(control, cover)

    #expect(throws: TerminalTextNotShown.self) { try screen.tap("Sound") }
    #expect(!cover.isOn)
  }

  @Test func `a segment is tapped by its title`() throws {
    let control = UISegmentedControl(items: ["Name", "Year"])
    control.frame = CGRect(x: 0, y: 16, width: 160, height: 16)
    show(control)

    try screen.tap("Year")

    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `a row's action is run by its title`() throws {
    let fixture = TableFixture(rows: 5)

    try fixture.screen.swipe("Row 1", to: "Remove")

    #expect(fixture.rows.prefix(3) == ["Row 0", "Row 2", "Row 3"])
  }

  @Test(arguments: [("Row 9", "Remove"), ("Row 1", "Rename")])
  func `an action that isn't there is an error that shows the screen`(row: String, title: String) {
    let fixture = TableFixture(rows: 5)

    let error = #expect(throws: TerminalTextNotShown.self) {
      try fixture.screen.swipe(row, to: title)
    }

    #expect(error?.screen.contains("Row 1") == true)
  }

  @Test func `a wait that nothing will satisfy ends at rest, and says so`() async {
    var misses = 0
    screen.isAppIdle = { true }
    screen.onMiss = { misses += 1 }
    show(label("Sound"))

    let came = await screen.shows("Light", within: 100_000)

    #expect(!came)
    #expect(misses == 1)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 16, width: 80, height: 16))
    label.text = text
    return label
  }

  private func show(_ views: UIView...) {
    views.forEach(page.view.addSubview)
    screen.show(page)
  }
}
