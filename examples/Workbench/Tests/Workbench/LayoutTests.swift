// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import RxKernel
import ShellKit
import Testing

/// A plugin and its host share one copy of the framework, so that the types of their objects are the same.
@Suite @MainActor struct LayoutTests {
    /// Loads a library that was built with this test, as the shell does.
    private func load(_ product: String) throws -> any Plugin {
        let folder = PluginFolder()
        try folder.add("sample", library: PluginFolder.library(product), process: "shell")
        let manifest = try PluginManifest(contentsOf: "\(folder.path)/sample.plugin")
        let entry = try PluginLoader().load(manifest)
        #expect(entry.framework == .current)
        return try #require(entry.make() as? any Plugin)
    }

    @Test func theFrameworkIsInTheProcessOnce() throws {
        _ = try load("LayoutPlugin")
        let maps = try #require(try FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd())
        let files: [String] = String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap {
            line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }
        #expect(Set(files.filter { $0.hasSuffix("/libRxShell.so") }).count == 1)
        #expect(files.contains { $0.contains("/libsample.so") })
    }

    @Test func errorsOfTheFrameworkAreCaughtByTheirType() throws {
        let folder = PluginFolder()
        let plugin = try load("FailingPlugin")
        do {
            try plugin.activate(in: PluginContext(dataFolder: folder.path))
            Issue.record("nothing was thrown")
        } catch let error as RxError {
            #expect("\(error)" == "\(RxError.timeout)")
        }
    }

    @Test func typesOfTheFrameworkAreTheSameInTheShellAndInALoadedPlugin() async throws {
        HeadlessBackend.install()
        let shell = Shell()
        let folder = PluginFolder()
        try folder.add("layout", library: PluginFolder.library("LayoutPlugin"), process: "shell")
        shell.load(from: [try folder.directory])
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        #expect(await app.settle { app.texts.contains("From the plugin") })

        try checkTypes(in: app)
        #expect(app.navigations.contains { $0.flow == "LayoutFlow" })

        try app.closeWindow()
        #expect(app.retainedObjects.isEmpty)
    }

    /// What the screen of the plugin is, to its host.
    private func checkTypes(in app: HeadlessApp<ShellFlow>) throws {
        // The bars of the shell are around the side bar and the tabs.
        let split = try #require(app.session.windows.first?.root.children.first as? SplitController)
        let tabs = try #require(split.detail?.children.first as? TabController)
        let navigation = try #require(tabs.selected as? NavigationController)
        let controller = try #require(navigation.topViewController)
        #expect("\(type(of: controller))" == "LayoutViewController")
        let superclass: AnyClass = try #require(_getSuperclass(type(of: controller)))
        #expect("\(superclass)" == "RxViewController<LayoutViewModel>")
        let owner = try #require(controller as? any ViewModelOwner)
        #expect("\(type(of: owner.rxViewModel))" == "LayoutViewModel")
    }
}
