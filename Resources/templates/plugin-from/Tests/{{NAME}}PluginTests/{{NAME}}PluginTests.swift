import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import ShellTesting
import Testing
import {{NAME}}Flows
import {{NAME}}Plugin

/// The flow as an application, as a plugin in the process of the test, and as a plugin in a process of its own. One body tests all three.
@Suite(.serialized) @MainActor struct {{NAME}}PluginTests {
    enum Place: CaseIterable { case application, linkedPlugin, process }

    @Test func theContractOfPluginsIsKept() async throws {
        try await PluginContract.check({{NAME}}Plugin.self, manifest: "{{PAGE}}.plugin")
    }

    @Test(arguments: Place.allCases) func theGreetingContainsTheNameThatIsTyped(in place: Place) async throws {
        switch place {
        case .application:
            let app = HeadlessApp({{NAME}}Flow(), startingAt: {{NAME}}Step.start)
            try await greet(app)
            try app.closeWindow()
            #expect(await app.settle { app.retainedObjects.isEmpty })
        case .linkedPlugin:
            let shell = try await TestShell({{NAME}}Plugin(), page: "{{PAGE}}")
            try await greet(shell.app)
            try await shell.end()
        case .process:
            let manifest = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../{{PAGE}}.plugin").standardizedFileURL.path
            let shell = try await TestShell(manifest: manifest, page: "{{PAGE}}")
            try await greet(shell.app)
            try await shell.end()
        }
    }

    private func greet(_ app: HeadlessProgram) async throws {
        try await app.wait { try app.textField("Name").isEnabled }
        try app.textField("Name").type("Ada")
        try await app.wait { app.texts.contains("Hello, Ada!") }
    }
}
