// SPDX-License-Identifier: MIT

import Glibc
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
        private let hash = Mutex<Int?>(nil)

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        /// The hash of the bytes, or of the first and the last ones. It is computed when it is first needed.
        var hashOfBytes: Int {
            hash.withLock { known in
                if let known { return known }
                var hasher = Hasher()
                bytes.withUnsafeBytes { bytes in
                    let part = ImageData.hashedBytes / 2
                    hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes.prefix(part)))
                    hasher.combine(
                        bytes: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(part).suffix(part)))
                }
                let hash = hasher.finalize()
                known = hash
                return hash
            }
        }

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
        if one.storage === other.storage { return true }
        guard one.count == other.count, one.storage.hashOfBytes == other.storage.hashOfBytes else {
            return false
        }
        return one.storage.bytes.withUnsafeBytes { bytes in
            other.storage.bytes.withUnsafeBytes { others in
                guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
                return first == second || memcmp(first, second, bytes.count) == 0
            }
        }
    }

    /// How many bytes the hash is made of: all of most icons. Otherwise a plugin could draw many images with the same hash, each of which
    /// would be compared with all others.
    fileprivate static let hashedBytes = 16 << 10

    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(storage.hashOfBytes)
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
