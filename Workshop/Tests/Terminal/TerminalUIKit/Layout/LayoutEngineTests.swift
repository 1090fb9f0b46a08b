import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct LayoutEngineTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 384))

  private func add(_ view: UIView, to superview: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test func `a view is centered at its own size`() {
    let view = add(ContentView(80, 32))

    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])

    #expect(root.placement == ["280 176 80 32"])
  }

  @Test func `a resize moves what is pinned to the edges`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 48),
    ])
    let before = root.placement

    root.frame.size = CGSize(width: 320, height: 192)

    #expect(before == ["8 336 624 48"])
    #expect(root.placement == ["8 144 304 48"])
  }

  @Test func `inequalities hold against a preference`() {
    let view = add(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 2000)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide,
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
    let before = root.placement

    root.frame.size.width = 400

    #expect(before == ["70 0 500 0"])
    #expect(root.placement == ["16 0 368 0"])
  }

  @Test(arguments: [(640.0, "0 0 560 16", "560 0 80 16"), (160, "0 0 80 16", "80 0 80 16")])
  func `the view that hugs less grows and the one that resists less shrinks`(
    width: Double, first: String, second: String
  ) {
    root.frame.size.width = width
    let title = add(ContentView(120, 16))
    let detail = add(ContentView(80, 16))
    detail.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    detail.setContentCompressionResistancePriority(.required - 1, for: .horizontal)

    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      detail.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])

    #expect(root.placement == [first, second])
  }

  @Test(arguments: [(640.0, "0 0 640 16", "0 16 640 16"), (160, "0 0 160 64", "0 64 160 16")])
  func `the height of wrapping content follows its width`(
    width: Double, first: String, second: String
  ) {
    root.frame.size.width = width
    let text = add(FlowView(area: 160 * 64))
    let below = add(ContentView(80, 16))

    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])

    #expect(root.placement == [first, second])
  }

  @Test func `a label with several lines is as high as its lines`() {
    root.frame.size.width = 80
    let label = UILabel()
    label.text = "one two three four"
    label.numberOfLines = 0
    _ = add(label)

    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])

    #expect(root.placement == ["0 0 80 32"])
  }

  @Test func `changing a constant or priority updates the layout`() {
    let view = add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    let wider = view.widthAnchor.constraint(equalToConstant: 160)
    width.priority = .defaultHigh
    wider.priority = .defaultLow
    NSLayoutConstraint.activate([width, wider])
    let first = root.placement

    width.constant = 96
    let second = root.placement
    wider.priority = .required - 1
    let third = root.placement

    #expect([first, second, third] == [["0 0 80 0"], ["0 0 96 0"], ["0 0 160 0"]])
  }

  @Test func `views are placed against a view that has a fixed frame`() {
    let fixed = UIView(frame: CGRect(x: 40, y: 16, width: 80, height: 32))
    let inner = UIView(frame: CGRect(x: 8, y: 0, width: 16, height: 16))
    root.addSubview(fixed)
    fixed.addSubview(inner)
    let view = add(ContentView(24, 16))

    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
    ])

    #expect(root.placement.last == "64 48 24 16")
  }

  @Test func `an inner root is solved separately in its frame`() {
    let cell = UIView(frame: CGRect(x: 0, y: 160, width: 640, height: 16))
    cell.layoutState.isRoot = true
    root.addSubview(cell)
    let view = add(ContentView(80, 16), to: cell)
    view.trailingAnchor.constraint(equalTo: cell.trailingAnchor).isActive = true

    root.layoutIfNeeded()

    #expect(cell.placement == ["560 0 80 16"])
  }

  @Test func `an inner root can be placed by the constraints around it`() {
    let page = add(UIView())
    page.layoutState.isRoot = true
    let view = add(ContentView(80, 16), to: page)
    NSLayoutConstraint.activate([
      page.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      page.widthAnchor.constraint(equalToConstant: 320),
      page.heightAnchor.constraint(equalTo: root.heightAnchor),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])

    #expect(root.placement == ["160 0 320 384"])
    #expect(page.placement == ["240 0 80 16"])
  }

  @Test func `a removed view loses its constraints to others`() {
    let page = add(UIView())
    let view = add(UIView(), to: page)
    let inside = view.widthAnchor.constraint(equalTo: page.widthAnchor)
    let own = view.heightAnchor.constraint(equalToConstant: 16)
    let outside = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([inside, own, outside])

    page.removeFromSuperview()

    #expect([inside, own, outside].map(\.isActive) == [true, true, false])
    #expect(root.constraints.isEmpty)
  }

  @Test func `a view that moves to another superview loses its constraints to others`() {
    let view = add(UIView())
    let tie = view.widthAnchor.constraint(equalTo: root.widthAnchor)
    tie.isActive = true

    UIView().addSubview(view)

    #expect(!tie.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func `a constraint on a released view is dropped`() {
    var view: UIView? = add(UIView())
    let tie = view?.widthAnchor.constraint(equalTo: root.safeAreaLayoutGuide.widthAnchor)
    tie?.isActive = true
    view?.removeFromSuperview()
    view = nil

    root.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(tie?.isActive == false)
  }

  @Test func `constraints are installed on the nearest common ancestor`() {
    let page = add(UIView())
    let first = add(UIView(), to: page)
    let second = add(UIView(), to: page)

    let tie = first.widthAnchor.constraint(equalTo: second.widthAnchor)
    tie.isActive = true

    #expect(page.constraints == [tie])
    #expect(root.constraints.isEmpty)
  }
}
