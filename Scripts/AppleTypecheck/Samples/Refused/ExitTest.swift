// refused on iOS: Exit tests are not available on this platform.
import Testing

#if os(iOS)
  @Test func ends() async {
    await #expect(processExitsWith: .failure) { fatalError() }
  }
#endif
