import AppTesting
import HeadlessBackend
import ShellKit
import ShellTesting
import Testing
import {{NAME}}Plugin

@Suite(.serialized) @MainActor struct {{NAME}}PluginTests {
    @Test func theContractOfPluginsIsKept() async throws {
        try await PluginContract.check({{NAME}}Plugin.self, manifest: "{{PAGE}}.plugin")
    }

    @Test func theGreetingContainsTheNameThatIsTyped() async throws {
        let shell = try await TestShell({{NAME}}Plugin(), page: "{{PAGE}}")
        try shell.app.textField("Name").type("Ada")
        #expect(shell.app.texts.contains("Hello, Ada!"))
        try await shell.end()
    }
}
