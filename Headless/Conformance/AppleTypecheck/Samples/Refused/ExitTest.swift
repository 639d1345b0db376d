// refused: Exit tests are not available on this platform.
import Testing

@Test func ends() async {
  await #expect(processExitsWith: .failure) { fatalError() }
}
