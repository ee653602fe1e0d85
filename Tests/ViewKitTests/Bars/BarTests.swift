// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

/// Header bars and toolbars.
@MainActor @Suite(.serialized) struct BarTests {
    private let backend = HeadlessBackend.install()

    @Test func aWindowHasNoHeaderBarUnlessItIsSet() throws {
        let window = Window()
        window.content = Label("Content")
        let headless = try #require(window.backendWindow as? HeadlessWindow)
        #expect(window.headerBar == nil && headless.headerBar == nil)
        let bar = HeaderBar("Contacts", subtitle: "3 people", leading: [Button("Add")])
        bar.trailing = [Button("Menu")]
        window.headerBar = bar
        window.present()
        #expect(headless.headerBar?.name == "Contacts")
        #expect(try headless.button("Add").name == "Add")
        #expect(try headless.button("Menu").name == "Menu")
        #expect(headless.texts == ["Content"])
        bar.titleView = TextField(placeholder: "Search")
        #expect(try headless.textField("Search").name == "Search")
        bar.titleView = nil
        #expect(throws: HeadlessError.self) { try headless.textField("Search") }
    }

    @Test func aHeaderBarThatIsSetTooLateIsReported() {
        let window = Window(WindowState { $0.title = "Contacts" })
        window.present()
        let reports = reported { window.headerBar = HeaderBar() }
        #expect(
            reports == [
                "Window \"Contacts\": the header bar was set after present(), which has no effect. Set it before the window is "
                    + "presented, and change its title and views later."
            ])
        #expect(window.headerBar == nil)
    }

    @Test func anItemOfAToolbarTriggersItsAction() throws {
        var added = 0
        let toolbar = Toolbar([
            .init("New", icon: "contact-new-symbolic", action: "new"), .separator,
            .init("Favourites", action: "favourites", isToggle: true),
        ])
        let window = Window()
        window.content = toolbar
        let action = Action("new", title: "New Contact") { added += 1 }
        let favourites = Action("favourites", title: "Favourites") {}
        favourites.isOn = true
        window.actions = [action, favourites]
        window.present()
        let headless = try #require(window.backendWindow as? HeadlessWindow)
        try headless.button("New").tap()
        #expect(added == 1)
        #expect(try headless.button("Favourites").value == "on")
        action.isEnabled = false
        #expect(throws: HeadlessError.disabled(role: .button, name: "New", action: "press")) {
            try headless.button("New").tap()
        }
        toolbar.items = []
        #expect(throws: HeadlessError.self) { try headless.button("New") }
    }

    @Test func anItemOfAToolbarNeedsATitle() {
        let toolbar = Toolbar()
        let reports = reported { toolbar.items = [.init("", icon: "list-add-symbolic", action: "add")] }
        #expect(
            reports == [
                "Toolbar: items[0] has no title; the menu and screen readers need one, also where an icon is shown. The view keeps "
                    + "its previous state. Set a valid value."
            ])
    }
}
