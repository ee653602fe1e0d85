// SPDX-License-Identifier: MIT

import ControllerKit
import Glibc
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The row at the top of a window on GTK: as its title bar, and below that of the desktop.
    @MainActor struct HeaderRowTests {
        init() { Stage.gtk.enter() }

        private final class Screen: ViewController {
            init(_ title: String) {
                super.init()
                self.title = title
            }
        }

        /// Opens a window whose decoration GTK or the desktop draws.
        private func open(_ root: ViewController, _ decoration: WindowDecoration) -> WindowController {
            let old = getenv("GTK_CSD").map { String(cString: $0) }
            setenv("GTK_CSD", decoration == .client ? "1" : "0", 1)
            let window = WindowController(root: root)
            window.present()
            if let old { setenv("GTK_CSD", old, 1) } else { unsetenv("GTK_CSD") }
            return window
        }

        @Test func severalTabsAreInTheTitleBarAndOneIsNot() async throws {
            weak var dead: TabController?
            weak var peer: GtkTabView?
            weak var header: GtkHeaderBarView?
            do {
                let (first, second) = (Screen("First"), Screen("Second"))
                second.navigationItem.trailing = [Button("Save")]
                let tabs = TabController([first, second])
                dead = tabs
                let window = open(tabs, .client)
                await settle()
                let bar = try #require(gtkWindow(window.window).titlebar as? Gtk.HeaderBar)
                let inBar = try #require(bar.titleWidget)
                peer = tabs.view.children.first?.backendView as? GtkTabView
                header = window.window.headerBar?.backendView as? GtkHeaderBarView
                #expect(peer != nil && header != nil)
                #expect(inBar.hasCssClass("tab-bar") && inBar.mapped && bar.showTitleButtons)
                let button = try #require(inBar.firstChild?.nextSibling?.firstChild as? Gtk.ToggleButton)
                button.activate()
                await wait { tabs.selected === second }
                #expect(tabs.selected === second)
                tabs.remove(first)
                await settle()
                #expect(bar.titleWidget !== inBar && !inBar.mapped)
                tabs.append(Screen("Third"))
                await settle()
                #expect(bar.titleWidget === inBar && inBar.mapped)
                window.close()
                await settle()
            }
            await wait { dead == nil && peer == nil && header == nil }
            #expect(dead == nil && peer == nil && header == nil)
        }

        /// GTK hides the title bar of a window that fills the screen. Without a window manager, no window does; the tour of the desktops
        /// tries it.
        @Test func theRowIsAboveTheContentInFullScreen() async throws {
            let tabs = TabController([Screen("First"), Screen("Second")])
            let content = Label("Content")
            tabs.children[0].view.addSubview(content)
            let window = open(tabs, .client)
            await settle()
            let view = try #require(window.window.backendWindow as? GtkWindowView)
            let bar = try #require(view.window.titlebar as? Gtk.HeaderBar)
            view.placeHeaderBar(isFullScreen: true)
            await settle()
            #expect(bar.parent === view.window.child && bar.mapped && widget(content).mapped)
            #expect(!bar.showTitleButtons && bar.hasCssClass("header-row"))
            view.placeHeaderBar(isFullScreen: false)
            await settle()
            #expect(view.window.titlebar === bar && bar.mapped && widget(content).mapped)
            #expect(bar.showTitleButtons && !bar.hasCssClass("header-row"))
            window.close()
            await settle()
        }

        @Test func theRowBelowATitleBarIsVisibleOnlyWhileItShowsSomething() async throws {
            let screen = Screen("Letters")
            let content = Label("Content")
            screen.view.addSubview(content)
            let window = open(screen, .server)
            await settle()
            let bar = try #require(gtkWindow(window.window).child?.firstChild as? Gtk.HeaderBar)
            #expect(gtkWindow(window.window).titlebar == nil && window.window.decoration != .client)
            #expect(!bar.mapped && widget(content).mapped)
            let top = widget(content).computeBounds(gtkWindow(window.window))?.origin.y
            let button = Button("Add")
            screen.navigationItem.trailing = [Box([button])]
            await wait { bar.mapped }
            #expect(bar.mapped && widget(button).mapped && !bar.showTitleButtons)
            #expect(widget(content).computeBounds(gtkWindow(window.window))?.origin.y != top)
            button.isHidden = true
            await wait { !bar.mapped }
            #expect(!bar.mapped)
            window.close()
            await settle()
        }

        @Test func theRowBelowATitleBarDoesNotRepeatTheTitle() async throws {
            let navigation = NavigationController(root: Screen("Letters"))
            let window = open(navigation, .server)
            await settle()
            let bar = try #require(gtkWindow(window.window).child?.firstChild as? Gtk.HeaderBar)
            #expect(!bar.mapped && gtkWindow(window.window).title == "Letters")
            navigation.title = "Mail"
            navigation.push(Screen("Ada"), animation: .instant)
            await wait { bar.mapped }
            let texts = try #require(bar.titleWidget).children.compactMap { $0 as? Gtk.Label }.filter(
                \.visible)
            #expect(texts.map(\.text) == ["Ada"] && gtkWindow(window.window).title == "Mail")
            window.close()
            await settle()
        }
    }
}
