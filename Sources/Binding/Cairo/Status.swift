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

    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .success
        case 1: self = .noMemory
        case 2: self = .invalidRestore
        case 3: self = .invalidPopGroup
        case 4: self = .noCurrentPoint
        case 5: self = .invalidMatrix
        case 6: self = .invalidStatus
        case 7: self = .nullPointer
        case 8: self = .invalidString
        case 9: self = .invalidPathData
        case 10: self = .readError
        case 11: self = .writeError
        case 12: self = .surfaceFinished
        case 13: self = .surfaceTypeMismatch
        case 14: self = .patternTypeMismatch
        case 15: self = .invalidContent
        case 16: self = .invalidFormat
        case 17: self = .invalidVisual
        case 18: self = .fileNotFound
        case 19: self = .invalidDash
        case 20: self = .invalidDscComment
        case 21: self = .invalidIndex
        case 22: self = .clipNotRepresentable
        case 23: self = .tempFileError
        case 24: self = .invalidStride
        case 25: self = .fontTypeMismatch
        case 26: self = .userFontImmutable
        case 27: self = .userFontError
        case 28: self = .negativeCount
        case 29: self = .invalidClusters
        case 30: self = .invalidSlant
        case 31: self = .invalidWeight
        case 32: self = .invalidSize
        case 33: self = .userFontNotImplemented
        case 34: self = .deviceTypeMismatch
        case 35: self = .deviceError
        case 36: self = .invalidMeshConstruction
        case 37: self = .deviceFinished
        case 38: self = .jbig2GlobalMissing
        case 39: self = .pngError
        case 40: self = .freetypeError
        case 41: self = .win32GdiError
        case 42: self = .tagError
        default: self = .newer(rawValue)
        }
    }

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

    public static var allCases: [Self] {
        (0..<43).map { Self(rawValue: $0) }
    }
    public static var gtype: UInt { cairo_gobject_status_get_type() }
}
