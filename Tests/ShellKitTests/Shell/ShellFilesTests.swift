// SPDX-License-Identifier: MIT

import AppTesting
import FlowKit
import Foundation
import PluginKit
import PluginProcesses
import Testing
import ViewKit

@testable import ShellKit

/// The files of a shell that are damaged, cannot be written, or belong to another process.
@Suite @MainActor struct ShellFilesTests {
    private let options: ShellOptions

    init() throws {
        var options = testOptions()
        options.claimsFolders = true
        self.options = options
    }

    private func start(_ shell: Shell, time: TestTime = .real) -> HeadlessApp<ShellFlow> {
        HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace, time: time)
    }

    @Test func eachDamagedFileIsKeptAndTheBannerSaysWhatIsLost() async throws {
        for name in ["workspace.json", "notifications.json", "permissions", "turned-off", "palette"] {
            StateText.write("{", to: "\(options.stateFolder)/\(name)")
        }
        let settings = try #require(options.settingsFile)
        StateText.write("{", to: settings)
        StateText.write("{\u{0}", to: try #require(options.shortcutsFile))
        let shell = Shell(options)
        shell.load(NotesPlugin.self)
        let app = start(shell)
        let text = app.description
        for loss in [
            "The arrangement of the pages cannot be read", "The earlier notifications cannot be read",
            "The permissions of the plugins cannot be read, and all of them are refused.",
            "all plugins are turned off", "The settings cannot be read",
            "Not all of your shortcuts can be read.",
            "The list of the entries that you have opened in the palette cannot be read",
            "The file was kept as palette.2",
            "The file was kept as permissions.2", "The file was kept as turned-off.2",
            "The file was kept as plugins.json.2", "The file was kept as shortcuts.2",
        ] {
            #expect(text.contains(loss), "\(loss) is missing in \(text)")
        }
        #expect(shell.installed.records.value.map(\.state) == [.inactive])
        try app.button("Close").tap()
        #expect(!app.description.contains("cannot be read"))
        try app.closeWindow()
        await app.settle { app.retainedObjects.isEmpty }
    }

    /// What the banner promises, also when the folder can be written later.
    @Test func aFileThatCouldNotBeReadAndRenamedIsNotWritten() async throws {
        guard getuid() != 0 else { return }
        let files = ["workspace.json", "notifications.json"].map { "\(options.stateFolder)/\($0)" }
        for file in files { StateText.write("{", to: file) }
        chmod(options.stateFolder, 0o500)
        let shell = Shell(options)
        let app = start(shell)
        chmod(options.stateFolder, 0o700)
        shell.workspace.update { $0.sidebarWidth = 300 }
        shell.workspace.flush()
        try app.closeWindow()
        await app.settle { app.retainedObjects.isEmpty }
        #expect(files.map { StateText.read($0) } == ["{", "{"])
    }

    @Test func aFullDiskShowsOneBannerThatGoesWhenTheFilesAreWritten() async throws {
        let shell = Shell(options)
        let app = start(shell)
        let file = "\(options.stateFolder)/workspace.json"
        // A folder that is not empty cannot be replaced, however often it is tried.
        try FileManager.default.createDirectory(
            atPath: "\(file).new/inner", withIntermediateDirectories: true)
        shell.workspace.update { $0.sidebarWidth = 300 }
        shell.workspace.flush()
        #expect(
            app.description.contains("\(file) cannot be saved: Is a directory. Free space on the disk"),
            "\(app.description)")
        shell.workspace.flush()
        #expect(app.description.contains("cannot be saved"))
        try FileManager.default.removeItem(atPath: "\(file).new")
        shell.workspace.flush()
        #expect(!app.description.contains("cannot be saved"), "\(app.description)")
        #expect(StateText.read(file).contains("300"))
        try app.closeWindow()
    }

    @Test func aPluginThatWasTurnedOffOnAFullDiskIsOffInTheNextRun() async throws {
        let shell = Shell(options)
        let file = "\(options.stateFolder)/turned-off"
        let app = start(shell, time: .virtual)
        try FileManager.default.createDirectory(
            atPath: "\(file).new/inner", withIntermediateDirectories: true)
        app.session.perform { shell.turnOff("org.example.notes") }
        #expect(app.description.contains("\(file) cannot be saved: Is a directory."))
        try await app.advance(by: .seconds(1))
        #expect(app.description.contains("\(file) cannot be saved"))
        try FileManager.default.removeItem(atPath: "\(file).new")
        try await app.advance(by: .seconds(60))
        #expect(StateText.read(file) == "org.example.notes\t\n")
        #expect(!app.description.contains("cannot be saved"))
        try app.closeWindow()
    }

    /// The disk does not answer when the user refuses a permission.
    @Test func aDecisionIsWrittenWhenTheFileCanBeReadAgain() async throws {
        let file = "\(options.stateFolder)/permissions"
        StateText.write("org.example.b\tnetwork\tno\n", to: file)
        let shell = Shell(options)
        let app = start(shell, time: .virtual)
        try #require(rename(file, "\(file).away") == 0)
        // A plain file of which nothing can be read: EIO.
        try #require(symlink("/proc/self/mem", file) == 0)
        let text =
            "[Plugin]\nId=org.example.a\nName=A\nVersion=1.0\nLibrary=liba.so\n[Permission network]\nReason=For a test."
        let manifest = try PluginManifest(parsing: Array(text.utf8), file: "/nowhere/a.plugin")
        app.session.perform { shell.decide(false, manifest.permissions[0], of: manifest.id) }
        #expect(app.description.contains("permissions"), "\(app.description)")
        try #require(unlink(file) == 0 && rename("\(file).away", file) == 0)
        try await app.advance(by: .seconds(60))
        #expect(StateText.read(file) == "org.example.a\tnetwork\tno\norg.example.b\tnetwork\tno\n")
        try app.closeWindow()
    }

    @Test func aShellWhoseFolderAnotherProcessHasSaysSoAndSavesNothing() async throws {
        StateText.write("org.example.notes\tnetwork\tno\n", to: "\(options.stateFolder)/permissions")
        // A lock of another process is one of another open folder.
        let other = open(options.stateFolder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(other) }
        try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
        let shell = Shell(options)
        let app = start(shell, time: .virtual)
        #expect(app.description.contains("This application is already running, and nothing that changes"))
        shell.workspace.update { $0.sidebarWidth = 300 }
        shell.workspace.flush()
        shell.turnOff("org.example.notes")
        try await app.advance(by: .seconds(1))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: options.stateFolder) == ["permissions"])
        // The message with its offer stays.
        #expect(app.description.contains("This application is already running"))
        try app.button("New Profile…").tap()
        try await app.advance(by: .seconds(1))
        #expect(try app.dialog().title == "New Profile")
        try app.dialog().close()
        try app.closeWindow()
    }

    /// The list of its warnings is full, and nothing that it shows is there any more.
    @Test func whatAPluginCouldNotSaveIsSaidAlsoAfterItWasTurnedOff() async throws {
        let shell = Shell(options)
        let app = start(shell)
        // It declares its page, so it starts when it is used.
        let text = """
            [Plugin]
            Id=org.example.a
            Name=A
            Version=1.0
            Library=liba.so
            [Page letters]
            Title=Letters
            Icon=mail-unread-symbolic
            """
        let manifest = try PluginManifest(parsing: Array(text.utf8), file: "/nowhere/a.plugin")
        let plugin = InstalledPlugin(PluginRecord(manifest), manifest: manifest, in: shell)
        shell.installed.all.append(plugin)
        plugin.runner.send(.turnOn(refusal: nil))
        for number in 0..<200 { plugin.runner.warn("It warns for the time \(number).") }
        #expect(plugin.record.warnings.count == 100)
        let files = UserFiles(
            in: shell.processes.userFilesFolder, keepingIn: "\(options.stateFolder)/unsaved/a"
        ) {
            [runner = plugin.runner] in runner.warn($0)
        }
        files.onLoss = plugin.onLoss
        plugin.runner.access.userFiles = files
        let path = "\(options.dataFolder)/letter"
        try FileManager.default.createDirectory(
            atPath: "\(path).\(getpid()).new", withIntermediateDirectories: true)
        let copies = await files.grant([ChosenFile(path: path)], for: .save)
        try "text".write(
            toFile: try #require(copies.first?.path), atomically: false, encoding: .utf8)
        shell.deactivate("org.example.a")
        files.wait()
        await app.settle { app.description.contains("A: \(path) could not be saved") }
        #expect(
            app.description.contains("unsaved/a/letter; copy it to where it belongs"), "\(app.description)")
        try app.closeWindow()
    }

    @Test func theNextStartSaysOnceWhatCouldNotBeSaved() throws {
        let folder = "\(options.stateFolder)/unsaved/org.example.a"
        StateText.write("text", to: "\(folder)/letter")
        let shell = Shell(options)
        let app = start(shell)
        #expect(
            app.description.contains(
                "Files of org.example.a could not be saved where you wanted them. They are in \(folder)."),
            "\(app.description)")
        try app.closeWindow()
        var later = options
        later.claimsFolders = false
        #expect(Shell(later).files.pendingNotices.isEmpty)
        #expect(StateText.read("\(folder)/letter") == "text")
    }

    @Test func aSecondShellLeavesTheSettingsTheShortcutsAndTheCopiesOfTheFirst() throws {
        let (state, shortcuts) = (options.stateFolder, try #require(options.shortcutsFile))
        let settings = #"{"version": 1, "value": {"shell": {"density": "compact"}}}"#
        StateText.write(settings, to: try #require(options.settingsFile))
        StateText.write("shell.quit\tF5\n", to: shortcuts)
        StateText.write("of the user", to: "\(state)/files/org.example.notes/letter")
        let other = open(state, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
        var shell: Shell? = Shell(options)
        shell?.registerOwnCommands()
        try shell?.commands.setShortcuts(["F6"], of: "shell.quit")
        #expect(throws: PluginSettingsError.self) {
            try shell?.settings.store.set(["org.example.notes": ["rows": .int(3)]])
        }
        let copies = try #require(shell?.processes.userFilesFolder)
        #expect(FileManager.default.fileExists(atPath: copies))
        shell = nil
        #expect(!FileManager.default.fileExists(atPath: copies))
        #expect(StateText.read(shortcuts) == "shell.quit\tF5\n")
        #expect(StateText.read(try #require(options.settingsFile)) == settings)
        #expect(StateText.read("\(state)/files/org.example.notes/letter") == "of the user")
        // What a shell has left that was killed is removed by the next one that has the folder.
        close(other)
        StateText.write("", to: "\(state)/files-999999999/a")
        shell = Shell(options)
        _ = shell?.processes.userFilesFolder
        #expect(try FileManager.default.contentsOfDirectory(atPath: state).sorted() == ["files"])
    }

    /// A shell that was killed has left a copy. With `isBlocked`, it cannot be moved.
    @Test(arguments: [false, true]) func theCopiesOfAKilledShellAreKept(isBlocked: Bool) throws {
        let state = options.stateFolder
        let kept = "\(state)/unsaved/org.example.a"
        for folder in ["files", "files-999999999"] {
            StateText.write("letter\0/nowhere/letter", to: "\(state)/\(folder)/org.example.a/AbCdEf-1")
            StateText.write("text", to: "\(state)/\(folder)/org.example.a/AbCdEf/1/letter")
            StateText.write("old", to: "\(state)/\(folder)/org.example.a/AbCdEf/2/opened")
        }
        if isBlocked { StateText.write("", to: "\(state)/unsaved") }
        let shell = Shell(options)
        let app = start(shell)
        let place = isBlocked ? "\(state)/files/org.example.a" : kept
        #expect(
            app.description.contains(
                "Files of org.example.a could not be saved where you wanted them. They are in \(place)."),
            "\(app.description)")
        _ = shell.processes.userFilesFolder
        for (number, folder) in ["files", "files-999999999"].enumerated() {
            let copies = "\(state)/\(folder)/org.example.a"
            #expect(StateText.read("\(copies)/AbCdEf/1/letter") == (isBlocked ? "text" : ""))
            #expect(StateText.read("\(kept)/letter\(number == 0 ? "" : " 2")") == (isBlocked ? "" : "text"))
        }
        #expect(FileManager.default.fileExists(atPath: "\(state)/files-999999999") == isBlocked)
        try app.closeWindow()
    }

    @Test func aSecondShellHasLogsOfItsOwn() async throws {
        let state = options.stateFolder
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        let other = open(state, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(other) }
        try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
        // What an earlier run has left says which plugin has ended it.
        StateText.write("x", to: "\(state)/running-999999999")
        var shell: Shell? = Shell(options)
        let text = "[Plugin]\nId=org.example.a\nName=A\nVersion=1.0\nLibrary=liba.so"
        let manifest = try PluginManifest(parsing: Array(text.utf8), file: "/nowhere/a.plugin")
        do {
            let plugin = InstalledPlugin(
                PluginRecord(manifest), manifest: manifest, in: try #require(shell))
            plugin.runner.log.append("a line\n")
            #expect(plugin.runner.log.lastLines(1) == ["a line"])
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: state).sorted() == [
                "files-\(getpid())", "running-999999999",
            ])
        shell = nil
        #expect(try FileManager.default.contentsOfDirectory(atPath: state) == ["running-999999999"])
    }
}
