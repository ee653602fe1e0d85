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

/// `GtkMovementStep`. <https://docs.gtk.org/gtk4/enum.MovementStep.html>
public enum MovementStep: Int32, Enumeration, ValueConvertible {
    /// `GTK_MOVEMENT_LOGICAL_POSITIONS`.
    case logicalPositions = 0
    /// `GTK_MOVEMENT_VISUAL_POSITIONS`.
    case visualPositions = 1
    /// `GTK_MOVEMENT_WORDS`.
    case words = 2
    /// `GTK_MOVEMENT_DISPLAY_LINES`.
    case displayLines = 3
    /// `GTK_MOVEMENT_DISPLAY_LINE_ENDS`.
    case displayLineEnds = 4
    /// `GTK_MOVEMENT_PARAGRAPHS`.
    case paragraphs = 5
    /// `GTK_MOVEMENT_PARAGRAPH_ENDS`.
    case paragraphEnds = 6
    /// `GTK_MOVEMENT_PAGES`.
    case pages = 7
    /// `GTK_MOVEMENT_BUFFER_ENDS`.
    case bufferEnds = 8
    /// `GTK_MOVEMENT_HORIZONTAL_PAGES`.
    case horizontalPages = 9
    public static var gtype: UInt { gtk_movement_step_get_type() }
}
