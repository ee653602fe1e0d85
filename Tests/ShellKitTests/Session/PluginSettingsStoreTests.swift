// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import PluginKit
import RxKernel
import Testing

@testable import ShellKit

@Suite @MainActor struct PluginSettingsStoreTests {
    private let path = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)/plugins.json"

    private func manifest() throws -> PluginManifest {
        let text = manifestText(
            "contacts",
            """
            [Setting compact]
            Title=Compact
            Type=bool
            Default=false
            [Setting rows]
            Title=Rows
            Type=int
            Minimum=1
            Maximum=100
            Default=20
            [Setting zoom]
            Title=Zoom
            Type=double
            Minimum=0.5
            Maximum=4
            Default=1
            [Setting greeting]
            Title=Greeting
            Type=string
            Maximum=5
            Default=Hello
            [Setting order]
            Title=Order
            Type=choice
            Choices=name;date;
            Default=name
            [Setting archive]
            Title=Archive
            Type=folder
            Default=
            """)
        return try PluginManifest(parsing: Array(text.utf8), file: "/contacts.plugin")
    }

    private func write(_ settings: String) throws {
        try FileManager.default.createDirectory(
            atPath: String(path.dropLast(13)), withIntermediateDirectories: true)
        try #"{"version": 1, "value": {"org.example.contacts": \#(settings)}}"#.write(
            toFile: path, atomically: true, encoding: .utf8)
    }

    @Test func withoutAFileEachSettingHasItsDefault() throws {
        var warnings: [String] = []
        let settings = PluginSettingsStore(path).settings(of: try manifest()) { warnings.append($0) }
        #expect(!settings.bool("compact"))
        #expect(settings.int("rows") == 20)
        #expect(settings.double("zoom") == 1)
        #expect(settings.string("greeting") == "Hello")
        #expect(settings.string("order") == "name")
        #expect(warnings.isEmpty)
    }

    @Test func changesAreObservedAndStored() throws {
        let settings = PluginSettingsStore(path).settings(of: try manifest()) { _ in }
        var seen: [SettingValue] = []
        settings.observe("rows").subscribe(onNext: { seen.append($0) }).dispose()
        let subscription = settings.observe("rows").skip(1).subscribe(onNext: { seen.append($0) })
        try settings.set("rows", to: .int(30))
        try settings.set("rows", to: .int(30))
        try settings.set("compact", to: .bool(true))
        try settings.set("zoom", to: .double(2))
        try settings.set("order", to: .string("date"))
        try settings.set("archive", to: .string("/music"))
        #expect(seen == [.int(20), .int(30)])
        subscription.dispose()
        let later = PluginSettingsStore(path).settings(of: try manifest()) { Issue.record("\($0)") }
        #expect(later.values == settings.values)
        try later.reset("rows")
        #expect(later.int("rows") == 20)
    }

    nonisolated static let wrong: [(id: String, stored: String, shown: String, form: String, usual: String)] =
        [
            ("compact", "1", "1", "true or false", "false"),
            ("compact", "null", "a list, an object or null", "true or false", "false"),
            ("rows", "0", "0", "a whole number from 1 to 100", "20"),
            ("rows", "101", "101", "a whole number from 1 to 100", "20"),
            ("rows", "2.5", "2.5", "a whole number from 1 to 100", "20"),
            ("rows", "\"20\"", "\"20\"", "a whole number from 1 to 100", "20"),
            ("zoom", "8", "8", "a number from 0.5 to 4.0", "1.0"),
            ("zoom", "true", "true", "a number from 0.5 to 4.0", "1.0"),
            ("greeting", "\"Good day\"", "\"Good day\"", "a text with at most 5 characters", "Hello"),
            ("greeting", "[1]", "a list, an object or null", "a text with at most 5 characters", "Hello"),
            ("order", "\"size\"", "\"size\"", "one of name, date", "name"),
            ("order", "{}", "a list, an object or null", "one of name, date", "name"),
            (
                "greeting", "{\"path\": \"/a\"}", "{ \"path\": \"/a\" }", "a text with at most 5 characters",
                "Hello"
            ),
            // A plugin can store a text, but not a path.
            ("archive", "\"/music\"", "\"/music\"", pathForm, ""),
            ("archive", "{\"path\": \"music\"}", "{ \"path\": \"music\" }", pathForm, ""),
            ("archive", "{\"path\": 1}", "a list, an object or null", pathForm, ""),
        ]

    nonisolated private static let pathForm =
        "{ \"path\": \"…\" } with the absolute path of a folder, or nothing"

    @Test(arguments: wrong)
    func aValueThatASettingCannotHaveIsReportedAndTheDefaultIsUsed(
        _ wrong: (id: String, stored: String, shown: String, form: String, usual: String)
    ) throws {
        try write("{\"\(wrong.id)\": \(wrong.stored)}")
        var warnings: [String] = []
        let settings = PluginSettingsStore(path).settings(of: try manifest()) { warnings.append($0) }
        #expect(
            warnings == [
                "\(path): org.example.contacts: \(wrong.id) cannot be \(wrong.shown). Write \(wrong.form); \"\(wrong.usual)\" is used."
            ])
        #expect(settings.value(wrong.id).map { "\($0)" } == wrong.usual)
    }

    @Test func aWholeNumberIsANumber() throws {
        try write(#"{"zoom": 2}"#)
        let settings = PluginSettingsStore(path).settings(of: try manifest()) { Issue.record("\($0)") }
        #expect(settings.double("zoom") == 2)
    }

    @Test func whatCannotBeSetIsRefused() throws {
        let settings = PluginSettings(try manifest())
        func message(_ id: String, _ value: SettingValue) -> String? {
            do throws(PluginSettingsError) { try settings.set(id, to: value) } catch { return "\(error)" }
            return nil
        }
        #expect(
            message("rows", .int(0))
                == "The setting \"rows\" cannot be \"0\". Use a whole number from 1 to 100.")
        #expect(
            message("zoom", .double(.nan))
                == "The setting \"zoom\" cannot be \"nan\". Use a number from 0.5 to 4.0.")
        #expect(message("compact", .int(1)) == "The setting \"compact\" cannot be \"1\". Use true or false.")
        #expect(
            message("colour", .int(1))
                == "The manifest declares no setting \"colour\". Add [Setting colour] with its type.")
        #expect(settings.values == PluginSettings(try manifest()).values)
    }

    @Test func readingWhatIsNotDeclaredIsAMistakeOfThePlugin() throws {
        let settings = PluginSettings(try manifest())
        var mistakes: [String] = []
        settings.onMistake = { mistakes.append($0) }
        #expect(settings.int("compact") == 0)
        #expect(
            mistakes == [
                "The manifest declares no setting \"compact\" of the type int. Add [Setting compact], or read it by its type."
            ])
    }

    @Test func aDamagedFileIsKeptUnderAnotherName() throws {
        try write("[1,")
        var warnings: [String] = []
        let settings = PluginSettingsStore(path).settings(of: try manifest()) { warnings.append($0) }
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("\(path) is damaged") == true)
        #expect(settings.int("rows") == 20)
        try settings.set("rows", to: .int(30))
        let names = try FileManager.default.contentsOfDirectory(atPath: String(path.dropLast(13)))
        #expect(names.count == 2)
    }

    @Test func whatCannotBeStoredIsInEffect() throws {
        // A folder in place of the new file, which not even root can write.
        try FileManager.default.createDirectory(atPath: "\(path).new", withIntermediateDirectories: true)
        let settings = PluginSettingsStore(path).settings(of: try manifest()) { _ in }
        do {
            try settings.set("rows", to: .int(30))
            Issue.record("it was stored")
        } catch {
            #expect("\(error)".hasPrefix("\(path) could not be written: Is a directory."))
        }
        #expect(settings.int("rows") == 30)
    }

    @Test func anEditOfTheFileIsShownAndWhatIsNotKnownStays() async throws {
        try write(#"{"rows": 30, "future": {"a": [1, 2]}}"#)
        var warnings: [String] = []
        let settings = PluginSettingsStore(path).settings(of: try manifest()) { warnings.append($0) }
        try write(#"{"rows": 40, "zoom": 8, "future": {"a": [1, 2]}}"#)
        for _ in 0..<100_000 where settings.int("rows") != 40 { await Task.yield() }
        #expect(settings.int("rows") == 40)
        let warning =
            "\(path): org.example.contacts: zoom cannot be 8. Write a number from 0.5 to 4.0; \"1.0\" is used."
        #expect(warnings == [warning])
        // The user edits the file again, and uses a switch of the application before the change is noticed.
        try write(#"{"rows": 50, "zoom": 8, "future": {"a": [1, 2]}}"#)
        try settings.set("compact", to: .bool(true))
        #expect(settings.int("rows") == 50 && settings.bool("compact"))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("future") && text.contains("50") && text.contains("compact"))
        #expect(warnings == [warning, warning])
        try FileManager.default.removeItem(atPath: String(path.dropLast(13)))
    }
}
