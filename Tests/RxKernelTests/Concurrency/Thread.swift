// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

@testable import RxKernel

/// A new thread: a thread pool may have fewer threads than a test needs to block.
struct Thread {
    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private var thread = pthread_t()

    init(_ body: @escaping @Sendable () -> Void) {
        // The thread releases this retain.
        let body = Unmanaged.passRetained(Body(body)).toOpaque()
        pthread_create(
            &thread, nil,
            { body in
                body.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, body)
    }

    func join() { pthread_join(thread, nil) }
}

/// Runs `body` with each number up to `count` on a thread of its own. The threads start together; there may be more of them than
/// processors.
func together(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    final class Line: Sendable { let ready = Atomic<Int>(0) }
    let line = Line()
    let threads = (0..<count).map { number in
        Thread {
            line.ready.wrappingAdd(1, ordering: .relaxed)
            while line.ready.load(ordering: .relaxed) < count { sched_yield() }
            body(number)
        }
    }
    for thread in threads { thread.join() }
}

/// A value that one thread uses at a time. Unlike with `Mutex`, ThreadSanitizer recognizes the synchronisation.
final class Shared<Value>: @unchecked Sendable {
    private let lock = Lock()
    /// Guarded by `lock`.
    private var value: Value

    init(_ value: Value) { self.value = value }

    func callAsFunction<Result>(_ body: (inout Value) -> Result) -> Result {
        lock { body(&value) }
    }
}
