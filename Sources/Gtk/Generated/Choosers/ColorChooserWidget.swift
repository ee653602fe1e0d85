// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkColorChooserWidget`. <https://docs.gtk.org/gtk4/class.ColorChooserWidget.html>
open class ColorChooserWidget: Widget, ColorChooser {
    open override nonisolated class var gtype: UInt { gtk_color_chooser_widget_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ColorChooserWidget(_borrowed: raw) }
}

extension ColorChooserWidget {
    /// `show-editor`.
    public var showEditor: Bool {
        get { property("show-editor") }
        set { setProperty("show-editor", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.showEditor; defer { self.showEditor = value }; yield &value }
    }
}

extension Members where Owner: ColorChooserWidget {
    public var showEditor: PropertyKey<Owner, Bool> { PropertyKey("show-editor") }
}
