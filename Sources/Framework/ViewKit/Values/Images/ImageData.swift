// SPDX-License-Identifier: MIT

import Synchronization

/// The contents of an image file. Copies of the value share the bytes.
///
/// ```swift
/// avatar.picture = ImageData(bytes)
/// ```
/// The bytes are immutable and shared by all copies of the value; two copies of one value are compared in
/// constant time. The value is encoded as its ``digest`` only, and the bytes are in the ``ImageStore`` of the
/// coder, so that a state that is sent to another process often contains the bytes of its images once. Usable
/// on all threads.
public struct ImageData: Sendable {
    private let storage: Storage

    /// Creates a value with the contents of an image file.
    public init(_ bytes: [UInt8]) { storage = Storage(bytes) }

    /// The contents of the image file.
    public var bytes: [UInt8] { storage.bytes }

    /// The number of bytes.
    public var count: Int { storage.bytes.count }

    /// The SHA-256 of the bytes, in hexadecimal digits. It is computed when it is first needed.
    public var digest: String { storage.digest }

    private final class Storage: Sendable {
        let bytes: [UInt8]
        private let computed = Mutex<String?>(nil)

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        var digest: String {
            computed.withLock { known in
                let digest = known ?? SHA256.digest(of: bytes)
                known = digest
                return digest
            }
        }
    }
}

extension ImageData: Hashable {
    public static func == (one: Self, other: Self) -> Bool {
        one.storage === other.storage || one.storage.bytes == other.storage.bytes
    }

    public func hash(into hasher: inout Hasher) {
        // Two image files usually differ in their length or at their end. A hash of all bytes would take
        // longer, and would distinguish few more images.
        hasher.combine(count)
        for byte in bytes.suffix(64) { hasher.combine(byte) }
    }
}

extension ImageData: Codable {
    private enum CodingKeys: CodingKey { case digest, bytes }

    public func encode(to encoder: any Encoder) throws {
        if encoder.userInfo[.sharesBytes] as? Bool == true {
            var container = encoder.container(keyedBy: CodingKeys.self)
            return try container.encode(bytes, forKey: .bytes)
        }
        guard let store = encoder.userInfo[.imageStore] as? ImageStore else {
            throw EncodingError.invalidValue(
                self,
                .init(
                    codingPath: encoder.codingPath,
                    debugDescription:
                        "ViewKit: an image is encoded as its digest, and its bytes need an ImageStore. Set "
                        + "encoder.userInfo[.imageStore] to one."))
        }
        store.insert(self)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(digest, forKey: .digest)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if decoder.userInfo[.sharesBytes] as? Bool == true {
            self.init(try container.decode([UInt8].self, forKey: .bytes))
            return
        }
        let digest = try container.decode(String.self, forKey: .digest)
        guard let store = decoder.userInfo[.imageStore] as? ImageStore else {
            throw DecodingError.dataCorruptedError(
                forKey: .digest, in: container,
                debugDescription:
                    "ViewKit: an image is encoded as its digest, and its bytes are in an ImageStore. Set decoder.userInfo[.imageStore] "
                    + "to the store with the bytes.")
        }
        guard let data = store.image(withDigest: digest) else {
            throw DecodingError.dataCorruptedError(
                forKey: .digest, in: container,
                debugDescription:
                    "ViewKit: the ImageStore has no image with the digest \(digest). Insert the images that the encoder's store "
                    + "returns from takeNew() before the values that refer to them are decoded.")
        }
        self = data
    }
}

extension ImageData: CustomStringConvertible {
    public var description: String { "ImageData(\(count) bytes)" }
}

extension CodingUserInfoKey {
    /// Set by coders that send a large array of bytes once: those of WireKit. An image is encoded as its bytes then.
    fileprivate static var sharesBytes: Self {
        guard let key = Self(rawValue: "rxshell.sharesBytes") else {
            fatalError("ViewKit: the key of a coder cannot be created; a key may be any text")
        }
        return key
    }
}
