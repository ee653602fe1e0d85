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

/// `GtkProgressBar`. <https://docs.gtk.org/gtk4/class.ProgressBar.html>
open class ProgressBar: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_progress_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ProgressBar(_borrowed: raw) }
}

#if GTK_4_10
extension ProgressBar: AccessibleRange {}
#endif

extension ProgressBar {
    /// `ellipsize`, `gtk_progress_bar_get_ellipsize()`.
    public var ellipsize: Pango.EllipsizeMode {
        get { C.enumeration(gtk_progress_bar_get_ellipsize(C.opaque(_raw)).rawValue) }
        set { gtk_progress_bar_set_ellipsize(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.ellipsize; defer { self.ellipsize = value }; yield &value }
    }

    /// `fraction`, `gtk_progress_bar_get_fraction()`.
    public var fraction: Double {
        get { gtk_progress_bar_get_fraction(C.opaque(_raw)) }
        set { gtk_progress_bar_set_fraction(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fraction; defer { self.fraction = value }; yield &value }
    }

    /// `inverted`, `gtk_progress_bar_get_inverted()`.
    public var inverted: Bool {
        get { gtk_progress_bar_get_inverted(C.opaque(_raw)) != 0 }
        set { gtk_progress_bar_set_inverted(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.inverted; defer { self.inverted = value }; yield &value }
    }

    /// `pulse-step`, `gtk_progress_bar_get_pulse_step()`.
    public var pulseStep: Double {
        get { gtk_progress_bar_get_pulse_step(C.opaque(_raw)) }
        set { gtk_progress_bar_set_pulse_step(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pulseStep; defer { self.pulseStep = value }; yield &value }
    }

    /// `show-text`, `gtk_progress_bar_get_show_text()`.
    public var showText: Bool {
        get { gtk_progress_bar_get_show_text(C.opaque(_raw)) != 0 }
        set { gtk_progress_bar_set_show_text(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showText; defer { self.showText = value }; yield &value }
    }

    /// `text`, `gtk_progress_bar_get_text()`.
    public var text: String? {
        get { C.optionalString(gtk_progress_bar_get_text(C.opaque(_raw))) }
        set { gtk_progress_bar_set_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `gtk_progress_bar_pulse()`.
    public func pulse() {
        gtk_progress_bar_pulse(C.opaque(_raw))
    }
}

extension Members where Owner: ProgressBar {
    public var ellipsize: PropertyKey<Owner, Pango.EllipsizeMode> { PropertyKey("ellipsize") }
    public var fraction: PropertyKey<Owner, Double> { PropertyKey("fraction") }
    public var inverted: PropertyKey<Owner, Bool> { PropertyKey("inverted") }
    public var pulseStep: PropertyKey<Owner, Double> { PropertyKey("pulse-step") }
    public var showText: PropertyKey<Owner, Bool> { PropertyKey("show-text") }
    public var text: PropertyKey<Owner, String?> { PropertyKey("text") }
}
