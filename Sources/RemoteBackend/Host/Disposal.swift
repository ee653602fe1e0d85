// SPDX-License-Identifier: MIT

import Dispatch

/// Releases the objects of a plugin that has ended, a part in each turn of the main loop: thousands of views at once would take longer than a frame.
@MainActor final class Disposal {
    /// How long a turn takes.
    private static let time = Duration.milliseconds(2)
    private var objects: [HostedObject]

    init(_ objects: some Sequence<HostedObject>) { self.objects = Array(objects) }

    /// Releases objects, and goes on in the next turn if the time was not enough for all.
    func run() {
        let start = ContinuousClock.now
        while let last = objects.last {
            // Not all children at once, either.
            if (last as? HostedView)?.removeLastChild() != true { objects.removeLast() }
            guard start.duration(to: .now) >= Self.time else { continue }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.run() } }
            return
        }
    }
}
