// SPDX-License-Identifier: MIT

import BackendTesting
import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gdk
import Glibc
import Gtk
import GtkTestLoop
import Testing
import ViewKit

@testable import GtkBackend

/// Uses the views of GTK as a user does: by the signals that keys and the pointer cause.
@MainActor final class GtkDriver: BackendDriver {
    func makeBackend() throws -> any Backend { Stage.gtkBackend }

    func perform(_ action: UserAction, on view: any View) throws {
        guard let peer = view.backendView as? WidgetView else {
            throw ImpossibleAction("\(type(of: view)) is not a view of GTK.")
        }
        guard peer.operatedWidget.isSensitive else { throw ImpossibleAction("\(view) is disabled.") }
        if try performOnInput(action, peer) { return }
        if let list = peer as? GtkCollectionView { return try list.perform(action, on: view) }
        if let pages = peer as? GtkPageStackView, try pages.performDrag(action, on: view) { return }
        if case .tabs(let action) = action { return try perform(action, on: view) }
        if case .choose(let item) = action, let bar = peer as? GtkPathBarView {
            let button = bar.buttons.first { ($0.child as? Gtk.Label)?.text == item && $0.isSensitive }
            guard let button else { throw ImpossibleAction(action, on: view) }
            return button.emit("clicked")
        }
        // The row of tabs may be in the header bar of the window.
        if case .choose(let title) = action, let tabs = peer as? GtkTabView,
            let tab = tabs.tabs.first(where: { $0.title == title })
        {
            return tab.button.emit("clicked")
        }
        switch (action, peer.operatedWidget) {
        case (.tap, let button as Gtk.Button): button.emit("clicked")
        case (.tap, let button as Gtk.CheckButton): button.active.toggle()
        case (.tap, let toggle as Gtk.Switch): toggle.active.toggle()
        case (.type(let text), let entry as any Gtk.Editable): entry.text = text
        case (.type(let text), let view as Gtk.TextView): view.buffer.text = text
        // The text within the entry presses the default button, as it does for a key.
        case (.press("Return"), let entry as Gtk.Entry): (entry.firstChild as? Gtk.Text)?.emit("activate")
        case (.press("Return"), let entry as Gtk.SearchEntry): entry.emit("activate")
        case (.press("Return"), let entry as Gtk.PasswordEntry): entry.emit("activate")
        case (.press("Escape"), let entry as Gtk.SearchEntry): entry.emit("stop-search")
        case (.insert(let text), let entry as any Gtk.Editable):
            // This signal alone does not replace the selection, as a key does; and a key has moved the caret when the text is reported.
            guard let delegate = delegate(of: entry) else { throw ImpossibleAction(action, on: view) }
            if entry.selectionBounds != nil { delegate.emit("backspace") }
            g_object_freeze_notify(C.cast(delegate._raw))
            delegate.emit("insert-at-cursor", text)
            g_object_thaw_notify(C.cast(delegate._raw))
        case (.insert(let text), let view as Gtk.TextView): view.emit("insert-at-cursor", text)
        case (.select(let range), let entry as any Gtk.Editable):
            entry.selection = entry.text.scalarRange(ofCharacters: range)
        case (.select(let range), let view as Gtk.TextView):
            view.buffer.selection = view.buffer.text.scalarRange(ofCharacters: range)
        case (.press("BackSpace"), let entry as any Gtk.Editable): delegate(of: entry)?.emit("backspace")
        case (.press("BackSpace"), let view as Gtk.TextView): view.emit("backspace")
        case (.press("<Control>z"), let widget): _ = widget.activateAction("history.undo")
        case (.press("<Control><Shift>z"), let widget): _ = widget.activateAction("history.redo")
        case (.press("Tab"), let widget): _ = widget.window?.childFocus(.tabForward)
        case (.press("<Shift>Tab"), let widget): _ = widget.window?.childFocus(.tabBackward)
        case (.choose(let option), let dropDown as Gtk.DropDown):
            guard let index = options(of: dropDown).firstIndex(of: option) else {
                throw ImpossibleAction("There is no option \(option).")
            }
            dropDown.selected = index
        case (.tap, let expander as Gtk.Expander): expander.emit("activate")
        case (.pull, let scrolled as Gtk.ScrolledWindow): scrolled.emit("edge-overshot", Gtk.PositionType.top)
        case (.scroll(let offset), let scrolled as Gtk.ScrolledWindow):
            scrolled.hadjustment.value = offset.x
            scrolled.vadjustment.value = offset.y
        case (.moveBorder(let width), let widget):
            guard let paned = widget.firstChild as? Gtk.Paned else {
                throw ImpossibleAction(action, on: view)
            }
            paned.position = width
        case (.choose(let title), let widget):
            guard let button = widget.button(title), button.isSensitive else {
                throw ImpossibleAction(action, on: view)
            }
            button.emit("clicked")
        case (.chooseFromMenu(let path), let button as Gtk.MenuButton):
            button.popup()
            try choose(path, in: button.popover)
        case (.chooseFromMenu(let path), let bar as Gtk.PopoverMenuBar):
            let item = bar.children.first {
                $0.descendants.contains { ($0 as? Gtk.Label)?.text == path.first }
            }
            _ = item?.activate()
            let popovers = item?.descendants.compactMap { $0 as? Gtk.Popover }
            try choose(Array(path.dropFirst()), in: popovers?.first)
        case (.chooseFromContextMenu(let path), let widget):
            try click(widget, Gtk.GestureClick.self, "pressed", button: .secondary, count: 1)
            try choose(path, in: peer.contextMenu?.popover)
        case (.click(let button, let count), let widget):
            for number in 1...count {
                try click(widget, Gtk.GestureClick.self, "released", button: button, count: number)
            }
        default: throw ImpossibleAction(action, on: view)
        }
    }

