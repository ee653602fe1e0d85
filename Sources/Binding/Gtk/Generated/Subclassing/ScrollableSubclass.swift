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

/// A Swift class that implements the interface ``Scrollable``.
@MainActor
public protocol ScrollableSubclass: CallableByC, Scrollable {
    /// `hadjustment`. Say `notify("hadjustment")` when it changes.
    var doHadjustment: Adjustment? { get set }
    /// `hscroll-policy`. Say `notify("hscroll-policy")` when it changes.
    var doHscrollPolicy: ScrollablePolicy { get set }
    /// `vadjustment`. Say `notify("vadjustment")` when it changes.
    var doVadjustment: Adjustment? { get set }
    /// `vscroll-policy`. Say `notify("vscroll-policy")` when it changes.
    var doVscrollPolicy: ScrollablePolicy { get set }
    /// `GtkScrollableInterface.get_border`.
    func doBorder() -> Border?
}

extension ScrollableSubclass {
    /// `GtkScrollableInterface.get_border`.
    public func doBorder() -> Border? {
        guard let parent = ScrollableGlue.parent(of: _raw)?.get_border else { return nil }
        var border = GtkBorder()
        let result = parent(C.opaque(_raw), &border)
        return result == 0 ? nil : Border(_c: border)
    }
}

/// How the library calls a ``ScrollableSubclass``.
@_spi(Binding) public enum ScrollableGlue: Glue {
    public static var gtype: UInt { gtk_scrollable_get_type() }
    public static var size: Int { MemoryLayout<GtkScrollableInterface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ScrollableSubclass.Type }
    public static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] {
        (type as? any ScrollableSubclass.Type)?._scrollableProperties ?? []
    }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkScrollableInterface.self)
        table.pointee.get_border = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ScrollableSubclass else {
                return ScrollableGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_border?(instance, a0) ?? 0
            }
            nonisolated(unsafe) let a0 = a0
            return onMainActor {
                guard let answer = swift.doBorder() else { return 0 }
                a0?.pointee = answer._c
                return 1
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkScrollableInterface? {
        original(instance)?.assumingMemoryBound(to: GtkScrollableInterface.self).pointee
    }
}

extension ScrollableSubclass {
    fileprivate static var _scrollableProperties: [PropertyDefinition] {
        [PropertyDefinition("hadjustment", \Self.doHadjustment), PropertyDefinition("hscroll-policy", \Self.doHscrollPolicy), PropertyDefinition("vadjustment", \Self.doVadjustment), PropertyDefinition("vscroll-policy", \Self.doVscrollPolicy)]
    }
}
