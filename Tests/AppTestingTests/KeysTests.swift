// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Keys that a window in memory handles as one on a display does.
@MainActor struct KeysTests {
    private let backend = HeadlessBackend.install()
    private let window = Window()

    private func present() throws -> HeadlessWindow {
        window.present()
        return try #require(window.backendWindow as? HeadlessWindow)
    }

    @Test func returnPressesTheSuggestedButtonOfTheHeaderBar() throws {
        let save = Button("Save", style: .suggested)
        var saved = 0
        let subscription = save.rx.tap.bind { saved += 1 }
        defer { subscription.dispose() }
        window.headerBar = HeaderBar("New Book", trailing: [save])
        window.content = Box([TextField(placeholder: "Title")])
        let app = try present()
        try app.textField("Title").pressReturn()
        #expect(saved == 1)
        try app.press("Return")
        #expect(saved == 2)
        save.isEnabled = false
        #expect(throws: HeadlessError.self) { try app.press("Return") }
        #expect(saved == 2)
    }

    @Test func tabReachesTheHeaderBarAndTheContent() throws {
        window.headerBar = HeaderBar("Books", leading: [Button("Add")])
        window.content = Box([TextField(placeholder: "Title")])
        let app = try present()
        try app.press("Tab")
        #expect(try app.button("Add").isFocused)
        try app.press("Tab")
        #expect(try app.textField("Title").isFocused)
    }

    @Test func aFieldTakesTheKeysOfTextBeforeTheShortcuts() throws {
        var triggered: [String] = []
        let keys: [Shortcut] = [
            "Delete", "<Control>Delete", "BackSpace", "<Control>BackSpace", "Left", "<Control><Shift>Left",
            "Home", "<Shift>End",
            "<Control>a", "<Control>z", "<Control><Shift>z", "<Control>y", "<Shift>Insert", "Return", "space",
            "x",
            "dead_acute", "KP_Delete",
        ]
        window.actions = keys.map { key in
            Action("key.\(key)", title: "", shortcuts: [key]) { triggered.append("\(key)") }
        }
        let field = TextField("one two three", placeholder: "Name")
        window.content = Box([field, Button("Other")])
        let app = try present()
        backend.clipboardItems = [.text("!")]
        try app.textField("Name").select(0..<0)
        try app.press("<Control>Delete")
        #expect(field.text == " two three")
        try app.press("Delete")
        #expect(field.text == "two three")
        try app.press("End")
        try app.press("<Control>BackSpace")
        #expect(field.text == "two ")
        try app.press("BackSpace")
        try app.press("<Control><Shift>Left")
        #expect(field.selectedRange == 0..<3)
        try app.press("x")
        #expect(field.text == "x")
        try app.press("<Control>z")
        #expect(field.text == "two")
        for key in keys { try app.press(key) }
        #expect(triggered == [])
        // Everywhere else the shortcuts work.
        try app.button("Other").focus()
        for key in keys { try app.press(key) }
        #expect(triggered == keys.map { "\($0)" })
    }

    @Test func aTextViewTakesTheKeysOfSeveralLines() throws {
        var triggered: [String] = []
        window.actions = ["Up", "Return", "Tab", "Page_Down"].map { key in
            Action("key.\(key)", title: "", shortcuts: [Shortcut(key)]) { triggered.append(key) }
        }
        let field = TextField(placeholder: "Name")
        let note = TextView("One\nTwo").with { $0.accessibilityLabel = "Note" }
        window.content = Box([field, note])
        let app = try present()
        try app.textView("Note").select(7..<7)
        try app.press("Up")
        #expect(note.selectedRange == 3..<3)
        try app.press("Return")
        try app.press("Tab")
        #expect(note.text == "One\n\nTwo" && triggered == ["Tab"])
        note.acceptsTab = true
        try app.press("Tab")
        #expect(note.text == "One\n\t\nTwo")
        note.isEditable = false
        try app.press("Return")
        try app.press("Up")
        #expect(triggered == ["Tab", "Return"])
        // A field has one line.
        try app.textField("Name").focus()
        try app.press("Up")
        try app.press("Page_Down")
        #expect(triggered == ["Tab", "Return", "Up", "Page_Down"])
    }

    @Test func theActionNearestToTheFocusIsPerformed() throws {
        var triggered: [String] = []
        func action(_ name: String) -> Action {
            Action("refresh", title: "", shortcuts: ["F5"]) { triggered.append(name) }
        }
        window.actions = [action("window")]
        let inner = Box([Button("Inner")])
        let outer = Box([inner, Button("Outer")])
        inner.actions = [action("inner")]
        outer.actions = [action("outer")]
        window.content = Box([outer, Button("Other")])
        let app = try present()
        for name in ["Inner", "Outer", "Other"] {
            try app.button(name).focus()
            try app.press("F5")
        }
        #expect(triggered == ["inner", "outer", "window"])
        inner.actions[0].isEnabled = false
        try app.button("Inner").focus()
        #expect(throws: HeadlessError.self) { try app.press("F5") }
        #expect(triggered.count == 3)
    }

    @Test func escapeClearsAFieldToSearchInBeforeItClosesTheWindow() throws {
        window.content = Box([TextField(placeholder: "Search", purpose: .search)])
        let app = try present()
        let search = try app.textField("Search")
        try search.type("joyce")
        try app.press("Escape")
        #expect(search.value == "")
    }
}
