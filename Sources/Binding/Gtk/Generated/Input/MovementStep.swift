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

/// `GtkMovementStep`. <https://docs.gtk.org/gtk4/enum.MovementStep.html>
public enum MovementStep: Enumeration, ValueConvertible {
    /// `GTK_MOVEMENT_LOGICAL_POSITIONS`.
    case logicalPositions
    /// `GTK_MOVEMENT_VISUAL_POSITIONS`.
    case visualPositions
    /// `GTK_MOVEMENT_WORDS`.
    case words
    /// `GTK_MOVEMENT_DISPLAY_LINES`.
    case displayLines
    /// `GTK_MOVEMENT_DISPLAY_LINE_ENDS`.
    case displayLineEnds
    /// `GTK_MOVEMENT_PARAGRAPHS`.
    case paragraphs
    /// `GTK_MOVEMENT_PARAGRAPH_ENDS`.
    case paragraphEnds
    /// `GTK_MOVEMENT_PAGES`.
    case pages
    /// `GTK_MOVEMENT_BUFFER_ENDS`.
    case bufferEnds
    /// `GTK_MOVEMENT_HORIZONTAL_PAGES`.
    case horizontalPages
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .logicalPositions
        case 1: self = .visualPositions
        case 2: self = .words
        case 3: self = .displayLines
        case 4: self = .displayLineEnds
        case 5: self = .paragraphs
        case 6: self = .paragraphEnds
        case 7: self = .pages
        case 8: self = .bufferEnds
        case 9: self = .horizontalPages
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .logicalPositions: 0
        case .visualPositions: 1
        case .words: 2
        case .displayLines: 3
        case .displayLineEnds: 4
        case .paragraphs: 5
        case .paragraphEnds: 6
        case .pages: 7
        case .bufferEnds: 8
        case .horizontalPages: 9
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.logicalPositions, .visualPositions, .words, .displayLines, .displayLineEnds, .paragraphs, .paragraphEnds, .pages, .bufferEnds, .horizontalPages] }
    public static var gtype: UInt { gtk_movement_step_get_type() }
}
