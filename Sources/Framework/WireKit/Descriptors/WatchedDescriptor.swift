// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A file descriptor that is watched on the main queue for bytes to read. It is closed when the object is released.
@MainActor
package final class WatchedDescriptor {
    private let descriptor: Int32
    private var token: DescriptorEvents.Token?
    package private(set) var isClosed = false
    private var action: (() -> Void)?

    /// Takes the descriptor over. If it cannot be watched, it is closed.
    package init(_ descriptor: Int32) throws(ErrorNumber) {
        self.descriptor = descriptor
        _ = clinux_set_flags(descriptor, 1, 1)
        do {
            token = try DescriptorEvents.shared.add(descriptor, .readable) { [weak self] _ in
                self?.action?()
            }
        } catch {
            close()
            throw error
        }
    }

    isolated deinit { close() }

    /// Calls `action` when there is something to read. Call it in the turn of the main loop in which the object was created.
    package func watch(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Stops watching, releases the action, and closes the descriptor.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        action = nil
        if let token { DescriptorEvents.shared.remove(token, descriptor) }
        Glibc.close(descriptor)
    }

    /// Blocks until there is something to read, or until a time is over. Returns whether there is something.
    func waitUntilReadable(milliseconds: Int32) -> Bool {
        guard !isClosed else { return true }
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&poll, 1, milliseconds) > 0
    }

    /// Reads the available bytes. Returns their number, 0 at the end of the file, or nil if there are none yet.
    package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        guard !isClosed else { return nil }
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { return nil }
        }
    }
}
