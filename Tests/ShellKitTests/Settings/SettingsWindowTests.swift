// SPDX-License-Identifier: MIT

import AppTesting
import FlowKit
import Foundation
import HeadlessBackend
import PluginKit
import Testing
import ViewKit

@testable import ShellKit

@Suite(.serialized) @MainActor struct SettingsWindowTests {
    private static func message(_ dialog: HeadlessDialog) -> String {
        if case .alert(let alert) = dialog.content { alert.message } else { "" }
    }

    @Test func aRowOfItsTypeChangesAndStoresEachSetting() async throws {
        let test = try await SettingsShell()
        let app = test.app
        try await test.openSettings()
        #expect(app.texts.contains("General – Appearance"))
        #expect(app.texts.contains("Contacts"))
        #expect(app.texts.contains("Beside each name"))
        let settings = try #require(test.shell.settings(of: "org.example.contacts"))
        try app.toggle("Show photos").tap()
        try app.numberField("Rows").enter(30)
        try app.slider("Zoom").slide(to: 2.25)
        try app.textField("Greeting").type("Hi")
        try app.dropDown("Order").select("By date")
        try app.colorButton("Tint").choose(Color(red: 1, green: 0, blue: 0))
        try app.fileField("Archive").tap()
        try app.dialog().choose(files: ["/tmp"])
        #expect(
            settings.values == [
                "photos": .bool(false), "rows": .int(30), "zoom": .double(2.25), "greeting": .string("Hi"),
                "order": .string("date"), "tint": .string("#ff0000"), "archive": .string("/tmp"),
            ])
        #expect(test.stored.contains("\"rows\" : 30"))
        try app.button("Reset Rows").tap()
        #expect(settings.int("rows") == 20)
        #expect(try app.numberField("Rows").number == 20)
        #expect(!test.stored.contains("rows"))
        #expect(throws: HeadlessError.self) { try app.button("Reset Rows").tap() }
    }

    /// Also while a field has the keyboard focus, with the keys that the user has chosen.
    @Test(arguments: ["<Primary>q", "<Primary><Alt>q"])
    func theShellEndsByItsKeysInTheWindowWithTheSettings(keys: String) async throws {
        let test = try await SettingsShell()
        let app = test.app
        if keys != "<Primary>q" { try test.shell.commands.setShortcuts([Shortcut(keys)], of: "shell.quit") }
        try await test.openSettings()
        try app.numberField("Rows").enter(35)
        try app.press(Shortcut(keys))
        await app.settle { app.windows.isEmpty }
        #expect(app.windows.isEmpty)
        #expect(test.stored.contains("\"rows\" : 35"))
    }

    @Test func theSearchFindsTitlesDescriptionsChoicesAndPlugins() async throws {
        let test = try await SettingsShell([
            "contacts": SettingsShell.contacts,
            "maps": "[Setting map]\nTitle=Projection\nDescription=Of the globe\nType=bool\nDefault=false",
        ])
        let app = test.app
        try await test.openSettings()
        func found(_ text: String) throws -> [String] {
            try app.textField("Search settings").type(text)
            return ["Show photos", "Rows", "Order", "Projection"].filter { app.texts.contains($0) }
        }
        #expect(try found("PHOTOS") == ["Show photos"])
        #expect(try found("globe") == ["Projection"])
        #expect(try found("by date") == ["Order"])
        #expect(try found("contacts row") == ["Rows"])
        #expect(try found("maps") == ["Projection"])
        #expect(try found("nothing like it") == [])
        #expect(app.texts.contains("No setting matches the search."))
        #expect(try found("") == ["Show photos", "Rows", "Order", "Projection"])
    }

    @Test func onlyChangedSettingsAreShownAndAResetKeepsTheRow() async throws {
        let test = try await SettingsShell()
        let app = test.app
        try test.shell.settings(of: "org.example.contacts")?.set("rows", to: .int(7))
        try await test.openSettings()
        try app.toggle("Changed").tap()
        #expect(app.texts.contains("Rows"))
        #expect(!app.texts.contains("Greeting"))
        try app.button("Reset Rows").tap()
        #expect(app.texts.contains("Rows"))
        try test.shell.settings(of: "org.example.contacts")?.set("greeting", to: .string("Hi"))
        #expect(app.texts.contains("Greeting"))
        try app.toggle("Changed").tap()
        try app.toggle("Changed").tap()
        #expect(!app.texts.contains("Rows"))
    }

    @Test func whatAnotherProgramWritesIntoTheFileIsShownAtOnce() async throws {
        let test = try await SettingsShell()
        let app = test.app
        try await test.openSettings()
        try test.write(
            #"{"version": 1, "value": {"org.example.contacts": {"rows": 44}, "shell": {"appearance": "dark"}}}"#,
            to: "config/plugins.json")
        #expect(await app.settle(within: .seconds(20)) { (try? app.numberField("Rows").number) == 44 })
        #expect(app.backend.colorScheme == .dark)
        #expect(try app.dropDown("Colours").value == "Dark")
        // A value that is removed from the file is the default again; the plugin changes another one.
        try test.write(#"{"version": 1, "value": {}}"#, to: "config/plugins.json")
        #expect(await app.settle(within: .seconds(20)) { (try? app.numberField("Rows").number) == 20 })
        try test.shell.settings(of: "org.example.contacts")?.set("rows", to: .int(9))
        #expect(try app.numberField("Rows").number == 9)
    }

    @Test func aFileThatBecomesUnreadableChangesNothingAndIsReported() async throws {
        let test = try await SettingsShell()
        try test.shell.settings(of: "org.example.contacts")?.set("rows", to: .int(9))
        try test.write("{", to: "config/plugins.json")
        let warning =
            "\(test.file) was changed by another program, and cannot be read any more. The values stay as they were. Correct the file: if a setting is changed in the application before, the file is renamed, and a new one is written."
        #expect(
            await test.app.settle(within: .seconds(20)) {
                test.shell.installed.records.value.contains { $0.warnings.contains(warning) }
            })
        #expect(test.shell.settings(of: "org.example.contacts")?.int("rows") == 9)
        #expect(test.stored == "{")
    }

    private static func styleClasses(below view: HeadlessView) -> Set<String> {
        view.children.reduce(Set(view.common.styleClasses)) { $0.union(styleClasses(below: $1)) }
    }

    @Test func theShellFollowsItsOwnSettings() async throws {
        let test = try await SettingsShell(options: { $0.idleTime = .seconds(30) })
        let app = test.app
        let preferences = test.shell.preferences
        #expect(preferences.idleTime == .seconds(30))
        try await test.openSettings()
        try app.dropDown("Colours").select("Dark")
        #expect(app.backend.colorScheme == .dark)
        try app.dropDown("Density").select("Compact")
        try app.dropDown("Text size").select("Large")
        let window = try #require(app.windows.first?.content)
        #expect(Self.styleClasses(below: window).isSuperset(of: ["density-compact", "text-large"]))
        try app.numberField("End the process of an idle plugin after").enter(0)
        #expect(preferences.idleTime == nil)
        try app.numberField("End the process of an idle plugin after").enter(3)
        #expect(preferences.idleTime == .seconds(180))
        try app.toggle("Confine plugins").tap()
        #expect(!preferences.confinesPlugins)
    }

    @Test func settingsAreExportedAndImported() async throws {
        let test = try await SettingsShell()
        let app = test.app
        let settings = try #require(test.shell.settings(of: "org.example.contacts"))
        try settings.set("rows", to: .int(7))
        try await test.openSettings()
        let path = "\(test.folder)/exported.json"
        let other = StateFile<String>(path: "\(path).new")
        try other.save("Of the user")
        try app.press("F10")
        let menu = try #require(try app.window().menu)
        #expect(menu.titles.contains("Export…"))
        menu.close()
        try app.perform("settings.export")
        try app.dialog().choose(files: [path])
        try app.perform("settings.reset")
        try app.dialog().choose("Reset All")
        #expect(settings.int("rows") == 20)
        try app.perform("settings.import")
        try app.dialog().choose(files: [path])
        #expect(settings.int("rows") == 7)
        #expect(try app.numberField("Rows").number == 7)
        #expect(test.stored.contains("\"rows\" : 7"))
        #expect(try other.load() == "Of the user")
    }

    @Test func settingsThatCannotBeImportedAreListedAndTheOthersImportedAfterAConfirmation() async throws {
        let test = try await SettingsShell()
        let app = test.app
        let settings = try #require(test.shell.settings(of: "org.example.contacts"))
        try await test.openSettings()
        try test.write(
            """
            {"version": 1, "value": {
                "org.example.contacts": {"rows": 700, "zoom": 2, "colour": 1}, "org.example.gone": {"a": 1}}}
            """, to: "other.json")
        try app.perform("settings.import")
        try app.dialog().choose(files: ["\(test.folder)/other.json"])
        #expect(
            try Self.message(app.dialog()) == """
                Contacts: it has no setting "colour". Another version of the plugin may have it.
                Contacts: "Rows" cannot be 700. It can be a whole number from 1 to 100.
                org.example.gone: no plugin with this id has settings. Install the plugin first.
                """)
        try app.dialog().choose("Cancel")
        #expect(settings.double("zoom") == 1)
        try app.perform("settings.import")
        try app.dialog().choose(files: ["\(test.folder)/other.json"])
        try app.dialog().choose("Import the Others")
        #expect(settings.double("zoom") == 2)
        #expect(settings.int("rows") == 20)
    }

    @Test(arguments: [
        ("not json", "it does not have the form of exported settings. Choose a file that was exported."),
        (#"{"version": 9, "value": {}}"#, "a newer version has written it. Update this application."),
        (nil, "No such file or directory. Choose another file."),
    ])
    func aFileThatIsNotOneOfSettingsIsRefused(_ text: String?, _ reason: String) async throws {
        let test = try await SettingsShell()
        let app = test.app
        try await test.openSettings()
        let path = "\(test.folder)/other.json"
        if let text { try test.write(text, to: "other.json") }
        try app.perform("settings.import")
        try app.dialog().choose(files: [path])
        #expect(try app.dialog().title == "The settings cannot be imported")
        #expect(try Self.message(app.dialog()) == "\(path) cannot be imported: \(reason)")
        if text != nil { #expect(FileManager.default.fileExists(atPath: path)) }
    }

    @Test func thePaletteFindsASettingAndOpensItInTheWindow() async throws {
        let test = try await SettingsShell()
        try test.app.press("<Primary><Shift>p")
        try test.app.textField("Command Palette").type("zoom")
        #expect(
            try test.app.list("Results").rowTexts.contains { $0.contains("Zoom") && $0.contains("Setting") })
        try test.app.press("Return")
        #expect(
            await test.app.settle { (try? test.app.textField("Search settings").value) == "Zoom" })
        #expect(test.app.texts.contains("Zoom") && !test.app.texts.contains("Greeting"))
        // A setting is no place.
        try test.app.press("<Primary>w")
        #expect(await test.app.settle { test.app.windows.count == 1 })
        try test.app.press("<Primary>p")
        #expect(try !test.app.list("Results").rows.contains("Zoom"))
    }

    @Test func theWindowIsOpenOnceAndGoesWithTheShell() async throws {
        let test = try await SettingsShell()
        let app = test.app
        try await test.openSettings()
        test.shell.windows.navigate(.settings("zoom"))
        #expect(await app.settle { (try? app.textField("Search settings").value) == "zoom" })
        #expect(app.windows.count == 2)
        try app.press("<Primary>w")
        #expect(await app.settle { app.windows.count == 1 })
        #expect(await app.settle { !app.retainedObjects.contains("SettingsViewController") })
        try await test.openSettings()
        try app.press("Escape")
        #expect(await app.settle { app.windows.count == 1 })
        try await test.openSettings()
        try app.closeWindow()
        try app.closeWindow()
        #expect(await app.settle { app.retainedObjects.isEmpty })
    }

    @Test func aPluginThatIsTurnedOffKeepsItsSettingsAndManyAreShownInParts() async throws {
        let many = (0..<150).map { "[Setting s\($0)]\nTitle=Number \($0)\nType=bool\nDefault=true" }
        let test = try await SettingsShell(["many": many.joined(separator: "\n")])
        let app = test.app
        try await test.openSettings()
        #expect(!app.texts.contains("Number 149"))
        try app.button("Show 56 More").tap()
        #expect(app.texts.contains("Number 149"))
    }
}
