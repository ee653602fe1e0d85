// SPDX-License-Identifier: MIT

import GLib

/// How long a test that fails waits before it says so.
private let patience = Duration.seconds(20)

/// Turns the main loop until something is so: other threads, the display and other programs take what time they need.
@MainActor func pump(until isSo: () -> Bool) {
    let end = ContinuousClock.now + patience
    while !isSo(), ContinuousClock.now < end { MainQueue.iterate() }
}

/// Turns the main loop and lets other tasks run until something is so.
@MainActor func pump(until isSo: () -> Bool) async {
    let end = ContinuousClock.now + patience
    while !isSo(), ContinuousClock.now < end {
        MainQueue.iterate()
        await Task.yield()
    }
}
