// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import Foundation
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

@Suite(.serialized) @MainActor struct ProfilesTests {
    private let folder = TemporaryFolder()

    init() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    }

    @Test func aProfileHasFilesOfItsOwn() {
        let usual = ShellOptions(application: "org.example.Test")
        let office = ShellOptions(application: "org.example.Test", profile: "office")
        #expect(office.stateFolder.hasSuffix("/org.example.Test/profiles/office/plugins"))
        #expect(office.dataFolder.hasSuffix("/org.example.Test/profiles/office/plugin-data"))
        #expect(office.settingsFile?.hasSuffix("/org.example.Test/profiles/office/plugins.json") == true)
        #expect(usual.profilesFolder == office.profilesFolder && usual.stateFolder != office.stateFolder)
        let state = XDGFolders(application: "org.example.Test", profile: "office").state
        #expect(state?.hasSuffix("/org.example.Test/profiles/office") == true)
    }

    /// As the settings and the state of windows, which `XDGFolders` has always found there.
    @Test func withoutAVariableOfTheHomeFolderItIsThatOfThePasswordFile() async {
        await #expect(processExitsWith: .success) {
            for name in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] { unsetenv(name) }
            let home = String(cString: try #require(getpwuid(getuid())?.pointee.pw_dir))
            let options = ShellOptions(application: "org.example.Test", profile: "office")
            let name = "org.example.Test/profiles"
            try #require(options.stateFolder == "\(home)/.local/state/\(name)/office/plugins")
            try #require(options.dataFolder == "\(home)/.local/share/\(name)/office/plugin-data")
            try #require(options.settingsFile == "\(home)/.config/\(name)/office/plugins.json")
            try #require(options.profilesFolder == "\(home)/.local/state/\(name)")
        }
    }

    @Test func aProfileIsCreatedAndOpenedInAProcess() throws {
        let profiles = Profiles(
            in: folder.path, current: "home",
            arguments: ShellArguments(["shell", "--plugin-dir", folder.path]))
        var started: [[String]] = []
        profiles.start = { program, arguments in
            started.append([program] + arguments)
            return nil
        }
        #expect(profiles.names.value == ["home"])
        #expect(profiles.open("work") == nil)
        #expect(profiles.open(nil) == nil)
        let path = try #require(folder.path.resolvedPath)
        #expect(
            started == [
                ["/proc/self/exe", "--plugin-dir", path, "--profile", "work"],
                ["/proc/self/exe", "--plugin-dir", path],
            ])
        #expect(profiles.names.value == ["home", "work"])
        #expect(Profiles(in: folder.path, current: nil).names.value == ["work"])
    }

    @Test(arguments: ["", "1", "-a", "../x", "a b", "ä", "a/b", String(repeating: "a", count: 41)])
    func aNameThatIsNotValidIsRefused(_ name: String) {
        #expect(!Profiles.isName(name))
        let profiles = Profiles(in: folder.path, current: nil, arguments: ShellArguments(["shell"]))
        profiles.start = { _, _ in "started" }
        #expect(profiles.open(name) == Profiles.nameError)
        let arguments = ShellArguments(["shell", "--profile", name])
        #expect(
            arguments.profile == nil && arguments.errorMessage?.hasPrefix("--profile needs a name") == true)
    }

    @Test func theProcessOfAProfileRunsOnItsOwn() async throws {
        let profiles = Profiles(in: folder.path, current: nil, arguments: ShellArguments(["shell"]))
        let file = "\(folder.path)/started"
        #expect(profiles.start("/bin/sh", ["-c", "echo $PPID >'\(file)'"]) == nil)
        let clock = ContinuousClock()
        let end = clock.now + .seconds(20)
        while (try? String(contentsOfFile: file, encoding: .utf8))?.isEmpty ?? true, clock.now < end {
            try await Task.sleep(for: .milliseconds(5))
        }
        // Its parent is not this process, which need not wait for it.
        let parent = try String(contentsOfFile: file, encoding: .utf8).trimmingCharacters(
            in: .whitespacesAndNewlines)
        #expect(parent != "\(getpid())")
        #expect(profiles.start("/nowhere/program", [])?.contains("No such file") == true)
    }

    /// As `/proc/self/exe` is after an update.
    @Test func aProgramThatWasReplacedIsStartedFromItsPath() async throws {
        let profiles = Profiles(in: folder.path, current: nil, arguments: ShellArguments(["shell"]))
        let (link, program, file) = ("\(folder.path)/exe", "\(folder.path)/program", "\(folder.path)/started")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(program) (deleted)")
        #expect(
            profiles.start(link, []) == "The application was updated. Start it again, then open the profile.")
        try "#!/bin/sh\n: >'\(file)'\n".write(toFile: program, atomically: true, encoding: .utf8)
        #expect(chmod(program, 0o700) == 0)
        #expect(profiles.start(link, []) == nil)
        let end = ContinuousClock.now + .seconds(20)
        while !FileManager.default.fileExists(atPath: file), ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test func theMenuHasTheNamesWithTheirUnderscores() throws {
        let profiles = Profiles(
            in: folder.path, current: "my_work", arguments: ShellArguments(["shell"]))
        let items = ShellFlow.profileMenu(profiles).items.first?.submenu?.items ?? []
        let item = try #require(items.first { $0.value == "my_work" })
        #expect(item.visibleTitle == "my_work")
    }

    @Test func theMenuOpensProfilesAndTheTitleHasTheOneOfTheRun() async throws {
        var options = ShellOptions(application: "org.example.test", profile: "work")
        options.stateFolder = folder.path
        options.settingsFile = nil
        let shell = Shell(options)
        shell.load(ClockPlugin.self)
        var started: [[String]] = []
        shell.windows.profiles.start = { _, arguments in
            started.append(arguments)
            return started.count == 1 ? nil : "there is no shell"
        }
        let app = HeadlessApp(ShellFlow(shell: shell), startingAt: ShellStep.workspace)
        try await app.wait { app.texts.contains("Noon") && app.title == "work" }
        shell.windows.front?.tabs.selectedTab?.controller.title = "Clock"
        #expect(app.title == "Clock – work")
        try app.menuButton("Commands").choose("Profiles", "Without a Profile")
        try await app.wait { started == [[]] }
        try app.menuButton("Commands").choose("Profiles", "work")
        try app.menuButton("Commands").choose("Profiles", "New Profile…")
        try await app.wait { (try? app.dialog()) != nil }
        try app.dialog().type("two words")
        #expect(throws: HeadlessError.self) { try app.dialog().choose("OK") }
        try app.dialog().type("play")
        try app.dialog().choose("OK")
        try await app.wait { started.count == 2 }
        #expect(started[1].suffix(2) == ["--profile", "play"])
        try await app.wait { (try? app.dialog().title) == "The profile cannot be opened" }
        try app.dialog().choose("Close")
    }
}
