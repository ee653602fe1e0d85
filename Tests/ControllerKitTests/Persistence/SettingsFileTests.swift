// SPDX-License-Identifier: MIT

import AppTesting
import FlowKit
import Glibc
import RxKernel
import RxKernelTesting
import Testing

@testable import ControllerKit

/// Each test has a folder of its own.
@MainActor final class SettingsFileTests {
    struct Preferences: Codable, Equatable, Sendable {
        var isDark = false
        var size = 12
    }

    private let temporary = TemporaryFolder()
    private var folder: String { temporary.path }
    private var path: String { "\(folder)/new/settings.json" }

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

    // MARK: Edits by hand

    /// Replaces the content of the file in place, as an editor does that keeps the file.
    private func edit(_ text: String) throws {
        let stream = try #require(fopen(path, "w"))
        fputs(text, stream)
        fclose(stream)
    }

    /// Replaces the file by another one, as most editors do.
    private func replace(with text: String) throws {
        let stream = try #require(fopen("\(path).edited", "w"))
        fputs(text, stream)
        fclose(stream)
        try #require(rename("\(path).edited", path) == 0)
    }

    private func text() throws -> String {
        let stream = try #require(fopen(path, "r"))
        defer { fclose(stream) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = fread(&bytes, 1, bytes.count, stream)
        return String(decoding: bytes[..<count], as: UTF8.self)
    }

    @Test func anEditOfTheFileSurvivesTheNextChangeInTheApplication() throws {
        let settings = settings()
        try settings.update { $0.isDark = true }
        try edit(#"{"version": 1, "value": {"isDark": true, "size": 16}}"#)
        try settings.update { $0.isDark = false }
        #expect(settings.value == Preferences(isDark: false, size: 16))
        #expect(self.settings().value == Preferences(isDark: false, size: 16))
    }

    /// The file has the same size and perhaps the same time of its last change.
    @Test func anEditOfOneDigitIsNoticed() throws {
        let settings = settings()
        try settings.update { $0.size = 14 }
        try edit(try text().split(separator: "14").joined(separator: "15"))
        try settings.update { $0.isDark = true }
        #expect(settings.value == Preferences(isDark: true, size: 15))
    }

    @Test(arguments: [true, false]) func anEditIsReadWhileTheApplicationRuns(inPlace: Bool) async throws {
        let settings = settings()
        var sizes: [Int] = []
        let subscription = settings.values.subscribe(onNext: { sizes.append($0.size) })
        defer { subscription.dispose() }
        try settings.update { $0.size = 13 }
        for size in [16, 17] {
            let text = #"{"version": 1, "value": {"isDark": false, "size": \#(size)}}"#
            if inPlace { try edit(text) } else { try replace(with: text) }
            await until { settings.value.size == size }
        }
        #expect(sizes == [12, 13, 16, 17])
    }

    /// The folder does not exist at the first run.
    @Test func aFileThatTheUserCreatesIsRead() async throws {
        let settings = settings()
        try StateFile(path: path).save(Preferences(size: 15))
        await until { settings.value.size == 15 }
        #expect(settings.value.size == 15)
    }

    @Test func membersThatThisVersionDoesNotKnowStay() throws {
        try settings().update { $0.size = 13 }
        try edit(
            #"{"version": 1, "comment": "mine", "value": {"isDark": false, "size": 11, "accent": {"r": 1.5, "l": [1, null]}}}"#
        )
        let settings = settings()
        #expect(settings.error == nil && settings.value.size == 11)
        try settings.update { $0.isDark = true }
        for part in ["accent", "1.5", "null", "comment", "mine"] { #expect(try text().contains(part)) }
        #expect(self.settings().value == Preferences(isDark: true, size: 11))
    }

    @Test func aMemberThatTheFileLacksHasItsDefault() throws {
        try settings().update { $0.size = 13 }
        try edit(#"{"version": 1, "value": {"isDark": true}}"#)
        let settings = settings()
        #expect(settings.error == nil && settings.value == Preferences(isDark: true, size: 12))
    }

    @Test func aMistakeInAnEditIsReportedAndNothingIsLost() async throws {
        let settings = settings()
        var errors: [StateFileError] = []
        let subscription = settings.errors.subscribe(onNext: { errors.append($0) })
        defer { subscription.dispose() }
        try settings.update { $0.size = 13 }
        try edit(#"{"version": 1, "value": {"isDark": true, size: 16}}"#)
        await until { !errors.isEmpty }
        #expect(errors == [StateFileError(path: path, reason: .invalidEdit)])
        #expect(
            errors.first?.description
                == "\(path) was changed by another program, and cannot be read any more. The values stay as they were. "
                + "Correct the file: if a setting is changed in the application before, the file is renamed, and a new one is written."
        )
        #expect(settings.value == Preferences(size: 13))
        try settings.update { $0.isDark = true }
        #expect(settings.error?.reason == .damaged)
        #expect(access(try #require(settings.error?.newPath), F_OK) == 0)
        #expect(self.settings().value == Preferences(isDark: true, size: 13))
    }

    @Test func aMistakeThatIsCorrectedIsForgotten() async throws {
        let settings = settings()
        var errors = 0
        let subscription = settings.errors.subscribe(onNext: { _ in errors += 1 })
        defer { subscription.dispose() }
        try settings.update { $0.size = 13 }
        for round in 1...2 {
            try edit("{")
            await until { errors == round }
            try edit(#"{"version": 1, "value": {"isDark": true, "size": \#(20 + round)}}"#)
            await until { settings.value.size == 20 + round }
        }
        #expect(errors == 2 && settings.error == nil && settings.value == Preferences(isDark: true, size: 22))
    }

    @Test func aChangeThatCouldNotBeWrittenAndAnEditAreBothInEffect() throws {
        let settings = settings()
        try settings.update { $0.size = 13 }
        // A folder in place of the new file, which not even root can write.
        try #require(mkdir("\(path).new", 0o700) == 0)
        #expect(throws: StateFileError.self) { try settings.update { $0.isDark = true } }
        try edit(#"{"version": 1, "value": {"isDark": false, "size": 18}}"#)
        try #require(rmdir("\(path).new") == 0)
        try settings.update { $0.size += 1 }
        #expect(settings.value == Preferences(isDark: true, size: 19))
        #expect(self.settings().value == Preferences(isDark: true, size: 19))
    }

    @Test func aChangeThatCouldNotBeWrittenIsWrittenWhenTheDiskHasSpace() throws {
        let (settings, time) = (settings(), HistoricalScheduler())
        settings.scheduler = time
        try settings.update { $0.size = 13 }
        // A folder in place of the new file, which not even root can write.
        try #require(mkdir("\(path).new", 0o700) == 0)
        #expect(throws: StateFileError.self) { try settings.update { $0.isDark = true } }
        time.advanceTo(time.clock.addingTimeInterval(1))
        #expect(!self.settings().value.isDark)
        try #require(rmdir("\(path).new") == 0)
        time.advanceTo(time.clock.addingTimeInterval(1))
        #expect(!self.settings().value.isDark)
        time.advanceTo(time.clock.addingTimeInterval(1))
        #expect(self.settings().value.isDark)
    }

    /// The watch of the folder has not told the edit yet.
    @Test func anEditIsNotLostWhenAWriteIsTriedAgain() throws {
        let (settings, time) = (settings(), HistoricalScheduler())
        settings.scheduler = time
        try settings.update { $0.size = 13 }
        try #require(mkdir("\(path).new", 0o700) == 0)
        #expect(throws: StateFileError.self) { try settings.update { $0.isDark = true } }
        try edit(#"{"version": 1, "value": {"isDark": false, "size": 18}}"#)
        try #require(rmdir("\(path).new") == 0)
        time.advanceTo(time.clock.addingTimeInterval(1))
        #expect(self.settings().value == Preferences(isDark: true, size: 18))
    }

    @Test(arguments: [true, false])
    func aChangeThatCouldNotBeWrittenIsWrittenWithTheNextOneAndAtTheEnd(isReleased: Bool) throws {
        var settings: SettingsFile<Preferences>? = settings()
        try settings?.update { $0.size = 13 }
        try #require(mkdir("\(path).new", 0o700) == 0)
        #expect(throws: StateFileError.self) { try settings?.update { $0.isDark = true } }
        try #require(rmdir("\(path).new") == 0)
        // The value is the same.
        if isReleased { settings = nil } else { try settings?.update { $0.isDark = true } }
        #expect(self.settings().value.isDark)
    }

    @Test func theFileOfALinkIsWatched() async throws {
        try settings().update { $0.size = 13 }
        let target = "\(folder)/dotfiles.json"
        try #require(rename(path, target) == 0 && symlink(target, path) == 0)
        let settings = settings()
        try edit(#"{"version": 1, "value": {"isDark": true, "size": 13}}"#)
        await until { settings.value.isDark }
        #expect(settings.value.isDark)
    }

    /// A restored backup, or another branch of a repository with the files.
    @Test(arguments: ["new", "."]) func aFolderThatIsReplacedIsWatched(_ replaced: String) async throws {
        let settings = settings()
        try settings.update { $0.size = 13 }
        let moved = replaced == "new" ? "\(folder)/new" : folder
        for (size, isRemoved) in [(14, false), (15, true)] {
            if isRemoved {
                _ = system("rm -r \(moved)")
            } else {
                try #require(rename(moved, "\(folder).old") == 0)
            }
            // The main queue has told the end of the folder before there is another one, and also after that.
            if isRemoved { for _ in 0..<100 { await Task.yield() } }
            try StateFile(path: path).save(Preferences(size: size))
            await until { settings.value.size == size }
            #expect(settings.value.size == size)
            _ = system("rm -rf \(folder).old")
        }
        try edit(#"{"version": 1, "value": {"isDark": true, "size": 16}}"#)
        await until { settings.value.isDark }
        #expect(settings.value == Preferences(isDark: true, size: 16))
    }

    @Test func aFileThatIsReplacedByALinkIsWatched() async throws {
        let settings = settings()
        try settings.update { $0.size = 13 }
        let target = "\(folder)/dotfiles.json"
        try StateFile(path: target).save(Preferences(size: 14))
        try #require(symlink(target, "\(path).link") == 0 && rename("\(path).link", path) == 0)
        await until { settings.value.size == 14 }
        try StateFile(path: target).save(Preferences(size: 15))
        await until { settings.value.size == 15 }
        #expect(settings.value.size == 15)
    }

    private struct Earlier: Codable, Equatable, Sendable {
        struct Font: Codable, Equatable, Sendable {
            var family: String? = "Sans"
        }
        enum CodingKeys: String, CodingKey {
            case theme
            case font
            case editor
            case language = "lang"
        }
        var theme: String? = "dark"
        var font = Font()
        var editor: String?
        var language: String? = "de"
    }

    private struct Later: Codable, Equatable, Sendable {
        enum CodingKeys: String, CodingKey {
            case theme
            case font
            case editor
            case language = "lang"
            case size
        }
        var theme: String? = "dark"
        var font = Earlier.Font()
        var editor: String? = "vi"
        var language: String? = "de"
        /// What the file lacks, so that the defaults are used.
        var size = 12
    }

    @Test func whatIsNilStaysNilInALaterVersion() throws {
        let earlier = SettingsFile(path: path, default: Earlier())
        try earlier.update {
            $0.theme = nil
            $0.font.family = nil
            $0.language = nil
        }
        #expect(try !text().contains("language"))
        let later = SettingsFile(path: path, default: Later())
        let expected = Later(theme: nil, font: .init(family: nil), editor: nil, language: nil)
        #expect(later.value == expected && later.error == nil)
        try later.update { $0.size = 13 }
        #expect(SettingsFile(path: path, default: Later()).value.theme == nil)
    }
}
