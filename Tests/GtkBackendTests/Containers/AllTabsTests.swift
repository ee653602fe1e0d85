// SPDX-License-Identifier: MIT

import GLib
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The menu of all tabs, at the end of a row with too many of them.
    @MainActor struct AllTabsTests {
        init() { Stage.gtk.enter() }

        @Test func theMenuOfAllTabsMarksTheSelectedOne() async throws {
            let tabs = TabView()
            let pages = (0..<8).map { Label("Page \($0)") }
            let titles = (0..<8).map { "The tab with the number \($0)" }
            tabs.show(pages[2], among: pages, titles: titles)
            let subscription = tabs.selections.subscribe(onNext: { [unowned tabs] index in
                tabs.show(pages[index], among: pages, titles: titles)
            })
            let window = await openWindowAndSettle(tabs, Size(width: 300, height: 200))
            let row = try #require(widget(tabs, Gtk.Box.self).firstChild)
            let button = try #require(row.lastChild as? Gtk.MenuButton)
            #expect(button.childVisible && !button.hasFrame)
            button.popup()
            await settle()
            #expect(marked(in: button) == [titles[2]])
            _ = row.activateAction("tabs.select", args: Variant(Int32(5)))
            await settle()
            #expect(tabs.state.selected == 5)
            #expect(marked(in: button) == [titles[5]])
            tabs.show(pages[0], among: Array(pages[..<7]), titles: Array(titles[..<7]))
            button.popdown()
            await settle()
            button.popup()
            await settle()
            #expect(marked(in: button) == [titles[0]])
            button.popdown()
            subscription.dispose()
            window.close()
            await settle()
        }

        /// The titles of the items with a mark, in the menu that is open.
        private func marked(in button: Gtk.MenuButton) -> [String] {
            guard let popover = button.popover else { return [] }
            let items = descendants(of: popover).filter { $0.typeName == "GtkModelButton" }
            let marked = items.filter { item in
                descendants(of: item).contains { $0.stateFlags.contains(.checked) }
            }
            return marked.flatMap { descendants(of: $0) }.compactMap { ($0 as? Gtk.Label)?.text }
        }

        private func descendants(of widget: Gtk.Widget) -> [Gtk.Widget] {
            let children = sequence(first: widget.firstChild, next: { $0?.nextSibling }).compactMap(\.self)
            return [widget] + children.flatMap { descendants(of: $0) }
        }
    }
}
