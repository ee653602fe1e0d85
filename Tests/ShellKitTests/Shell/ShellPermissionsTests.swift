// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import PluginProcesses
@testable import ShellKit
@testable import WireKit

/// What a shell asks about the permissions of a plugin, and what it says about them.
@Suite @MainActor struct ShellPermissionsTests {
    private let shell: Shell
    private let file: String

    init() {
        HeadlessBackend.install()
        let options = testOptions(stateFolder: newTestFolder())
        file = "\(options.stateFolder)/permissions"
        shell = Shell(options)
    }

    private static let all = """
        [Permission data-folder]
        [Permission user-files]
        [Permission notifications]
        [Permission network]
        Reason=A
        [Permission processes]
        Reason=A
        [Permission user-folders]
        Access=write
        Reason=A
        [Permission system-files]
        Folders=/usr/share/glib-2.0;
        Reason=A
        [Permission programs]
        Programs=head;
        Reason=A
        [Permission session-services]
        Services=org.freedesktop.secrets;
        Reason=A
        """

    private func manifest(_ more: String) throws -> PluginManifest {
        let text = manifestText("notes", "[Setting folder]\nTitle=Folder\nType=folder\nDefault=\n\(more)")
        return try PluginManifest(parsing: Array(text.utf8), file: "/nowhere/notes.plugin")
    }

    private func add(_ manifest: PluginManifest, folder: String = "") throws -> InstalledPlugin {
        let plugin = InstalledPlugin(PluginRecord(manifest), manifest: manifest, in: shell)
        plugin.settings = shell.settings.store.settings(of: manifest) { _ in }
        if !folder.isEmpty { try plugin.settings.set("folder", to: .string(folder)) }
        plugin.runner.send(.turnOn(refusal: nil))
        shell.installed.all = [plugin]
        shell.permissions.didChange(of: plugin)
        return plugin
    }

    private func isGranted(_ kind: PluginManifest.Permission.Kind, to plugin: InstalledPlugin) -> Bool? {
        plugin.record.permissions.first { $0.kind == kind }?.isGranted
    }

    /// Return and Space press the suggested button, and Escape presses none, so that nothing is granted to a
    /// user who types.
    @Test func theButtonThatRefusesAPermissionIsTheDefault() throws {
        let manifest = try manifest(Self.all)
        #expect(manifest.permissions.count == PluginManifest.Permission.Kind.allCases.count)
        for permission in manifest.permissions {
            let alert = PluginPermissions.question(permission, of: manifest)
            #expect(alert.actions == [.suggested("Don’t Allow"), .normal("Allow")])
        }
    }

    private static func folders(_ access: String) -> String {
        "[Permission user-folders]\nReason=A\nAccess=\(access)"
    }

    @Test func theUserIsAskedWhenAPluginThatHasReadAFolderWantsToChangeIt() async throws {
        let reader = try add(manifest(Self.folders("read")), folder: "/usr/share/doc")
        #expect(await shell.permissions.granted(to: reader).map(\.access) == [.read])
        // An update.
        let writer = try add(manifest(Self.folders("write")), folder: "/usr/share/doc")
        #expect(isGranted(.userFolders, to: writer) == nil)
        // There is no window for the question.
        #expect(await shell.permissions.granted(to: writer).isEmpty)
        shell.setPermission(.userFolders, of: "org.example.notes", to: true)
        #expect(await shell.permissions.granted(to: writer).map(\.access) == [.write])
        #expect(StateText.read(file) == "org.example.notes\tuser-folders write\tyes\n")
    }

    @Test func aFolderThatTheUserChoosesForAPluginThatChangesItIsNotAskedFor() async throws {
        let plugin = try add(manifest(Self.folders("write")))
        #expect(isGranted(.userFolders, to: plugin) == true)
        #expect(await shell.permissions.granted(to: plugin).count == 1)
        try plugin.settings.set("folder", to: .string("/usr/share/doc"))
        #expect(await shell.permissions.granted(to: plugin).count == 1)
        #expect(StateText.read(file) == "org.example.notes\tuser-folders write\tyes\n")
    }

