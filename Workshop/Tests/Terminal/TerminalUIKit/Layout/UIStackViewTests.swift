import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct UIStackViewTests {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 400, height: 96))

  private func fill(_ sizes: [(CGFloat, CGFloat)]) {
    for (width, height) in sizes { stack.addArrangedSubview(ContentView(width, height)) }
  }

  @Test(
    arguments: [
      (.fill, ["0 0 400 16", "0 16 400 80"]),
      (.leading, ["0 0 80 16", "0 16 120 80"]),
      (.center, ["160 0 80 16", "140 16 120 80"]),
      (.trailing, ["320 0 80 16", "280 16 120 80"]),
    ] as [(UIStackView.Alignment, [String])])
  func `a column aligns its views`(alignment: UIStackView.Alignment, expected: [String]) {
    stack.axis = .vertical
    stack.alignment = alignment
    fill([(80, 16), (120, 16)])
    stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .vertical)

    #expect(stack.placement == expected)
  }

  @Test(
    arguments: [
      (.leading, ["0 0 80 16", "80 0 320 48"]), (.center, ["0 40 80 16", "80 24 320 48"]),
      (.trailing, ["0 80 80 16", "80 48 320 48"]),
    ] as [(UIStackView.Alignment, [String])])
  func `a row aligns its views`(alignment: UIStackView.Alignment, expected: [String]) {
    stack.alignment = alignment
    fill([(80, 16), (120, 48)])
    stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)

    #expect(stack.placement == expected)
  }

  @Test(
    arguments: [
      (.fillEqually, ["0 0 200 96", "200 0 200 96"]),
      (.equalSpacing, ["0 0 80 96", "280 0 120 96"]),
    ] as [(UIStackView.Distribution, [String])])
  func `a row shares its length`(distribution: UIStackView.Distribution, expected: [String]) {
    stack.distribution = distribution
    fill([(80, 16), (120, 16)])

    #expect(stack.placement == expected)
  }

  @Test func `the middles of views have equal distances`() {
    stack.distribution = .equalCentering
    fill([(80, 16), (40, 16), (80, 16)])

    #expect(stack.placement == ["0 0 80 96", "180 0 40 96", "320 0 80 96"])
  }

  @Test func `a view can be put between others, also one that is already there`() {
    stack.axis = .vertical
    fill([(80, 16), (80, 32)])
    let third = ContentView(80, 48)

    stack.insertArrangedSubview(third, at: 1)
    #expect(stack.placement == ["0 0 400 16", "0 64 400 32", "0 16 400 48"])
    stack.insertArrangedSubview(third, at: 0)

    #expect(stack.arrangedSubviews.first === third && stack.arrangedSubviews.count == 3)
    #expect(stack.subviews.count == 3)
  }

  @Test func `the view that resists least shrinks`() {
    stack.frame.size.width = 200
    fill([(120, 16), (160, 16)])
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    #expect(stack.placement == ["0 0 40 96", "40 0 160 96"])
  }

  @Test func `custom spacing applies only after its view`() {
    stack.spacing = 8
    fill([(80, 16), (80, 16), (80, 16)])
    stack.setCustomSpacing(32, after: stack.arrangedSubviews[0])

    #expect(stack.placement == ["0 0 200 96", "232 0 80 96", "320 0 80 96"])
  }

  @Test func `a stack can leave its margins free`() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 16, left: 8, bottom: 32, right: 24)
    fill([(80, 16)])

    #expect(stack.placement == ["8 16 368 48"])
  }

  @Test func `hidden views take no space`() {
    stack.spacing = 8
    fill([(80, 16), (80, 16), (80, 16)])

    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    let shown = stack.subviews.filter { !$0.isHidden }.map(\.frame.summary)

    #expect(shown == ["0 0 312 96", "320 0 80 96"])
  }

  @Test func `hiding a view with its content reports no contradiction`() {
    let box = UIView()
    let content = ContentView(80, 16)
    box.addSubview(content)
    stack.addArrangedSubview(box)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
    ])
    box.isHidden = true

    let messages = TerminalDiagnostics.messages { stack.layoutIfNeeded() }

    #expect(messages == [])
  }

  @Test func `a stack in a page is as large as its content`() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(column)
    column.addArrangedSubview(ContentView(80, 16))
    column.addArrangedSubview(ContentView(160, 32))
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: page.centerYAnchor),
    ])

    #expect(page.placement == ["240 160 160 64"])
    #expect(column.placement == ["0 0 160 16", "0 32 160 32"])
    #expect(column.contentHeight(forWidth: 160) == 64)
  }

  @Test func `text in nested stacks breaks its lines before heights are shared`() {
    stack.frame.size = CGSize(width: 320, height: 384)
    stack.alignment = .leading
    let column = UIStackView(arrangedSubviews: [FlowView(area: 160 * 64), ContentView(80, 16)])
    column.axis = .vertical
    let picture = ContentView(160, 48)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(column)

    #expect(stack.placement == ["0 0 160 48", "160 0 160 80"])
    #expect(column.placement == ["0 0 160 64", "0 64 160 16"])
  }

  @Test func `constraints can relate arranged views to others`() {
    fill([(80, 16), (80, 16)])
    let views = stack.arrangedSubviews
    views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 3).isActive = true

    #expect(stack.placement == ["0 0 300 96", "300 0 100 96"])
  }

  @Test func `a removed view is no longer arranged`() {
    fill([(80, 16), (80, 16)])
    let first = stack.arrangedSubviews[0]

    first.removeFromSuperview()

    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.placement == ["0 0 400 96"])
  }
  @Test(arguments: [(5, 0), (6, 16)])
  func `a page of few rows has no empty ones between its views`(rows: Int, gap: CGFloat) {
    let page = UIViewController()
    page.view.frame = CGRect(x: 0, y: 0, width: 400, height: rows * 16)
    page.view.addSubview(stack)
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .leading
    fill([(80, 16), (80, 16), (80, 16)])

    page.view.layoutIfNeeded()

    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(frames[2].minY - frames[1].maxY == gap)
  }
}
