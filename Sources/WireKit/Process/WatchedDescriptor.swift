// SPDX-License-Identifier: MIT

import CLinux
import Dispatch
import Glibc

/// A descriptor that is watched on the main queue for something to read, and closed with the object.
@MainActor
final class WatchedDescriptor {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private(set) var isClosed = false
    // Not the handler of the source itself: a handler that removes itself is released while it runs.
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

    /// Ends the watch and releases its action.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        action = nil
        source.activate()
        source.cancel()
    }

    /// Returns how many bytes were read, 0 at the end, nil if there is nothing.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        guard !isClosed else { return nil }
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { return nil }
        }
    }
}
