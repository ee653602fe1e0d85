// SPDX-License-Identifier: MIT

import CLinux
import Dispatch
import Glibc

/// Calls handlers on the main queue when file descriptors can be read or written.
///
/// All descriptors are in one epoll instance, and libdispatch watches only that instance. The reason is a fault of libdispatch (seen in
/// Swift 6.3): when the other end of a watched pipe or socket closes, its event loop
/// (`_dispatch_event_loop_drain`) goes on to use memory that the main thread may have freed, and the process
/// crashes with SIGSEGV. Each plugin that ends closes a pipe and a socket. An epoll instance has no other
/// end.
@MainActor
final class DescriptorEvents {
    /// What a descriptor is ready for.
    struct Events: OptionSet {
        let rawValue: UInt32

        static let readable = Events(rawValue: clinux_epoll_in.rawValue)
        static let writable = Events(rawValue: clinux_epoll_out.rawValue)
        /// The other end is closed, or the descriptor has an error. It is reported for each descriptor that is watched for anything.
        static let closed = Events(rawValue: clinux_epoll_closed.rawValue)
    }

    static let shared = DescriptorEvents()

    /// Identifies a descriptor that is watched. A number of a descriptor may be used again at once, a token is not.
    typealias Token = UInt64

    /// The most descriptors whose handlers are called in one turn of the main loop.
    private static let capacity = 32

    private var poll: (descriptor: Int32, source: any DispatchSourceRead)?
    private var handlers: [Token: (Events) -> Void] = [:]
    private var last: Token = 0

    /// Watches a descriptor. Calls `handler` in each turn of the main loop in which the descriptor is ready,
    /// until ``remove(_:_:)`` is called.
    func add(_ descriptor: Int32, _ events: Events, handler: @escaping (Events) -> Void) throws(ErrorNumber)
        -> Token
    {
        let poll = try instance()
        last += 1
        guard clinux_epoll_add(poll, descriptor, events.rawValue, last) == 0 else {
            throw ErrorNumber(code: errno)
        }
        handlers[last] = handler
        return last
    }

    /// Changes what a descriptor is watched for.
    func change(_ token: Token, _ descriptor: Int32, _ events: Events) {
        guard handlers[token] != nil, let poll else { return }
        _ = clinux_epoll_change(poll.descriptor, descriptor, events.rawValue, token)
    }

    /// Stops watching a descriptor. Call it before the descriptor is closed. The handler is not called again.
    func remove(_ token: Token, _ descriptor: Int32) {
        guard handlers.removeValue(forKey: token) != nil, let poll else { return }
        _ = clinux_epoll_remove(poll.descriptor, descriptor)
    }

    private func instance() throws(ErrorNumber) -> Int32 {
        if let poll { return poll.descriptor }
        let descriptor = clinux_epoll_create()
        guard descriptor >= 0 else { throw ErrorNumber(code: errno) }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { DescriptorEvents.shared.callHandlers() } }
        source.activate()
        poll = (descriptor, source)
        return descriptor
    }

    private func callHandlers() {
        guard let poll else { return }
        withUnsafeTemporaryAllocation(of: clinux_ready.self, capacity: Self.capacity) { ready in
            let count = clinux_epoll_ready(poll.descriptor, ready.baseAddress, Int32(ready.count))
            // A handler may remove descriptors that are also ready. If there are more, libdispatch reports the instance again.
            for entry in ready.prefix(Int(max(0, count))) {
                handlers[entry.token]?(Events(rawValue: entry.events))
            }
        }
    }
}

/// The value of `errno` after a system call has failed.
package struct ErrorNumber: Error {
    package let code: Int32
}
