import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// The screens of the state: their coordinators, and their view controllers.
@MainActor final class ScreenTree<Map: NavigationMap> {
  /// The navigation state as the store knows it; where UIKit differs, the user has moved.
  private(set) var place: NavigationState<Map>

  private struct Entry {
    let coordinator: any CoordinatorType
    let viewController: UIViewController
  }

  private let tree: CoordinatorTree<Map, Entry>
  private let registry: ScreenRegistry<Map.Screen>
  private let unstarted: StartQueue
  /// The view controllers of the tree; `nil` until someone asks for them after a change.
  private var present: Set<ObjectIdentifier>?

  /// Creates a tree without coordinators.
  ///
  /// - Parameters:
  ///   - place: The first state.
  ///   - coordinator: Makes the coordinator of a screen.
  init(
    at place: NavigationState<Map>,
    coordinator: @escaping @MainActor (ScreenID<Map>) -> any CoordinatorType
  ) {
    let registry = ScreenRegistry<Map.Screen>()
    let unstarted = StartQueue()
    self.place = place
    self.registry = registry
    self.unstarted = unstarted
    tree = CoordinatorTree { id in
      let made = coordinator(id)
      guard let viewController = made.viewController as? UIViewController else {
        preconditionFailure(
          "The coordinator of \(id.screen) has no view controller. Declare `let viewController`."
        )
      }
      registry.register(viewController, as: id.screen)
      unstarted.append(made)
      return Entry(coordinator: made, viewController: viewController)
    }
  }

  /// Changes the state, and leaves the coordinators as they are.
  func apply(_ step: NavigationStep<Map>) { place.apply(step) }

  /// Goes to a state.
  func move(to place: NavigationState<Map>) {
    self.place = place
    reconcile()
  }

  /// Makes the coordinators of the state, and releases all others.
  func reconcile() {
    tree.reconcile(with: place)
    present = nil
  }

  /// Starts the coordinators that were made, each once, if they are still in the state.
  func start() {
    while let coordinator = unstarted.next() { coordinator.start() }
  }

  /// Returns a closure that restores the current state and coordinators.
  ///
  /// It keeps these alive, and does nothing if the user has moved since.
  func remember() -> (_ failed: NavigationState<Map>) -> Void {
    let place = place
    let restore = tree.remember()
    return { [weak self] failed in
      guard let self, self.place == failed else { return }
      self.place = place
      restore()
      present = nil
    }
  }

  /// Returns the view controllers of a container's stack, the root's first.
  func viewControllers(in container: NavigationContainer<Map>) -> [UIViewController] {
    tree.items(in: container).map { $0.viewController }
  }

  /// The screen of a view controller in the tree, or `nil` if no coordinator runs it.
  subscript(viewController: UIViewController) -> Map.Screen? {
    isPresent(viewController) ? registry[viewController] : nil
  }

  /// Whether a view controller was made for a screen, even if its coordinator has gone since.
  func isPage(_ viewController: UIViewController) -> Bool { registry[viewController] != nil }

  /// Whether a view controller was made for a screen whose coordinator has gone.
  func isOrphan(_ viewController: UIViewController) -> Bool {
    isPage(viewController) && !isPresent(viewController)
  }

  private func isPresent(_ viewController: UIViewController) -> Bool {
    let present = present ?? Set(tree.items.map { ObjectIdentifier($0.viewController) })
    self.present = present
    return present.contains(ObjectIdentifier(viewController))
  }

  /// Returns the source that the topmost screen in sight gives for an anchor.
  func source(
    of anchor: String?, in container: NavigationContainer<Map>
  ) -> (any UIPopoverPresentationControllerSourceItem)? {
    guard let anchor else { return nil }
    return tree.items(in: container).reversed().lazy
      .filter { $0.viewController.viewIfLoaded?.window != nil }
      .compactMap { ($0.viewController as? any PopoverSource)?.source(of: anchor) }.first
  }
}

/// The coordinators that have been made and not yet started, the oldest first.
@MainActor private final class StartQueue {
  private struct Entry {
    weak var coordinator: (any CoordinatorType)?
  }

  private var entries: [Entry] = []

  func append(_ coordinator: any CoordinatorType) {
    entries.append(Entry(coordinator: coordinator))
  }

  /// Removes and returns the oldest one that has not been released.
  func next() -> (any CoordinatorType)? {
    while !entries.isEmpty {
      if let coordinator = entries.removeFirst().coordinator { return coordinator }
    }
    return nil
  }
}
