// SPDX-License-Identifier: MIT

import Synchronization

/// The images to which encoded values refer.
///
/// The sender of values encodes them with a store in `userInfo`, and sends the images that are new in the
/// store before the values. The receiver inserts the images into its own store, and decodes the values with
/// that store. Within one process, no store is needed.
/// ```swift
/// encoder.userInfo[.imageStore] = sent
/// let message = try encoder.encode(state)
/// for image in sent.takeNew() { send(image.bytes) }
/// send(message)
/// ```
/// It retains the bytes of its images until they are removed. Usable on all threads.
public final class ImageStore: Sendable {
    private struct Content {
        var images: [String: ImageData] = [:]
        var new: [ImageData] = []
    }

    private let content = Mutex(Content())

    /// Creates an empty store.
    public init() {}

    /// Adds an image, unless the store has it.
    public func insert(_ image: ImageData) {
        let digest = image.digest
        content.withLock { content in
            guard content.images[digest] == nil else { return }
            content.images[digest] = image
            content.new.append(image)
        }
    }

    /// The image with a digest; nil if the store does not have it.
    public func image(withDigest digest: String) -> ImageData? { content.withLock { $0.images[digest] } }

    /// Returns the images that were added since the last call, in order.
    public func takeNew() -> [ImageData] {
        content.withLock { content in
            let new = content.new
            content.new = []
            return new
        }
    }

    /// Removes the image with a digest.
    public func removeImage(withDigest digest: String) {
        content.withLock { content in
            content.images[digest] = nil
            content.new.removeAll { $0.digest == digest }
        }
    }
}

extension CodingUserInfoKey {
    /// The key of the ``ImageStore`` of an encoder or a decoder.
    public static var imageStore: CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: "org.rxshell.imageStore") else {
            fatalError("ViewKit: the standard library refused a key of userInfo.")
        }
        return key
    }
}
