// SPDX-License-Identifier: MIT

import Dispatch
import Testing

/// Lets the main queue run what was submitted to it before.
@MainActor func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}

/// Waits until `condition` is true, with a generous limit.
@MainActor func eventually(
    _ what: Comment, _ location: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
    let limit = ContinuousClock.now + .seconds(20)
    while !condition() {
        guard ContinuousClock.now < limit else {
            Issue.record(what, sourceLocation: location)
            return
        }
        await turn()
    }
}
