// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// The row at the top of a window: what is in it where the toolkit draws the decoration of the window, and where the desktop does.
@MainActor struct HeaderStyleTests {
    private let list = Screen("List")
    private let detail = Screen("Detail")

    @Test func severalTabsTakeThePositionOfTheTitleAndOneTabHasNoRow() throws {
        HeadlessBackend.install()
        detail.navigationItem.trailing = [Button("Save")]
        let tabs = TabController([list])
        let window = open(tabs)
        let view = try window.headless.tabs()
        #expect(view.placement == .hidden && window.headless.headerRow?.title == "List")
        tabs.append(detail)
        #expect(view.placement == .header)
        let row = try #require(window.headless.headerRow)
        #expect(row.tabs == ["List", "Detail"] && row.title == nil && row.hasWindowButtons)
        try view.select("Detail")
        #expect(window.headless.headerRow?.trailing == ["Save"] && window.window.title == "Detail")
        tabs.remove(list)
        #expect(view.placement == .hidden && window.headless.headerRow?.title == "Detail")
        window.close()
    }

    @Test func belowATitleBarTheRowDoesNotRepeatTheTitleAndIsNotVisibleWhileItIsEmpty() throws {
        HeadlessBackend.install().decoration = .server
        let navigation = NavigationController(root: list)
        let window = open(navigation)
        #expect(window.window.decoration == .server && window.window.title == "List")
        #expect(window.headless.headerRow == nil && window.headless.texts == ["List"])
        list.navigationItem.trailing = [Button("Add")]
        let row = try #require(window.headless.headerRow)
        #expect(row.title == nil && row.trailing == ["Add"] && !row.hasWindowButtons)
        navigation.title = "Contacts"
        #expect(window.window.title == "Contacts" && window.headless.headerRow?.title == "List")
        window.close()
    }

    @Test func nobodyElseShowsTheTitleWhereThereIsNoTitleBar() throws {
        HeadlessBackend.install().decoration = .none
        let window = open(list)
        #expect(window.headless.headerRow?.title == "List")
        #expect(window.headless.headerRow?.hasWindowButtons == false)
        window.close()
    }

    @Test func aPlainHeaderHasTheTitleOnly() throws {
        HeadlessBackend.install()
        let tabs = TabController([NavigationController(root: list), detail])
        let window = open(tabs, header: .plain)
        #expect(window.headless.headerRow == nil && window.headless.state.hasTitleBar)
        #expect(try window.headless.tabs().placement == .above && window.headless.texts == ["List", "List"])
        window.close()
    }

    @Test func aWindowWithoutAHeaderHasNoTitleBar() {
        HeadlessBackend.install()
        let window = open(list, header: .none)
        #expect(!window.headless.state.hasTitleBar && window.headless.headerBar == nil)
        #expect(window.window.decoration == WindowDecoration.none)
        window.close()
    }

    @Test func aControllerThatShowsOneStackHasNoBarBesideThatOfTheStack() throws {
        let navigation = NavigationController(root: list)
        navigation.push(detail)
        let outer = Screen("Outer")
        outer.addChild(navigation)
        let window = open(outer)
        #expect(window.headless.headerBar?.text == "Detail" && window.headless.texts == ["Outer", "Detail"])
        try window.headless.button("Back").tap()
        #expect(navigation.topViewController === list)
        outer.navigationItem.leading = [Button("Menu")]
        #expect(
            window.headless.headerRow?.title == "Outer" && window.headless.texts == ["Outer", "List", "List"])
        window.close()
    }

    @Test func tabsThatLeaveTheWindowHaveTheirRowAgain() throws {
        HeadlessBackend.install()
        weak var dead: TabController?
        let outer = Screen("Outer")
        do {
            let tabs = TabController([list, detail])
            dead = tabs
            let window = open(TabController([tabs]))
            // The outer tabs are in the header bar, those in a page are above its pages.
            #expect(window.headless.headerBar != nil && tabs.view.children.count == 1)
            let placements = window.headless.content?.visibleViews.compactMap {
                ($0 as? HeadlessPages)?.placement
            }
            #expect(placements == [.hidden, .above])
            window.close()
        }
        _ = outer
        #expect(dead == nil)
    }
}
