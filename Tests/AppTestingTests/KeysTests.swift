// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Keys that a window in memory handles as one on a display does.
@MainActor struct KeysTests {
    private let window = Window()

    init() { HeadlessBackend.install() }

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

    @Test func escapeClearsAFieldToSearchInBeforeItClosesTheWindow() throws {
        window.content = Box([TextField(placeholder: "Search", purpose: .search)])
        let app = try present()
        let search = try app.textField("Search")
        try search.type("joyce")
        try app.press("Escape")
        #expect(search.value == "")
    }
}
