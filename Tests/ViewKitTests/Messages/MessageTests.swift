// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

/// The messages of mistakes that stop the program.
struct MessageTests {
    private func expect(
        _ message: String, in result: ExitTest.Result?, location: SourceLocation = #_sourceLocation
    ) throws {
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains(message), "\(text)", sourceLocation: location)
    }

    @Test func aViewThatIsCreatedWithoutABackend() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Label("too early") }
        }
        try expect(
            "ViewKit: a view was created before there was a backend to create it. Create views after Application.main() has "
                + "started (import GtkBackend), or, in a test, after HeadlessApp was created or HeadlessBackend.install() was "
                + "called. Do not create views in global variables.", in: result)
    }
}
