// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import RxKernel
import Synchronization

/// One subscription that the current thread waits for.
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

    /// Waits until `end` is signalled; answers whether it was in time.
    private static func wait(for end: DispatchSemaphore, _ timeout: Double?) -> Bool {
        let deadline = timeout.map { DispatchTime.now() + $0 } ?? .distantFuture
        guard MainThread.isCurrent else { return end.wait(timeout: deadline) == .success }
        // A worker thread that does the main queue's work cannot serve the queue.
        let isMainThread = threadID() == getpid()
        while end.wait(timeout: isMainThread ? .now() : .now() + .milliseconds(5)) == .timedOut {
            if DispatchTime.now() >= deadline { return false }
            // Nor can who waits within such work; but what the kernel's schedulers posted can be done.
            MainScheduler.drain()
            if isMainThread { serveMainQueue(milliseconds: 5) }
        }
        return true
    }

    /// Does what the main queue has, or waits a little for it to have something.
    private static func serveMainQueue(milliseconds: Int32) {
        var handle = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
        guard poll(&handle, 1, milliseconds) > 0 else { return }
        var count: UInt64 = 0
        read(handle.fd, &count, MemoryLayout.size(ofValue: count))
        runMainQueue(nil)
    }
}

/// What was sent until the ending, or until time was up, on whatever thread.
private final class BlockingEvents<Element> {
    let end = DispatchSemaphore(value: 0)
    private let lock = Mutex(())
    // All are guarded by `lock`.
    private var elements: [Element] = []
    private var error: (any Error)?
    private var isOver = false

    /// What there is, once it has finished: nothing is added after that.
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

/// libdispatch's interface for a main loop of one's own: a descriptor that is readable when the main queue has work.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

/// Does the main queue's work.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)

/// glibc's `gettid`, which Swift's overlay does not import.
@_silgen_name("gettid")
private func threadID() -> Int32
