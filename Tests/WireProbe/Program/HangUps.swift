// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import WireKit

/// Watches pipes whose other end closes, one after the other. Ends this process after the last one.
///
/// The main queue runs on threads of libdispatch, which begin the next work without a delay. So the work that a thread has queued may be
/// over before that thread goes on.
@MainActor final class HangUps {
    private let count: Int
    private var done = 0
    private var watched: WatchedDescriptor?

    init(_ count: Int) { self.count = count }

    /// Watches the next pipe.
    func next() {
        guard done < count else {
            say("\(done) pipes have hung up")
            exit(0)
        }
        done += 1
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, let watched = try? WatchedDescriptor(ends[0]) else { exit(1) }
        self.watched = watched
        watched.watch { [self] in
            watched.close()
            next()
        }
        close(ends[1])
    }
}
