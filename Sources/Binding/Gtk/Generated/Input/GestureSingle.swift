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

/// `GtkGestureSingle`. <https://docs.gtk.org/gtk4/class.GestureSingle.html>
open class GestureSingle: Gesture {
    open override nonisolated class var gtype: UInt { gtk_gesture_single_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GestureSingle(_borrowed: raw) }
}

extension GestureSingle {
    /// `button`, `gtk_gesture_single_get_button()`.
    public var button: Int {
        get { C.int(gtk_gesture_single_get_button(C.opaque(_raw))) }
        set { gtk_gesture_single_set_button(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.button; defer { self.button = value }; yield &value }
    }

    /// `exclusive`, `gtk_gesture_single_get_exclusive()`.
    public var exclusive: Bool {
        get { gtk_gesture_single_get_exclusive(C.opaque(_raw)) != 0 }
        set { gtk_gesture_single_set_exclusive(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.exclusive; defer { self.exclusive = value }; yield &value }
    }

    /// `touch-only`, `gtk_gesture_single_get_touch_only()`.
    public var touchOnly: Bool {
        get { gtk_gesture_single_get_touch_only(C.opaque(_raw)) != 0 }
        set { gtk_gesture_single_set_touch_only(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.touchOnly; defer { self.touchOnly = value }; yield &value }
    }

    /// `gtk_gesture_single_get_current_button()`.
    public var currentButton: Int { C.int(gtk_gesture_single_get_current_button(C.opaque(_raw))) }

    /// `gtk_gesture_single_get_current_sequence()`.
    public var currentSequence: Gdk.EventSequence? { C.take(C.raw(gtk_gesture_single_get_current_sequence(C.opaque(_raw)))) }
}

extension Members where Owner: GestureSingle {
    public var button: PropertyKey<Owner, Int> { PropertyKey("button") }
    public var exclusive: PropertyKey<Owner, Bool> { PropertyKey("exclusive") }
    public var touchOnly: PropertyKey<Owner, Bool> { PropertyKey("touch-only") }
}
