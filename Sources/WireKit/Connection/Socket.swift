// SPDX-License-Identifier: MIT

import CLinux
import Dispatch
import Glibc

/// One end of a socket pair, watched on the main queue. It never blocks.
@MainActor
final class Socket {
    private let descriptor: Int32
    private let readSource: any DispatchSourceRead
    private let writeSource: any DispatchSourceWrite
    // libdispatch requires that a suspended source is resumed before it is released; see `shut()`.
    private var isReading = false
    private var isWriting = false
    private(set) var isClosed = false
    /// Whether `runMainLoop()` watches the descriptor, instead of the main queue.
    private(set) var isPolled = false

    /// Creates a socket that owns the descriptor, and closes it when it is released.
    init(descriptor: Int32, onReadable: @escaping () -> Void, onWritable: @escaping () -> Void) {
        self.descriptor = descriptor
        _ = clinux_set_flags(descriptor, 1, 1)
        readSource = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        writeSource = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        readSource.setEventHandler { MainActor.assumeIsolated { onReadable() } }
        writeSource.setEventHandler { MainActor.assumeIsolated { onWritable() } }
        // The descriptor is closed when both sources are cancelled. Otherwise a source could watch a new file that gets the same number.
        let open = DispatchGroup()
        open.enter()
        open.enter()
        readSource.setCancelHandler { open.leave() }
        writeSource.setCancelHandler { open.leave() }
        open.notify(queue: .main) { close(descriptor) }
    }

    isolated deinit { shut() }

    func setReading(_ on: Bool) {
        guard on != isReading, !isClosed else { return }
        isReading = on
        if isPolled { return }
        if on { readSource.resume() } else { readSource.suspend() }
    }

    func setWriting(_ on: Bool) {
        guard on != isWriting, !isClosed else { return }
        isWriting = on
        if isPolled { return }
        if on { writeSource.resume() } else { writeSource.suspend() }
    }

    /// Shuts the connection down at once, so that the other side notices it, and closes the descriptor later.
    func shut() {
        guard !isClosed else { return }
        endPolling()
        setReading(true)
        setWriting(true)
        isClosed = true
        shutdown(descriptor, Int32(SHUT_RDWR))
        readSource.cancel()
        writeSource.cancel()
    }

    /// Suspends both sources. From now on the caller polls ``polled``.
    func beginPolling() {
        guard !isPolled, !isClosed else { return }
        if isReading { readSource.suspend() }
        if isWriting { writeSource.suspend() }
        isPolled = true
    }

    private func endPolling() {
        guard isPolled else { return }
        isPolled = false
        if isReading { readSource.resume() }
        if isWriting { writeSource.resume() }
    }

    /// The descriptor and the events that a loop has to wait for.
    var polled: pollfd {
        pollfd(
            fd: isPolled ? descriptor : -1,
            events: Int16((isReading ? POLLIN : 0) | (isWriting ? POLLOUT : 0)), revents: 0)
    }

    /// Blocks until there is something to read, or until the time is over.
    func waitUntilReadable(milliseconds: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, milliseconds)
    }

    /// Blocks until bytes can be written, or until the time is over. Returns whether bytes can be written.
    func waitUntilWritable(milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    /// Reads the available bytes. Returns 0 at the end of the stream, and throws EAGAIN if there are none yet.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ErrorNumber) -> Int {
        while true {
            let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
            if count >= 0 { return count }
            if errno != EINTR { throw ErrorNumber(code: errno) }
        }
    }

    /// Writes as many bytes as the socket accepts, which may be none. Returns their number.
    func write(_ bytes: UnsafeRawBufferPointer) throws(ErrorNumber) -> Int {
        while true {
            let count = Glibc.send(
                descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
            if count >= 0 { return count }
            if errno == EAGAIN { return 0 }
            if errno != EINTR { throw ErrorNumber(code: errno) }
        }
    }

    /// Creates two connected descriptors. Programs that are started do not inherit them.
    nonisolated static func pair() throws(ErrorNumber) -> (Int32, Int32) {
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw ErrorNumber(code: errno) }
        return (ends[0], ends[1])
    }
}

/// The value of `errno` after a system call has failed.
struct ErrorNumber: Error {
    let code: Int32
}
