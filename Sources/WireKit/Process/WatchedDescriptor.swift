// SPDX-License-Identifier: MIT

import CLinux
import Dispatch
import Glibc

/// A file descriptor that is watched on the main queue for bytes to read. It is closed when the object is released.
@MainActor
final class WatchedDescriptor {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private(set) var isClosed = false
    // This is not the event handler of the source, because `action` may close this object, which would release the event handler while it runs.
    private var action: (() -> Void)?

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = clinux_set_flags(descriptor, 1, 1)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setCancelHandler { Glibc.close(descriptor) }
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.action?() } }
    }

    isolated deinit { close() }

    /// Calls `action` when there is something to read.
    func watch(_ action: @escaping () -> Void) {
        self.action = action
        source.activate()
    }

    /// Stops watching, releases the action, and closes the descriptor.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        action = nil
        source.activate()
        source.cancel()
    }

    /// Reads the available bytes. Returns their number, 0 at the end of the file, or nil if there are none yet.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        guard !isClosed else { return nil }
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { return nil }
        }
    }
}
