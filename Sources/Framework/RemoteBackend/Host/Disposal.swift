// SPDX-License-Identifier: MIT

import Dispatch

/// Releases the objects of a plugin that has ended, in several turns of the main loop. Releasing thousands of
/// views in one turn would take longer than a frame.
@MainActor final class Disposal {
    /// The time in which a turn releases objects.
    private static let time = Duration.milliseconds(2)
    private var objects: [ShownObject]

    init(_ objects: some Sequence<ShownObject>) { self.objects = Array(objects) }

    /// Releases objects, and continues in the next turn if some are left.
    func run() {
        let start = ContinuousClock.now
        while let last = objects.last {
            // The children of a view are also removed one at a time.
            if (last as? ShownView)?.removeLastChild() != true { objects.removeLast() }
            guard start.duration(to: .now) >= Self.time else { continue }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.run() } }
            return
        }
    }
}
