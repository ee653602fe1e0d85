// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Glibc
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import PluginProcesses
@testable import ShellKit

@Suite(.serialized) @MainActor struct PluginManagerTests {
    private static let permissions = """
        [Permission network]
        Reason=To fetch pictures
        [Permission notifications]
        """

    private func open(_ plugin: String, in test: SettingsShell) async throws {
        try test.app.list("Places").select("Plugins")
        await test.app.settle { (try? test.app.list("Plugins").rows.isEmpty) == false }
        try test.app.list("Plugins").activate(plugin)
        let app = test.app
        #expect(await app.settle { app.title == String(plugin.split(separator: " ")[0]) })
    }

    @Test func thePageOfAPluginSaysWhatItIsNeedsAndBrings() async throws {
        let test = try await SettingsShell([
            "contacts": SettingsShell.contacts,
            "maps": "[Setting map]\nTitle=Map\nType=bool\nDefault=false",
        ])
        // Maps needs Contacts.
        try await open("Contacts 1.2", in: test)
        #expect(
            test.app.texts.contains("Turned off – Version 1.2")
                || test.app.texts.contains { $0.hasSuffix("– Version 1.2") })
        #expect(test.app.texts.contains("It runs in a process of its own."))
        #expect(test.app.texts.contains("Pages"))
        #expect(test.app.texts.contains("Show photos, Rows, Zoom, Greeting, Order, Tint, Archive"))
        try test.app.button("Settings").tap()
        let app = test.app
        #expect(await app.settle { app.windows.count == 2 })
        #expect(try app.textField("Search settings").value == "org.example.contacts")
        #expect(app.texts.contains("Show photos"))
    }

    @Test func dependentsAreListed() async throws {
        let test = try await SettingsShell(["contacts": SettingsShell.contacts])
        let manifest = manifestText("maps", library: "libcontacts.so", "Depends=org.example.contacts")
        try manifest.write(toFile: "\(test.folder)/plugins/maps.plugin", atomically: true, encoding: .utf8)
        let shell = Shell(test.shell.options)
        shell.add(PluginScan([try #require(PluginDirectory("\(test.folder)/plugins"))]))
        #expect(PluginViewModel("org.example.contacts", in: shell).dependents == ["Maps"])
        #expect(PluginViewModel("org.example.maps", in: shell).dependencies == ["Contacts"])
    }

    @Test func permissionsAreSwitchesWithTheirReasons() async throws {
        let test = try await SettingsShell(["contacts": SettingsShell.contacts + "\n" + Self.permissions])
        try await open("Contacts 1.2", in: test)
        #expect(test.app.texts.contains("To fetch pictures – You are asked when it starts."))
        #expect(!(try test.app.toggle("Network").isOn))
        #expect(try test.app.toggle("Notifications").isOn)
        try test.app.toggle("Network").tap()
        try test.app.toggle("Notifications").tap()
        let granted = test.shell.installed.records.value.first?.permissions.map(\.isGranted)
        #expect(granted == [true, false])
        #expect(test.app.texts.contains("To fetch pictures"))
        // It is stored.
        let later = Shell(test.shell.options)
        later.add(PluginScan([try #require(PluginDirectory("\(test.folder)/plugins"))]))
        #expect(later.installed.records.value.first?.permissions.map(\.isGranted) == [true, false])
    }

    @Test func thePluginIsTurnedOffAndOnOnItsPage() async throws {
        let test = try await SettingsShell()
        try await open("Contacts 1.2", in: test)
        try test.app.toggle("Contacts").tap()
        #expect(test.app.texts.contains("Turned off – Version 1.2"))
        #expect(test.shell.pluginIsOn == false)
        try test.app.toggle("Contacts").tap()
        #expect(test.shell.pluginIsOn == true)
    }

    @Test func theLogIsShownAndTheFolderIsOpened() async throws {
        let test = try await SettingsShell()
        try FileManager.default.createDirectory(
            atPath: "\(test.folder)/state", withIntermediateDirectories: true)
        try "first line\nlast line\n".write(
            toFile: "\(test.folder)/state/org.example.contacts.log", atomically: true, encoding: .utf8)
        try await open("Contacts 1.2", in: test)
        try test.app.button("Open Folder").tap()
        #expect(test.app.backend.openedURIs == [ChosenFile(path: "\(test.folder)/plugins").uri])
        try test.app.button("Log").tap()
        let app = test.app
        #expect(await app.settle { (try? app.list("Log").rows) == ["first line", "last line"] })
        #expect(app.texts.contains("\(test.folder)/state/org.example.contacts.log"))
        try app.back()
        try app.button("Report…").tap()
        #expect(try app.dialog().title == "Report")
    }

    @Test func anotherVersionOnTheDiskIsReported() async throws {
        let test = try await SettingsShell()
        let path = "\(test.folder)/plugins/contacts.plugin"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacing("Version=1.2", with: "Version=2.0").write(
            toFile: path, atomically: true, encoding: .utf8)
        try await open("Contacts 1.2", in: test)
        #expect(
            test.app.texts.contains(
                "Version 2.0 is installed. It is used when the application starts again."))
    }

    @Test func anotherManifestWithTheSameVersionIsReported() async throws {
        let test = try await SettingsShell()
        let path = "\(test.folder)/plugins/contacts.plugin"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacing("Name=Contacts", with: "Name=People").write(
            toFile: path, atomically: true, encoding: .utf8)
        try await open("Contacts 1.2", in: test)
        #expect(
            test.app.texts.contains(
                "Another manifest is installed. It is used when the application starts again."))
        // What is only written again is the same.
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let model = PluginViewModel("org.example.contacts", in: test.shell)
        #expect(model.update == nil && !model.canUseUpdate)
    }

    @Test func aPluginThatBelongsToTheApplicationIsNotReplaced() async throws {
        let test = try await SettingsShell()
        let user = try #require(PluginDirectory("\(test.folder)/share/org.example.test/plugins"))
        test.shell.directories = [try #require(PluginDirectory("\(test.folder)/plugins")), user]
        setenv("XDG_DATA_HOME", "\(test.folder)/share", 1)
        defer { unsetenv("XDG_DATA_HOME") }
        var message = ""
        do throws(PluginPackageError) {
            try await test.shell.install(PluginPackage(folder: "\(test.folder)/plugins"))
        } catch { message = "\(error)" }
        #expect(
            message
                == "Contacts belongs to the application, and cannot be replaced: it is \(test.folder)/plugins/contacts.plugin. Update the application."
        )
        #expect(!FileManager.default.fileExists(atPath: user.path))
        try await open("Contacts 1.2", in: test)
        #expect((try? test.app.button("Remove…")) == nil)
    }

    @Test func theSearchFindsNamesIdsStatesAndMessages() async throws {
        let test = try await SettingsShell([
            "contacts": SettingsShell.contacts,
            "maps": "[Setting map]\nTitle=Map\nType=bool\nDefault=false",
        ])
        try test.app.list("Places").select("Plugins")
        await test.app.settle { (try? test.app.list("Plugins").rows.count) == 2 }
        try test.app.textField("Search plugins").type("MAPS")
        #expect(try test.app.list("Plugins").rows == ["Maps 1.2"])
        try test.app.textField("Search plugins").type("example.contacts")
        #expect(try test.app.list("Plugins").rows == ["Contacts 1.2"])
        try test.app.textField("Search plugins").type("")
        #expect(try test.app.list("Plugins").rows.count == 2)
    }

    @Test func theUseOfAProcessIsReadWithThatOfItsChildren() throws {
        let own = try #require(ProcessUsage(of: getpid()))
        #expect(own.memory > 1 << 20)
        #expect(own.time > .zero)
        #expect(abs(own.start - Int(time(nil))) < 86_400)
        #expect(ProcessUsage(of: 999_999_999) == nil)
        // The process has a child that uses something.
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sleep")
        child.arguments = ["100"]
        try child.run()
        defer { child.terminate() }
        #expect(try #require(ProcessUsage(of: child.processIdentifier)).memory > 0)
    }

    @Test func aUseIsShownInPlainWords() throws {
        let usage = try #require(ProcessUsage(of: getpid()))
        HeadlessBackend.install()
        let shown = PluginUsage(usage, since: nil, startTime: .milliseconds(35))
        #expect(shown.memory.hasSuffix(" MiB"))
        #expect(shown.processor.isEmpty)
        #expect(shown.start.hasSuffix(", in 35 ms"))
        #expect(PluginUsage.bytes(5 << 10) == "5 KiB")
        #expect(PluginUsage.bytes(5_452_595) == "5.2 MiB")
    }

    @Test func thePagesOfThePluginManagerAreReleased() async throws {
        let test = try await SettingsShell()
        try await open("Contacts 1.2", in: test)
        let app = test.app
        try app.back()
        #expect(await app.settle { !app.retainedObjects.contains("PluginViewController") })
        try app.closeWindow()
        #expect(await app.settle { app.retainedObjects.isEmpty })
    }
}

extension Shell {
    fileprivate var pluginIsOn: Bool? { installed.all.first?.isOn }
}
