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

/// `GtkRevealer`. <https://docs.gtk.org/gtk4/class.Revealer.html>
open class Revealer: Widget {
    open override nonisolated class var gtype: UInt { gtk_revealer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Revealer(_borrowed: raw) }
}

extension Revealer {
    /// `child`, `gtk_revealer_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_revealer_get_child(C.opaque(_raw))) }
        set { gtk_revealer_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `child-revealed`, `gtk_revealer_get_child_revealed()`.
    public var childRevealed: Bool { gtk_revealer_get_child_revealed(C.opaque(_raw)) != 0 }

    /// `reveal-child`, `gtk_revealer_get_reveal_child()`.
    public var revealChild: Bool {
        get { gtk_revealer_get_reveal_child(C.opaque(_raw)) != 0 }
        set { gtk_revealer_set_reveal_child(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.revealChild; defer { self.revealChild = value }; yield &value }
    }

    /// `transition-duration`, `gtk_revealer_get_transition_duration()`.
    public var transitionDuration: Int {
        get { C.int(gtk_revealer_get_transition_duration(C.opaque(_raw))) }
        set { gtk_revealer_set_transition_duration(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.transitionDuration; defer { self.transitionDuration = value }; yield &value }
    }

    /// `transition-type`, `gtk_revealer_get_transition_type()`.
    public var transitionType: RevealerTransitionType {
        get { C.enumeration(gtk_revealer_get_transition_type(C.opaque(_raw)).rawValue) }
        set { gtk_revealer_set_transition_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.transitionType; defer { self.transitionType = value }; yield &value }
    }
}

extension Members where Owner: Revealer {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var childRevealed: PropertyKey<Owner, Bool> { PropertyKey("child-revealed") }
    public var revealChild: PropertyKey<Owner, Bool> { PropertyKey("reveal-child") }
    public var transitionDuration: PropertyKey<Owner, Int> { PropertyKey("transition-duration") }
    public var transitionType: PropertyKey<Owner, RevealerTransitionType> { PropertyKey("transition-type") }
}
