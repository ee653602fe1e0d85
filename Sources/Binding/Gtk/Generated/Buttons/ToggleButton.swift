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

/// `GtkToggleButton`. <https://docs.gtk.org/gtk4/class.ToggleButton.html>
open class ToggleButton: Button {
    open override nonisolated class var gtype: UInt { gtk_toggle_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ToggleButton(_borrowed: raw) }

    /// `gtk_toggle_button_new_with_label()`.
    public convenience init(label: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": label]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_toggle_button_new_with_label(label)), "gtk_toggle_button_new_with_label"))
    }

    /// `gtk_toggle_button_new_with_mnemonic()`.
    public convenience init(mnemonic label: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": label, "use-underline": true]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_toggle_button_new_with_mnemonic(label)), "gtk_toggle_button_new_with_mnemonic"))
    }
}

extension ToggleButton {
    /// `active`, `gtk_toggle_button_get_active()`.
    public var active: Bool {
        get { gtk_toggle_button_get_active(C.cast(_raw)) != 0 }
        set { gtk_toggle_button_set_active(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.active; defer { self.active = value }; yield &value }
    }

    /// `group`. It is only written.
    public func setGroup(_ newValue: ToggleButton?) {
        gtk_toggle_button_set_group(C.cast(_raw), C.cast(newValue?._raw))
    }

    /// `toggled`.
    @discardableResult
    public func onToggled(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggled", after: after, plain: handler)
    }

    /// `gtk_toggle_button_toggled()`.
    #if GTK_4_10
    @available(*, deprecated, message: "There is no good reason for an application ever to call this function.")
    #endif
    public func toggled() {
        gtk_toggle_button_toggled(C.cast(_raw))
    }
}

extension Members where Owner: ToggleButton {
    public var active: PropertyKey<Owner, Bool> { PropertyKey("active") }
    public var toggled: SignalKey<Owner, Void> { SignalKey("toggled") }
}
