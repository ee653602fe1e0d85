// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import ViewKit

/// The GTK side of a view: a widget, and what every view shows on it.
@MainActor class WidgetView: BackendView {
    /// The widget that containers place.
    let widget: Gtk.Widget
    private var shown = ViewProperties()

    init(_ widget: Gtk.Widget) { self.widget = widget }

    /// The widget that the person operates, where it is another one inside ``widget``.
    var operatedWidget: Gtk.Widget { widget }

    /// What a screen reader calls the view when nothing else was said: the text on it.
    var writtenName: String? { nil }

    /// What it is called when there is nothing to call it by; nil leaves it to GTK.
    var nameless: String? { nil }

    /// Where the widget sits when it may fill its space; a widget that looks wrong when stretched says so.
    var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.fill, .fill) }

    func renderCommon(_ properties: ViewProperties) {
        let change = Change(from: shown, to: properties)
        shown = properties
        change.of(\.isHidden) { widget.visible = !$0 }
        change.of(\.isEnabled) { widget.sensitive = $0 }
        change.of(\.tooltip) { widget.tooltipText = $0 }
        change.of(\.identifier) { widget.name = $0 ?? "" }
        change.of(\.horizontalAlignment) { widget.halign = $0.align(filling: fillAlignment.horizontal) }
        change.of(\.verticalAlignment) { widget.valign = $0.align(filling: fillAlignment.vertical) }
        change.of(\.expandsHorizontally) {
            widget.hexpand = $0 ?? false
            widget.hexpandSet = $0 != nil
        }
        change.of(\.expandsVertically) {
            widget.vexpand = $0 ?? false
            widget.vexpandSet = $0 != nil
        }
        change.of(\.margins) { widget.margins = $0 }
        change.of(\.minimumWidth) { widget.widthRequest = $0 ?? -1 }
        change.of(\.minimumHeight) { widget.heightRequest = $0 ?? -1 }
        change.of(\.styleClasses) { classes in
            for name in change.old?.styleClasses ?? [] where !classes.contains(name) {
                widget.removeCssClass(name)
            }
            for name in classes { widget.addCssClass(name) }
        }
        change.of(\.accessibilityDescription) { operatedWidget.setAccessible(.description, $0) }
        updateAccessibleName()
    }

    func focus() { _ = operatedWidget.grabFocus() }

    var onContextRequest: (@MainActor (ContextRequest) -> Void)? {
        didSet { if oldValue == nil { listenForContextRequests() } }
    }

    /// What is asked about; a view with parts says which. Without a place, the request came by key.
    func contextRequest(at position: ViewKit.Point?) -> ContextRequest { ContextRequest(position: position) }

    private var accessibleName: String?

    /// Tells screen readers what the view is called: a control without a text by its tooltip.
    func updateAccessibleName() {
        let name = shown.accessibilityLabel ?? writtenName ?? shown.tooltip ?? nameless
        guard name != accessibleName else { return }
        accessibleName = name
        operatedWidget.setAccessible(.label, name)
        didName(name)
    }

    /// The view has another name.
    func didName(_ name: String?) {}

    /// Puts the alignment in place that a widget has before anything is rendered.
    func applyFillAlignment() {
        widget.halign = fillAlignment.horizontal
        widget.valign = fillAlignment.vertical
    }
}

/// The widget behind a backend view; of another backend there is none.
extension BackendView {
    var gtkWidget: Gtk.Widget {
        guard let view = self as? WidgetView else {
            fatalError(
                """
                GtkBackend: a \(type(of: self)) was put into a GTK container, but it belongs to another backend. Views that \
                were made before GtkBackend started, or for a test without a display, cannot be shown on one.
                """)
        }
        return view.widget
    }
}

extension ViewKit.Alignment {
    /// GTK's name for it.
    func align(filling fill: Gtk.Align = .fill) -> Gtk.Align {
        switch self {
        case .fill: fill
        case .start: .start
        case .center: .center
        case .end: .end
        }
    }
}

extension Axis {
    var orientation: Gtk.Orientation { self == .horizontal ? .horizontal : .vertical }
}
