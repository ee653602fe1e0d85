// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk

/// A box for one child, whose width is limited: in a wider box the child is centred.
@MainActor final class WidthLimit {
    let widget: Gtk.Box

    /// The greatest width of the child; nil for none.
    var maximum: Int? {
        didSet {
            g_object_set_data(
                C.cast(widget._raw), limitKey,
                UnsafeMutableRawPointer(bitPattern: Int(CInt(clamping: maximum ?? 0))))
            widget.queueResize()
        }
    }

    /// - Parameter scrolls: whether the child is scrollable, as lists are. Then the box is scrollable too,
    ///   and passes its adjustments to the child.
    init(scrolls: Bool) {
        let type = scrolls ? scrollableBoxType : gtk_box_get_type()
        widget = Gtk.Box(_constructed: makeObject(of: type))
        let layout = gtk_custom_layout_new(
            { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }, measureLimited, allocateLimited)
        gtk_widget_set_layout_manager(C.cast(widget._raw), layout)
    }

    /// The child of the box.
    var content: Gtk.Widget? {
        get { widget.firstChild }
        set {
            if let old = content { widget.remove(old) }
            if let newValue { widget.append(newValue) }
        }
    }
}

// MARK: Layout

/// The key under which a box stores its limit: GTK calls the functions below with the box as their only context.
private let limitKey = "rxshell-width-limit"

/// The part of `width` that the limit allows.
private func limitedWidth(of widget: UnsafeMutablePointer<GtkWidget>?, _ width: CInt) -> CInt {
    let limit = CInt(Int(bitPattern: g_object_get_data(C.cast(UnsafeMutableRawPointer(widget)), limitKey)))
    return limit > 0 ? min(width, limit) : width
}

/// The width that a child that does not scroll gets of `width`: also above the limit if it cannot be narrower.
private func childWidth(
    _ child: UnsafeMutablePointer<GtkWidget>, of widget: UnsafeMutablePointer<GtkWidget>?, _ width: CInt
) -> CInt {
    var least: CInt = 0
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    return max(least, limitedWidth(of: widget, width))
}

private let measureLimited: GtkCustomMeasureFunc = { widget, orientation, forSize, minimum, natural, _, _ in
    guard let minimum, let natural else { return }
    (minimum.pointee, natural.pointee) = (0, 0)
    guard let child = gtk_widget_get_first_child(widget), gtk_widget_should_layout(child) != 0 else { return }
    if orientation == GTK_ORIENTATION_VERTICAL {
        var width = forSize
        if forSize < 0 {
            // Without a given width, the height is that for the limit if the natural width of the child exceeds it.
            var wanted: CInt = 0
            gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, nil, &wanted, nil, nil)
            let limited = childWidth(child, of: widget, wanted)
            if limited < wanted { width = limited }
        } else {
            width = childWidth(child, of: widget, forSize)
        }
        gtk_widget_measure(child, orientation, width, minimum, natural, nil, nil)
    } else {
        gtk_widget_measure(child, orientation, forSize, minimum, natural, nil, nil)
        natural.pointee = max(minimum.pointee, limitedWidth(of: widget, natural.pointee))
    }
}

private let allocateLimited: GtkCustomAllocateFunc = { widget, width, height, _ in
    guard let child = gtk_widget_get_first_child(widget), gtk_widget_should_layout(child) != 0 else { return }
    // A child that scrolls gets the visible width, also if it is less than the minimum: it scrolls the rest.
    let scrolls =
        g_type_check_instance_is_a(C.cast(UnsafeMutableRawPointer(child)), gtk_scrollable_get_type()) != 0
    let own = scrolls ? limitedWidth(of: widget, width) : childWidth(child, of: widget, width)
    var place = GtkAllocation(x: (width - own) / 2, y: 0, width: own, height: height)
    gtk_widget_size_allocate(child, &place, -1)
}

// MARK: Scrolling

/// A subclass of GtkBox that implements GtkScrollable: it passes the four properties of that interface to its child.
private let scrollableBoxType: GType = {
    let type = registerSubclass(of: gtk_box_get_type(), "RxShellScrollableBox") { type, _ in
        let type = type?.assumingMemoryBound(to: GObjectClass.self)
        type?.pointee.set_property = { box, _, value, property in
            guard let child = gtk_widget_get_first_child(C.cast(box)) else { return }
            g_object_set_property(C.cast(child), property?.pointee.name, value)
        }
        type?.pointee.get_property = { box, _, value, property in
            guard let child = gtk_widget_get_first_child(C.cast(box)) else { return }
            g_object_get_property(C.cast(child), property?.pointee.name, value)
        }
        for (index, name) in ["hadjustment", "vadjustment", "hscroll-policy", "vscroll-policy"].enumerated() {
            g_object_class_override_property(type, guint(index + 1), name)
        }
    }
    var scrollable = GInterfaceInfo()
    g_type_add_interface_static(type, gtk_scrollable_get_type(), &scrollable)
    return type
}()