    @Test func theInstallDialogAndThePageSayWhetherAFolderIsChanged() throws {
        for (access, title) in [
            ("read", "Reading the folders that you choose in its settings"),
            ("write", "Reading and changing the folders that you choose in its settings"),
        ] {
            let manifest = try manifest(Self.folders(access))
            #expect(PluginInstallation.effect(manifest).hasSuffix("\n\(title) – A"))
            let plugin = try add(manifest)
            let page = PluginViewModel("org.example.notes", in: shell)
            #expect(page.permissions(plugin.record).map(\.title) == [title])
            try plugin.settings.set("folder", to: .string("/usr/share/doc"))
            #expect(page.permissions(plugin.record).map(\.detail) == ["A – /usr/share/doc"])
            try plugin.settings.set("folder", to: .string(""))
        }
    }

    // MARK: What a process gets

    @Test func whatAProcessGetsIsWhatWasChecked() async throws {
        var options = testOptions(stateFolder: newTestFolder())
        options.dataFolder = "\(options.stateFolder)/data"
        options.hostProgram = "/usr/bin/true"
        options.keepsSpareProcess = false
        let shell = Shell(options)
        let folder = newTestFolder()
        for name in ["plugin", "notes"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        let notes = try #require("\(folder)/notes".resolvedPath)
        let text = """
            [Plugin]
            Id=org.example.notes
            Name=Notes
            Version=1.0
            Library=libnotes.so
            [Setting folder]
            Title=Folder
            Type=folder
            Default=
            [Permission data-folder]
            [Permission user-files]
            [Permission user-folders]
            Access=write
            Reason=A
            [Permission system-files]
            Folders=/usr/share/glib-2.0;
            Reason=A
            [Permission programs]
            Programs=head;
            Reason=A
            """
        let manifest = try PluginManifest(parsing: Array(text.utf8), file: "\(folder)/plugin/notes.plugin")
        let plugin = InstalledPlugin(PluginRecord(manifest), manifest: manifest, in: shell)
        plugin.settings = shell.settings.store.settings(of: manifest) { _ in }
        try plugin.settings.set("folder", to: .string(notes))
        plugin.runner.send(.turnOn(refusal: nil))
        shell.installed.all = [plugin]
        for permission in manifest.permissions { shell.decide(true, permission, of: manifest.id) }
        let program = try #require(try await plugin.runner.program("/usr/bin/true", manifest))
        let (permissions, isBubblewrap) =
            switch program.sandbox {
            case .none: (Permissions(), false)
            case .kernel(let permissions): (permissions, false)
            case .bubblewrap(_, let permissions): (permissions, true)
            }
        #expect(permissions.writable.contains(notes))
        #expect(permissions.readable.contains("/usr/share/glib-2.0"))
        #expect(permissions.programs == (isBubblewrap ? ["/usr/bin/head"] : []))
        let paths = permissions.readable + permissions.writable + permissions.programs
        #expect(Set(permissions.identities.keys) == Set(paths))
        #expect(try permissions.identities[notes] == OpenedPath(notes).identity)
        // They stay open as long as the process may start.
        let opened = Set(plugin.runner.access.openedPaths.map(\.identity))
        #expect(opened.isSuperset(of: permissions.identities.values))
        plugin.runner.endRun()
        #expect(plugin.runner.access.openedPaths.isEmpty)
    }

    // MARK: Requests

    /// A window of the shell, above which it asks.
    private func openWindow() -> (window: Window, front: HeadlessWindow?) {
        let window = Window(WindowState { $0.title = "Shell" })
        window.present()
        shell.windows.window = { window }
        return (window, window.backendWindow as? HeadlessWindow)
    }

    private func wait(until condition: () -> Bool) async {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
        #expect(condition())
    }

    @Test func theUserWhoHasRefusedAPermissionGrantsItWhenThePluginOffersIt() async throws {
        let plugin = try add(manifest("[Permission network]\nReason=To fetch the weather"))
        let (window, front) = openWindow()
        defer { window.close() }
        shell.setPermission(.network, of: "org.example.notes", to: false)
        shell.permissions.request(.network, for: plugin)
        // A second request while the question is shown changes nothing.
        shell.permissions.request(.network, for: plugin)
        await wait { front?.dialogs.count == 1 }
        #expect(front?.dialogs.first?.title == "Allow Notes to use the network?")
        try front?.dialogs.first?.choose("Allow")
        await wait { isGranted(.network, to: plugin) == true }
        #expect(front?.dialogs.count == 0)
        await wait { shell.permissions.requesting.isEmpty }
        // What is granted is not asked for.
        shell.permissions.request(.network, for: plugin)
        #expect(shell.permissions.requesting.isEmpty)
    }

    @Test func aPluginCannotPesterTheUserWithItsRequests() async throws {
        let plugin = try add(manifest("[Permission network]\nReason=To fetch the weather"))
        let (window, front) = openWindow()
        defer { window.close() }
        for answer in [nil, "Don’t Allow", nil] {
            shell.permissions.request(.network, for: plugin)
            await wait { front?.dialogs.count == 1 }
            if let answer { try front?.dialogs.first?.choose(answer) } else { front?.dialogs.first?.close() }
            await wait { shell.permissions.requesting.isEmpty }
        }
        #expect(plugin.record.warnings == [])
        shell.permissions.request(.network, for: plugin)
        #expect(shell.permissions.requesting.isEmpty)
        #expect(
            plugin.record.warnings == [
                "The user was not asked again for the permission network: the plugin has asked 3 times. Grant it on the page of the plugin."
            ])
    }

