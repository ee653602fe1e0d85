// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk

/// The key under which a widget stores whether screen readers skip it: 1 if they do, 2 if they do not any more.
private let hiddenKey = "rxshell-hidden"

private func hideFromReaders(_ widget: UnsafeMutableRawPointer) {
    var state = GTK_ACCESSIBLE_STATE_HIDDEN
    let value = Value(true)
    gtk_accessible_update_state_value(C.opaque(widget), 1, &state, value._pointer)
}

private let hideWhenMapped: @convention(c) (UnsafeMutableRawPointer, gpointer?) -> Void = { widget, _ in
    guard isToBeHidden(widget) else { return }
    g_idle_add_full(
        G_PRIORITY_HIGH,
        { widget in
            if let widget, isToBeHidden(widget) { hideFromReaders(widget) }
            return 0
        }, g_object_ref(widget), { g_object_unref($0) })
}

private func isToBeHidden(_ widget: UnsafeMutableRawPointer) -> Bool {
    Int(bitPattern: g_object_get_data(C.cast(widget), hiddenKey)) == 1
}

extension Gtk.Image {
    /// An icon beside a text that says the same, which screen readers skip.
    static func decorative(_ icon: String?) -> Gtk.Image {
        let image = Gtk.Image(properties: ["accessible-role": Gtk.AccessibleRole.presentation])
        image.iconName = icon
        return image
    }
}

/// Accessible names and states. For a widget without a name, screen readers read the name of its class in GTK
/// 4.8, such as “GtkImage”. Therefore each widget that a screen reader reaches gets a name, or is hidden from
/// it.
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

    /// Hides the widget from screen readers, or shows it to them again.
    ///
    /// Newer releases of GTK reset the state each time the widget becomes visible, after the signal `map` (seen in 4.18.6). There it is set
    /// again each time, in a later turn of the main loop.
    func setHiddenFromReaders(_ isHidden: Bool) {
        if isHidden { hideFromReaders(_raw) } else { resetState(.hidden) }
        guard GTK.isAvailable(4, 10) else { return }
        let mark = g_object_get_data(C.cast(_raw), hiddenKey)
        if mark == nil, isHidden {
            g_signal_connect_data(
                _raw, "map", unsafeBitCast(hideWhenMapped, to: GCallback.self), nil, nil, G_CONNECT_AFTER)
        }
        if mark != nil || isHidden {
            g_object_set_data(C.cast(_raw), hiddenKey, UnsafeMutableRawPointer(bitPattern: isHidden ? 1 : 2))
        }
    }

    /// Gives the inner widgets of a control its accessible name, and hides those that are decoration from screen readers.
    func nameParts(_ name: String) {
        for part in children {
            switch part.typeName {
            case "GtkImage" where part.tooltipText != nil: part.setAccessible(.label, part.tooltipText)
            case "GtkImage", "GtkBuiltinIcon", "GtkScrollbar", "GtkPanedHandle":
                part.setHiddenFromReaders(true)
            case "GtkToggleButton", "GtkListItemWidget":
                part.setAccessible(.label, name)
                // A menu button names it by its icon, too, and screen readers would say both names.
                part.resetRelation(.labelledBy)
            default: break
            }
            // The widgets in a popover have their own names.
            if !(part is Gtk.Popover) { part.nameParts(name) }
        }
    }

    /// Names a button that shows an icon alone: for screen readers, and by a tooltip.
    func nameIcon(_ name: String) {
        tooltipText = name
        setAccessible(.label, name)
        nameParts(name)
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
