// SPDX-License-Identifier: MIT

import AppTesting
import GreetingFlows
import HeadlessBackend
import Testing

@MainActor struct GreetingTests {
    @Test func theGreetingContainsTheTypedName() throws {
        let app = HeadlessApp(GreetingFlow(), startingAt: GreetingStep.start)
        #expect(app.texts.contains("Who are you?"))
        try app.textField("Name").type("Ada")
        #expect(app.texts.contains("Hello, Ada!"))
        try app.closeWindow()
        #expect(app.retainedObjects.isEmpty)
    }

    /// It needs a backend, which the first test of a process has not created yet.
    @Test func aFlowMayBeCreatedBeforeItsApplication() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let flow = GreetingFlow()
                let app = HeadlessApp(flow, startingAt: GreetingStep.start)
                precondition(app.texts.contains("Who are you?"))
            }
        }
    }
}
