// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

extension Connection {
    /// Runs the main queue and the connection until the process ends.
    ///
    /// Call it at the end of the main function of a child, instead of `dispatchMain()`. A message then wakes
    /// one thread instead of three, and everything that is sent in response to it is one frame.
    public func runMainLoop() -> Never {
        // dispatchMain() ends the main thread. On another thread, libdispatch runs the main queue already.
        guard gettid() == getpid() else { dispatchMain() }
        let queue = mainQueueHandle()
        // The descriptor does not report work that was queued before it was created.
        runMainQueue(nil)
        while true {
            // Work that the last message has queued belongs to the same frame. The number of rounds is
            // limited, since work can queue more work without an end.
            for _ in 0..<8 { guard runQueuedWork(queue) else { break } }
            flush()
            socket?.beginPolling()
            var watched = [
                pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
                socket?.polled ?? pollfd(fd: -1, events: 0, revents: 0),
            ]
            guard poll(&watched, 2, -1) > 0 else { continue }
            let events = Int32(watched[1].revents)
            if events & POLLOUT != 0 { write() }
            if events & ~POLLOUT != 0 { readTurn() }
        }
    }

    /// Runs the work that is in the main queue. Returns whether there was any.
    private func runQueuedWork(_ queue: Int32) -> Bool {
        // The descriptor stays readable until it is read. It does not block.
        var count: UInt64 = 0
        guard read(queue, &count, MemoryLayout.size(ofValue: count)) > 0 else { return false }
        runMainQueue(nil)
        return true
    }
}

/// Returns a file descriptor that is readable when the main queue has work: libdispatch's interface for an external main loop.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

/// Runs the main queue's work.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)

/// glibc's `gettid`, which Swift's overlay does not import.
@_silgen_name("gettid")
private func gettid() -> Int32
