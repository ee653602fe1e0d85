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

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GtkModule: BoundModule {
    public static let name = "Gtk"
    public static let prefixes = ["Gtk"]
    public static let classNames: [String: String] = ["GtkRange": "RangeWidget"]
    public static let glue: [any Glue.Type] = {
    var glue: [any Glue.Type] = [
        PaintableGlue.self,
        ApplicationGlue.self,
        BuildableGlue.self,
        BuilderScopeGlue.self,
        CellRendererGlue.self,
        ColorChooserGlue.self,
        EntryBufferGlue.self,
        FilterGlue.self,
        IMContextGlue.self,
        MediaStreamGlue.self,
        OrientableGlue.self,
        PrintOperationPreviewGlue.self,
        ScrollableGlue.self,
        ShortcutManagerGlue.self,
        SorterGlue.self,
        TextViewGlue.self,
        TreeDragDestGlue.self,
        TreeDragSourceGlue.self,
        TreeModelGlue.self,
        WindowGlue.self,
        ActionableGlue.self,
        CellEditableGlue.self,
        EditableGlue.self,
        SelectionModelGlue.self,
        SymbolicPaintableGlue.self,
        TreeSortableGlue.self
    ]
#if GTK_4_10
    glue.append(AccessibleRangeGlue.self)
#endif
    return glue
    }()
}
