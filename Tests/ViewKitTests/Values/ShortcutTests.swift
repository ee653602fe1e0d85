// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

@MainActor struct ShortcutTests {
    @Test func aCombinationHasModifiersAndAKey() throws {
        #expect(try Shortcut("<Primary>n").combination() == KeyCombination("n", modifiers: .control))
        #expect(
            try Shortcut("<Ctrl><shift>Page_Up").combination()
                == KeyCombination("Page_Up", modifiers: [.control, .shift]))
        #expect(try Shortcut("F35").combination() == KeyCombination("F35"))
        #expect(try Shortcut("XF86AudioPlay").combination() == KeyCombination("XF86AudioPlay"))
        #expect(Shortcut("<Control>N").matches("<Primary>n"))
        #expect(!Shortcut("<Control>N").matches("<Primary><Shift>n"))
        #expect(Shortcut("<Primary><Shift>ISO_Left_Tab").matches("<Primary><Shift>Tab"))
        #expect(Shortcut("<Primary>Prior").matches("<Primary>Page_Up"))
    }

    @Test(arguments: [
        (
            "<Primary",
            "The shortcut \"<Primary\" has a \"<\" without a \">\". Write modifiers as in \"<Primary>n\"."
        ),
        (
            "<Command>n",
            "The shortcut \"<Command>n\" has the unknown modifier \"<Command>\". There are <Primary>, <Control>, <Shift>, <Alt>, <Super>, "
                + "<Hyper> and <Meta>."
        ),
        (
            "<Primary>",
            "The shortcut \"<Primary>\" has no key. Write one after the modifiers, as in \"<Primary>n\"."
        ),
        ("<Primary>+", "The shortcut \"<Primary>+\" has the unknown key \"+\". Its name is \"plus\"."),
        ("PageUp", "The shortcut \"PageUp\" has the unknown key \"PageUp\". Its name is \"Page_Up\"."),
        ("Enter", "The shortcut \"Enter\" has the unknown key \"Enter\". Its name is \"Return\"."),
        (
            "F36",
            "The shortcut \"F36\" has the unknown key \"F36\". Write its X11 name, such as \"n\", \"plus\", \"Left\", \"Page_Up\" or \"F5\"."
        ),
    ])
    func whatCannotBeParsedIsExplained(_ text: String, _ message: String) {
        let error = #expect(throws: ShortcutError.self) { try Shortcut(text).combination() }
        #expect(error?.description == message)
    }

    @Test func conflictsAndUnparsableShortcutsAreReportedOnceAndDoNothing() throws {
        HeadlessBackend.install()
        var reports: [String] = []
        let handler = ViewReport.handler
        defer { ViewReport.handler = handler }
        ViewReport.handler = { reports.append("\($0)") }
        var performed: [String] = []
        let window = Window(WindowState { $0.title = "Contacts" })
        let first = Action("contacts.new", title: "New", shortcuts: ["<Primary>n"]) {
            performed.append("new")
        }
        let second = Action("notes.new", title: "New Note", shortcuts: ["<Control>N", "<Primary>+"]) {
            performed.append("note")
        }
        window.actions = [first, second]
        first.isEnabled = false
        first.isEnabled = true
        #expect(
            reports == [
                "Window \"Contacts\": the actions \"contacts.new\" and \"notes.new\" have the same shortcut <Control>N, which triggers "
                    + "\"contacts.new\". Give one of them another shortcut.",
                "Window \"Contacts\": the action \"notes.new\" has a shortcut that cannot be parsed and that does nothing. "
                    + "The shortcut \"<Primary>+\" has the unknown key \"+\". Its name is \"plus\".",
            ])
        window.present()
        let headless = try #require(window.backendWindow as? HeadlessWindow)
        try headless.press("<Ctrl>n")
        #expect(performed == ["new"])
        window.close()

        let untitled = Window()
        untitled.actions = [first, second]
        #expect(
            reports.count == 4
                && reports[2].hasPrefix("A window without a title: the actions \"contacts.new\""))
    }
}
