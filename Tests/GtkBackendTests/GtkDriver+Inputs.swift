// SPDX-License-Identifier: MIT

import BackendTesting
import GLib
import GObject
import Gdk
import Gtk
import Pango
import ViewKit

@testable import GtkBackend

/// The views in which the user enters a value, and those that show one.
extension GtkDriver {
    /// Does something to such a view. Returns whether the view has the action.
    func performOnInput(_ action: UserAction, _ peer: WidgetView) throws -> Bool {
        switch (action, peer) {
        case (.choose(let option), let peer as GtkRadioGroupView):
            guard let button = peer.buttons.first(where: { $0.label == option }) else {
                throw ImpossibleAction("There is no option \(option).")
            }
            button.active = true
        case (.press("Down"), let peer as GtkRadioGroupView):
            _ = peer.buttons.first { $0.active }?.childFocus(.down)
        case (.press("Up"), let peer as GtkRadioGroupView):
            _ = peer.buttons.first { $0.active }?.childFocus(.up)
        case (.choose(let option), let peer as GtkComboFieldView): try choose(option, in: peer)
        case (.type(let text), let peer as GtkTimeFieldView):
            let parts = text.split(separator: ":").map(String.init)
            for (button, part) in zip([peer.hour, peer.minute], parts) {
                button.text = part
                button.update()
            }
        case (.choose(let text), let peer as GtkDateFieldView):
            guard let date = CalendarDate(text),
                let day = DateTime(
                    year: date.year, month: date.month, day: date.day, hour: 0, minute: 0, seconds: 0)
            else { throw ImpossibleAction("\(text) is not a date.") }
            peer.calendar.selectDay(day)
        case (.choose(""), let peer as GtkFileFieldView): peer.clearButton.emit("clicked")
        default: return try performOnWidget(action, peer.operatedWidget)
        }
        return true
    }

    private func performOnWidget(_ action: UserAction, _ widget: Gtk.Widget) throws -> Bool {
        switch (action, widget) {
        case (.tap, let link as Gtk.LinkButton): _ = link.emit("activate-link", returning: Bool.self)
        case (.choose(let title), let label as Gtk.Label):
            guard let uri = link(title, in: label.label) else {
                throw ImpossibleAction("There is no link \(title).")
            }
            _ = label.emit("activate-link", uri, returning: Bool.self)
        case (.tap, let button as Gtk.ToggleButton): button.active.toggle()
        case (.type(let text), let button as Gtk.SpinButton):
            button.text = text
            button.update()
        case (.press("Up"), let button as Gtk.SpinButton): button.spin(.stepForward, increment: 0)
        case (.press("Down"), let button as Gtk.SpinButton): button.spin(.stepBackward, increment: 0)
        case (.choose(let text), let scale as Gtk.Scale):
            _ = scale.emit("change-value", Gtk.ScrollType.jump, Double(text) ?? 0, returning: Bool.self)
        #if GTK_4_10
            case (.choose(let text), let button as Gtk.ColorDialogButton):
                guard let color = ViewKit.Color(hex: text) else {
                    throw ImpossibleAction("\(text) is not a colour.")
                }
                button.rgba = RGBA(color)
            case (.choose(let text), let button as Gtk.FontDialogButton):
                button.fontDesc = FontDescription(string: text)
        #else
            case (.choose(let text), let button as Gtk.ColorButton):
                guard let color = ViewKit.Color(hex: text) else {
                    throw ImpossibleAction("\(text) is not a colour.")
                }
                button.rgba = RGBA(color)
                button.emit("color-set")
            case (.choose(let text), let button as Gtk.FontButton):
                button.fontDesc = FontDescription(string: text)
                button.emit("font-set")
        #endif
        default: return false
        }
        return true
    }

    private func link(_ title: String, in markup: String) -> String? {
        (try? Markup(parsing: markup))?.runs.first { $0.text == title }?.link
    }

    private func choose(_ option: String, in peer: GtkComboFieldView) throws {
        if !peer.popover.visible { (peer.entry.nextSibling as? Gtk.Button)?.emit("clicked") }
        guard let list = (peer.popover.child as? Gtk.ScrolledWindow)?.descendant(Gtk.ListBox.self) else {
            throw ImpossibleAction("There is no list.")
        }
        var index = 0
        while let row = list.row(at: index) {
            if (row.child as? Gtk.Label)?.text == option { return list.emit("row-activated", row) }
            index += 1
        }
        throw ImpossibleAction("There is no option \(option).")
    }

    /// The text that such a view shows; nil for other views.
    func inputText(of view: any View) -> String? {
        switch view.backendView {
        case let peer as GtkFileFieldView: peer.operatedWidget.descendant(Gtk.Label.self)?.text
        case let peer as GtkProgressBarView:
            (peer.widget as? Gtk.ProgressBar).map { $0.showText ? $0.text ?? "" : "" }
        default: nil
        }
    }

    /// The value that such a view shows; nil for other views.
    func inputValue(of view: any View) -> String?? {
        switch (view.backendView, view.gtkWidget) {
        case (let peer as GtkRadioGroupView, _): .some(peer.buttons.first { $0.active }?.label)
        case (_, let button as Gtk.ToggleButton): button.active ? "on" : "off"
        case (_, let button as Gtk.SpinButton): "\(button.value)"
        case (_, let scale as Gtk.Scale): "\(scale.value)"
        case (_, let bar as Gtk.LevelBar): "\(bar.value)"
        case (_, let bar as Gtk.ProgressBar): "\(Int((bar.fraction * 100).rounded())) %"
        case (let peer as GtkTimeFieldView, _): "\(peer.hour.text):\(peer.minute.text)"
        case (let peer as GtkDateFieldView, _):
            .some(
                peer.state?.date == nil
                    ? nil
                    : CalendarDate(
                        year: peer.calendar.year, month: peer.calendar.month + 1, day: peer.calendar.day)?
                        .description)
        #if GTK_4_10
            case (_, let button as Gtk.ColorDialogButton): ViewKit.Color(button.rgba).hex
            case (_, let button as Gtk.FontDialogButton): button.fontDesc?.toString()
        #else
            case (_, let button as Gtk.ColorButton): ViewKit.Color(button.rgba).hex
            case (_, let button as Gtk.FontButton): button.fontDesc?.toString()
        #endif
        default: nil
        }
    }
}

extension Gtk.Widget {
    /// The first widget of a type inside of the widget.
    func descendant<W: Gtk.Widget>(_ type: W.Type) -> W? {
        for child in children {
            if let found = child as? W ?? child.descendant(type) { return found }
        }
        return nil
    }
}
