// SPDX-License-Identifier: MIT

/// The errors that the kernel itself sends.
///
/// Every other error of a sequence comes from its source or from a closure that throws. Match it where one of
/// these has a meaning of its own:
///
/// ```swift
/// answers.timeout(.seconds(5), scheduler: MainScheduler.instance).subscribe(onError: { error in
///     if case RxError.timeout = error { show("The server does not answer.") }
/// })
/// ```
///
/// A value, which any thread may use.
public enum RxError: Error {
    /// Something for which there is no better name. The kernel does not send it; it is there for code written
    /// for RxSwift.
    case unknown
    /// `object`, a subject, was disposed of before it was subscribed to or, for `BehaviorSubject`, asked for
    /// its value.
    case disposed(object: AnyObject)
    /// A number grew beyond what its type holds. The kernel does not send it; it is there for code written
    /// for RxSwift.
    case overflow
    /// `element(at:)` was asked for an index that the sequence does not reach.
    case argumentOutOfRange
    /// The sequence ended without the element that `single()`, `asSingle()` or the `value` of a single asked
    /// of it.
    case noElements
    /// The sequence has several elements where `single()`, `asSingle()` or `asMaybe()` asked for one.
    case moreThanOneElement
    /// No event arrived in time: `timeout(_:scheduler:)`, or `toBlocking(timeout:)` of RxKernelTesting.
    case timeout
}

/// `disposed` carries a reference that is only compared and described.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
    /// What went wrong, in a sentence; the same words as RxSwift's.
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
