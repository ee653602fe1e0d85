// SPDX-License-Identifier: MIT

import PluginKit
import Testing

struct TurnedOffPluginsTests {
    private func list(_ text: String) -> TurnedOffPlugins? { TurnedOffPlugins(file: Array(text.utf8)) }

    @Test func eachPluginHasItsReason() throws {
        let plugins = try #require(list("org.example.notes\tIt is slow.\norg.example.logs\t\n"))
        #expect(plugins.ids == ["org.example.notes", "org.example.logs"])
        #expect(plugins.reason(for: "org.example.notes") == "It is slow.")
        #expect(plugins.reason(for: "org.example.logs") == "")
        #expect(plugins.reason(for: "org.example.other") == nil)
        #expect(TurnedOffPlugins().reason(for: "org.example.notes") == nil)
    }

    @Test func afterADamageAllPluginsAreOffThatTheUserHasNotTurnedOn() throws {
        let plugins = try #require(list("*\tThe list was damaged.\n+org.example.logs\t\n"))
        #expect(plugins.ids.isEmpty && plugins.reason(for: "org.example.logs") == nil)
        #expect(plugins.reason(for: "org.example.notes") == "The list was damaged.")
    }

    @Test(arguments: [
        "", "org.example.notes\t", "no id\t\n", "org.example.notes\n", "org.example.notes\t\n\n",
        "+no id\t\n",
        "org.example.notes\t\0\n",
    ])
    func aDamagedFileIsNoList(_ text: String) { #expect(list(text) == nil) }

    @Test func aFileFromAnEditorOfAnotherSystemIsRead() throws {
        let plugins = try #require(list("\u{FEFF}org.example.notes\tIt is\u{2028}slow.\r\n"))
        #expect(plugins.reason(for: "org.example.notes") == "It is\u{2028}slow.")
        #expect(TurnedOffPlugins(file: [0xFF, 0x0A]) == nil)
    }
}
