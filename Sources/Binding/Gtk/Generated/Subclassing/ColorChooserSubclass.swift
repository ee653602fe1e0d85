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

/// A Swift class that implements the interface ``ColorChooser``.
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
#endif
@MainActor
public protocol ColorChooserSubclass: CallableByC, ColorChooser {
    /// `use-alpha`. Say `notify("use-alpha")` when it changes.
    var doUseAlpha: Bool { get set }
    /// `GtkColorChooserInterface.add_palette`.
    func doAddPalette(_ orientation: Orientation, colorsPerLine: Int, colors: [Gdk.RGBA]?)
    /// `GtkColorChooserInterface.get_rgba`.
    func doRgba() -> Gdk.RGBA
    /// `GtkColorChooserInterface.set_rgba`.
    func doSetRgba(_ color: Gdk.RGBA)
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
#endif
extension ColorChooserSubclass {
    /// `GtkColorChooserInterface.add_palette`.
    public func doAddPalette(_ orientation: Orientation, colorsPerLine: Int, colors: [Gdk.RGBA]? = nil) {
        guard let parent = ColorChooserGlue.parent(of: _raw)?.add_palette else { return }
        var cColors = (colors ?? []).map { $0._c }
        parent(C.opaque(_raw), .init(rawValue: C.number(orientation)), C.gint(colorsPerLine), C.gint((colors?.count ?? 0)), &cColors)
    }
}

/// How the library calls a ``ColorChooserSubclass``.
@_spi(Binding) public enum ColorChooserGlue: Glue {
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
    #endif
    public static var gtype: UInt { gtk_color_chooser_get_type() }
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
    #endif
    public static var size: Int { MemoryLayout<GtkColorChooserInterface>.size }
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
    #endif
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any ColorChooserSubclass.Type }
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
    #endif
    public static func properties(of type: any CustomClass.Type) -> [PropertyDefinition] {
        (type as? any ColorChooserSubclass.Type)?._colorChooserProperties ?? []
    }
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
    #endif
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkColorChooserInterface.self)
        table.pointee.add_palette = { instance, a0, a1, a2, a3 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ColorChooserSubclass else {
                return ColorChooserGlue.parent(of: UnsafeMutableRawPointer(instance))?.add_palette?(instance, a0, a1, a2, a3) ?? ()
            }
            nonisolated(unsafe) let a3 = a3
            onMainActor {
                swift.doAddPalette(C.enumeration(a0.rawValue), colorsPerLine: C.int(a1), colors: C.array(numbers: a3, of: GdkRGBA.self, count: C.int(a2), .none) { Gdk.RGBA(_c: $0) })
            }
        }
        table.pointee.get_rgba = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ColorChooserSubclass else {
                return ColorChooserGlue.parent(of: UnsafeMutableRawPointer(instance))?.get_rgba?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                let answer = swift.doRgba()
                a0?.pointee = answer._c
            }
        }
        table.pointee.set_rgba = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any ColorChooserSubclass else {
                return ColorChooserGlue.parent(of: UnsafeMutableRawPointer(instance))?.set_rgba?(instance, a0) ?? ()
            }
            nonisolated(unsafe) let a0 = a0
            onMainActor {
                swift.doSetRgba(C.present(C.value(a0), "set_rgba"))
            }
        }
    }

    /// The functions that the Swift classes override.
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
    #endif
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkColorChooserInterface? {
        original(instance)?.assumingMemoryBound(to: GtkColorChooserInterface.self).pointee
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
#endif
extension ColorChooserSubclass {
    fileprivate static var _colorChooserProperties: [PropertyDefinition] {
        [PropertyDefinition("use-alpha", \Self.doUseAlpha), PropertyDefinition("rgba", \Self._rgbaOfColorChooser)]
    }

    /// `rgba`.
    fileprivate var _rgbaOfColorChooser: Gdk.RGBA {
        get { doRgba() }
        set { doSetRgba(newValue) }
    }
}
