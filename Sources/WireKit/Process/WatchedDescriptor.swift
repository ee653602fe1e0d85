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

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = clinux_set_flags(descriptor, 1, 1)
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setCancelHandler { Glibc.close(descriptor) }
        source.activate()
    }

    isolated deinit { close() }

    func watch(_ action: @escaping () -> Void) {
        source.setEventHandler { MainActor.assumeIsolated { action() } }
    }

    /// Ends the watch and releases its action.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        source.setEventHandler {}
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
