import AppComponents
import AppShell
import Foundation

/// A row with a picture, which its view loads.
struct PictureRow: UIContentConfiguration {
  let title: String
  let image: URL?
  let images: ImageLoader

  @MainActor func makeContentView() -> any UIView & UIContentView { PictureRowView(self) }

  func updated(for state: any UIConfigurationState) -> PictureRow { self }
}

/// Shows a picture beside a title, and loads it only while the row is in a window.
final class PictureRowView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }
  private let imageView = UIImageView(image: nil)
  private let titleLabel = UILabel(.body)
  private var load: Task<Void, Never>?

  init(_ row: PictureRow) {
    configuration = row
    super.init(frame: .zero)
    fill(with: UIStackView(row: [imageView, titleLabel]).withMargins())
    show()
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    loadImage()
  }

  private func show() {
    imageView.image = nil
    titleLabel.text = (configuration as? PictureRow)?.title
    loadImage()
  }

  private func loadImage() {
    load?.cancel()
    guard window != nil, imageView.image == nil, let row = configuration as? PictureRow,
      let url = row.image
    else { return }
    load = Task { [weak self] in
      // The cell may show another row by now.
      guard let data = try? await row.images.data(at: url), !Task.isCancelled else { return }
      self?.imageView.image = UIImage(data: data)
    }
  }
}
