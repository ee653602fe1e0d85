// SPDX-License-Identifier: MIT

import RxKernel

/// Sends the selected characters of a text, if the user has changed them.
@MainActor final class SelectionReports {
    /// The selections of the user, in characters.
    let ranges = OwnedRelay<Range<Int>>()
    /// The range that was sent last during an event of the user.
    private var sent: Range<Int>?

    /// Call it when an event of the user begins.
    func begin() { sent = nil }

    /// Sends the selected characters, if they are others than before the event. A character may consist of several scalars, and an
    /// observer may have caused another event, which has sent them.
    func send(_ range: Range<Int>, changedFrom old: Range<Int>) {
        guard range != old, range != sent else { return }
        sent = range
        ranges.accept(range)
    }
}
