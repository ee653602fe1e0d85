// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A layout manager in Swift: it measures and places the children of a widget.
///
///     final class Stacked: Gtk.LayoutManager, LayoutManagerSubclass {
///         func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement { … }
///         func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) { … }
///     }
@MainActor
public protocol LayoutManagerSubclass: LayoutManager, CustomClass {
    /// Returns the size that the children need. `GtkLayoutManagerClass.measure`.
    func doMeasure(_ widget: Widget, _ orientation: Orientation, forSize: Int) -> Measurement
    /// Places the children. `GtkLayoutManagerClass.allocate`.
    func doAllocate(_ widget: Widget, width: Int, height: Int, baseline: Int)
    /// Returns which direction depends on the other. `GtkLayoutManagerClass.get_request_mode`.
    func doRequestMode(_ widget: Widget) -> SizeRequestMode
    /// Called when the widget is added to a window. `GtkLayoutManagerClass.root`.
    func doRoot()
    /// Called when the widget is removed from its window. `GtkLayoutManagerClass.unroot`.
    func doUnroot()
    /// The class of the layout properties of each child, which `getLayoutChild` returns; nil for none.
    static var layoutChild: LayoutChild.Type? { get }
}

extension LayoutManagerSubclass {
    public static var layoutChild: LayoutChild.Type? { nil }
    public func doRequestMode(_ widget: Widget) -> SizeRequestMode { .constantSize }
    public func doRoot() {}
    public func doUnroot() {}

    public nonisolated static func _initializeClass(_ pointer: UnsafeMutableRawPointer) {
        let layout = pointer.assumingMemoryBound(to: GtkLayoutManagerClass.self)
        if let child = onMainActor({ layoutChild }) { layout.pointee.layout_child_type = child._valueType }
        layout.pointee.root = { manager in
            guard let swift = wrapper(of: manager) as? any LayoutManagerSubclass else { return }
            onMainActor { swift.doRoot() }
        }
        layout.pointee.unroot = { manager in
            guard let swift = wrapper(of: manager) as? any LayoutManagerSubclass else { return }
            onMainActor { swift.doUnroot() }
        }
        layout.pointee.measure = {
            manager, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
            guard let swift = wrapper(of: manager) as? any LayoutManagerSubclass,
                let widget: Widget = C.borrow(widget)
            else { return }
            let answer = onMainActor {
                swift.doMeasure(widget, C.enumeration(orientation.rawValue), forSize: Int(size))
            }
            minimum?.pointee = gint(answer.minimum)
            natural?.pointee = gint(max(answer.natural, answer.minimum))
            minimumBaseline?.pointee = gint(answer.minimumBaseline)
            naturalBaseline?.pointee = gint(answer.naturalBaseline)
        }
        layout.pointee.allocate = { manager, widget, width, height, baseline in
            guard let swift = wrapper(of: manager) as? any LayoutManagerSubclass,
                let widget: Widget = C.borrow(widget)
            else { return }
            onMainActor {
                swift.doAllocate(widget, width: Int(width), height: Int(height), baseline: Int(baseline))
            }
        }
        layout.pointee.get_request_mode = { manager, widget in
            guard let swift = wrapper(of: manager) as? any LayoutManagerSubclass,
                let widget: Widget = C.borrow(widget)
            else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
            return .init(rawValue: C.number(onMainActor { swift.doRequestMode(widget) }))
        }
    }
}
