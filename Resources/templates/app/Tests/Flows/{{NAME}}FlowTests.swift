import AppTesting
import Testing
import {{NAME}}Flows

@MainActor struct {{NAME}}FlowTests {
    @Test func theNameThatIsTypedIsGreeted() throws {
        let app = HeadlessApp({{NAME}}Flow(), startingAt: {{NAME}}Step.start)
        #expect(app.texts.contains("Enter your name."))
        try app.textField("Name").type("Ada")
        #expect(app.texts.contains("Hello, Ada!"))
        try app.closeWindow()
        // Nothing of the screen remains in memory.
        #expect(app.retainedObjects.isEmpty)
    }
}
