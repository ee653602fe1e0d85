// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkStack`. <https://docs.gtk.org/gtk4/class.Stack.html>
open class Stack: Widget {
    open override nonisolated class var gtype: UInt { gtk_stack_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Stack(_borrowed: raw) }
}

extension Stack {
    /// `hhomogeneous`, `gtk_stack_get_hhomogeneous()`.
    public var hhomogeneous: Bool {
        get { gtk_stack_get_hhomogeneous(C.opaque(_raw)) != 0 }
        set { gtk_stack_set_hhomogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.hhomogeneous; defer { self.hhomogeneous = value }; yield &value }
    }

    /// `interpolate-size`, `gtk_stack_get_interpolate_size()`.
    public var interpolateSize: Bool {
        get { gtk_stack_get_interpolate_size(C.opaque(_raw)) != 0 }
        set { gtk_stack_set_interpolate_size(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.interpolateSize; defer { self.interpolateSize = value }; yield &value }
    }

    /// `pages`, `gtk_stack_get_pages()`.
    public var pages: any SelectionModel { C.present(C.adopt(C.raw(gtk_stack_get_pages(C.opaque(_raw))), AnySelectionModel.self), "gtk_stack_get_pages") }

    /// `transition-duration`, `gtk_stack_get_transition_duration()`.
    public var transitionDuration: Int {
        get { C.int(gtk_stack_get_transition_duration(C.opaque(_raw))) }
        set { gtk_stack_set_transition_duration(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.transitionDuration; defer { self.transitionDuration = value }; yield &value }
    }

    /// `transition-running`, `gtk_stack_get_transition_running()`.
    public var transitionRunning: Bool { gtk_stack_get_transition_running(C.opaque(_raw)) != 0 }

    /// `transition-type`, `gtk_stack_get_transition_type()`.
    public var transitionType: StackTransitionType {
        get { C.enumeration(gtk_stack_get_transition_type(C.opaque(_raw)).rawValue) }
        set { gtk_stack_set_transition_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.transitionType; defer { self.transitionType = value }; yield &value }
    }

    /// `vhomogeneous`, `gtk_stack_get_vhomogeneous()`.
    public var vhomogeneous: Bool {
        get { gtk_stack_get_vhomogeneous(C.opaque(_raw)) != 0 }
        set { gtk_stack_set_vhomogeneous(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.vhomogeneous; defer { self.vhomogeneous = value }; yield &value }
    }

    /// `visible-child`, `gtk_stack_get_visible_child()`.
    public var visibleChild: Widget? {
        get { C.borrow(gtk_stack_get_visible_child(C.opaque(_raw))) }
        set { setProperty("visible-child", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visibleChild; defer { self.visibleChild = value }; yield &value }
    }

    /// `visible-child-name`, `gtk_stack_get_visible_child_name()`.
    public var visibleChildName: String? {
        get { C.optionalString(gtk_stack_get_visible_child_name(C.opaque(_raw))) }
        set { setProperty("visible-child-name", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.visibleChildName; defer { self.visibleChildName = value }; yield &value }
    }

    /// `gtk_stack_add_child()`.
    @discardableResult
    public func addChild(_ child: Widget) -> StackPage {
        C.present(C.borrow(C.raw(gtk_stack_add_child(C.opaque(_raw), C.cast(child._raw)))), "gtk_stack_add_child")
    }

    /// `gtk_stack_add_named()`.
    @discardableResult
    public func addNamed(_ child: Widget, name: String? = nil) -> StackPage {
        C.present(C.borrow(C.raw(gtk_stack_add_named(C.opaque(_raw), C.cast(child._raw), name))), "gtk_stack_add_named")
    }

    /// `gtk_stack_add_titled()`.
    @discardableResult
    public func addTitled(_ child: Widget, name: String? = nil, title: String) -> StackPage {
        C.present(C.borrow(C.raw(gtk_stack_add_titled(C.opaque(_raw), C.cast(child._raw), name, title))), "gtk_stack_add_titled")
    }

    /// `gtk_stack_get_child_by_name()`.
    public func child(byName name: String) -> Widget? {
        C.borrow(gtk_stack_get_child_by_name(C.opaque(_raw), name))
    }

    /// `gtk_stack_get_page()`.
    public func page(of child: Widget) -> StackPage {
        C.present(C.borrow(C.raw(gtk_stack_get_page(C.opaque(_raw), C.cast(child._raw)))), "gtk_stack_get_page")
    }

    /// `gtk_stack_remove()`.
    public func remove(_ child: Widget) {
        gtk_stack_remove(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_stack_set_visible_child_full()`.
    public func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
        gtk_stack_set_visible_child_full(C.opaque(_raw), name, .init(rawValue: C.number(transition)))
    }
}

extension Members where Owner: Stack {
    public var hhomogeneous: PropertyKey<Owner, Bool> { PropertyKey("hhomogeneous") }
    public var interpolateSize: PropertyKey<Owner, Bool> { PropertyKey("interpolate-size") }
    public var pages: PropertyKey<Owner, any SelectionModel> { PropertyKey("pages", AnySelectionModel.self) }
    public var transitionDuration: PropertyKey<Owner, Int> { PropertyKey("transition-duration") }
    public var transitionRunning: PropertyKey<Owner, Bool> { PropertyKey("transition-running") }
    public var transitionType: PropertyKey<Owner, StackTransitionType> { PropertyKey("transition-type") }
    public var vhomogeneous: PropertyKey<Owner, Bool> { PropertyKey("vhomogeneous") }
    public var visibleChild: PropertyKey<Owner, Widget?> { PropertyKey("visible-child") }
    public var visibleChildName: PropertyKey<Owner, String?> { PropertyKey("visible-child-name") }
}
