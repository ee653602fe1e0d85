// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// The icon of an application in the tray, and the windows that it brings back.
@MainActor struct StatusItemTests {
    private let backend = HeadlessBackend.install()
    private let session = ApplicationSession()
    private let screen = Screen("Letters")

    private final class ScreenFlow: Flow {
        let screen: Screen
        init(_ screen: Screen) { self.screen = screen }
        var root: any Presentable { screen }
        func navigate(to step: RxFlowStep) -> FlowContributors { .none }
    }

    private func start() -> StatusItem {
        let item = session.perform { StatusItem("letters", title: "Letters", icon: "mail-unread-symbolic") }
        session.statusItem = item
        session.start(ScreenFlow(screen))
        return item
    }

    @Test func whereATrayShowsTheIconTheCloseButtonHidesTheLastWindow() throws {
        backend.hasTray = true
        let item = start()
        let window = try #require(session.windows.first)
        var isEnded = false
        let subscription = session.finished.subscribe(onNext: { isEnded = true })
        #expect(item.isShown)
        window.headless.requestClose()
        #expect(window.isOpen && !window.headless.isPresented && !isEnded && screen.phase != .dismissed)
        try backend.statusItems[0].activate()
        #expect(window.headless.isPresented && screen.phase == .visible)
        // A second main window closes as ever.
        let other = try #require(session.openWindow(ScreenFlow(Screen("Other"))))
        other.headless.requestClose()
        #expect(!other.isOpen && window.headless.isPresented)
        window.headless.requestClose()
        backend.hasTray = false
        #expect(!item.isShown && window.headless.isPresented)
        window.headless.requestClose()
        #expect(!window.isOpen && isEnded)
        subscription.dispose()
    }

    @Test func aClickOnTheIconShowsAllHiddenWindows() throws {
        backend.hasTray = true
        _ = start()
        let first = try #require(session.windows.first)
        first.headless.requestClose()
        let other = try #require(session.openWindow(ScreenFlow(Screen("Other"))))
        other.headless.requestClose()
        #expect(other.isOpen && !other.headless.isPresented && !first.headless.isPresented)
        try backend.statusItems[0].activate()
        #expect(first.headless.isPresented && other.headless.isPresented && session.frontWindow === other)

        // A window that is no main window does not stand for a hidden one.
        other.headless.requestClose()
        let preferences = session.perform { WindowController(root: Screen("Preferences")) }
        session.perform { preferences.present() }
        first.headless.requestClose()
        #expect(!other.isOpen && first.isOpen && !first.headless.isPresented)
        try backend.statusItems[0].activate()
        #expect(first.headless.isPresented && session.frontWindow === preferences)
    }

    private struct Letters: Application {
        let id = "org.example.Letters"
        func rootFlow() -> any Flow { ScreenFlow(Screen("Letters")) }
    }

    @Test func aSecondStartOfTheApplicationShowsAllHiddenWindows() throws {
        let app = HeadlessProgram(Letters())
        app.backend.hasTray = true
        app.session.statusItem = app.session.perform {
            StatusItem("letters", title: "Letters", icon: "mail-unread-symbolic")
        }
        let first = try #require(app.session.windows.first)
        first.headless.requestClose()
        let other = try #require(app.session.openWindow(ScreenFlow(Screen("Other"))))
        other.headless.requestClose()
        #expect(!first.headless.isPresented && !other.headless.isPresented)
        app.activate()
        #expect(first.headless.isPresented && other.headless.isPresented && app.session.frontWindow === other)
        app.session.closeAllWindows()
    }

    @Test func whereThereIsNoTrayTheCloseButtonClosesTheWindow() throws {
        let item = start()
        let window = try #require(session.windows.first)
        #expect(!item.isShown)
        window.headless.requestClose()
        #expect(!window.isOpen && screen.phase == .dismissed)
    }

    @Test func theApplicationEndsAlsoWhileItsWindowIsHidden() throws {
        backend.hasTray = true
        _ = start()
        let window = try #require(session.windows.first)
        window.headless.requestClose()
        session.requestQuit()
        #expect(!window.isOpen && screen.phase == .dismissed)
    }

    @Test func theMenuTriggersActionsAndTheItemEndsWithItsOwner() throws {
        backend.hasTray = true
        weak var dead: StatusItem?
        do {
            var log: [String] = []
            let item = StatusItem("letters", title: "Letters", icon: "mail-unread-symbolic")
            dead = item
            item.menu = Menu([
                [.init("Write", action: "write")],
                [.init("Sort", submenu: Menu(sections: [[.init("Date", action: "sort", value: "date")]]))],
            ])
            let write = Action("write", title: "Write") { log.append("write") }
            item.actions = [write, Action("sort", title: "Sort", value: "name") { log.append($0) }]
            item.badge = "2"
            let shown = try #require(backend.statusItems.last)
            #expect(shown.state.badge == "2" && shown.isShown)
            try shown.choose("Write")
            try shown.choose("Sort", "Date")
            #expect(log == ["write", "date"] && shown.state.actions.last?.value == "date")
            write.isEnabled = false
            #expect(throws: HeadlessError.self) { try shown.choose("Write") }
        }
        #expect(dead == nil && backend.statusItems.isEmpty)
    }
}
