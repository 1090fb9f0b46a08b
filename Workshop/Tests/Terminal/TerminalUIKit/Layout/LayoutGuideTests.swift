import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct LayoutGuideTests {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 784, height: 336))
  private let view = ContentView(80, 16)

  init() {
    page.addSubview(view)
    page.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  private func fill(_ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `the safe area is the whole view, since bars cover nothing`() {
    fill(page.safeAreaLayoutGuide)

    #expect(page.placement == ["0 0 784 336"])
    #expect(page.safeAreaLayoutGuide.layoutFrame == view.frame)
  }

  @Test func `the keyboard guide is at the bottom, since no keyboard covers anything`() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.keyboardLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: page.keyboardLayoutGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor),
    ])

    #expect(page.placement == ["0 0 784 336"])
  }

  @Test func `the margins guide leaves the margins free`() {
    fill(page.layoutMarginsGuide)

    #expect(page.placement == ["16 0 752 336"])
  }

  @Test(arguments: [
    (960.0, "144 0 672 336"), (704, "16 0 672 336"), (696, "16 0 664 336"),
    (400, "16 0 368 336"),
  ])
  func `readable content is never too wide`(width: Double, expected: String) {
    page.frame.size.width = width

    fill(page.readableContentGuide)

    #expect(page.placement == [expected])
    #expect(page.readableContentGuide.layoutFrame == view.frame)
  }

  @Test func `constraints to a scroll view's guides determine how far it scrolls`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
    let column = UIStackView(arrangedSubviews: (0..<10).map { _ in ContentView(80, 32) })
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])

    scrollView.layoutIfNeeded()
    scrollView.contentOffset = CGPoint(x: 0, y: 1000)
    scrollView.layoutIfNeeded()

    #expect(column.frame == CGRect(x: 0, y: 16, width: 320, height: 320))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 352))
    #expect(scrollView.contentOffset.y == 256)
  }
}
