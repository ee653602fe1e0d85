// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_status_t`.
public enum Status: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_STATUS_SUCCESS`.
    case success = 0
    /// `CAIRO_STATUS_NO_MEMORY`.
    case noMemory = 1
    /// `CAIRO_STATUS_INVALID_RESTORE`.
    case invalidRestore = 2
    /// `CAIRO_STATUS_INVALID_POP_GROUP`.
    case invalidPopGroup = 3
    /// `CAIRO_STATUS_NO_CURRENT_POINT`.
    case noCurrentPoint = 4
    /// `CAIRO_STATUS_INVALID_MATRIX`.
    case invalidMatrix = 5
    /// `CAIRO_STATUS_INVALID_STATUS`.
    case invalidStatus = 6
    /// `CAIRO_STATUS_NULL_POINTER`.
    case nullPointer = 7
    /// `CAIRO_STATUS_INVALID_STRING`.
    case invalidString = 8
    /// `CAIRO_STATUS_INVALID_PATH_DATA`.
    case invalidPathData = 9
    /// `CAIRO_STATUS_READ_ERROR`.
    case readError = 10
    /// `CAIRO_STATUS_WRITE_ERROR`.
    case writeError = 11
    /// `CAIRO_STATUS_SURFACE_FINISHED`.
    case surfaceFinished = 12
    /// `CAIRO_STATUS_SURFACE_TYPE_MISMATCH`.
    case surfaceTypeMismatch = 13
    /// `CAIRO_STATUS_PATTERN_TYPE_MISMATCH`.
    case patternTypeMismatch = 14
    /// `CAIRO_STATUS_INVALID_CONTENT`.
    case invalidContent = 15
    /// `CAIRO_STATUS_INVALID_FORMAT`.
    case invalidFormat = 16
    /// `CAIRO_STATUS_INVALID_VISUAL`.
    case invalidVisual = 17
    /// `CAIRO_STATUS_FILE_NOT_FOUND`.
    case fileNotFound = 18
    /// `CAIRO_STATUS_INVALID_DASH`.
    case invalidDash = 19
    /// `CAIRO_STATUS_INVALID_DSC_COMMENT`.
    case invalidDscComment = 20
    /// `CAIRO_STATUS_INVALID_INDEX`.
    case invalidIndex = 21
    /// `CAIRO_STATUS_CLIP_NOT_REPRESENTABLE`.
    case clipNotRepresentable = 22
    /// `CAIRO_STATUS_TEMP_FILE_ERROR`.
    case tempFileError = 23
    /// `CAIRO_STATUS_INVALID_STRIDE`.
    case invalidStride = 24
    /// `CAIRO_STATUS_FONT_TYPE_MISMATCH`.
    case fontTypeMismatch = 25
    /// `CAIRO_STATUS_USER_FONT_IMMUTABLE`.
    case userFontImmutable = 26
    /// `CAIRO_STATUS_USER_FONT_ERROR`.
    case userFontError = 27
    /// `CAIRO_STATUS_NEGATIVE_COUNT`.
    case negativeCount = 28
    /// `CAIRO_STATUS_INVALID_CLUSTERS`.
    case invalidClusters = 29
    /// `CAIRO_STATUS_INVALID_SLANT`.
    case invalidSlant = 30
    /// `CAIRO_STATUS_INVALID_WEIGHT`.
    case invalidWeight = 31
    /// `CAIRO_STATUS_INVALID_SIZE`.
    case invalidSize = 32
    /// `CAIRO_STATUS_USER_FONT_NOT_IMPLEMENTED`.
    case userFontNotImplemented = 33
    /// `CAIRO_STATUS_DEVICE_TYPE_MISMATCH`.
    case deviceTypeMismatch = 34
    /// `CAIRO_STATUS_DEVICE_ERROR`.
    case deviceError = 35
    /// `CAIRO_STATUS_INVALID_MESH_CONSTRUCTION`.
    case invalidMeshConstruction = 36
    /// `CAIRO_STATUS_DEVICE_FINISHED`.
    case deviceFinished = 37
    /// `CAIRO_STATUS_JBIG2_GLOBAL_MISSING`.
    case jbig2GlobalMissing = 38
    public static var gtype: UInt { cairo_gobject_status_get_type() }
}
