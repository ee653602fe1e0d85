// SPDX-License-Identifier: MIT

import GObject
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The keyboard focus after a click on something that is not the user's work.
    @MainActor struct ClickFocusTests {
        init() { Stage.gtk.enter() }

        /// Presses the pointer on a button, which gives it the focus if a click does that, and clicks it.
        private func click(_ button: Gtk.Button) throws {
            let gesture = try #require(controller(of: button, Gtk.GestureClick.self))
            gesture.emit("pressed", 1, 1.0, 1.0)
            button.emit("clicked")
        }

        private func show(_ view: any View) async -> Window {
            await openWindowAndSettle(view, Size(width: 600, height: 400))
        }

        @Test func theFocusStaysWithTheTextWhenTabsAreClosedByMouse() async throws {
            let fields = (0..<3).map { TextField("\($0)") }
            let tabs = TabView()
            var open = fields
            var traits = TabTraits()
            traits.isClosable = true
            func update(_ page: TextField) {
                tabs.show(
                    page, among: open, titles: open.map(\.text),
                    tabs: .init(repeating: traits, count: open.count))
            }
            update(fields[0])
            let subscription = tabs.requests.subscribe(onNext: { request in
                open.remove(at: request.index)
                update(open[0])
            })
            let window = await show(tabs)
            let peer = try #require(tabs.backendView as? GtkTabView)
            fields[0].focus()
            let focus = try #require(gtkWindow(window).focusWidget)
            // The tab of another page.
            try click(peer.tabs[1].closeButton)
            #expect(open.map(\.text) == ["0", "2"] && gtkWindow(window).focusWidget === focus)
            // The tab of the page: the focus goes to the page that is shown instead.
            try click(peer.tabs[0].closeButton)
            #expect(open.map(\.text) == ["2"])
            #expect(gtkWindow(window).focusWidget?.isAncestor(widget(fields[2])) == true)
            subscription.dispose()
            window.close()
            await settle()
        }

        @Test func aClickOnATabMovesTheFocusIntoItsPage() async throws {
            let (places, fields) = (TextField("Places"), (0..<2).map { TextField("\($0)") })
            let tabs = TabView()
            func select(_ index: Int) {
                tabs.show(fields[index], among: fields, titles: ["First", "Second"])
            }
            select(0)
            let subscription = tabs.selections.subscribe(onNext: { select($0) })
            let window = await show(Box([places, tabs]))
            let peer = try #require(tabs.backendView as? GtkTabView)
            func isFocused(_ field: TextField) -> Bool {
                gtkWindow(window).focusWidget?.isAncestor(widget(field)) == true
            }
            places.focus()
            // The tab that is selected already, as in a group in which the user does not work.
            try click(peer.tabs[0].button)
            #expect(isFocused(fields[0]))
            try click(peer.tabs[1].button)
            #expect(tabs.state.selected == 1 && isFocused(fields[1]))
            places.focus()
            try click(peer.tabs[0].button)
            #expect(tabs.state.selected == 0 && isFocused(fields[0]))
            // By keys, the focus stays in the row.
            let tab = peer.tabs[1].button
            #expect(tab.grabFocus())
            tab.emit("clicked")
            #expect(tabs.state.selected == 1 && gtkWindow(window).focusWidget === tab)
            subscription.dispose()
            window.close()
            await settle()
        }

        @Test func aClickOnATabReturnsTheFocusToTheFieldThatHadItBefore() async throws {
            let (places, fields) = (TextField("Places"), (0..<2).map { TextField("\($0)") })
            let tabs = TabView()
            let page = Box(fields)
            tabs.show(page, among: [page], titles: ["Page"])
            let window = await show(Box([places, tabs]))
            let peer = try #require(tabs.backendView as? GtkTabView)
            for field in [fields[1], fields[0]] {
                field.focus()
                let text = try #require(gtkWindow(window).focusWidget as? Gtk.Text)
                text.position = 1
                places.focus()
                try click(peer.tabs[0].button)
                #expect(gtkWindow(window).focusWidget === text)
                // The next character that the user types does not replace the text.
                #expect(text.selectionBounds == nil && text.position == 1)
            }
            window.close()
            await settle()
        }

        /// A plugin selects the page some time after the click.
        @Test func aPageThatIsSelectedLaterGetsTheFocusUnlessTheUserHasMovedIt() async throws {
            let (places, fields) = (TextField("Places"), (0..<2).map { TextField("\($0)") })
            let tabs = TabView()
            func select(_ index: Int) {
                tabs.show(fields[index], among: fields, titles: ["First", "Second"])
            }
            select(0)
            let window = await show(Box([places, tabs]))
            let peer = try #require(tabs.backendView as? GtkTabView)
            func isFocused(_ field: TextField) -> Bool {
                gtkWindow(window).focusWidget?.isAncestor(widget(field)) == true
            }
            fields[0].focus()
            try click(peer.tabs[1].button)
            places.focus()
            select(1)
            #expect(isFocused(places))
            try click(peer.tabs[0].button)
            select(0)
            #expect(isFocused(fields[0]))
            window.close()
            await settle()
        }

        @Test func theFocusStaysInThePageWhenThePagesAreTurnedByMouse() async throws {
            let fields = (0..<3).map { TextField("\($0)") }
            let pager = PageView()
            func select(_ index: Int) { pager.show(fields[index], among: fields, titles: ["A", "B", "C"]) }
            select(0)
            let subscription = pager.selections.subscribe(onNext: { select($0) })
            let window = await show(pager)
            fields[0].focus()
            let bar = try #require(widget(pager).lastChild)
            let dot = try #require(bar.firstChild?.nextSibling?.firstChild?.nextSibling as? Gtk.Button)
            for (button, page) in [
                (bar.lastChild as? Gtk.Button, 1), (bar.firstChild as? Gtk.Button, 0), (dot, 1),
            ] {
                try click(#require(button))
                #expect(pager.state.selected == page)
                #expect(gtkWindow(window).focusWidget?.isAncestor(widget(fields[page])) == true)
            }
            subscription.dispose()
            window.close()
            await settle()
        }

        @Test func theFocusStaysWithTheTextWhenAMessageIsClosedByMouse() async throws {
            let (first, field) = (TextField("First"), TextField("Second"))
            let toasts = ToastView(Box([first, field]))
            let banner = Banner("Offline", button: "Retry", isRevealed: true)
            let window = await show(Box(.vertical, [banner, toasts]))
            field.focus()
            let focus = try #require(gtkWindow(window).focusWidget)
            let presses = banner.rx.action.subscribe(onNext: { [unowned banner] _ in banner.isRevealed = false
            })
            try click(#require(widget(banner, Gtk.Revealer.self).child?.lastChild as? Gtk.Button))
            await settle()
            #expect(!banner.isRevealed && gtkWindow(window).focusWidget === focus)
            toasts.show(.persistent("Deleted", action: "Undo"))
            toasts.show(.persistent("Saved"))
            let box = try #require((widget(toasts).lastChild as? Gtk.Revealer)?.child)
            try click(#require(box.lastChild?.prevSibling as? Gtk.Button))
            #expect(toasts.toast?.message == "Saved" && gtkWindow(window).focusWidget === focus)
            try click(#require(box.lastChild as? Gtk.Button))
            #expect(toasts.toast == nil && gtkWindow(window).focusWidget === focus)
            presses.dispose()
            window.close()
            await settle()
        }

        @Test func theFocusStaysWithTheTextWhenACommandOfAToolbarIsClicked() async throws {
            let (toolbar, text) = (Toolbar([.init("Bold", action: "bold", isToggle: true)]), TextView())
            let window = await show(Box(.vertical, [toolbar, text]))
            var count = 0
            let bold = Action("bold", title: "Bold") { count += 1 }
            bold.isOn = true
            window.actions = [bold]
            await settle()
            text.focus()
            let focus = try #require(gtkWindow(window).focusWidget)
            try click(#require(widget(toolbar).firstChild as? Gtk.Button))
            #expect(count == 1 && gtkWindow(window).focusWidget === focus)
            window.close()
            await settle()
        }

        /// Before, the click took the focus from the field, which entered the number.
        @Test func aNumberThatIsTypedCountsWhenACommandIsClicked() async throws {
            let (toolbar, number) = (
                Toolbar([.init("Save", action: "save")]), NumberField(1, from: 1, to: 99)
            )
            let window = await show(Box(.vertical, [toolbar, number]))
            var saved: [Double] = []
            window.actions = [Action("save", title: "Save") { saved.append(number.value) }]
            await settle()
            number.focus()
            widget(number, Gtk.SpinButton.self).text = "42"
            #expect(number.value == 1)
            try click(#require(widget(toolbar).firstChild as? Gtk.Button))
            #expect(saved == [42])
            window.close()
            await settle()
        }
    }
}
