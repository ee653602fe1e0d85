// SPDX-License-Identifier: MIT

import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Menus whose actions lose their shortcuts. A message of GTK ends the tests.
    @MainActor struct ShownMenusTests {
        private static let menu = ViewKit.Menu(sections: [
            [.init("Write", action: "write"), .init("Send", action: "send")]
        ])

        @Test func anActionLosesItsShortcutAndGetsItBack() async {
            Stage.gtk.enter()
            weak var deadButton: GtkMenuButtonView?
            weak var deadBar: GtkMenuBarView?
            do {
                let window = ViewKit.Window(WindowState { $0.defaultSize = Size(width: 300, height: 200) })
                let button = ViewKit.MenuButton(icon: "open-menu-symbolic", menu: Self.menu)
                let bar = ViewKit.MenuBar([.init("Letter", submenu: Self.menu)])
                deadButton = button.backendView as? GtkMenuButtonView
                deadBar = bar.backendView as? GtkMenuBarView
                let application = (window.backendWindow as? GtkWindowView)?.window.application
                func accels(_ action: String) -> [String] {
                    application?.accels(forAction: "win.\(action)") ?? []
                }
                let write = Action("write", title: "Write", shortcuts: ["<Primary>w"]) {}
                let send = Action("send", title: "Send", shortcuts: ["<Primary>s"]) {}
                window.actions = [write, send]
                window.content = ViewKit.Box(.vertical, [bar, button])
                window.present()
                await settle()
                for _ in 0..<3 {
                    write.shortcuts = []
                    await settle()
                    #expect(accels("write").isEmpty && accels("send") == ["<Control>s"])
                    write.shortcuts = ["<Primary>w"]
                    await settle()
                    #expect(accels("write") == ["<Control>w"])
                }
                // The menu is made when it is opened.
                #expect(titles(in: deadButton?.gtkWidget) == [])
                (deadButton?.gtkWidget as? Gtk.MenuButton)?.popup()
                #expect(titles(in: deadButton?.gtkWidget) == ["Write", "Send"])
                (deadButton?.gtkWidget as? Gtk.MenuButton)?.popdown()
                #expect(titles(in: deadBar?.gtkWidget).suffix(2) == ["Write", "Send"])
                window.close()
                await settle()
            }
            #expect(deadButton == nil && deadBar == nil)
        }

        /// The pages of GTK's popover are named by the titles, and two with one name are reported.
        @Test func subMenusMayHaveTheSameTitle() async {
            Stage.gtk.enter()
            func more(_ items: [ViewKit.Menu.Item]) -> ViewKit.Menu.Item {
                .init("More", submenu: ViewKit.Menu(sections: [items]))
            }
            let menu = ViewKit.Menu(sections: [
                [
                    .init("Write", action: "write"),
                    more([.init("Send", action: "send"), more(Self.menu.sections[0].items)]),
                ],
                [more(Self.menu.sections[0].items), .init("main", submenu: Self.menu)],
            ])
            let window = ViewKit.Window(WindowState { $0.defaultSize = Size(width: 300, height: 200) })
            let button = ViewKit.MenuButton(icon: "open-menu-symbolic", menu: menu)
            window.actions = [Action("write", title: "Write") {}, Action("send", title: "Send") {}]
            window.content = ViewKit.Box(.vertical, [button])
            window.present()
            await settle()
            let view = (button.backendView as? GtkMenuButtonView)?.gtkWidget as? Gtk.MenuButton
            view?.popup()
            await settle()
            #expect(titles(in: view).filter { $0 == "Write" }.count == 4)
            view?.popdown()
            window.close()
            await settle()
        }

        private func titles(in widget: Gtk.Widget?) -> [String] {
            guard let widget else { return [] }
            let own = (widget as? Gtk.Label).map { [$0.text] } ?? []
            return (own + widget.children.flatMap { titles(in: $0) })
                .filter { ["Write", "Send"].contains($0) }
        }
    }
}
