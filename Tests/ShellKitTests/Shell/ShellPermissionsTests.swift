// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

/// What a shell asks about the permissions of a plugin, and what it says about them.
@Suite @MainActor struct ShellPermissionsTests {
    private let shell: Shell
    private let file: String

    init() {
        HeadlessBackend.install()
        var options = ShellOptions(application: "org.example.test")
        options.settingsFile = nil
        options.stateFolder = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)"
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
            \(more)
            """
        return try PluginManifest(parsing: Array(text.utf8), file: "/nowhere/notes.plugin")
    }

    private func add(_ manifest: PluginManifest, folder: String = "") throws -> InstalledPlugin {
        let plugin = InstalledPlugin(PluginRecord(manifest), manifest: manifest, in: shell)
        plugin.settings = shell.settings.settings(of: manifest) { _ in }
        if !folder.isEmpty { try plugin.settings.set("folder", to: .string(folder)) }
        plugin.runner.send(.turnOn(refusal: nil))
        shell.installed = [plugin]
        shell.permissionsDidChange(of: plugin)
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
            let alert = Shell.question(permission, of: manifest)
            #expect(alert.actions == [.suggested("Don’t Allow"), .normal("Allow")])
        }
    }

    private static func folders(_ access: String) -> String {
        "[Permission user-folders]\nReason=A\nAccess=\(access)"
    }

    @Test func theUserIsAskedWhenAPluginThatHasReadAFolderWantsToChangeIt() async throws {
        let reader = try add(manifest(Self.folders("read")), folder: "/usr/share/doc")
        #expect(await shell.grantedPermissions(of: reader).map(\.access) == [.read])
        // An update.
        let writer = try add(manifest(Self.folders("write")), folder: "/usr/share/doc")
        #expect(isGranted(.userFolders, to: writer) == nil)
        // There is no window for the question.
        #expect(await shell.grantedPermissions(of: writer).isEmpty)
        shell.setPermission(.userFolders, of: "org.example.notes", to: true)
        #expect(await shell.grantedPermissions(of: writer).map(\.access) == [.write])
        #expect(StateText.read(file) == "org.example.notes\tuser-folders write\tyes\n")
    }

    @Test func aFolderThatTheUserChoosesForAPluginThatChangesItIsNotAskedFor() async throws {
        let plugin = try add(manifest(Self.folders("write")))
        #expect(isGranted(.userFolders, to: plugin) == true)
        #expect(await shell.grantedPermissions(of: plugin).count == 1)
        try plugin.settings.set("folder", to: .string("/usr/share/doc"))
        #expect(await shell.grantedPermissions(of: plugin).count == 1)
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
        }
    }

    /// They may have so many files that a window would stop.
    @Test func foldersOfTheSystemAreLookedAtInTheBackground() async throws {
        let plugin = try add(
            manifest("[Permission system-files]\nReason=A\nFolders=/usr/share/glib-2.0;"))
        #expect(isGranted(.systemFiles, to: plugin) == nil)
        while isGranted(.systemFiles, to: plugin) == nil { try await Task.sleep(for: .milliseconds(1)) }
        #expect(isGranted(.systemFiles, to: plugin) == true)
        #expect(await shell.grantedPermissions(of: plugin).count == 1)
    }

    @Test func notificationsOfTheDesktopHaveTheLimitOfThoseOfTheShell() throws {
        let plugin = try add(manifest("[Permission notifications]"))
        let notification = DesktopNotification("a", title: "A letter")
        for _ in 0..<ShellNotifications.maximumRate { #expect(shell.admits(notification, of: plugin)) }
        #expect(plugin.record.warnings == [])
        #expect(!shell.admits(notification, of: plugin))
        #expect(plugin.record.warnings.first?.hasPrefix("A notification was left out") == true)
    }

    @Test func forAnUndisturbedUserANotificationOfTheDesktopIsInTheHistoryOnly() throws {
        let plugin = try add(manifest("[Permission notifications]"))
        try shell.preferences.settings.set(ShellPreferences.doNotDisturb, to: .bool(true))
        #expect(!shell.admits(DesktopNotification("a", title: "A letter", body: "of Ada"), of: plugin))
        #expect(plugin.record.warnings == [])
        let kept = shell.notifications.items.value.map(\.notification)
        #expect(kept == [PluginNotification("A letter", body: "of Ada")])
    }
}
