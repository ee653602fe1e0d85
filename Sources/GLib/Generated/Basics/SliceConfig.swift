// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GSliceConfig`. <https://docs.gtk.org/glib/enum.SliceConfig.html>
public enum SliceConfig: Int32, Enumeration {
    /// `G_SLICE_CONFIG_ALWAYS_MALLOC`.
    case alwaysMalloc = 1
    /// `G_SLICE_CONFIG_BYPASS_MAGAZINES`.
    case bypassMagazines = 2
    /// `G_SLICE_CONFIG_WORKING_SET_MSECS`.
    case workingSetMsecs = 3
    /// `G_SLICE_CONFIG_COLOR_INCREMENT`.
    case colorIncrement = 4
    /// `G_SLICE_CONFIG_CHUNK_SIZES`.
    case chunkSizes = 5
    /// `G_SLICE_CONFIG_CONTENTION_COUNTER`.
    case contentionCounter = 6
}
