// SPDX-License-Identifier: MIT

/// The errors that the kernel's own operators send.
///
/// Every other error of a sequence comes from its source or from a closure that throws. Match one where the program
/// handles it in a special way:
///
/// ```swift
/// answers.timeout(.seconds(5), scheduler: MainScheduler.instance).subscribe(onError: { error in
///     if case RxError.timeout = error { show("The server does not answer.") }
/// })
/// ```
///
/// A value type, which any thread may use.
public enum RxError: Error {
    /// An unspecified error. The kernel does not send it; it exists for code written for RxSwift.
    case unknown
    /// The subject `object` had been disposed of when an observer subscribed to it or, for `BehaviorSubject`, when its
    /// value was read.
    case disposed(object: AnyObject)
    /// A number exceeded the range of its type. The kernel does not send it; it exists for code written for RxSwift.
    case overflow
    /// The index given to `element(at:)` is beyond the end of the sequence.
    case argumentOutOfRange
    /// The sequence completed without the element that `single()`, `asSingle()` or the `value` of a single requires.
    case noElements
    /// The sequence sent several elements where `single()`, `asSingle()` or `asMaybe()` allows one.
    case moreThanOneElement
    /// No event arrived within the time given to `timeout(_:scheduler:)`, or to `toBlocking(timeout:)` of
    /// RxKernelTesting.
    case timeout
}

/// The reference that `disposed` carries is only compared and described.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
    /// The error as a sentence; the texts are RxSwift's.
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
