// SPDX-License-Identifier: MIT

/// The errors that the kernel itself sends.
public enum RxError: Error {
    /// Something for which there is no better name.
    case unknown
    /// `object` was disposed of and used again.
    case disposed(object: AnyObject)
    /// A number grew beyond what its type holds.
    case overflow
    /// `element(at:)` was asked for an index that the sequence does not reach.
    case argumentOutOfRange
    /// The sequence ended without the element that was asked of it.
    case noElements
    /// The sequence has several elements where one was asked of it.
    case moreThanOneElement
    /// No event arrived in time.
    case timeout
}

/// `disposed` carries a reference that is only compared and described.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        }
    }
}
