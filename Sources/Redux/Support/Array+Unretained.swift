extension Array where Element: AnyObject {
  /// Passes an element to a function without counting a reference to it.
  ///
  /// Counting costs more than most calls of an observer.
  // NB: the array holds the element, and is itself held unchanged by whoever calls this: a function
  // that is lent `self` cannot see it change.
  @inline(__always)
  func withUnretained<Result>(at index: Int, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef(body)
  }
}
