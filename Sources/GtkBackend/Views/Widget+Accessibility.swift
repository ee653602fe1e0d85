// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk

/// Accessible names and states. For a widget without a name, screen readers read the name of its class in GTK 4.8, such as “GtkImage”. Therefore each
/// widget that a screen reader reaches gets a name, or is hidden from it.
extension Gtk.Widget {
    /// Sets an accessible property of the widget; nil restores GTK's default.
    func setAccessible(_ property: Gtk.AccessibleProperty, _ text: String?) {
        if let text { update(property, text) } else { resetProperty(property) }
    }

    /// Sets the accessible state that the input is invalid.
    func setAccessibleInvalid(_ isInvalid: Bool) {
        guard isInvalid else { return resetState(.invalid) }
        setAccessible(GTK_ACCESSIBLE_STATE_INVALID, Int32(GTK_ACCESSIBLE_INVALID_TRUE.rawValue))
    }

    /// Sets the accessible state that the widget is the selected one of several.
    func setAccessibleSelected(_ isSelected: Bool) {
        setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, isSelected ? 1 : 0)
    }

    /// Sets a state as an integer: GTK 4.8 reads it as an integer, although its documentation declares another type.
    private func setAccessible(_ state: GtkAccessibleState, _ number: Int32) {
        var key = state
        let value = Value(number)
        gtk_accessible_update_state_value(C.opaque(_raw), 1, &key, value._pointer)
    }

    /// Gives the inner widgets of a control its accessible name, and hides those that are decoration from screen readers.
    func nameParts(_ name: String) {
        var next = firstChild
        while let part = next {
            switch part.typeName {
            case "GtkImage" where part.tooltipText != nil: part.setAccessible(.label, part.tooltipText)
            case "GtkImage", "GtkBuiltinIcon", "GtkScrollbar", "GtkPanedHandle": part.update(.hidden, true)
            case "GtkToggleButton", "GtkListItemWidget":
                part.setAccessible(.label, name)
                // A menu button names it by its icon, too, and screen readers would say both names.
                part.resetRelation(.labelledBy)
            default: break
            }
            // The widgets in a popover have their own names.
            if !(part is Gtk.Popover) { part.nameParts(name) }
            next = part.nextSibling
        }
    }

    /// Sets the accessible name to the text of the labels in the widget. Returns whether there is a text.
    @discardableResult func nameByLabels() -> Bool {
        let labels = self.labels
        if !labels.isEmpty { update(.labelledBy, labels) }
        return !labels.isEmpty
    }

    private var labels: [Gtk.Label] { textLabels.compactMap { C.borrow($0) } }

    /// The addresses of the labels in the widget that have a text: GTK 4.8 names a label without one by its class.
    var textLabels: [UnsafeMutableRawPointer] {
        var labels: [UnsafeMutableRawPointer] = []
        if let widget: UnsafeMutablePointer<GtkWidget> = C.cast(_raw) {
            appendLabels(in: widget, to: &labels)
        }
        return labels
    }
}

/// Appends the labels that have a text. It creates no wrappers of the widgets, because it is called for all visible rows in each layout.
private nonisolated func appendLabels(
    in widget: UnsafeMutablePointer<GtkWidget>, to labels: inout [UnsafeMutableRawPointer]
) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
        let address = UnsafeMutableRawPointer(child)
        if g_type_check_instance_is_a(C.cast(address), gtk_label_get_type()) == 0 {
            appendLabels(in: child, to: &labels)
        } else if gtk_label_get_text(OpaquePointer(address))?.pointee ?? 0 != 0 {
            labels.append(address)
        }
        next = gtk_widget_get_next_sibling(child)
    }
}
