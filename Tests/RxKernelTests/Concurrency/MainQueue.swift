// SPDX-License-Identifier: MIT

import Dispatch
import Testing

/// Runs the work that is queued on the main queue and the work that it schedules, up to `count` turns.
func mainQueueTurns(_ count: Int = 10) async {
    for _ in 0..<count {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

/// Runs the main queue until `condition` returns true, for at most 20 seconds.
@MainActor func mainQueueTurns(until condition: () -> Bool) async {
    let deadline = ContinuousClock.now + .seconds(20)
    while !condition(), ContinuousClock.now < deadline { await mainQueueTurns(1) }
    #expect(condition())
}
