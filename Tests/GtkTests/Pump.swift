// SPDX-License-Identifier: MIT

import GLib

/// How long a test that fails waits before it says so.
private let patience = Duration.seconds(20)

/// Runs the main loop until a condition is true: other threads, the display and other programs may need any time.
@MainActor func pump(until isSo: () -> Bool) {
    let end = ContinuousClock.now + patience
    while !isSo(), ContinuousClock.now < end { MainQueue.iterate() }
}

/// Runs the main loop and lets other tasks run until a condition is true.
@MainActor func pump(until isSo: () -> Bool) async {
    let end = ContinuousClock.now + patience
    while !isSo(), ContinuousClock.now < end {
        MainQueue.iterate()
        await Task.yield()
    }
}
