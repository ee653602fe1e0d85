// SPDX-License-Identifier: MIT

extension PluginLifecycle {
    /// Changes the state, and returns what the owner has to do, in this order. An event that has no effect in
    /// the current state returns nothing.
    package mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
        let effects =
            switch event {
            case .turnOn(let refusal): turnOn(refusal, now)
            case .turnOff: turnOff()
            case .replaced: replace(now)
            case .removed: remove()
            case .use(let use): start(for: use, now)
            case .startUndeclared: startIfReady(now)
            case .restart: restart(because: "the user has restarted it", now) ?? start(for: .request, now)
            case .permissionsChanged: restart(because: "its permissions have changed", now) ?? []
            case .libraryChanged(let hasPanes): changeLibrary(hasPanes, now)
            case .shown: show(now)
            case .hidden(let anyVisible): hide(anyVisible)
            case .waitLonger: waitLonger()
            case .endNow: endNow()
            case .prepared(let number): launch(number, now)
            case .preparationFailed(let number, let failure): preparationHasFailed(number, failure)
            case .activated(let number): activate(number, now)
            case .loadFailed(let number, let failure): loadHasFailed(number, failure)
            case .reportedFailure(let number, let text): fail(number, .processFailed(text))
            case .responds(let number, let responds): respond(number, responds)
            case .idle(let number, let isRestorable): suspend(number, isRestorable)
            case .hangReminder(let number): remind(number)
            case .ended(let number, let end): hasEnded(number, end, now)
            }
        if effects.contains(.dropWork) || effects.contains(.performWork) { hasWork = false }
        return effects
    }

    // MARK: On and off

    private mutating func turnOn(_ refusal: PluginFailure?, _ now: Instant) -> [Effect] {
        switch state {
        case .off, .refused:
            state = refusal.map(State.refused) ?? .ready
            return refusal == nil ? [.declare] : []
        case .ending(let run, .off), .ending(let run, .refused):
            state = .ending(run, next: refusal.map(Next.refused) ?? .ready)
            return refusal == nil ? [.declare] : []
        case .crashedOften:
            (state, crashes) = (.ready, [])
            return [.storeOn] + startIfNeeded(now)
        case .failed:
            state = .ready
            return startIfNeeded(now)
        case .ending(let run, .failed):
            state = .ending(run, next: isVisible ? .start : .ready)
            return []
        case .ready, .preparing, .loading, .active, .ending, .gone: return []
        }
    }

    private mutating func turnOff() -> [Effect] {
        let stop: [Effect] = [.withdraw, .dropWork, .stopWatching, .closePanes]
        (crashes, isVisible) = ([], false)
        switch state {
        case .off, .gone: return []
        case .refused:
            state = .off
            return []
        case .ready, .failed, .crashedOften:
            state = .off
            return stop
        case .preparing(let run):
            state = .off
            return stop + [.leave(run.number)]
        case .loading(let run), .active(let run):
            state = runsInShell ? .off : .ending(run, next: .off)
            return stop + [.leave(run.number)]
                + (runsInShell ? [.deactivateInShell] : [.end(because: "the shell has ended the plugin")])
        case .ending(let run, .off), .ending(let run, .refused):
            state = .ending(run, next: .off)
            return []
        case .ending(let run, .ready), .ending(let run, .start), .ending(let run, .failed):
            state = .ending(run, next: .off)
            return stop + [.resumeDependents]
        }
    }

    private mutating func remove() -> [Effect] {
        let effects = turnOff()
        state = .gone
        return effects
    }

    /// The panes stay. The new version starts if one is visible, or if work is queued.
    private mutating func replace(_ now: Instant) -> [Effect] {
        if runsInShell { return turnOff() }
        let exchange: [Effect] = [.withdraw, .stopWatching, .declare]
        switch state {
        // Not even the new version starts, until the user turns the plugin on.
        case .off, .refused, .gone, .ending(_, .off), .ending(_, .refused), .crashedOften: return turnOff()
        case .ready, .failed:
            (state, crashes) = (.ready, [])
            return exchange + startIfNeeded(now)
        case .preparing(let run):
            (state, crashes) = (.ready, [])
            return [.leave(run.number)] + exchange + startIfNeeded(now)
        case .loading(let run), .active(let run):
            crashes = []
            return end(run, .afterReplacement(isNeeded), because: "another version was installed") + exchange
        case .ending(let run, .ready), .ending(let run, .start), .ending(let run, .failed):
            (state, crashes) = (.ending(run, next: .afterReplacement(isNeeded)), [])
            return exchange + [.resumeDependents]
        }
    }

    // MARK: Start

    private var isNeeded: Bool { isVisible || hasWork }

    private mutating func startIfNeeded(_ now: Instant) -> [Effect] { isNeeded ? start(now) : [] }

    private mutating func start(_ now: Instant) -> [Effect] {
        lastRun += 1
        let run = Run(number: lastRun, start: now)
        state = runsInShell ? .loading(run) : .preparing(run)
        return [.startDependencies]
            + (runsInShell ? [.loadInShell(run.number)] : [.watchLibrary, .prepare(run.number)])
    }

    private mutating func start(for use: Use, _ now: Instant) -> [Effect] {
        switch state {
        case .off, .refused, .gone, .ending(_, .off), .ending(_, .refused):
            return use == .work ? [.dropWork] : []
        case .crashedOften(let failure, let lines):
            switch use {
            case .request:
                (state, crashes) = (.ready, [])
                return [.storeOn] + start(now)
            case .page: return [.show(.turnedOff(failure.description, lines: lines))]
            case .work: return [.dropWork, .offerToTurnOn]
            case .dependent: return []
            }
        case .ready, .failed:
            if use == .work { hasWork = true }
            return start(now)
        case .preparing, .loading:
            if use == .work { hasWork = true }
            return use == .page ? [.addPanes] : []
        case .active(let run):
            switch use {
            case .page: return [.addPanes]
            case .work: return [.performWork] + idleTimer(run)
            case .dependent, .request: return []
            }
        case .ending(let run, .ready), .ending(let run, .start), .ending(let run, .failed):
            if use == .work { hasWork = true }
            state = .ending(run, next: .start)
            return []
        }
    }

    /// Starts a plugin that is ready. One that has failed starts only when it is used.
    private mutating func startIfReady(_ now: Instant) -> [Effect] {
        switch state {
        case .ready: return start(now)
        case .ending(let run, .ready):
            state = .ending(run, next: .start)
            return []
        case .off, .refused, .preparing, .loading, .active, .ending, .failed, .crashedOften, .gone: return []
        }
    }

    private mutating func launch(_ number: Int, _ now: Instant) -> [Effect] {
        guard case .preparing(var run) = state, run.number == number else { return [] }
        run.launch = now
        state = .loading(run)
        return [.note("The process is started."), .launch(number)]
    }

    private mutating func preparationHasFailed(_ number: Int, _ failure: PluginFailure) -> [Effect] {
        guard case .preparing(let run) = state, run.number == number else { return [] }
        state = .failed(failure)
        return [.leave(number), .dropWork, .show(.cannotRun(failure.description))]
    }

    private mutating func activate(_ number: Int, _ now: Instant) -> [Effect] {
        guard case .loading(let run) = state, run.number == number else { return [] }
        state = .active(run)
        startTime = run.start.duration(to: now)
        if runsInShell { return [] }
        return [.confirmPages, .resumeDependents, .prepareSpare, .performWork] + idleTimer(run)
    }

    // MARK: End

    /// The process has ended by itself, by a crash, or as the shell has requested.
    private mutating func hasEnded(_ number: Int, _ end: End, _ now: Instant) -> [Effect] {
        switch state {
        case .loading(let run) where run.number == number, .active(let run) where run.number == number:
            var effects: [Effect] = [.leave(number), .dropWork, .note(end.reason)]
            guard end.isCrash else { return effects + fail(after: end) }
            crashes = crashes.filter { $0.duration(to: now) < limits.crashPeriod } + [now]
            // The restored states may be the reason for the crash.
            if let launch = run.launch, launch.duration(to: now) < limits.restoreTrialTime {
                effects.append(.forgetSavedStates)
            }
            return effects
                + (crashes.count < limits.maximumCrashes ? fail(after: end) : turnOff(after: end))
        case .ending(let run, let next) where run.number == number:
            switch next {
            case .ready: state = .ready
            case .start: return start(now)
            case .off: state = .off
            case .refused(let failure): state = .refused(failure)
            case .failed(let failure): state = .failed(failure)
            }
            return []
        case .loading, .active, .ending, .off, .refused, .ready, .preparing, .failed, .crashedOften, .gone:
            return []
        }
    }

    private mutating func fail(after end: End) -> [Effect] {
        state = .failed(.processEnded(end.reason))
        return [.show(.ended(end.reason, lines: end.lines))]
    }

    private mutating func turnOff(after end: End) -> [Effect] {
        let failure = PluginFailure.crashedOften(
            count: crashes.count, seconds: Int(limits.crashPeriod.components.seconds), last: end.reason)
        state = .crashedOften(failure, lines: end.lines)
        return [.show(.turnedOff(failure.description, lines: end.lines)), .storeOff(failure)]
    }

    private mutating func loadHasFailed(_ number: Int, _ failure: PluginFailure) -> [Effect] {
        guard runsInShell, case .loading(let run) = state, run.number == number else { return [] }
        state = .refused(failure)
        return [.withdraw, .leave(number)]
    }

    private mutating func fail(_ number: Int, _ failure: PluginFailure) -> [Effect] {
        guard let run, run.number == number else { return [] }
        return end(run, .failed(failure), because: "the plugin cannot run")
            + [.dropWork, .show(.cannotRun(failure.description))]
    }

    /// Ends the process. Queued work stays.
    private mutating func end(_ run: Run, _ next: Next, because reason: String) -> [Effect] {
        state = .ending(run, next: next)
        return [.leave(run.number), .end(because: reason), .note("The process was ended: \(reason).")]
    }

    /// Ends the process if it starts or is active, and starts another one. Returns nil in other states.
    private mutating func restart(because reason: String, _ now: Instant) -> [Effect]? {
        if runsInShell { return [] }
        if let run { return end(run, .start, because: reason) }
        guard case .preparing(let run) = state else { return nil }
        return [.leave(run.number), .note("The process was ended: \(reason).")] + start(now)
    }

    private mutating func changeLibrary(_ hasPanes: Bool, _ now: Instant) -> [Effect] {
        if let effects = restart(because: "its library was replaced", now) { return effects }
        switch state {
        case .failed where hasPanes: return start(now)
        case .ending(let run, .failed) where hasPanes:
            state = .ending(run, next: .start)
            return []
        case .off, .refused, .ready, .preparing, .loading, .active, .ending, .failed, .crashedOften, .gone:
            return []
        }
    }

    // MARK: Panes

    private mutating func show(_ now: Instant) -> [Effect] {
        isVisible = true
        return isActive ? [.cancelIdleTimer] : startIfReady(now)
    }

    private mutating func hide(_ anyVisible: Bool) -> [Effect] {
        isVisible = anyVisible
        guard case .active(let run) = state else { return [] }
        return idleTimer(run)
    }

    private func idleTimer(_ run: Run) -> [Effect] {
        isVisible || runsInShell ? [] : [.startIdleTimer(run.number)]
    }

    private mutating func suspend(_ number: Int, _ isRestorable: Bool) -> [Effect] {
        guard isActive, let run, run.number == number, !isVisible, isRestorable else { return [] }
        return end(run, .ready, because: "it has shown nothing for some time")
    }

    // MARK: Hanging

    /// Called when the process stops responding, or responds again. Questions to it are answered, so that its pages can be dismissed.
    private mutating func respond(_ number: Int, _ responds: Bool) -> [Effect] {
        guard var run, run.number == number else { return [] }
        run.responds = responds
        if case .loading = state { state = .loading(run) } else { state = .active(run) }
        return responds
            ? [.show(nil)]
            : [.resumeDependents, .answerQuestions, .closeDialogs, .show(.doesNotRespond)]
    }

    private var unresponsive: Run? { run.flatMap { $0.responds ? nil : $0 } }

    private func waitLonger() -> [Effect] {
        unresponsive.map { [.show(nil), .startHangTimer($0.number)] } ?? []
    }

    private func remind(_ number: Int) -> [Effect] {
        unresponsive?.number == number ? [.show(.doesNotRespond)] : []
    }

    private func endNow() -> [Effect] {
        run == nil ? [] : [.kill(because: "it did not respond, and the user has ended it")]
    }
}

extension PluginLifecycle.Next {
    fileprivate static func afterReplacement(_ isNeeded: Bool) -> Self { isNeeded ? .start : .ready }
}
