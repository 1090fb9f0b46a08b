import Foundation
import Testing

@testable import TerminalUIKit

@Suite @MainActor struct LayoutGuideTests {
  private final class Page: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 32, left: 8, bottom: 16, right: 8)
    }
  }

  private let page = Page(frame: CGRect(x: 0, y: 0, width: 800, height: 384))
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

  @Test func `the safe area is what bars leave`() {
    fill(page.safeAreaLayoutGuide)

    #expect(page.placement == ["8 32 784 336"])
    #expect(page.safeAreaLayoutGuide.layoutFrame == view.frame)
  }

  @Test func `the margins count from the safe area`() {
    fill(page.layoutMarginsGuide)

    #expect(page.placement == ["24 32 752 336"])
  }

  @Test(arguments: [
    (960.0, "144 32 672 336"), (800, "64 32 672 336"), (712, "24 32 664 336"),
    (400, "24 32 352 336"),
  ])
  func `readable content is never too wide`(width: Double, expected: String) {
    page.frame.size.width = width

    fill(page.readableContentGuide)

    #expect(page.placement == [expected])
    #expect(page.readableContentGuide.layoutFrame == view.frame)
  }

  @Test func `the keyboard takes no space above the safe area's bottom`() {
    view.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor).isActive = true

    #expect(page.placement == ["0 352 80 16"])
  }

  @Test func `a guide holds a place open`() {
    let gap = UILayoutGuide()
    page.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      gap.topAnchor.constraint(equalTo: page.topAnchor),
      gap.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      gap.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.25),
      gap.widthAnchor.constraint(equalToConstant: 40),
      view.topAnchor.constraint(equalTo: gap.bottomAnchor),
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: gap.trailingAnchor, multiplier: 2),
    ])

    #expect(page.placement == ["56 96 80 16"])
    #expect(gap.layoutFrame == CGRect(x: 0, y: 0, width: 40, height: 96))
  }

  @Test func `a removed guide takes its constraints with it`() {
    let gap = UILayoutGuide()
    page.addLayoutGuide(gap)
    let tie = view.topAnchor.constraint(equalTo: gap.bottomAnchor)
    tie.isActive = true

    page.removeLayoutGuide(gap)

    #expect(!tie.isActive)
    #expect(page.layoutGuides.isEmpty)
  }

  @Test func `content tied to a scroll view's guides says how far it scrolls`() {
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
    scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    scrollView.layoutIfNeeded()

    #expect(column.frame == CGRect(x: 0, y: 16, width: 320, height: 320))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 352))
    #expect(scrollView.contentOffset.y == 256)
  }
}
