// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

extension Connection {
    /// Runs the main queue and the connection until the process ends. Call it at the end of the main function of a child, instead of `dispatchMain()`: a message wakes one
    /// thread and not three, and all that follows from it is sent as one frame.
    public func runMainLoop() -> Never {
        // In a process that has called dispatchMain(), libdispatch runs the main queue itself.
        guard gettid() == getpid() else { dispatchMain() }
        let queue = mainQueueHandle()
        // Work that was queued before this moment is not reported again.
        runMainQueue(nil)
        while true {
            // What the last message has put into the queue belongs to the same frame. Work that puts more work there each time is not done for ever.
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
        // As long as the descriptor is not read, it stays readable. It does not block.
        var count: UInt64 = 0
        guard read(queue, &count, MemoryLayout.size(ofValue: count)) > 0 else { return false }
        runMainQueue(nil)
        return true
    }
}

/// libdispatch's interface for an external main loop: a file descriptor that is readable when the main queue has work.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

/// Runs the main queue's work.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)

/// glibc's `gettid`, which Swift's overlay does not import.
@_silgen_name("gettid")
private func gettid() -> Int32
