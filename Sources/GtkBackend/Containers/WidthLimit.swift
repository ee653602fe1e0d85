// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gtk

/// A box for one child that grows no wider than a limit, and stands in the middle of what is wider.
@MainActor final class WidthLimit {
    let widget = Gtk.Box()

    /// The greatest width of the child; nil for none.
    var maximum: Int? {
        didSet {
            g_object_set_data(
                C.cast(widget._raw), limitKey,
                UnsafeMutableRawPointer(bitPattern: maximum ?? 0))
            widget.queueResize()
        }
    }

    init() {
        let layout = gtk_custom_layout_new(
            { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }, measureLimited, allocateLimited)
        gtk_widget_set_layout_manager(C.cast(widget._raw), layout)
    }
}

private let limitKey = "rxshell-width-limit"

/// The width that the child gets of `width`.
private func limitedWidth(of widget: UnsafeMutablePointer<GtkWidget>?, _ width: CInt) -> CInt {
    let limit = CInt(
        Int(
            bitPattern: g_object_get_data(
                C.cast(UnsafeMutableRawPointer(widget)), limitKey)))
    return limit > 0 && width > limit ? limit : width
}

private let measureLimited: GtkCustomMeasureFunc = { widget, orientation, forSize, minimum, natural, _, _ in
    guard let child = gtk_widget_get_first_child(widget), gtk_widget_should_layout(child) != 0 else {
        minimum?.pointee = 0
        natural?.pointee = 0
        return
    }
    let isHeight = orientation == GTK_ORIENTATION_VERTICAL
    gtk_widget_measure(
        child, orientation, isHeight && forSize >= 0 ? limitedWidth(of: widget, forSize) : forSize, minimum,
        natural, nil, nil)
    if !isHeight, let minimum, let natural {
        natural.pointee = max(minimum.pointee, limitedWidth(of: widget, natural.pointee))
    }
}

private let allocateLimited: GtkCustomAllocateFunc = { widget, width, height, _ in
    guard let child = gtk_widget_get_first_child(widget), gtk_widget_should_layout(child) != 0 else { return }
    var least: CInt = 0
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    let childWidth = max(least, limitedWidth(of: widget, width))
    var place = GtkAllocation(x: (width - childWidth) / 2, y: 0, width: childWidth, height: height)
    gtk_widget_size_allocate(child, &place, -1)
}