    private func perform(_ action: TabAction, on view: any View) throws {
        guard let peer = view.backendView as? GtkTabView else {
            throw ImpossibleAction(.tabs(action), on: view)
        }
        let title: String
        switch action {
        case .close(let text), .move(let text, to: _), .detach(let text): title = text
        case .take(let index, from: let number, at: let drop):
            guard let exchange = peer.state?.exchange?.exchange else {
                throw ImpossibleAction(.tabs(action), on: view)
            }
            let source = GtkTabView()
            for _ in 0...index { source.insert(WidgetView(Gtk.Label()), at: 0) }
            source.render(PagesState { $0.exchange = .init(exchange: exchange, number: number) })
            try withExtendedLifetime(source) {
                guard peer.drop(.init(index, of: source), at: drop) else {
                    throw ImpossibleAction(.tabs(action), on: view)
                }
            }
            return
        }
        guard let index = peer.tabs.firstIndex(where: { $0.title == title }) else {
            throw ImpossibleAction("There is no tab \(title).")
        }
        let tab = peer.tabs[index]
        switch action {
        case .take: break
        case .close:
            guard tab.closeButton.visible else {
                throw ImpossibleAction("The tab \(title) cannot be closed.")
            }
            tab.closeButton.emit("clicked")
        case .move(_, let newIndex):
            guard peer.state?.isReorderable == true else { throw ImpossibleAction("Tabs cannot be moved.") }
            let gap = newIndex > index ? newIndex + 1 : newIndex
            _ = peer.drop(.init(index, of: peer), at: .before(gap))
        case .detach:
            let commands = peer.commands(at: index)
            guard commands != nil, tab.traits.isDetachable else {
                throw ImpossibleAction("The tab \(title) cannot be detached.")
            }
            _ = tab.slot.activateAction("tabs.detach", args: Variant(Int32(index)))
        }
    }

    func perform(_ action: WindowAction, on window: ViewKit.Window) throws {
        let window = gtkWindow(window)
        switch action {
        case .resize(let size): window.setDefaultSize(width: size.width, height: size.height)
        case .requestClose: window.close()
        case .perform(let id): _ = window.activateAction("win.\(id)")
        case .press(let shortcut):
            throw ImpossibleAction("\(shortcut) needs a key from outside of the process.")
        case .answer(let title):
            let buttons = try dialog(of: window).descendants.compactMap { $0 as? Gtk.Button }
            guard let button = buttons.first(where: { $0.label == title && $0.isSensitive }) else {
                throw ImpossibleAction("There is no button \(title) that can be pressed.")
            }
            button.emit("clicked")
        case .typeInDialog(let text):
            guard let entry = try dialog(of: window).descendants.lazy.compactMap({ $0 as? Gtk.Entry }).first
            else {
                throw ImpossibleAction("The dialog has no text field.")
            }
            entry.text = text
        case .closeDialog: try dialog(of: window).close()
        }
    }

    private func dialog(of window: Gtk.Window) throws -> Gtk.Window {
        let windows = Gtk.Window.listToplevels().compactMap { $0 as? Gtk.Window }
        guard let dialog = windows.first(where: { $0.transientFor === window && $0.visible }) else {
            throw ImpossibleAction("There is no dialog above the window.")
        }
        return dialog
    }

    /// Clicks the last item of a path, in a menu that is open.
    private func choose(_ path: [String], in popover: Gtk.Widget?) throws {
        let items = popover?.descendants.filter {
            $0.typeName == "GtkModelButton" || $0.hasCssClass("icon-item")
        }
        let item = items?.last { $0.descendants.contains { ($0 as? Gtk.Label)?.text == path.last } }
        guard let item, item.isSensitive else {
            // As by Escape.
            (popover as? Gtk.Popover)?.popdown()
            throw ImpossibleAction("There is no item \(path).")
        }
        item.emit("clicked")
    }

    private func click<G: Gtk.GestureSingle>(
        _ widget: Gtk.Widget, _ type: G.Type, _ signal: String, button: PointerButton, count: Int
    ) throws {
        let number = button == .primary ? 1 : button == .middle ? 2 : 3
        let controllers = widget.observeControllers()
        let gestures = (0..<controllers.nItems).compactMap { controllers.item(at: $0) as? G }
        guard let gesture = gestures.first(where: { $0.button == number }) else {
            throw ImpossibleAction("Nothing reacts to a click with the \(button) button.")
        }
        gesture.emit(signal, count, 1.0, 1.0)
    }

