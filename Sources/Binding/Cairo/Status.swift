// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// The errors of Cairo. Written by hand, because the GIR file has only those before 1.16. `cairo_status_t`.
public enum Status: Enumeration, ValueConvertible {
    case success
    case noMemory
    case invalidRestore
    case invalidPopGroup
    case noCurrentPoint
    case invalidMatrix
    case invalidStatus
    case nullPointer
    case invalidString
    case invalidPathData
    case readError
    case writeError
    case surfaceFinished
    case surfaceTypeMismatch
    case patternTypeMismatch
    case invalidContent
    case invalidFormat
    case invalidVisual
    case fileNotFound
    case invalidDash
    case invalidDscComment
    case invalidIndex
    case clipNotRepresentable
    case tempFileError
    case invalidStride
    case fontTypeMismatch
    case userFontImmutable
    case userFontError
    case negativeCount
    case invalidClusters
    case invalidSlant
    case invalidWeight
    case invalidSize
    case userFontNotImplemented
    case deviceTypeMismatch
    case deviceError
    case invalidMeshConstruction
    case deviceFinished
    case jbig2GlobalMissing
    case pngError
    case freetypeError
    case win32GdiError
    case tagError
    /// A number that has no case in this binding.
    case newer(Int32)

    public init(rawValue: Int32) { self = Self.numbered(rawValue) ?? .newer(rawValue) }

    public var rawValue: Int32 {
        switch self {
        case .success: 0
        case .noMemory: 1
        case .invalidRestore: 2
        case .invalidPopGroup: 3
        case .noCurrentPoint: 4
        case .invalidMatrix: 5
        case .invalidStatus: 6
        case .nullPointer: 7
        case .invalidString: 8
        case .invalidPathData: 9
        case .readError: 10
        case .writeError: 11
        case .surfaceFinished: 12
        case .surfaceTypeMismatch: 13
        case .patternTypeMismatch: 14
        case .invalidContent: 15
        case .invalidFormat: 16
        case .invalidVisual: 17
        case .fileNotFound: 18
        case .invalidDash: 19
        case .invalidDscComment: 20
        case .invalidIndex: 21
        case .clipNotRepresentable: 22
        case .tempFileError: 23
        case .invalidStride: 24
        case .fontTypeMismatch: 25
        case .userFontImmutable: 26
        case .userFontError: 27
        case .negativeCount: 28
        case .invalidClusters: 29
        case .invalidSlant: 30
        case .invalidWeight: 31
        case .invalidSize: 32
        case .userFontNotImplemented: 33
        case .deviceTypeMismatch: 34
        case .deviceError: 35
        case .invalidMeshConstruction: 36
        case .deviceFinished: 37
        case .jbig2GlobalMissing: 38
        case .pngError: 39
        case .freetypeError: 40
        case .win32GdiError: 41
        case .tagError: 42
        case .newer(let number): number
        }
    }

    public static let allCases: [Self] = [
        .success, .noMemory, .invalidRestore, .invalidPopGroup, .noCurrentPoint, .invalidMatrix,
        .invalidStatus, .nullPointer, .invalidString, .invalidPathData, .readError, .writeError,
        .surfaceFinished, .surfaceTypeMismatch, .patternTypeMismatch, .invalidContent, .invalidFormat,
        .invalidVisual, .fileNotFound, .invalidDash, .invalidDscComment, .invalidIndex, .clipNotRepresentable,
        .tempFileError, .invalidStride, .fontTypeMismatch, .userFontImmutable, .userFontError, .negativeCount,
        .invalidClusters, .invalidSlant, .invalidWeight, .invalidSize, .userFontNotImplemented,
        .deviceTypeMismatch, .deviceError, .invalidMeshConstruction, .deviceFinished, .jbig2GlobalMissing,
        .pngError, .freetypeError, .win32GdiError, .tagError,
    ]
    public static var gtype: UInt { cairo_gobject_status_get_type() }
}

extension Enumeration where AllCases == [Self] {
    /// Returns the case with a number, of an enumeration whose cases have the numbers from 0 in order; nil if there is none.
    static func numbered(_ number: Int32) -> Self? {
        allCases.indices.contains(Int(number)) ? allCases[Int(number)] : nil
    }
}
