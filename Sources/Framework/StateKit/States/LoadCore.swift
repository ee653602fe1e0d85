// SPDX-License-Identifier: MIT

/// The common part of ``DataState`` and ``CollectionState``: the rules by which the sources change the phase.
struct LoadCore<Value> {
    /// The sources that the program uses. They count as loading from the start.
    let enabled: LoadSources
    let policy: MergePolicy
    private(set) var phase: LoadPhase<Value>
    private(set) var numbers = LoadNumbers()
    /// The source of the value.
    private var origin: LoadSources?
    /// The sources that have begun, and have neither failed nor ended.
    private var observed: LoadSources = []
    /// A remote value that the local source is expected to send again.
    private var unsaved: Value?
    /// Whether the local source has sent an empty value. It is shown as the result only when the remote source has ended.
    private var localIsEmpty = false

    init(enabled: LoadSources, policy: MergePolicy, phase: LoadPhase<Value>) {
        self.enabled = enabled
        self.policy = policy
        self.phase = phase
    }

    /// Creates the core of a state whose enabled sources are about to be loaded.
    init(_ value: Value?, enabled: LoadSources, policy: MergePolicy) {
        self.init(
            enabled: enabled, policy: policy, phase: LoadPhase(value, running: enabled, failure: nil))
    }

    /// Returns the number of a new load of `source`. Events of earlier loads are ignored from now on.
    mutating func number(_ source: LoadSources) -> Int { numbers.next(source) }

    /// Called when `source` has begun to load.
    mutating func begin(_ source: LoadSources) {
        if source == .local { localIsEmpty = false }
        observed.subtract(source.family)
        observed.insert(source)
        settle(
            phase.value, running: phase.running.subtracting(source.family).union(source),
            failure: failure(without: source))
    }

    /// Called when `source` has sent `value`.
    mutating func succeed(_ value: Value, from source: LoadSources, isEmpty: (Value) -> Bool) {
        if source == .local {
            succeedLocally(value, isEmpty)
        } else {
            succeedRemotely(value, source, isEmpty)
        }
    }

    private mutating func succeedLocally(_ value: Value, _ isEmpty: (Value) -> Bool) {
        unsaved = nil
        let isRemoteRunning = !phase.running.isDisjoint(with: LoadSources.remote.family)
        localIsEmpty = isEmpty(value)
        let keepsRemote =
            origin == .remote && (policy == .remoteWins || policy == .localFirst && localIsEmpty)
        if !keepsRemote { origin = .local }
        // The remote source is expected to fill the store. Until it has ended, the state is loading.
        let waits = policy == .remoteRefreshesLocal && localIsEmpty && isRemoteRunning
        settle(
            keepsRemote ? phase.value : value, running: waits ? phase.running : rest(after: .local),
            failure: failure(without: .local))
    }

    private mutating func succeedRemotely(
        _ value: Value, _ source: LoadSources, _ isEmpty: (Value) -> Bool
    ) {
        let failure = failure(without: source)
        if policy == .remoteRefreshesLocal, observed.contains(.local) {
            unsaved = value
            var running = rest(after: source)
            if localIsEmpty, isEmpty(value) { running.subtract(.local) }
            return settle(phase.value, running: running, failure: failure)
        }
        let keepsLocal =
            policy == .localFirst && origin == .local && !(phase.value.map(isEmpty) ?? true)
        if !keepsLocal { origin = .remote }
        settle(keepsLocal ? phase.value : value, running: rest(after: source), failure: failure)
    }

    /// Called when `source` has failed.
    mutating func fail(_ error: any Error, in source: LoadSources) {
        // The failure belongs to the running request: a page or a refresh, if there is one.
        let work = phase.running.intersection(source.family)
        let kind: LoadSources =
            if work.contains(.refresh) {
                .refresh
            } else if work.contains(.page) {
                .page
            } else {
                source
            }
        finish(source, failure: LoadFailure(error, of: kind))
    }

    /// Whether the state changes if `source` ends. The end of a local source can cause remote values to be shown.
    func isChanged(byEndOf source: LoadSources) -> Bool {
        !phase.running.isDisjoint(with: source.family)
            || source == .local && policy == .remoteRefreshesLocal && enabled.contains(.remote)
    }

    /// Called when `source` has completed, or its load was cancelled.
    mutating func end(_ source: LoadSources) {
        finish(source, failure: phase.failure)
    }

    private mutating func finish(_ source: LoadSources, failure: LoadFailure?) {
        observed.subtract(source.family)
        var value = phase.value
        var running = rest(after: source)
        if source == .local, let unsaved {
            // The local source will not send this value any more, so the remote value is shown.
            value = unsaved
            origin = .remote
            self.unsaved = nil
        } else if source != .local, localIsEmpty {
            running.subtract(.local)
        }
        settle(value, running: running, failure: failure)
    }

    /// Replaces the value. The phase stays the same in other respects.
    mutating func replace(_ value: Value?) {
        settle(value, running: phase.running, failure: phase.failure)
    }

    /// Restarts the state, with `value` or without one. Events of running loads are ignored from now on.
    mutating func restart(_ value: Value?, running: LoadSources) {
        var new = LoadCore(
            enabled: enabled, policy: policy,
            phase: LoadPhase(value, running: running, failure: nil))
        new.numbers = numbers
        new.numbers.advance()
        self = new
    }

    /// Returns the sources that are still loading after `source` has finished. Sources that were never begun do not count.
    private func rest(after source: LoadSources) -> LoadSources {
        phase.running.subtracting(source.family).intersection(observed)
    }

    /// Returns the failure, unless it is one of `source`.
    private func failure(without source: LoadSources) -> LoadFailure? {
        phase.failure.flatMap { source.family.contains($0.source) ? nil : $0 }
    }

    private mutating func settle(_ value: Value?, running: LoadSources, failure: LoadFailure?) {
        phase = LoadPhase(value, running: running, failure: failure)
    }
}

extension LoadCore: Sendable where Value: Sendable {}

/// The numbers of the newest loads of a state. Events of earlier loads are ignored.
struct LoadNumbers: Sendable {
    private var local = 0
    private var remote = 0

    mutating func next(_ source: LoadSources) -> Int {
        if source == .local {
            local += 1
            return local
        }
        remote += 1
        return remote
    }

    mutating func advance() {
        local += 1
        remote += 1
    }

    func isNewest(_ number: Int, of source: LoadSources) -> Bool {
        number == (source == .local ? local : remote)
    }
}

/// A state that ignores the events of a load after a newer load of the same source has begun.
protocol NumberingState {
    var numbers: LoadNumbers { get }
    /// Returns the number of a new load of `source`. Events of earlier loads are ignored from now on.
    mutating func number(_ source: LoadSources) -> Int
    /// Whether the state changes if `source` ends.
    func isChanged(byEndOf source: LoadSources) -> Bool
}
