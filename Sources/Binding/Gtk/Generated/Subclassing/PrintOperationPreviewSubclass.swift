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

/// A Swift class that implements the interface ``PrintOperationPreview``.
@MainActor
public protocol PrintOperationPreviewSubclass: CallableByC, PrintOperationPreview {
    /// `GtkPrintOperationPreviewIface.end_preview`.
    func doEndPreview()
    /// `GtkPrintOperationPreviewIface.is_selected`.
    func doIsSelected(_ pageNr: Int) -> Bool
    /// `GtkPrintOperationPreviewIface.render_page`.
    func doRenderPage(_ pageNr: Int)
}

/// How the library calls a ``PrintOperationPreviewSubclass``.
@_spi(Binding) public enum PrintOperationPreviewGlue: Glue {
    public static var gtype: UInt { gtk_print_operation_preview_get_type() }
    public static var size: Int { MemoryLayout<GtkPrintOperationPreviewIface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool { type is any PrintOperationPreviewSubclass.Type }
    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GtkPrintOperationPreviewIface.self)
        table.pointee.end_preview = { instance in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any PrintOperationPreviewSubclass else {
                return PrintOperationPreviewGlue.parent(of: UnsafeMutableRawPointer(instance))?.end_preview?(instance) ?? ()
            }
            onMainActor {
                swift.doEndPreview()
            }
        }
        table.pointee.is_selected = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any PrintOperationPreviewSubclass else {
                return PrintOperationPreviewGlue.parent(of: UnsafeMutableRawPointer(instance))?.is_selected?(instance, a0) ?? 0
            }
            return onMainActor {
                let answer = swift.doIsSelected(C.int(a0))
                return answer ? 1 : 0
            }
        }
        table.pointee.render_page = { instance, a0 in
            guard let swift = wrapper(of: UnsafeRawPointer(instance)) as? any PrintOperationPreviewSubclass else {
                return PrintOperationPreviewGlue.parent(of: UnsafeMutableRawPointer(instance))?.render_page?(instance, a0) ?? ()
            }
            onMainActor {
                swift.doRenderPage(C.int(a0))
            }
        }
    }

    /// The functions that the Swift classes override.
    fileprivate static func parent(of instance: UnsafeMutableRawPointer?) -> GtkPrintOperationPreviewIface? {
        original(instance)?.assumingMemoryBound(to: GtkPrintOperationPreviewIface.self).pointee
    }
}
