// SPDX-License-Identifier: MIT

import FlowKit
import Glibc
import RxKernel
import Testing

@testable import ControllerKit

/// Each test has a folder of its own.
@MainActor final class SettingsFileTests {
    struct Preferences: Codable, Equatable, Sendable {
        var isDark = false
        var size = 12
    }

    let folder: String
    var path: String { "\(folder)/new/settings.json" }

    init() throws {
        var template = Array("/tmp/rxshell-settings-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
    }

    deinit { _ = system("chmod -R u+rwx \(folder); rm -r \(folder)") }

    private func settings() -> SettingsFile<Preferences> {
        SettingsFile(path: path, default: Preferences())
    }

    private func write(_ text: String) throws {
        try settings().update { $0.size = 13 }
        let stream = try #require(fopen(path, "w"))
        fputs(text, stream)
        fclose(stream)
    }

    @Test func settingsAreKeptForTheNextRun() throws {
        try settings().update { $0.isDark = true }
        #expect(settings().value == Preferences(isDark: true))
        #expect(settings().error == nil)
    }

    @Test func observersReceiveTheCurrentSettingsAndEachChange() throws {
        let settings = settings()
        var sizes: [Int] = []
        let subscription = settings.values.subscribe(onNext: { sizes.append($0.size) })
        try settings.update { $0.size = 14 }
        try settings.update { $0.size = 14 }
        subscription.dispose()
        try settings.update { $0.size = 15 }
        #expect(sizes == [12, 14])
    }

    @Test func whatAnObserverChangesIsInTheFileToo() throws {
        let settings = settings()
        let subscription = settings.values.filter(\.isDark).subscribe(onNext: { _ in
            #expect(throws: Never.self) { try settings.update { $0.size = 20 } }
        })
        defer { subscription.dispose() }
        try settings.update { $0.isDark = true }
        #expect(self.settings().value == Preferences(isDark: true, size: 20))
    }

    @Test func aDamagedFileIsKeptUnderAnotherNameAndTheDefaultsApply() throws {
        try write("{")
        let settings = settings()
        #expect(settings.value == Preferences())
        #expect(settings.error?.reason == .damaged)
        #expect(access(try #require(settings.error?.newPath), F_OK) == 0)
        try settings.update { $0.size = 16 }
        #expect(self.settings().value.size == 16)
    }

    @Test func aFileThatCouldNotBeRenamedIsNotOverwritten() throws {
        // A file that not even root can rename.
        let error = StateFileError(path: "/proc/self/status", reason: .damaged)
        let settings = SettingsFile(path: "/proc/self/status", default: Preferences())
        #expect(settings.error == error)
        #expect(throws: error) { try settings.update { $0.size = 17 } }
        #expect(settings.value.size == 17)
    }

    @Test func aChangeIsInEffectEvenIfItCannotBeKept() {
        let settings = SettingsFile(path: "/proc/rxshell/settings.json", default: Preferences())
        #expect(throws: StateFileError.self) { try settings.update { $0.isDark = true } }
        #expect(settings.value.isDark)
    }

    @Test func withoutAPathSettingsAreInMemoryOnly() throws {
        let settings = SettingsFile(path: nil, default: Preferences())
        try settings.update { $0.isDark = true }
        #expect(settings.value.isDark)
        #expect(settings.error == nil)
    }

    @Test func settingsOfAnApplicationAreInItsConfigurationFolder() throws {
        let folders = XDGFolders(application: "org.example.Notes", environment: ["XDG_CONFIG_HOME": folder])
        let settings = SettingsFile(
            folders, of: "org.example.Notes", name: "settings.json", default: Preferences())
        try settings.update { $0.isDark = true }
        #expect(access("\(folder)/org.example.Notes/settings.json", F_OK) == 0)
    }

    @Test func anApplicationWithoutAFolderKeepsItsSettingsInMemoryAndReportsThat() {
        let folders = XDGFolders(application: "org.example.Notes", environment: [:])
        let settings = SettingsFile(
            folders, of: "org.example.Notes", name: "settings.json", default: Preferences())
        #expect(
            settings.error?.description
                == "org.example.Notes has no folder for its files, because neither HOME nor the variable of the folder "
                + "(XDG_CONFIG_HOME for settings, XDG_STATE_HOME for what is restored) is set to an absolute path, and the "
                + "user has no home folder. The next run restores nothing; set one of them.")
        #expect(throws: StateFileError.self) { try settings.update { $0.isDark = true } }
        #expect(settings.value.isDark)
    }

    @Test func settingsAreReleased() {
        weak var weakSettings: SettingsFile<Preferences>?
        do {
            let settings = settings()
            weakSettings = settings
            #expect(settings.values.subscribe(onNext: { _ in }) as AnyObject? != nil)
        }
        #expect(weakSettings == nil)
    }
}
