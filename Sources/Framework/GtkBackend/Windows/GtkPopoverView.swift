// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// A popover above a window, which closes when the user clicks outside of it.
final class GtkPopoverView: BackendPopover {
    private let popover = Gtk.Popover()
    /// The content. It fills the popover while that is open.
    private var content: (any BackendView)?
    /// The widget that the popover points at, retained while the popover is open. When it is unmapped, the popover closes.
    private var anchor: (widget: Gtk.Widget, leaving: SignalConnection)?
    var onClose: (@MainActor () -> Void)?

    init() {
        popover.onClosed { [weak self] in self?.didClose() }
    }

    /// A popover is a child of the widget that it points at, and must be removed before the widget is finalized.
    isolated deinit { leave() }

    func setContent(_ view: any BackendView) {
        content = view
        let widget = view.gtkWidget
        guard popover.child !== widget else { return }
        widget.leaveParent()
        popover.child = widget
    }

    func present(from anchor: any BackendView, at position: ViewKit.Point?, title: String) {
        // What was called when it closed may have opened it again.
        guard popover.parent == nil else { return }
        let widget = anchor.gtkWidget
        // GTK ends the program.
        guard widget.isInOpenedWindow else {
            onClose?()
            return
        }
        if let content { setContent(content) }
        popover.setParent(widget)
        self.anchor = (widget, widget.onUnmap { [weak self] in self?.close() })
        popover.setAccessible(.label, title)
        popover.popup(at: position)
    }

    func close() {
        guard popover.parent != nil else { return }
        popover.popdown()
        didClose()
    }

    private func didClose() {
        guard popover.parent != nil else { return }
        leave()
        onClose?()
    }

    private func leave() {
        // The content leaves last: GTK 4.8 never frees a popover if a descendant with the focus is removed from it while it is open.
        popover.closeAndUnparent()
        popover.child = nil
        anchor?.leaving.disconnect()
        anchor = nil
    }
}
