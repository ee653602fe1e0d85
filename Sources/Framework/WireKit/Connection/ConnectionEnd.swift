// SPDX-License-Identifier: MIT

import Glibc

/// The reason why a ``Connection`` has ended.
///
/// ```swift
/// connection.onEnd = { end in
///     if case .otherVersion = end { print("Update the program: \(end)") }
/// }
/// ```
public enum ConnectionEnd: Error, Hashable, Sendable, CustomStringConvertible {
    /// The other side has closed its end, or its process has ended.
    case closedByPeer
    /// This side has closed its end, for the reason in the parameter.
    case closedHere(String)
    /// A system call has failed.
    case failed(call: String, code: Int32)
    /// A message is not valid.
    case malformed(operation: String, error: WireError)
    /// The handler of a message has thrown an error, for example because a value is out of range.
    case refused(operation: String, object: UInt64, reason: String)
    /// The other side has sent an operation that this side does not know, and that is not optional.
    case unknownOperation(number: Int)
    /// This side has sent an operation that the other side does not know, and that is not optional.
    case unknownToPeer(operation: String)
    /// The body of a message cannot be written.
    case unsendable(operation: String, error: WireError)
    /// The other side has not read for so long that more bytes wait than the limit in the parameter.
    case unsent(limit: Int)
    /// The two sides use different major versions of the protocol.
    case otherVersion(ours: WireVersion, theirs: WireVersion)
    /// The other side has refused the connection, with the message in the parameter.
    case refusedByPeer(String)
    /// The first message is not the one that opens a connection.
    case noHandshake

    /// One sentence for the user or the log.
    public var description: String {
        switch self {
        case .closedByPeer: "The other side has closed the connection."
        case .closedHere(let reason): "The connection was closed: \(reason)."
        case .failed(let call, let code):
            "The connection has failed: \(call): \(String(cString: strerror(code)))."
        case .malformed(let operation, let error):
            "A message of the operation \"\(operation)\" is not valid: \(error)"
        case .refused(let operation, let object, let reason):
            "A message of the operation \"\(operation)\" for object \(object) was refused: \(reason)."
        case .unknownOperation(let number):
            "The other side has sent operation \(number), which this program does not know. Build both programs with the same RxShell."
        case .unknownToPeer(let operation):
            "The other side does not know the operation \"\(operation)\". Build both programs with the same RxShell, or declare the operation as optional."
        case .unsendable(let operation, let error):
            "A message of the operation \"\(operation)\" cannot be sent: \(error)"
        case .unsent(let limit):
            "The other side does not read: more than \(limit >> 20) MB wait to be sent to it."
        case .otherVersion(let ours, let theirs):
            "This side uses version \(ours) of the wire protocol, the other one version \(theirs). Both need the same major version: build the older one with a newer framework."
        case .refusedByPeer(let reason): "The other side has refused the connection: \(reason)"
        case .noHandshake:
            "The other side has not opened the connection with a handshake; it is another program."
        }
    }
}
