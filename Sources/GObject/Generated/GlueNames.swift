// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

/// The names of all ``Glue``, prerequisites first, as Swift's runtime knows them.
let glueNames = [
    "3Gdk19ContentProviderGlueO",
    "3Gio10ActionGlueO",
    "3Gio15ActionGroupGlueO",
    "3Gio13ActionMapGlueO",
    "3Gio15ApplicationGlueO",
    "3Gio8IconGlueO",
    "3Gio12InitableGlueO",
    "3Gio13MenuModelGlueO",
    "3Gio12SeekableGlueO",
    "3Gtk15ApplicationGlueO",
    "3Gtk13BuildableGlueO",
    "3Gtk16BuilderScopeGlueO",
    "3Gtk16CellRendererGlueO",
    "3Gtk16ColorChooserGlueO",
    "3Gtk10FilterGlueO",
    "3Gtk13IMContextGlueO",
    "3Gtk14OrientableGlueO",
    "3Gtk14ScrollableGlueO",
    "3Gtk19ShortcutManagerGlueO",
    "3Gtk10SorterGlueO",
    "3Gtk16TreeDragDestGlueO",
    "3Gtk18TreeDragSourceGlueO",
    "3Gtk13TreeModelGlueO",
    "3Gtk10WindowGlueO",
    "3Gio16LoadableIconGlueO",
    "3Gtk14ActionableGlueO",
    "3Gtk16CellEditableGlueO",
    "3Gtk18SelectionModelGlueO",
    "3Gtk21SymbolicPaintableGlueO",
    "3Gtk16TreeSortableGlueO",
]
