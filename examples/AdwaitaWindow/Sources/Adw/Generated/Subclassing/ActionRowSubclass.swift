// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// A Swift class that overrides functions of ``ActionRow``.
@MainActor
public protocol ActionRowSubclass: CallableByC, ActionRow, Gtk.WidgetSubclass {
    /// `AdwActionRowClass.activate`.
    func doActivate()
}

extension ActionRowSubclass {
    /// `AdwActionRowClass.activate`.
    public func doActivate() {
        parentActivate()
    }

    /// `AdwActionRowClass.activate`.
    public func parentActivate() {
        guard let parent = ActionRowGlue.parent(of: _raw)?.activate else { return }
        parent(C.cast(_raw))
    }
}

/// How the library calls a ``ActionRowSubclass``.
@_spi(Binding) public enum ActionRowGlue: Glue {
    public static var gtype: UInt { adw_action_row_get_type() }
    public static var size: Int { MemoryLayout<AdwActionRowClass>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ActionRowSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: AdwActionRowClass.self)
        table.pointee.activate = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ActionRowSubclass else {
                return ActionRowGlue.parent(of: UnsafeMutableRawPointer(instance))?.activate?(instance) ?? ()
            }
            onMainActor {
                swift.doActivate()
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> AdwActionRowClass? {
        original(instance)?.assumingMemoryBound(to: AdwActionRowClass.self).pointee
    }
}
