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
    private func archive(
        version: String, in folder: PluginFolder, library: Data? = nil, process: String = "own",
        more: String = Self.page
    ) throws -> String {
        let source = PluginFolder()
        try source.add(
            "fault", library: library ?? PluginFolder.library("FaultPlugin"), process: process, more: more)
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
        let elsewhere = PluginFolder()
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
        try await test.goToSavedPage()
        let first = ProcessShell.processes

        try await install(
            archive(version: "2.0", in: elsewhere), "Replace version 1.0 of fault with version 2.0?", in: test
        )
        try await test.wait { test.record()?.version == "2.0" }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: test.folder.path).allSatisfy {
                !$0.hasPrefix(".")
            })
        // The tab is still there, and shows what it has shown.
        try test.app.list("Places").select("Faults")
        try await test.waitForRestoredPage(1)
        #expect(ProcessShell.processes.allSatisfy { !first.contains($0) })
        try await test.wait { try test.app.back() }
        try await test.wait { test.app.title == "Faults 0" }

        try test.app.list("Places").select("Plugins")
        try await test.wait {
            if (try? test.app.button("Remove…")) != nil { return true }
            try test.app.list("Plugins").activate("fault 2.0")
            return false
        }
        try test.app.button("Remove…").tap()
        let alert = try test.alert()
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

    /// A page that the user sees while the plugin is updated, and that the manifest does not declare.
    @Test func aPageThatIsVisibleDuringAnUpdateContinuesInTheNewVersion() async throws {
        let elsewhere = PluginFolder()
        let test = try ProcessShell(options: { _ in }, with: { _ in })
        try await install(
            archive(version: "1.0", in: elsewhere, more: ""), "Install version 1.0 of fault?", in: test)
        try await test.wait { try test.app.list("Places").rows == ["Faults", "Plugins"] }
        try test.app.list("Places").select("Faults")
        try await test.waitForPage()
        try await test.goToSavedPage()
        try test.app.perform("shell.split-right")
        let first = ProcessShell.processes
        // Both groups are visible: the page of the plugin, and the list of plugins.
        try test.app.perform("shell.next-group")
        try await install(
            archive(version: "2.0", in: elsewhere, more: ""),
            "Replace version 1.0 of fault with version 2.0?", in: test)
        try await test.wait {
            test.record()?.version == "2.0" && test.state() == .active
                && !ProcessShell.processes.contains { first.contains($0) }
        }
        // No tab was closed or selected for it: beside the page are the facts of the plugin, which the list of plugins shows after an
        // update.
        try await test.waitForRestoredPage(1)
        try await test.wait { test.app.texts.contains("Faults 1") && test.app.texts.contains("fault 2.0") }
        #expect(try test.app.list("Places").rows == ["Faults", "Plugins"])
        try test.app.textField("Text").type("after the update")
        try await test.wait { test.app.texts.contains("You wrote after the update") }
        test.shell.deactivate("org.example.fault")
        #expect(try test.app.list("Places").rows == ["Plugins"])
        try await test.close()
    }

    @Test func theTabsOfAPageThatANewVersionDoesNotHaveClose() async throws {
        let elsewhere = PluginFolder()
        let test = try ProcessShell(options: { _ in }, with: { _ in })
        for (version, question) in [
            ("1.0", "Install version 1.0 of fault?"),
            ("2.0", "Replace version 1.0 of fault with version 2.0?"),
        ] {
            try await install(
                archive(
                    version: version, in: elsewhere,
                    more: version == "1.0"
                        ? "\(Self.page)\n[Page old]\nTitle=Old\nIcon=alarm" : Self.page), question, in: test)
            try await test.wait { test.record()?.version == version }
            if version == "1.0" {
                try test.app.list("Places").select("Old")
                try test.app.list("Places").select("Faults")
                try await test.waitForPage()
            }
        }
        try await test.wait { try test.app.list("Places").rows == ["Faults", "Plugins"] }
        try test.app.list("Places").select("Faults")
        try await test.waitForPage()
        #expect(!test.app.texts.contains("Old"))

        // A version for the process of the shell cannot show the pages of the earlier one.
        try await install(
            archive(version: "3.0", in: elsewhere, process: "shell"),
            "Replace version 2.0 of fault with version 3.0?", in: test)
        try await test.wait { test.record()?.version == "3.0" && ProcessShell.processes.isEmpty }
        try test.app.list("Places").select("Faults")
        try await test.wait { test.app.title == "Faults 0" && test.state() == .active }
        try await test.close()
    }

    @Test func aPluginThatCannotBeLoadedDoesNotReplaceTheOneThatWorks() async throws {
        let elsewhere = PluginFolder()
        let test = try ProcessShell(options: { _ in }, with: { _ in })
        try await install(
            archive(version: "1.0", in: elsewhere), "Install version 1.0 of fault?", in: test)
        try await test.wait { test.record()?.version == "1.0" }
        try await install(
            archive(version: "2.0", in: elsewhere, library: Data("no library".utf8)),
            "Replace version 1.0 of fault with version 2.0?", in: test)
        try await test.wait { try test.app.dialog().title == "The plugins were not changed" }
        let alert = try test.alert()
        #expect(alert.message.hasPrefix("libfault.so is not a usable library: "))
        try test.app.dialog().close()
        #expect(test.record()?.version == "1.0")
        try test.app.list("Places").select("Faults")
        try await test.waitForPage()
        try await test.close()
    }
}
