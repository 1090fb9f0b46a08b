import Foundation
import Testing

@testable import TerminalUIKit

@Suite @MainActor struct UIStackViewTests {
  private let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 400, height: 96))

  private func fill(_ sizes: [(CGFloat, CGFloat)]) {
    for (width, height) in sizes { stack.addArrangedSubview(ContentView(width, height)) }
  }

  @Test(
    arguments: [
      (.equalSpacing, ["0 0 80 96", "140 0 40 96", "240 0 160 96"]),
      (.fillEqually, ["0 0 128 96", "136 0 128 96", "272 0 128 96"]),
      (.fillProportionally, ["0 0 110 96", "118 0 55 96", "181 0 219 96"]),
    ] as [(UIStackView.Distribution, [String])])
  func `a row shares its length`(distribution: UIStackView.Distribution, expected: [String]) {
    stack.spacing = 8
    stack.distribution = distribution
    fill([(80, 16), (40, 16), (160, 16)])

    let rounded = stack.roundedPlacement

    #expect(rounded == expected)
  }

  @Test(
    arguments: [
      (.fill, ["0 0 400 16", "0 16 400 80"]),
      (.leading, ["0 0 80 16", "0 16 120 80"]),
      (.center, ["160 0 80 16", "140 16 120 80"]),
      (.trailing, ["320 0 80 16", "280 16 120 80"]),
    ] as [(UIStackView.Alignment, [String])])
  func `a column aligns what is in it`(alignment: UIStackView.Alignment, expected: [String]) {
    stack.axis = .vertical
    stack.alignment = alignment
    fill([(80, 16), (120, 16)])
    stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .vertical)

    #expect(stack.placement == expected)
  }

  @Test(
    arguments: [
      (.top, ["0 0 80 16", "80 0 320 48"]), (.center, ["0 40 80 16", "80 24 320 48"]),
      (.bottom, ["0 80 80 16", "80 48 320 48"]),
    ] as [(UIStackView.Alignment, [String])])
  func `a row aligns what is in it`(alignment: UIStackView.Alignment, expected: [String]) {
    stack.alignment = alignment
    fill([(80, 16), (120, 48)])
    stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)

    #expect(stack.placement == expected)
  }

  @Test func `the view that resists least gives way`() {
    stack.frame.size.width = 200
    fill([(120, 16), (160, 16)])
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)

    #expect(stack.placement == ["0 0 40 96", "40 0 160 96"])
  }

  @Test func `custom spacing holds after its view only`() {
    stack.distribution = .fillEqually
    stack.spacing = 8
    fill([(80, 16), (80, 16), (80, 16)])
    stack.setCustomSpacing(32, after: stack.arrangedSubviews[0])

    #expect(stack.placement == ["0 0 120 96", "152 0 120 96", "280 0 120 96"])
  }

  @Test func `a stack can keep within its margins`() {
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 16, left: 8, bottom: 32, right: 24)
    fill([(80, 16)])

    #expect(stack.placement == ["8 16 368 48"])
  }

  @Test func `hidden views take no place`() {
    stack.distribution = .fillEqually
    stack.spacing = 8
    fill([(80, 16), (80, 16), (80, 16)])
    let before = stack.placement

    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    let shown = stack.subviews.filter { !$0.isHidden }.map(\.frame.summary)

    #expect(before == ["0 0 128 96", "136 0 128 96", "272 0 128 96"])
    #expect(shown == ["0 0 196 96", "204 0 196 96"])
  }

  @Test func `a view hidden with its content reports no contradiction`() {
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
    #expect(
      column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 160, height: 64))
  }

  @Test func `text in nested stacks breaks its lines before heights are shared`() {
    stack.frame.size = CGSize(width: 320, height: 384)
    stack.alignment = .top
    let column = UIStackView(arrangedSubviews: [FlowView(area: 160 * 64), ContentView(80, 16)])
    column.axis = .vertical
    let picture = ContentView(160, 48)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(column)

    #expect(stack.placement == ["0 0 160 48", "160 0 160 80"])
    #expect(column.placement == ["0 0 160 64", "0 64 160 16"])
  }

  @Test func `constraints reach into a stack`() {
    fill([(80, 16), (80, 16)])
    let views = stack.arrangedSubviews
    views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 3).isActive = true

    #expect(stack.placement == ["0 0 300 96", "300 0 100 96"])
  }

  @Test func `the height of a page's content follows its width`() {
    stack.axis = .vertical
    stack.addArrangedSubview(FlowView(area: 160 * 64))

    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 80, height: 128))
  }

  @Test func `a view that leaves is arranged no more`() {
    fill([(80, 16), (80, 16)])
    let first = stack.arrangedSubviews[0]

    first.removeFromSuperview()

    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.placement == ["0 0 400 96"])
  }

  @Test func `a view can be moved, and stay without being arranged`() {
    fill([(80, 16), (40, 16)])
    let views = stack.arrangedSubviews

    stack.insertArrangedSubview(views[1], at: 0)
    let moved = stack.arrangedSubviews
    stack.removeArrangedSubview(views[0])

    #expect(moved == [views[1], views[0]])
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(views[0].superview === stack)
  }
}

extension UIView {
  /// Frames of the subviews with whole numbers, as "x y width height".
  fileprivate var roundedPlacement: [String] {
    layoutIfNeeded()
    return subviews.map {
      let edges = [$0.frame.minX, $0.frame.minY, $0.frame.maxX, $0.frame.maxY].map { $0.rounded() }
      return CGRect(
        x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1]
      ).summary
    }
  }
}
