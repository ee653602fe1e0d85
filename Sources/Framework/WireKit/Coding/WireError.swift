// SPDX-License-Identifier: MIT

/// The reason why a value cannot be written as a message, or a message cannot be read: the field, and what is wrong with it.
///
/// The description is for the developer of the sender: `style.margins[2]: a number is expected, and there is text.`
public struct WireError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The message ends before the value does.
        case truncated
        /// There are more bytes after the value, as many as the parameter says.
        case bytesLeft(Int)
        /// A byte does not begin a value.
        case unknownTag(UInt8)
        /// A value has another type than the reader expects.
        case wrongType(expected: String, found: String)
        /// A number does not fit the type of the field.
        case outOfRange(type: String)
        /// A text is not valid UTF-8.
        case invalidText
        /// A field is missing, and there are no defaults.
        case missing
        /// An array has fewer elements than the reader expects.
        case noMoreElements
        /// A field refers to a name that was not sent.
        case unknownName(Int)
        /// A field refers to an array of bytes that was not sent, or was dropped.
        case unknownBytes
        /// Values are nested more deeply than the limit in the parameter.
        case tooDeep(limit: Int)
        /// The message has more fields and elements than the limit in the parameter.
        case tooManyValues(limit: Int)
        /// An array or a dictionary has more elements than the limit in the parameter.
        case tooManyElements(limit: Int)
        /// A text, an array of bytes, a name or a message is longer than the limit in the parameter.
        case tooLong(limit: Int)
        /// There are more names than the limit in the parameter.
        case tooManyNames(limit: Int)
        /// A container was used after one that was created later. Containers are written one after another.
        case interleaved
        /// A value wrote two values, or containers of two kinds.
        case writtenTwice
        /// The type itself refused the value, for the reason in the parameter.
        case refused(String)
    }

    /// The field, such as `style.margins[2]`. Empty for the message as a whole.
    public let path: String
    /// What is wrong.
    public let reason: Reason

    /// Creates the error that describes why a field is refused.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// One sentence: the field, and the reason.
    public var description: String { "\(path.isEmpty ? "the message" : path): \(reason)." }
}

extension WireError.Reason: Error, CustomStringConvertible {
    /// What is wrong, without the field.
    public var description: String {
        switch self {
        case .truncated: "the message ends within it"
        case .bytesLeft(let count): "\(count) bytes follow that belong to nothing"
        case .unknownTag(let tag): "byte \(tag) does not begin a value"
        case .wrongType(let expected, let found): "\(expected) is expected, and there is \(found)"
        case .outOfRange(let type): "the number does not fit \(type)"
        case .invalidText: "the text is not valid UTF-8"
        case .missing: "it is missing, and has no default value"
        case .noMoreElements: "the array has no more elements"
        case .unknownName(let number): "name \(number) of a field was not sent"
        case .unknownBytes: "it names bytes that were not sent, or are no longer kept"
        case .tooDeep(let limit): "values are nested more than \(limit) levels deep"
        case .tooManyValues(let limit): "the message has more than \(limit) fields and elements"
        case .tooManyElements(let limit): "it has more than \(limit) elements"
        case .tooLong(let limit): "it is longer than \(limit) bytes"
        case .tooManyNames(let limit): "the message brings more than \(limit) names of fields"
        case .interleaved: "its container is used after a later one; write one container after another"
        case .writtenTwice: "its type writes more than one value, or containers of two kinds, for one value"
        case .refused(let reason): reason
        }
    }
}
