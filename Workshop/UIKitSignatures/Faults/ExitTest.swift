// error: 'expect(processExitsWith:observing:_:sourceLocation:performing:)' is unavailable: Exit tests are not available on this platform.
import Testing

@Test func `an empty list traps`() async {
  await #expect(processExitsWith: .failure) {}  // fault
}
