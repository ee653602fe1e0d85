// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import RxKernel
import Synchronization

/// A subscription that the current thread waits for.
final class BlockingRun<Element> {
    let elements: [Element]
    let error: (any Error)?

    init(_ source: Observable<Element>, timeout: Double?) {
        let events = BlockingEvents<Element>()
        let subscription = source.subscribe(
            onNext: { events.take($0) }, onError: { events.finish($0) },
            onCompleted: { events.finish(nil) })
        if !Self.wait(for: events.end, timeout) { events.finish(RxError.timeout) }
        subscription.dispose()
        (elements, error) = events.all
    }

    /// Waits until `end` is signalled. Returns false after the timeout.
    private static func wait(for end: DispatchSemaphore, _ timeout: Double?) -> Bool {
        let deadline = timeout.map { DispatchTime.now() + $0 } ?? .distantFuture
        guard MainThread.isCurrent else { return end.wait(timeout: deadline) == .success }
        // A worker thread that runs the main queue's work cannot run the queue itself.
        let isMainThread = threadID() == getpid()
        while end.wait(timeout: isMainThread ? .now() : .now() + .milliseconds(5)) == .timedOut {
            if DispatchTime.now() >= deadline { return false }
            // Code that waits inside such work cannot run the queue either, but it can run the work that the kernel's
            // schedulers have posted.
            MainScheduler.drain()
            if isMainThread { serveMainQueue(milliseconds: 5) }
        }
        return true
    }

    /// Runs the work in the main queue, or waits for that time if there is none.
    private static func serveMainQueue(milliseconds: Int32) {
        var handle = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
        guard poll(&handle, 1, milliseconds) > 0 else { return }
        var count: UInt64 = 0
        read(handle.fd, &count, MemoryLayout.size(ofValue: count))
        runMainQueue(nil)
    }
}

/// The elements that arrive, on any thread, until the terminal event or the timeout.
private final class BlockingEvents<Element> {
    let end = DispatchSemaphore(value: 0)
    private let lock = Mutex(())
    // All are guarded by `lock`.
    private var elements: [Element] = []
    private var error: (any Error)?
    private var isOver = false

    /// The elements and the error, after the run. No element is added after that.
    var all: ([Element], (any Error)?) {
        lock.withLock { _ in }
        return (elements, error)
    }

    func take(_ element: Element) {
        lock.withLock { _ in if !isOver { elements.append(element) } }
    }

    func finish(_ error: (any Error)?) {
        let isFirst = lock.withLock { _ in
            guard !isOver else { return false }
            (isOver, self.error) = (true, error)
            return true
        }
        if isFirst { end.signal() }
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
private func threadID() -> Int32
