// SPDX-License-Identifier: MIT

import Dispatch
import FileKit
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gdk
import Glibc
import Synchronization
import ViewKit

/// Decodes the images of views in the background, in turn for their owners, and caches those that were shown last. Main thread only.
@MainActor final class ImageLoader {
    /// An image in a size.
    struct Key: Hashable, Sendable {
        let source: ImageSource
        /// The length of a side, in physical pixels.
        let length: Int
        let fit: ImageDecoder.Fit
        /// Whether symbolic links in the path of a file are followed.
        var followsLinks = true
    }

    /// The greatest size of the cached images and of their sources, in bytes.
    private let capacity: Int
    private var kept: [Key: (texture: Gdk.Texture, byteCount: Int, use: Int, version: FileVersion?)] = [:]
    private var byteCount = 0
    private var uses = 0
    /// For two owners at a time, because decoding a large image takes 400 MB.
    private let turns = DecodingTurns(most: 2)

    nonisolated init(capacity: Int = 64 << 20) { self.capacity = capacity }

    /// The loader of the backend that creates views now.
    static var current: ImageLoader { (Toolkit.backend as? GtkBackend)?.images ?? ImageLoader() }

    /// Returns the image, if it is in the cache.
    func texture(_ key: Key) -> Gdk.Texture? {
        guard let entry = kept[key] else { return nil }
        uses += 1
        kept[key]?.use = uses
        return entry.texture
    }

    /// Decodes an image for a view of an owner, and calls `show` unless the request that it returns is cancelled or released.
    func load(
        _ key: Key, for owner: ViewOwner,
        _ show: @escaping @MainActor (Result<Gdk.Texture, ImageDecoder.Failure>) -> Void
    ) -> Request {
        decode(key, for: owner, unless: nil, show)
    }

    /// Decodes an image of the cache again, and calls `show`, if its file was changed since it was decoded; nil for an image of no file.
    /// A file that was removed is no change.
    func loadIfChanged(
        _ key: Key, for owner: ViewOwner,
        _ show: @escaping @MainActor (Result<Gdk.Texture, ImageDecoder.Failure>) -> Void
    ) -> Request? {
        kept[key]?.version.map { decode(key, for: owner, unless: $0, show) }
    }

    private func decode(
        _ key: Key, for owner: ViewOwner, unless known: FileVersion?,
        _ show: @escaping @MainActor (Result<Gdk.Texture, ImageDecoder.Failure>) -> Void
    ) -> Request {
        let request = Request()
        let job = request.job
        turns.perform(for: owner) {
            guard !job.isCancelled else { return }
            // Before the file is read: a change during that is found the next time.
            let version = FileVersion(of: key.source)
            if let known, version == nil || version == known { return }
            let result = Result { () throws(ImageDecoder.Failure) in
                try ImageDecoder.decode(
                    key.source, length: key.length, fit: key.fit,
                    links: key.followsLinks ? .followed : .refusedAnywhere)
            }
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if case .failure = result, let old = self.kept.removeValue(forKey: key) {
                        self.byteCount -= old.byteCount
                    }
                    let texture = result.flatMap { self.keep($0, version, key) }
                    if !job.isCancelled { show(texture) }
                }
            }
        }
        return request
    }

    private func keep(_ decoded: ImageDecoder.Texture, _ version: FileVersion?, _ key: Key) -> Result<
        Gdk.Texture, ImageDecoder.Failure
    > {
        guard let texture: Gdk.Texture = C.adopt(UnsafeRawPointer(decoded.pointer)) else {
            return .failure(
                .init(message: ImageLimits.error(decoding: key.source, "GTK made no texture of it")))
        }
        // The key keeps the contents of the file.
        let count = decoded.byteCount + key.source.byteCount
        byteCount += count - (kept[key]?.byteCount ?? 0)
        uses += 1
        kept[key] = (texture, count, uses, version)
        if byteCount > capacity { removeOldest() }
        return .success(texture)
    }

    /// Removes the images that were not shown for the longest time, until a quarter of the capacity is free.
    private func removeOldest() {
        for (key, entry) in kept.sorted(by: { $0.value.use < $1.value.use }) {
            guard byteCount > capacity * 3 / 4 else { return }
            kept[key] = nil
            byteCount -= entry.byteCount
        }
    }

    /// A request for an image, which ends when it is released.
    final class Request {
        fileprivate let job = Job()

        func cancel() { job.cancel() }

        deinit { job.cancel() }
    }

    /// What distinguishes a file from an earlier one with the same path.
    private struct FileVersion: Equatable, Sendable {
        private let numbers: [Int]

        /// Nil for an image of no file, and for a file that does not exist.
        init?(of source: ImageSource) {
            var status = stat()
            guard case .file(let path) = source, stat(path, &status) == 0 else { return nil }
            numbers = [
                Int(truncatingIfNeeded: status.st_dev), Int(truncatingIfNeeded: status.st_ino),
                Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
            ]
        }
    }

    fileprivate final class Job: Sendable {
        private let cancelled = Atomic(false)
        var isCancelled: Bool { cancelled.load(ordering: .relaxed) }
        func cancel() { cancelled.store(true, ordering: .relaxed) }
    }
}

extension ImageSource {
    /// The size of the contents of an image file, in bytes.
    fileprivate var byteCount: Int { if case .bytes(let data) = self { data.count } else { 0 } }
}
