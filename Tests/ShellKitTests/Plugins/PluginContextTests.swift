// SPDX-License-Identifier: MIT

import AppTesting
import HeadlessBackend
import PluginKit
import ShellKit
import Testing
import ViewKit

/// What a plugin has without a shell, in a test of its own.
@Suite @MainActor struct PluginContextTests {
    @Test func aPageWithoutAPermissionOffersIt() throws {
        HeadlessBackend.install()
        var requested: [PluginManifest.Permission.Kind] = []
        let context = PluginContext(
            dataFolder: TemporaryFolder.ofProcess.path, permissions: [.dataFolder],
            onRequest: { requested.append($0) })
        try context.require(.dataFolder)
        #expect(throws: PluginPermissionError.self) { try context.require(.systemFiles) }
        let view = context.permissionView(for: .systemFiles, title: "No Logs")
        #expect(view.title == "No Logs")
        #expect(view.message.contains("“Files of the system”"))
        let window = Window(WindowState { $0.title = "Logs" })
        window.content = view
        window.present()
        defer { window.close() }
        let front = try #require(window.backendWindow as? HeadlessWindow)
        try front.button("Grant Permission…").tap()
        #expect(requested == [.systemFiles])
    }

    @Test func theButtonOfAPermissionDoesNotRetainTheContext() throws {
        HeadlessBackend.install()
        weak var context: PluginContext?
        let button: Button
        do {
            let new = PluginContext(dataFolder: TemporaryFolder.ofProcess.path)
            context = new
            button = new.permissionButton(for: .network)
        }
        #expect(context == nil)
        #expect(button.title == "Grant Permission…")
    }
}
