// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

/// The title of a container, and that of the screen it shows.
@MainActor struct DisplayTitleTests {
    private func pages(_ controller: ViewController) throws -> HeadlessPages {
        let view = try #require(controller.view.backendView as? HeadlessView)
        return try #require(view.visibleViews.compactMap { $0 as? HeadlessPages }.first)
    }

    private func barTitle(of navigation: NavigationController) throws -> String? {
        let view = try #require(navigation.view.backendView as? HeadlessView)
        return view.visibleTexts.first
    }

    @Test func aNavigationControllerInATabKeepsTheTitleThatItWasGiven() throws {
        let list = Screen("People")
        let navigation = NavigationController(root: list)
        navigation.title = "Contacts"
        let tabs = TabController([navigation, Screen("Settings")])
        let window = open(tabs)
        #expect(try pages(tabs).titles == ["Contacts", "Settings"])
        #expect(try barTitle(of: navigation) == "People")
        navigation.push(Screen("Ada"))
        #expect(navigation.title == "Contacts")
        #expect(try pages(tabs).titles == ["Contacts", "Settings"])
        #expect(try barTitle(of: navigation) == "Ada")
        #expect(window.headless.state.title == "Contacts")
        navigation.title = "People"
        #expect(try pages(tabs).titles == ["People", "Settings"])
        #expect(try barTitle(of: navigation) == "Ada")
        window.close()
    }

    @Test func aContainerWithoutATitleHasTheTitleOfItsVisibleScreen() throws {
        let list = Screen("People")
        let navigation = NavigationController(root: list)
        let tabs = TabController([navigation, Screen("Settings")])
        let split = SplitController(sidebar: Screen("Folders"))
        #expect(split.displayTitle == "Folders")
        split.show(tabs)
        let window = open(split)
        #expect(window.headless.state.title == "People")
        list.title = "Contacts"
        #expect(window.headless.state.title == "Contacts")
        navigation.push(Screen("Ada"))
        #expect(try pages(tabs).titles == ["Ada", "Settings"])
        #expect(window.headless.state.title == "Ada")
        #expect([navigation.title, tabs.title, split.title] == ["", "", ""])
        split.title = "Mail"
        #expect(window.headless.state.title == "Mail")
        split.title = ""
        #expect(window.headless.state.title == "Ada")
        window.close()
    }
}
