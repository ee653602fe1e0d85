// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import RxKernel
import Synchronization

/// One subscription that the current thread waits for.
final class BlockingRun<Element> {
    private(set) var elements: [Element] = []
    private(set) var error: (any Error)?

    init(_ source: Observable<Element>, max: Int? = nil, timeout: Double?) {
        let end = DispatchSemaphore(value: 0)
        let lock = Mutex(false)
        func finish(_ error: (any Error)?) {
            let isFirst = lock.withLock { isOver in
                defer { isOver = true }
                return !isOver
            }
            guard isFirst else { return }
            self.error = error
            end.signal()
        }
        let subscription = source.subscribe(
            onNext: { [unowned self] element in
                guard !lock.withLock({ $0 }) else { return }
                elements.append(element)
                if elements.count == max { finish(nil) }
            }, onError: { finish($0) }, onCompleted: { finish(nil) }, isolation: nil)
        if !wait(for: end, timeout) { finish(RxError.timeout) }
        subscription.dispose()
    }

    /// Waits until `end` is signalled; answers whether it was in time.
    private func wait(for end: DispatchSemaphore, _ timeout: Double?) -> Bool {
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
    private func serveMainQueue(milliseconds: Int32) {
        var handle = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
        guard poll(&handle, 1, milliseconds) > 0 else { return }
        var count: UInt64 = 0
        read(handle.fd, &count, MemoryLayout.size(ofValue: count))
        runMainQueue(nil)
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
