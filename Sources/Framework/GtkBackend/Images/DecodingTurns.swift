// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import ViewKit

/// Performs work in the background, in turn for the owners of the views that it is for: an owner with much work does not delay that of the
/// others. What is for one owner is performed one after the other. Any thread may use it.
final class DecodingTurns: Sendable {
    typealias Work = @Sendable () -> Void

    private struct State {
        /// The work that waits. The owner whose turn is next is the first one.
        var waiting: [(owner: ViewOwner, work: [Work])] = []
        /// The owners for which work is performed now.
        var active: Set<ViewOwner> = []

        mutating func add(_ work: @escaping Work, for owner: ViewOwner) {
            if let index = waiting.firstIndex(where: { $0.owner == owner }) {
                waiting[index].work.append(work)
            } else {
                waiting.append((owner, [work]))
            }
        }

        mutating func takeNext(atMost most: Int) -> (owner: ViewOwner, work: Work)? {
            guard active.count < most,
                let index = waiting.firstIndex(where: { !active.contains($0.owner) })
            else { return nil }
            var turn = waiting.remove(at: index)
            let next = turn.work.removeFirst()
            if !turn.work.isEmpty { waiting.append(turn) }
            active.insert(turn.owner)
            return (turn.owner, next)
        }
    }

    private let state = Mutex(State())
    private let most: Int
    private let queue = DispatchQueue(
        label: "org.rxshell.images", qos: .userInitiated, attributes: .concurrent)

    /// - Parameter most: For how many owners work is performed at a time.
    init(most: Int) { self.most = most }

    func perform(for owner: ViewOwner, _ work: @escaping Work) {
        state.withLock { $0.add(work, for: owner) }
        startNext()
    }

    /// Starts the next work, if it can be performed now. New work, and the end of other work, make at most one more possible.
    private func startNext() {
        guard let (owner, work) = state.withLock({ $0.takeNext(atMost: most) }) else { return }
        queue.async { [self] in
            work()
            state.withLock { _ = $0.active.remove(owner) }
            startNext()
        }
    }
}
