// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing

/// The list of plugins installs, updates and removes a plugin, which runs in a real process.
@Suite(.serialized) @MainActor struct InstallationTests {
    private static let page = "[Page faults]\nTitle=Faults\nIcon=dialog-warning-symbolic"

    /// Makes an archive, as `shellctl pack` does.
    private func archive(version: String, in folder: PluginFolder, library: Data? = nil) throws -> String {
        let source = try PluginFolder()
        try source.add("fault", library: library ?? PluginFolder.library("FaultPlugin"), more: Self.page)
        let manifest = try String(contentsOfFile: "\(source.path)/fault.plugin", encoding: .utf8)
        try source.write(
            Data(manifest.replacing("Version=1.0", with: "Version=\(version)").utf8), to: "fault.plugin")
        let name = "fault-\(version).rxplugin"
        try folder.write(Data(PluginPackage(folder: source.path).bytes()), to: name)
        return "\(folder.path)/\(name)"
    }

    private func install(_ file: String, _ question: String, in test: ProcessShell) async throws {
        if (try? test.app.button("Install…")) == nil { try test.app.list("Places").select("Plugins") }
        try await test.wait { (try? test.app.button("Install…")) != nil }
        try test.app.button("Install…").tap()
        try await test.wait { try test.app.dialog().title == "Install a Plugin" }
        try test.app.dialog().choose(files: [file])
        try await test.wait { try test.app.dialog().title == question }
        try test.app.dialog().choose("Install")
    }

    @Test func aPluginIsInstalledUpdatedAndRemovedInTheListOfPlugins() async throws {
        let elsewhere = try PluginFolder()
        let test = try ProcessShell(options: { _ in }) { folder in
            // It needs what is not there yet.
            try folder.add("more", library: PluginFolder.library("FaultPlugin"))
            let manifest = try String(contentsOfFile: "\(folder.path)/more.plugin", encoding: .utf8)
            try folder.write(
                Data(
                    manifest.replacing("Process=own", with: "Process=own\nDepends=org.example.fault\n").utf8),
                to: "more.plugin")
        }
        try await test.wait { test.record("more")?.failure == .dependencyMissing("org.example.fault") }
        let installed = "\(test.folder.path)/org.example.fault"

        try await install(
            archive(version: "1.0", in: elsewhere), "Install version 1.0 of fault?", in: test)
        try await test.wait { test.record()?.version == "1.0" && test.record("more")?.failure == nil }
        #expect(FileManager.default.fileExists(atPath: "\(installed)/libfault.so"))
        try test.app.list("Places").select("Faults")
        try await test.waitForPage()
        let first = ProcessShell.processes

        try await install(
            archive(version: "2.0", in: elsewhere), "Replace version 1.0 of fault with version 2.0?", in: test
        )
        try await test.wait { test.record()?.version == "2.0" }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: test.folder.path).allSatisfy {
                !$0.hasPrefix(".")
            })
        try test.app.list("Places").select("Faults")
        try await test.waitForPage()
        #expect(ProcessShell.processes.allSatisfy { !first.contains($0) })

        try test.app.list("Places").select("Plugins")
        try await test.wait {
            if (try? test.app.button("Remove…")) != nil { return true }
            try test.app.list("Plugins").activate("fault 2.0")
            return false
        }
        try test.app.button("Remove…").tap()
        guard case .alert(let alert) = try test.app.dialog().content else {
            Issue.record("the dialog is no alert")
            return
        }
        #expect(alert.title == "Remove fault?")
        #expect(alert.message.contains("Needed by: more"))
        try test.app.dialog().choose("Remove")
        try await test.wait { test.record() == nil && ProcessShell.processes.isEmpty }
        #expect(!FileManager.default.fileExists(atPath: installed))
        #expect(test.record("more")?.failure == .dependencyMissing("org.example.fault"))
        #expect(try test.app.list("Places").rows == ["Plugins"])
        // The screen of the plugin is gone.
        try await test.wait { (try? test.app.button("Remove…")) == nil }
        try await test.close()
    }

    @Test func aPluginThatCannotBeLoadedDoesNotReplaceTheOneThatWorks() async throws {
        let elsewhere = try PluginFolder()
        let test = try ProcessShell(options: { _ in }, with: { _ in })
        try await install(
            archive(version: "1.0", in: elsewhere), "Install version 1.0 of fault?", in: test)
        try await test.wait { test.record()?.version == "1.0" }
        try await install(
            archive(version: "2.0", in: elsewhere, library: Data("no library".utf8)),
            "Replace version 1.0 of fault with version 2.0?", in: test)
        try await test.wait { try test.app.dialog().title == "The plugins were not changed" }
        guard case .alert(let alert) = try test.app.dialog().content else { return }
        #expect(alert.message.hasPrefix("libfault.so is not a usable library: "))
        try test.app.dialog().close()
        #expect(test.record()?.version == "1.0")
        try test.app.list("Places").select("Faults")
        try await test.waitForPage()
        try await test.close()
    }
}