    @Test func aPermissionThatTheManifestDoesNotRequestIsNotAskedFor() async throws {
        let plugin = try add(manifest(""))
        let (window, front) = openWindow()
        defer { window.close() }
        shell.permissions.request(.network, for: plugin)
        #expect(shell.permissions.requesting.isEmpty)
        #expect(front?.dialogs.count == 0)
        #expect(
            plugin.record.warnings == [
                "requestPermission(.network) was called, but the manifest does not request it. Add [Permission network] to it."
            ])
    }

    @Test func aPluginWithUserFoldersOffersItsSettings() async throws {
        let plugin = try add(manifest(Self.folders("write")), folder: "/usr/share/doc")
        shell.setPermission(.userFolders, of: "org.example.notes", to: true)
        var steps: [ShellStep] = []
        shell.windows.navigate = { steps.append($0) }
        shell.permissions.request(.userFolders, for: plugin)
        #expect(steps == [.settings("org.example.notes")])
    }

    @Test func theQuestionNamesWhatIsAskedFor() throws {
        let manifest = try manifest(Self.all)
        func message(_ kind: PluginManifest.Permission.Kind) throws -> Alert {
            let permission = try #require(manifest.permissions.first { $0.kind == kind })
            return PluginPermissions.question(
                permission, of: manifest, folders: ["/home/ada/notes"], isPublic: true)
        }
        #expect(try message(.systemFiles).title == "Allow Notes to read files of the system?")
        #expect(
            try message(.systemFiles).message == "Notes says: A\n\nIt asks for: /usr/share/glib-2.0")
        #expect(
            try message(.userFolders).title
                == "Allow Notes to read and change the folders that you choose in its settings?")
        #expect(try message(.userFolders).message.hasSuffix("It asks for: /home/ada/notes"))
        #expect(try message(.programs).message.contains("It asks for: head"))
        for permission in manifest.permissions {
            #expect(PluginPermissions.question(permission, of: manifest).title.hasPrefix("Allow Notes to "))
        }
    }

    /// They may have so many files that a window would stop.
    @Test func foldersOfTheSystemAreLookedAtInTheBackground() async throws {
        let plugin = try add(
            manifest("[Permission system-files]\nReason=A\nFolders=/usr/share/glib-2.0;"))
        #expect(isGranted(.systemFiles, to: plugin) == nil)
        while isGranted(.systemFiles, to: plugin) == nil { try await Task.sleep(for: .milliseconds(1)) }
        #expect(isGranted(.systemFiles, to: plugin) == true)
        #expect(await shell.permissions.granted(to: plugin).count == 1)
    }

    @Test func notificationsOfTheDesktopHaveTheLimitOfThoseOfTheShell() throws {
        let plugin = try add(manifest("[Permission notifications]"))
        let notification = DesktopNotification("a", title: "A letter")
        for _ in 0..<ShellNotifications.maximumRate { #expect(plugin.admits(notification)) }
        #expect(plugin.record.warnings == [])
        #expect(!plugin.admits(notification))
        #expect(plugin.record.warnings.first?.hasPrefix("A notification was left out") == true)
    }

    @Test func forAnUndisturbedUserANotificationOfTheDesktopIsInTheHistoryOnly() throws {
        let plugin = try add(manifest("[Permission notifications]"))
        try shell.preferences.settings.set(ShellPreferences.doNotDisturb, to: .bool(true))
        #expect(!plugin.admits(DesktopNotification("a", title: "A letter", body: "of Ada")))
        #expect(plugin.record.warnings == [])
        let kept = shell.notifications.items.value.map(\.notification)
        #expect(kept == [PluginNotification("A letter", body: "of Ada")])
    }
}
