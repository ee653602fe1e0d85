// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkFrameClockPhase`. <https://docs.gtk.org/gdk4/flags.FrameClockPhase.html>
public struct FrameClockPhase: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gdk_frame_clock_phase_get_type() }
    /// `GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS`.
    public static let flushEvents = Self(rawValue: 1)
    /// `GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT`.
    public static let beforePaint = Self(rawValue: 2)
    /// `GDK_FRAME_CLOCK_PHASE_UPDATE`.
    public static let update = Self(rawValue: 4)
    /// `GDK_FRAME_CLOCK_PHASE_LAYOUT`.
    public static let layout = Self(rawValue: 8)
    /// `GDK_FRAME_CLOCK_PHASE_PAINT`.
    public static let paint = Self(rawValue: 16)
    /// `GDK_FRAME_CLOCK_PHASE_RESUME_EVENTS`.
    public static let resumeEvents = Self(rawValue: 32)
    /// `GDK_FRAME_CLOCK_PHASE_AFTER_PAINT`.
    public static let afterPaint = Self(rawValue: 64)
}
