// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// An error of Cairo: the status, the call in which it happened, and how to fix it.
///
/// All functions that create or finish a surface throw it. A ``Context`` does not throw while it draws: Cairo keeps the first
/// error and draws nothing more. ``Context/checkStatus()`` throws that error, with the call in which it happened; if the program never
/// calls it, the context writes the error to the log as a warning when it is freed.
public struct CairoError: Error, Sendable, CustomStringConvertible {
    /// The status.
    public let status: Status
    /// The call, such as `Context.restore()`.
    public let operation: String
    /// The error of the closure that Cairo read from or wrote to.
    public let cause: (any Error)?

    init(_ status: cairo_status_t, in operation: String, cause: (any Error)? = nil) {
        self.status = C.enumeration(status.rawValue)
        (self.operation, self.cause) = (operation, cause)
    }

    public var description: String {
        let why = cause.map { "\($0)" } ?? C.string(cairo_status_to_string(.init(rawValue: C.number(status))))
        return "\(operation) failed: \(why). \(status.advice)"
    }
}

extension Status {
    /// How to fix it.
    fileprivate var advice: String {
        switch self {
        case .invalidRestore: "Call save() once before each restore(), or use saved { … }."
        case .invalidPopGroup:
            "Call pushGroup() before it, and within the group call restore() once for each save()."
        case .noCurrentPoint: "Begin the path with move(toX:y:)."
        case .invalidMatrix: "A matrix must have an inverse: do not scale by 0."
        case .invalidDash: "No length may be below 0, and not all may be 0."
        case .invalidSize: "A picture is at least 0 and at most 32767 pixels wide and high."
        case .invalidStride:
            "Pass at least stride × height bytes, with the stride of Format.stride(forWidth:)."
        case .surfaceFinished: "Draw before finish()."
        case .deviceFinished: "Use the device before finish()."
        case .invalidMeshConstruction: "A patch is a move(to:) and one to four lines or curves."
        case .invalidIndex: "Use the index of a part that exists."
        case .invalidClusters: "The clusters must cover exactly the text's bytes and the glyphs."
        case .invalidString: "Text must be UTF-8."
        case .fileNotFound, .readError: "Check that the file exists, has this format and can be read."
        case .writeError: "Check that the target can be written and has free space."
        case .pngError: "Check that it is a complete PNG file."
        case .invalidDscComment: "A comment begins with %% and a letter, and is at most 255 characters long."
        case .tagError:
            "Write tags and attributes as in Cairo’s reference, and end the inner tag first."
        case .invalidFormat: "Choose another format."
        case .noMemory: "Use smaller pictures, or free others first."
        default: "Cairo’s reference describes it at cairo_status_t."
        }
    }
}

extension Boxed {
    /// The address of the object, as Cairo declares it.
    var pointer: OpaquePointer { OpaquePointer(_raw) }
}

/// Throws the error of a status.
func check(_ status: cairo_status_t, _ operation: @autoclosure () -> String) throws(CairoError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw CairoError(status, in: operation())
}
