// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// What may go wrong in Cairo. By hand: the GIR file ends before 1.16. `cairo_status_t`.
public enum Status: Int32, Enumeration, ValueConvertible {
    case success = 0
    case noMemory = 1
    case invalidRestore = 2
    case invalidPopGroup = 3
    case noCurrentPoint = 4
    case invalidMatrix = 5
    case invalidStatus = 6
    case nullPointer = 7
    case invalidString = 8
    case invalidPathData = 9
    case readError = 10
    case writeError = 11
    case surfaceFinished = 12
    case surfaceTypeMismatch = 13
    case patternTypeMismatch = 14
    case invalidContent = 15
    case invalidFormat = 16
    case invalidVisual = 17
    case fileNotFound = 18
    case invalidDash = 19
    case invalidDscComment = 20
    case invalidIndex = 21
    case clipNotRepresentable = 22
    case tempFileError = 23
    case invalidStride = 24
    case fontTypeMismatch = 25
    case userFontImmutable = 26
    case userFontError = 27
    case negativeCount = 28
    case invalidClusters = 29
    case invalidSlant = 30
    case invalidWeight = 31
    case invalidSize = 32
    case userFontNotImplemented = 33
    case deviceTypeMismatch = 34
    case deviceError = 35
    case invalidMeshConstruction = 36
    case deviceFinished = 37
    case jbig2GlobalMissing = 38
    case pngError = 39
    case freetypeError = 40
    case win32GdiError = 41
    case tagError = 42
    public static var gtype: UInt { cairo_gobject_status_get_type() }
}