    func text(of view: any View) throws -> String {
        if let text = inputText(of: view) { return text }
        if let list = view.backendView as? GtkCollectionView {
            return list.shownSlots.map { $0.text }.joined(separator: "\n")
        }
        return switch operated(view) {
        case let label as Gtk.Label: label.text
        case let button as Gtk.Button: button.label ?? ""
        default: ""
        }
    }

    func value(of view: any View) throws -> String? {
        if let value = inputValue(of: view) { return value }
        if let list = view.backendView as? GtkCollectionView {
            let selected = list.shownSlots.filter { list.model.isSelected($0.item.position) }
            return selected.map { $0.text }.joined(separator: "\n")
        }
        return switch operated(view) {
        case let entry as any Gtk.Editable: entry.text
        case let view as Gtk.TextView: view.buffer.text
        case let button as Gtk.CheckButton: button.active ? "on" : "off"
        case let toggle as Gtk.Switch: toggle.active ? "on" : "off"
        case let dropDown as Gtk.DropDown:
            Int(listPosition: dropDown.selected).map { options(of: dropDown)[$0] }
        default: nil
        }
    }

    func accessibleName(of view: any View) throws -> String {
        (view.backendView as? WidgetView)?.accessibleName ?? ""
    }

    func isFocused(_ view: any View) throws -> Bool {
        guard let widget = operated(view) else { return false }
        var focused = (widget.root as? Gtk.Window)?.focusWidget
        while let next = focused, next !== widget { focused = next.parent }
        return focused != nil
    }

    func settle() async { await GtkBackendTests.settle() }

    /// The part of an entry that handles its keys.
    private func delegate(of entry: any Gtk.Editable) -> Gtk.Text? { entry.delegate as? Gtk.Text }

    private func operated(_ view: any View) -> Gtk.Widget? {
        (view.backendView as? WidgetView)?.operatedWidget
    }

    private func options(of dropDown: Gtk.DropDown) -> [String] {
        guard let model = dropDown.model else { return [] }
        return (0..<model.nItems).compactMap { (model.item(at: $0) as? Gtk.StringObject)?.string }
    }
}

extension OnDisplay {
    /// The compatibility suite on GTK.
    @MainActor struct CompatibilityTests {
        /// Cases after which widgets are left, with the reason. The list can only become shorter.
        private static let casesWithHandlers = [
            "texts: a control does not report what the application sets":
                "GTK retains the buffer in which something was selected last, for the primary selection",
            "collections: the menu of a row selects the row first":
                "the window is closed while the menu is open, and GTK 4.8 then frees neither the menu nor its list",
        ]

        /// Why a case cannot run on the display of the tests; nil if it can.
        private nonisolated static func obstacle(to testCase: CompatibilityCase) -> String? {
            switch getenv("GDK_BACKEND").map({ String(cString: $0) }) {
            case "wayland" where testCase.description.hasPrefix("windows: a maximised window keeps"):
                "weston without a screen gives a maximised window the size 0 x 0, and then ends the connection"
            // What a screen leaves behind does not depend on the display.
            case "broadway" where testCase.description.hasPrefix("screens: nothing is left"):
                "Broadway draws one frame each second without a browser, and does not make a window smaller"
            default: nil
            }
        }

        private nonisolated static var cases: [CompatibilityCase] {
            CompatibilityCase.all.filter { testCase in
                guard let obstacle = obstacle(to: testCase) else { return true }
                print("Not run: \(testCase.description): \(obstacle).")
                return false
            }
        }

        @Test(arguments: cases) func gtkIsCompatible(_ testCase: CompatibilityCase) async {
            // Objects that an application creates once exist before the first case.
            Toolkit.install(Stage.gtkBackend)
            _ = Window()
            rx_test_record_handlers()
            let failures = await testCase.run(on: GtkDriver())
            // A popover is released in a later turn of the main loop than its window.
            let end = ContinuousClock.now + .seconds(2)
            while rx_test_remaining_handler() != nil, ContinuousClock.now < end { await settle() }
            for failure in failures { Issue.record("\(failure)") }
            let handler = rx_test_remaining_handler().map { String(cString: $0) }
            guard Self.casesWithHandlers[testCase.description] == nil else { return }
            #expect(handler == nil, "the handler of an object that outlives the case")
        }
    }
}

extension Gtk.Widget {
    /// The button with that text inside the widget.
    fileprivate func button(_ title: String) -> Gtk.Button? {
        if let button = self as? Gtk.Button, button.label == title { return button }
        if let tab = self as? Gtk.ToggleButton, tab.hasCssClass("tab"), tab.tooltipText == title {
            return tab
        }
        return children.lazy.compactMap { $0.button(title) }.first
    }
}
