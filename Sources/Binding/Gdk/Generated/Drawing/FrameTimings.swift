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

/// `GdkFrameTimings`. <https://docs.gtk.org/gdk4/struct.FrameTimings.html>
public final class FrameTimings: Boxed {
    public override class var gtype: UInt { gdk_frame_timings_get_type() }
}

extension FrameTimings {
    /// `gdk_frame_timings_get_complete()`.
    public var complete: Bool { gdk_frame_timings_get_complete(C.opaque(_raw)) != 0 }

    /// `gdk_frame_timings_get_frame_counter()`.
    public var frameCounter: Int { C.int(gdk_frame_timings_get_frame_counter(C.opaque(_raw))) }

    /// `gdk_frame_timings_get_frame_time()`.
    public var frameTime: Int { C.int(gdk_frame_timings_get_frame_time(C.opaque(_raw))) }

    /// `gdk_frame_timings_get_predicted_presentation_time()`.
    public var predictedPresentationTime: Int { C.int(gdk_frame_timings_get_predicted_presentation_time(C.opaque(_raw))) }

    /// `gdk_frame_timings_get_presentation_time()`.
    public var presentationTime: Int { C.int(gdk_frame_timings_get_presentation_time(C.opaque(_raw))) }

    /// `gdk_frame_timings_get_refresh_interval()`.
    public var refreshInterval: Int { C.int(gdk_frame_timings_get_refresh_interval(C.opaque(_raw))) }
}
