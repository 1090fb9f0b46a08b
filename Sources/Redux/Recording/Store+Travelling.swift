extension Store {
  /// Shows the state of an earlier moment: observers get its values, and the UI follows.
  ///
  /// Until ``returnToPresent()``, actions are ignored and counted, and no effect starts. Actions of
  /// effects that were running are held until then. Without a recorder nothing happens.
  ///
  /// - Parameter moment: The number of an action, whose state is shown; 0 is the start. The nearest
  ///   moment that is kept is shown.
  public func travel(to moment: Int) { core.travel(to: moment) }

  /// Shows the present state again, as it was when the store left it.
  public func returnToPresent() { core.returnToPresent() }

  /// Whether the store shows an earlier moment.
  ///
  /// Don't save or send anything meanwhile.
  public var isTravelling: Bool { core.session?.isTravelling == true }
}
