import Foundation
import Testing

/// The card, which begins the README and the guide, and the code that makes each clause true.
@Suite(.timeLimit(.minutes(30))) struct CardTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../..").standardizedFileURL
  /// The card in its owner's words.
  private static let card = """
    > A store with mutating `reduce(_:)` state structs and KeyPath-based `observe`/`observeOnMain`
    > streams drives coordinators. The coordinators own navigation and deep-link route actions, and
    > each view controller is split into VC, VC+Layout and VC+Renderer files that render mapped
    > `ViewState`.
    """
  private static let apps = ["Sources/ExampleApp", "Starter/Sources/Starter"]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ["README.md", "Documentation/Guide.docc/Guide.md"])
  func `the card comes before all other code and pictures`(page: String) throws {
    let text = try Self.text(page)

    let card = try #require(text.range(of: Self.card))

    #expect(!text[..<card.lowerBound].contains("```"))
    #expect(!text[..<card.lowerBound].contains("<img"))
  }

  @Test(arguments: apps)
  func `the app's coordinator starts the navigator and opens links`(app: String) throws {
    let coordinator = try Self.text("\(app)/Composition/AppCoordinator.swift")

    #expect(coordinator.contains("final class AppCoordinator: AppCoordinatorType"))
    #expect(coordinator.contains("func start(in window: UIWindow) -> Navigator<AppMap>"))
    #expect(coordinator.contains("observeOnMain(\\.navigation)"))
    #expect(coordinator.contains("func open(_ link: RawLink, from source: LinkSource)"))
  }

  @Test(arguments: apps)
  func `each screen observes key paths, maps view state, and renders it in three files`(
    app: String
  ) throws {
    let folder = "\(app)/Screens"
    let screens = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: folder).path)

    #expect(!screens.isEmpty)
    for screen in screens {
      let files = "\(folder)/\(screen)/\(screen)"
      let coordinator = try Self.text("\(files)Coordinator.swift")
      #expect(coordinator.contains("context.observeOnMain("), "\(screen)")
      #expect(coordinator.contains(".map"), "\(screen)")
      #expect(coordinator.contains(".render(on: viewController)"), "\(screen)")
      #expect(try Self.text("\(files)ViewState.swift").contains("struct \(screen)ViewState"))
      #expect(try Self.text("\(files)ViewController.swift").contains("final class"))
      #expect(try Self.text("\(files)ViewController+Layout.swift").contains("func layOutViews()"))
      let renderer = try Self.text("\(files)ViewController+Renderer.swift")
      #expect(renderer.contains("func render(_ viewState: \(screen)ViewState)"), "\(screen)")
    }
  }

  @Test(arguments: apps)
  func `each state is a struct with a mutating reducer`(app: String) throws {
    let files = FileManager.default.enumerator(atPath: Self.root.appending(path: app).path)
    let states = (files?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix("State.swift") && !$0.hasSuffix("ViewState.swift")
    }

    #expect(!states.isEmpty)
    for state in states {
      let text = try Self.text("\(app)/\(state)")
      let isReducer = text.contains("mutating func reduce(_ action: any ActionType)")
      #expect(isReducer || text.contains("FormStateType"), "\(state)")
    }
  }
}
