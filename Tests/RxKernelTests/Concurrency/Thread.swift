// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

@testable import RxKernel

/// A thread of its own, since a pool of them may have fewer than a test wants to wait.
struct Thread {
    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private var thread = pthread_t()

    init(_ body: @escaping @Sendable () -> Void) {
        // The thread takes back the retain.
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

/// Does `body` with the numbers up to `count`, each in a thread of its own. They begin together, and may be more than there are
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

/// A value that one thread at a time uses. Unlike a `Mutex`, what ThreadSanitizer can follow.
final class Shared<Value>: @unchecked Sendable {
    private let lock = Lock()
    /// Guarded by `lock`.
    private var value: Value

    init(_ value: Value) { self.value = value }

    func callAsFunction<Result>(_ body: (inout Value) -> Result) -> Result {
        lock { body(&value) }
    }
}
