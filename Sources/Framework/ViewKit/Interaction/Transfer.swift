// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A type of content that is dragged, dropped, copied and pasted.
/// ```swift
/// basket.dropTypes = [.files, .text]
/// ```
public enum TransferType: Sendable, Codable, Hashable {
    /// Plain text.
    case text
    /// Files and folders.
    case files
    /// An image, as the contents of a PNG file.
    case image
    /// Values of an application, by the name of their type.
    case value(String)

    /// The type of an application's values.
    public static func value<Value: TransferValue>(_ type: Value.Type) -> TransferType {
        .value(type.transferType)
    }

    /// The MIME type for other programs. A name that contains a slash is used as a MIME type.
    public var mimeType: String {
        switch self {
        case .text: "text/plain;charset=utf-8"
        case .files: "text/uri-list"
        case .image: "image/png"
        case .value(let name): name.contains("/") ? name : "application/x-\(name)"
        }
    }
}

/// A value of an application that can be dragged, dropped, copied and pasted, between its windows and in other programs that know its type.
///
/// ```swift
/// extension Contact: TransferValue {
///     static var transferType: String { "org.example.contact" }
/// }
/// ```
/// It is transferred as JSON. Values can come from other programs, so `init(from:)` must check what it reads.
public protocol TransferValue: Codable, Sendable {
    /// The name of the type, with a domain in reverse notation; or a MIME type.
    static var transferType: String { get }
}

/// A content that is dragged, dropped, copied or pasted. Several items are the same content in several types,
/// such as a contact as a value and as a text.
/// ```swift
/// clipboard.write(.text("Ada Lovelace"))
/// ```
public enum TransferItem: Sendable, Codable, Equatable {
    /// Plain text.
    case text(String)
    /// Files and folders.
    case files([ChosenFile])
    /// The contents of a PNG file.
    case image([UInt8])
    /// A value of an application, as JSON, with the name of its type.
    case value(type: String, json: [UInt8])

    /// Creates the item of a value.
    ///
    /// - Throws: `EncodingError` if the value cannot be encoded.
    public init<Value: TransferValue>(_ value: Value) throws {
        self = .value(type: Value.transferType, json: Array(try JSONEncoder().encode(value)))
    }

    /// The type of the content.
    public var type: TransferType {
        switch self {
        case .text: .text
        case .files: .files
        case .image: .image
        case .value(let type, _): .value(type)
        }
    }

    /// The text; nil for another content.
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The files; none for another content.
    public var files: [ChosenFile] { if case .files(let files) = self { files } else { [] } }
    /// The contents of the PNG file; nil for another content.
    public var image: [UInt8]? { if case .image(let bytes) = self { bytes } else { nil } }

    /// The value; nil for another content, or for one that cannot be decoded, as another program may send.
    public func value<Value: TransferValue>(_ type: Value.Type = Value.self) -> Value? {
        guard case .value(Value.transferType, let json) = self else { return nil }
        return try? JSONDecoder().decode(Value.self, from: Data(json))
    }
}

/// Whether a content is copied or moved.
/// ```swift
/// card.dragSource = DragSource(.text("Ada"), operations: [.copy, .move])
/// ```
public enum TransferOperation: String, Sendable, Codable {
    /// The content stays in its source.
    case copy
    /// The content is removed from its source, by the receiver of ``DragEvent/ended(_:)``.
    case move
}
