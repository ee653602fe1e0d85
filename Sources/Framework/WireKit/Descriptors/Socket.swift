// SPDX-License-Identifier: MIT

import CLinux
import Dispatch
import Glibc

/// One end of a socket pair, watched on the main queue. It never blocks.
@MainActor
final class Socket {
    private let descriptor: Int32
    private let onReadable: () -> Void
    private let onWritable: () -> Void
    private var isReading = false
    private var isWriting = false
    private(set) var isClosed = false
    /// Whether `runMainLoop()` watches the descriptor, instead of the main queue.
    private(set) var isPolled = false
    /// What the main queue watches the descriptor for.
    private(set) var watched: (token: DescriptorEvents.Token, events: DescriptorEvents.Events)?
    /// Why the descriptor cannot be watched.
    private var failure: ErrorNumber?

    /// Creates a socket that owns the descriptor, and closes it when it is released.
    init(descriptor: Int32, onReadable: @escaping () -> Void, onWritable: @escaping () -> Void) {
        self.descriptor = descriptor
        self.onReadable = onReadable
        self.onWritable = onWritable
        _ = clinux_set_flags(descriptor, 1, 1)
    }

    isolated deinit { shut() }

    func setReading(_ on: Bool) {
        guard on != isReading, !isClosed else { return }
        isReading = on
        updateWatch()
    }

    func setWriting(_ on: Bool) {
        guard on != isWriting, !isClosed else { return }
        isWriting = on
        updateWatch()
    }

    /// Shuts the connection down, so that the other side notices it even if a program that was started has a
    /// copy of the descriptor, and closes the descriptor.
    func shut() {
        guard !isClosed else { return }
        (isReading, isWriting, isPolled) = (false, false, false)
        updateWatch()
        isClosed = true
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }

    /// Stops watching the descriptor on the main queue. From now on the caller polls ``polled``.
    func beginPolling() {
        guard !isPolled, !isClosed else { return }
        isPolled = true
        updateWatch()
    }

    /// Watches the descriptor on the main queue for what is wanted.
    private func updateWatch() {
        var wanted: DescriptorEvents.Events = []
        if !isPolled, isReading { wanted.insert(.readable) }
        if !isPolled, isWriting { wanted.insert(.writable) }
        let events = DescriptorEvents.shared
        switch watched {
        case let (token, _)? where wanted.isEmpty:
            // A descriptor that is watched for nothing would still report that the other end is closed, in each turn.
            events.remove(token, descriptor)
            watched = nil
        case let (token, current)?:
            if current != wanted { events.change(token, descriptor, wanted) }
            watched = (token, wanted)
        case nil where wanted.isEmpty: break
        case nil:
            do throws(ErrorNumber) {
                let token = try events.add(descriptor, wanted) { [weak self] in self?.handle($0) }
                watched = (token, wanted)
            } catch {
                // The owner gets the error when it reads.
                failure = error
                DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.handle(.closed) } }
            }
        }
    }

    private func handle(_ events: DescriptorEvents.Events) {
        if isReading, !events.isDisjoint(with: [.readable, .closed]) { onReadable() }
        // The handler may have closed the socket.
        if isWriting, !events.isDisjoint(with: [.writable, .closed]) { onWritable() }
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
        if let failure { throw failure }
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
