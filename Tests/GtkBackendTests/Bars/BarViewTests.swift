// SPDX-License-Identifier: MIT

import Gio
import Glibc
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Header bars, toolbars, banners and toasts on GTK.
    @MainActor struct BarViewTests {
        init() { Stage.gtk.enter() }

        private func show(_ view: any View, width: Int = 640) -> Window {
            openWindow(view, Size(width: width, height: 300))
        }

        // MARK: HeaderBar

        private func onDesktop(_ name: String, _ work: () -> Void) {
            let old = getenv("XDG_CURRENT_DESKTOP").map { String(cString: $0) }
            setenv("XDG_CURRENT_DESKTOP", name, 1)
            work()
            if let old { setenv("XDG_CURRENT_DESKTOP", old, 1) } else { unsetenv("XDG_CURRENT_DESKTOP") }
        }

        @Test func aHeaderBarIsTheTitleBarWhereTheDesktopExpectsIt() async {
            let window = Window(), content = Label("Content"), button = Button("Add")
            let bar = HeaderBar(leading: [button])
            onDesktop("ubuntu:GNOME") { window.headerBar = bar }
            window.content = content
            window.present()
            await settle()
            let gtk: Gtk.HeaderBar = widget(bar)
            #expect(gtkWindow(window).titlebar === gtk && gtk.showTitleButtons)
            #expect(widget(content).isAncestor(gtkWindow(window)) && !widget(content).isAncestor(gtk))
            #expect(widget(button).mapped && gtk.titleWidget == nil)
            bar.title = "Contacts"
            #expect((gtk.titleWidget?.firstChild as? Gtk.Label)?.text == "Contacts")
            let field = TextField()
            bar.titleView = field
            #expect(widget(field).isAncestor(gtk))
            window.close()
        }

        @Test func elsewhereAHeaderBarIsARowBelowTheTitleBar() async throws {
            let window = Window(), content = Label("Content"), bar = HeaderBar("Contacts")
            window.content = content
            onDesktop("KDE") { window.headerBar = bar }
            window.present()
            await settle()
            let gtk: Gtk.HeaderBar = widget(bar)
            #expect(gtkWindow(window).titlebar == nil && !gtk.showTitleButtons)
            #expect(gtk.mapped && gtk.nextSibling?.firstChild === widget(content))
            let other = Label("Other")
            window.content = other
            await settle()
            #expect(gtk.nextSibling?.firstChild === widget(other) && widget(content).parent == nil)
            let column = try #require(gtkWindow(window).child)
            let bounds = try #require(widget(other).computeBounds(column))
            #expect(Int(bounds.origin.y + bounds.size.height) == column.height)
            #expect(Int(bounds.size.width) == column.width)
            window.close()
        }

        // MARK: Toolbar

        @Test func whatDoesNotFitIntoAToolbarIsInItsMenu() async throws {
            let toolbar = Toolbar((1...8).map { .init("Command \($0)", action: "command\($0)") })
            let window = show(Clamp(toolbar, maximumWidth: 300))
            window.actions = (1...8).map { Action("command\($0)", title: "Command \($0)") {} }
            await settle()
            let bar: Gtk.Box = widget(toolbar)
            let overflow = try #require(bar.lastChild as? Gtk.MenuButton)
            let visible = (0..<8).prefix { child(bar, $0)?.childVisible == true }.count
            #expect(visible > 0 && visible < 8 && overflow.childVisible && !overflow.hasFrame)
            #expect(!(child(bar, visible)?.mapped ?? true) && bar.width <= 300)
            overflow.popup()
            await settle()
            let section = overflow.menuModel?.itemLink(at: 0, link: "section")
            #expect(section?.nItems == 8 - visible)
            overflow.popdown()
            toolbar.items = Array(toolbar.items.prefix(1))
            await settle()
            #expect(!overflow.childVisible && child(bar, 0)?.mapped == true)
            window.close()
        }

        /// GIO ends the program for an item whose action it cannot parse.
        @Test func anItemInTheMenuMayNameAnyAction() async throws {
            let toolbar = Toolbar((0..<20).map { .init("Item \($0)", action: "a:(\($0)") })
            let window = show(toolbar)
            await settle()
            let overflow = try #require((widget(toolbar) as Gtk.Box).lastChild as? Gtk.MenuButton)
            #expect(overflow.childVisible)
            overflow.popup()
            await settle()
            #expect((overflow.menuModel?.itemLink(at: 0, link: "section")?.nItems ?? 0) > 0)
            overflow.popdown()
            await settle()
            window.close()
        }

        private func child(_ box: Gtk.Widget, _ index: Int) -> Gtk.Widget? {
            var child = box.firstChild
            for _ in 0..<index { child = child?.nextSibling }
            return child
        }

        @Test func anItemIsEnabledAndOnAsItsActionIs() async throws {
            let toolbar = Toolbar([
                .init("Add", icon: "list-add-symbolic", action: "add"), .separator,
                .init("Stars", action: "stars", isToggle: true),
            ])
            let window = show(toolbar)
            var stars = 0
            let add = Action("add", title: "Add") {}
            let action = Action("stars", title: "Stars") { stars += 1 }
            action.isOn = true
            window.actions = [add, action]
            await settle()
            let button = try #require(child(widget(toolbar), 0) as? Gtk.Button)
            let toggle = try #require(child(widget(toolbar), 2) as? Gtk.ToggleButton)
            #expect(button.tooltipText == "Add" && button.isSensitive && toggle.active)
            toggle.emit("clicked")
            #expect(stars == 1)
            add.isEnabled = false
            #expect(!button.isSensitive)
            window.close()
        }

        // MARK: Messages

        @Test func aBannerHasAButtonIfItHasATitle() throws {
            let banner = Banner("Offline", button: "Retry", isRevealed: true)
            let gtk: Gtk.Revealer = widget(banner)
            let actions = Recorder(banner.rx.action)
            let button = try #require(gtk.child?.lastChild as? Gtk.Button)
            #expect(gtk.revealChild && gtk.child?.accessibleRole == .alert)
            button.emit("clicked")
            banner.button = ""
            banner.isRevealed = false
            #expect(actions.count == 1 && !button.visible && !gtk.revealChild)
        }

        private struct ToastWidgets {
            let revealer: Gtk.Revealer
            let label: Gtk.Label
            let action: Gtk.Button
            let close: Gtk.Button
        }

        private func parts(of toasts: ToastView) throws -> ToastWidgets {
            let revealer = try #require(widget(toasts).lastChild as? Gtk.Revealer)
            let box = try #require(revealer.child)
            return try ToastWidgets(
                revealer: revealer, label: #require(child(box, 0) as? Gtk.Label),
                action: #require(child(box, 1) as? Gtk.Button), close: #require(child(box, 2) as? Gtk.Button))
        }

        @Test func aToastDisappearsWhenItsTimeHasPassed() async throws {
            let toasts = ToastView(Label("List"))
            let window = show(toasts)
            toasts.show(Toast("First", milliseconds: 1))
            toasts.show(Toast("Second", action: "Undo", milliseconds: 1))
            let parts = try parts(of: toasts)
            #expect(parts.revealer.revealChild && parts.label.text == "First" && !parts.action.visible)
            await wait { parts.label.text == "Second" }
            #expect(parts.label.text == "Second" && parts.action.visible)
            await wait { !parts.revealer.revealChild }
            #expect(!parts.revealer.revealChild && toasts.toast == nil)
            window.close()
        }

        @Test func aToastThatHasTheFocusStays() async throws {
            let field = TextField("List")
            let toasts = ToastView(field)
            let window = show(toasts)
            toasts.show(Toast("Deleted", action: "Undo", milliseconds: 1))
            let parts = try parts(of: toasts)
            _ = parts.action.grabFocus()
            #expect(gtkWindow(window).focusWidget === parts.action)
            let later = ContinuousClock.now + .milliseconds(50)
            await wait { ContinuousClock.now > later }
            #expect(toasts.toast != nil)
            field.focus()
            await wait { toasts.toast == nil }
            #expect(toasts.toast == nil)
            window.close()
        }

        @Test func theButtonOfAToastUndoes() async throws {
            var undone = 0
            let toasts = ToastView(TextField())
            let window = show(toasts)
            toasts.show(.persistent("Deleted", action: "Undo")) { undone += 1 }
            toasts.show(.persistent("Saved"))
            let parts = try parts(of: toasts)
            _ = parts.action.grabFocus()
            parts.action.emit("clicked")
            #expect(undone == 1 && toasts.toast?.message == "Saved")
            await settle()
            #expect(parts.label.layout.lineCount == 1)
            parts.close.emit("clicked")
            #expect(toasts.toast == nil && !parts.revealer.revealChild)
            await settle()
            window.close()
        }

        @Test func theKeyboardFocusIsNotLostWithAnItemOfAPathThatIsSelected() async throws {
            let path = PathBar(["Home", "Documents", "Letters"])
            let after = Button("After")
            let window = await openWindowAndSettle(Box([path, after]))
            let subscription = path.rx.selected.subscribe(onNext: { [unowned path] index in
                path.items.removeLast(path.items.count - index - 1)
            })
            let peer = try #require(path.backendView as? GtkPathBarView)
            _ = peer.buttons[1].grabFocus()
            peer.buttons[1].emit("clicked")
            #expect(path.items == ["Home", "Documents"])
            #expect(gtkWindow(window).focusWidget === peer.buttons[0])
            peer.buttons[0].emit("clicked")
            #expect(path.items == ["Home"])
            #expect(gtkWindow(window).focusWidget === widget(after, Gtk.Button.self))
            subscription.dispose()
            window.close()
        }

        @Test func theEndOfAPathThatIsTooLongIsReadable() async throws {
            let path = PathBar((1...9).map { "Long Folder \($0)" })
            let window = show(path, width: 560)
            let peer = try #require(path.backendView as? GtkPathBarView)
            await wait {
                guard let bounds = peer.buttons.last?.computeBounds(widget(path)) else { return false }
                return bounds.size.width > 50 && bounds.origin.x + bounds.size.width <= 560
            }
            let shown = peer.buttons.filter { button in
                guard let bounds = button.computeBounds(widget(path)) else { return false }
                return bounds.origin.x >= 0 && bounds.origin.x + bounds.size.width <= 560
            }
            #expect(shown.last === peer.buttons.last && (3...6).contains(shown.count))
            for button in shown {
                #expect((button.child as? Gtk.Label)?.layout.isEllipsized == (button !== peer.buttons.last))
            }
            window.close()
        }
    }
}
