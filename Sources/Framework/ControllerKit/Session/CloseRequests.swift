// SPDX-License-Identifier: MIT

/// The requests to close a window, or all of them, that wait for the answers of the screens.
@MainActor final class CloseRequests {
    private var runs: [DismissalRun] = []
    private var observers: [CheckedContinuation<Void, Never>] = []

    func begin(_ run: DismissalRun) {
        run.requests = self
        runs.append(run)
    }

    func end(_ run: DismissalRun) {
        runs.removeAll { $0 === run }
        didChange()
    }

    /// Called when a request has ended, and when a screen asks the user.
    func didChange() {
        let informed = observers
        observers = []
        for observer in informed { observer.resume() }
    }

    /// Returns true when no request waits any more, and false as soon as one of them waits for the user.
    ///
    /// - Parameter includingUser: whether to wait for the user, too.
    func areAnswered(includingUser: Bool) async -> Bool {
        while !runs.isEmpty {
            guard includingUser || !runs.contains(where: \.isAskingUser) else { return false }
            await withCheckedContinuation { observers.append($0) }
        }
        return true
    }
}
