// SPDX-License-Identifier: MIT

import Testing

@testable import PluginKit

/// Each event in each state. What is not in a table changes nothing and has no effect.
@Suite struct PluginLifecycleTests {
    private typealias Event = PluginLifecycle.Event
    private typealias State = PluginLifecycle.State

    private static let start = ContinuousClock.now
    private static let failure = PluginFailure.processEnded("It ended.")
    private static let crash = PluginLifecycle.End(reason: "It crashed.", lines: ["line"], isCrash: true)
    private static let exit = PluginLifecycle.End(reason: "It exited.", isCrash: false)

    private static let states: [(name: String, state: State)] = {
        let run = PluginLifecycle.Run(number: 1, start: start, launch: start)
        var hanging = run
        hanging.responds = false
        return [
            ("off", .off), ("refused", .refused(failure)), ("ready", .ready), ("preparing", .preparing(run)),
            ("loading", .loading(run)), ("active", .active(run)), ("hanging", .active(hanging)),
            ("ending>ready", .ending(run, next: .ready)), ("ending>start", .ending(run, next: .start)),
            ("ending>off", .ending(run, next: .off)),
            ("ending>refused", .ending(run, next: .refused(failure))),
            ("ending>failed", .ending(run, next: .failed(failure))), ("failed", .failed(failure)),
            ("crashedOften", .crashedOften(failure, lines: [])), ("gone", .gone),
        ]
    }()

    private static let events: [(name: String, event: Event)] = [
        ("turnOn", .turnOn(refusal: nil)), ("turnOn-", .turnOn(refusal: failure)), ("turnOff", .turnOff),
        ("replaced", .replaced), ("removed", .removed), ("use-page", .use(.page)), ("use-work", .use(.work)),
        ("use-dependent", .use(.dependent)), ("use-request", .use(.request)),
        ("startUndeclared", .startUndeclared),
        ("restart", .restart), ("permissionsChanged", .permissionsChanged),
        ("libraryChanged", .libraryChanged(hasPanes: false)),
        ("libraryChanged+", .libraryChanged(hasPanes: true)), ("shown", .shown),
        ("hidden", .hidden(anyVisible: false)), ("waitLonger", .waitLonger), ("endNow", .endNow),
        ("prepared", .prepared(1)), ("preparationFailed", .preparationFailed(1, failure)),
        ("activated", .activated(1)), ("loadFailed", .loadFailed(1, failure)),
        ("reportedFailure", .reportedFailure(1, "no")), ("responds", .responds(1, true)),
        ("hangs", .responds(1, false)), ("idle", .idle(1, isRestorable: false)),
        ("idle+", .idle(1, isRestorable: true)), ("hangReminder", .hangReminder(1)),
        ("ended", .ended(1, exit)), ("crashed", .ended(1, crash)),
    ]

    /// What differs for a plugin of which a page is visible or work is queued, and for one that has crashed before.
    private enum Case {
        case plain
        case visible
        case working
        case crashedBefore
    }

    /// Lines of the form `states; events; new state; effects`. The letters after `=` name lists of effects.
    private static let own = """
        stop = withdraw dropWork stopWatching closePanes
        start = startDependencies watchLibrary prepare
        exchange = withdraw stopWatching declare

        off refused; turnOn; ready; declare
        off refused; turnOn-; refused;
        ending>off ending>refused; turnOn; ending>ready; declare
        ending>off ending>refused; turnOn-; ending>refused;
        crashedOften; turnOn turnOn-; ready; storeOn
        failed; turnOn turnOn-; ready;
        ending>failed; turnOn turnOn-; ending>ready;

        refused; turnOff; off;
        ready failed crashedOften; turnOff; off; stop
        preparing; turnOff; off; stop leave
        loading active hanging; turnOff; ending>off; stop leave end
        ending>refused; turnOff; ending>off;
        ending>ready ending>start ending>failed; turnOff; ending>off; stop resumeDependents

        off refused ending>off ending>refused; removed; gone;
        ready failed crashedOften; removed; gone; stop
        preparing; removed; gone; stop leave
        loading active hanging; removed; gone; stop leave end
        ending>ready ending>start ending>failed; removed; gone; stop resumeDependents

        refused; replaced; off;
        ending>refused; replaced; ending>off;
        crashedOften; replaced; off; stop
        ready failed; replaced; ready; exchange
        preparing; replaced; ready; leave exchange
        loading active hanging; replaced; ending>ready; leave end note exchange
        ending>ready ending>start ending>failed; replaced; ending>ready; exchange resumeDependents

        off refused ending>off ending>refused gone; use-work; ; dropWork
        crashedOften; use-page; ; show.turnedOff
        crashedOften; use-work; ; dropWork offerToTurnOn
        crashedOften; use-request restart; preparing; storeOn start
        ready failed; use-page use-work use-dependent use-request restart; preparing; start
        preparing loading active hanging; use-page; ; addPanes
        active hanging; use-work; ; performWork startIdleTimer
        ending>ready ending>failed; use-page use-work use-dependent use-request restart; ending>start;
        ready; startUndeclared shown; preparing; start
        ending>ready; shown startUndeclared; ending>start;
        active hanging; shown; ; cancelIdleTimer
        active hanging; hidden; ; startIdleTimer
        active hanging; idle+; ending>ready; leave end note

        preparing; restart permissionsChanged libraryChanged libraryChanged+; preparing; leave note start
        loading active hanging; restart permissionsChanged libraryChanged libraryChanged+; ending>start; leave end note
        failed; libraryChanged+; preparing; start
        ending>failed; libraryChanged+; ending>start;

        preparing; prepared; loading; note launch
        preparing; preparationFailed; failed; leave dropWork show.cannotRun
        loading; activated; active; confirmPages resumeDependents prepareSpare performWork startIdleTimer
        loading active hanging; reportedFailure; ending>failed; leave end note dropWork show.cannotRun
        loading active hanging; ended; failed; leave dropWork note show.ended
        loading active hanging; crashed; failed; leave dropWork note forgetSavedStates show.ended
        ending>ready; ended crashed; ready;
        ending>start; ended crashed; preparing; start
        ending>off; ended crashed; off;
        ending>refused; ended crashed; refused;
        ending>failed; ended crashed; failed;

        loading active hanging; hangs; ; resumeDependents answerQuestions closeDialogs show.doesNotRespond
        loading active hanging; responds; ; show
        hanging; waitLonger; ; show startHangTimer
        hanging; hangReminder; ; show.doesNotRespond
        loading active hanging; endNow; ; kill
        """

    private static let ownAndVisible = """
        start = startDependencies watchLibrary prepare
        exchange = withdraw stopWatching declare

        crashedOften; turnOn turnOn-; preparing; storeOn start
        failed; turnOn turnOn-; preparing; start
        ending>failed; turnOn turnOn-; ending>start;
        ready failed; replaced; preparing; exchange start
        preparing; replaced; preparing; leave exchange start
        loading active hanging; replaced; ending>start; leave end note exchange
        ending>ready ending>start ending>failed; replaced; ending>start; exchange resumeDependents
        active hanging; use-work; ; performWork
        active hanging; idle+; ;
        loading; activated; active; confirmPages resumeDependents prepareSpare performWork
        """

    private static let ownAndWorking = """
        start = startDependencies watchLibrary prepare
        exchange = withdraw stopWatching declare

        crashedOften; turnOn turnOn-; preparing; storeOn start
        failed; turnOn turnOn-; preparing; start
        ready failed; replaced; preparing; exchange start
        preparing; replaced; preparing; leave exchange start
        loading active hanging; replaced; ending>start; leave end note exchange
        ending>ready ending>start ending>failed; replaced; ending>start; exchange resumeDependents
        """

    private static let ownAndCrashedBefore = """
        loading active hanging; crashed; crashedOften; leave dropWork note forgetSavedStates show.turnedOff storeOff
        """

    /// Some states and events do not occur in the shell's process.
    private static let inShell = """
        stop = withdraw dropWork stopWatching closePanes

        off refused; turnOn; ready; declare
        off refused; turnOn-; refused;
        refused; turnOff replaced; off;
        off refused; removed; gone;
        ready; turnOff replaced; off; stop
        ready; removed; gone; stop
        loading active; turnOff replaced; off; stop leave deactivateInShell
        loading active; removed; gone; stop leave deactivateInShell
        off refused gone; use-work; ; dropWork
        ready; use-page use-work use-dependent use-request startUndeclared; loading; startDependencies loadInShell
        ready; shown; loading; startDependencies loadInShell
        loading active; use-page; ; addPanes
        active; use-work; ; performWork
        active; shown; ; cancelIdleTimer
        loading; activated; active;
        loading; loadFailed; refused; withdraw leave
        """
    private static let statesInShell: Set = ["off", "refused", "ready", "loading", "active", "gone"]
    private static let eventsInShell: Set = [
        "turnOn", "turnOn-", "turnOff", "replaced", "removed", "use-page", "use-work", "use-dependent",
        "use-request", "startUndeclared", "restart", "permissionsChanged", "libraryChanged", "shown",
        "hidden", "activated", "loadFailed", "prepared", "idle+", "waitLonger",
    ]

    /// Returns the new state and the effects, by state and event.
    private static func rows(_ table: String) -> [String: (state: String, effects: [String])] {
        var lists: [String: [String]] = [:]
        var result: [String: (state: String, effects: [String])] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if words.count > 1, words[1] == "=" {
                lists[words[0]] = Array(words[2...])
                continue
            }
            let parts = line.split(separator: ";", omittingEmptySubsequences: false)
                .map { $0.split(separator: " ").map(String.init) }
            let effects = parts[3].flatMap { lists[$0] ?? [$0] }
            for state in parts[0] {
                for event in parts[1] { result["\(state) \(event)"] = (parts[2].first ?? state, effects) }
            }
        }
        return result
    }

    private static func lifecycle(_ state: State, _ variant: Case, inShell: Bool) -> PluginLifecycle {
        var lifecycle = PluginLifecycle(
            runsInShell: inShell,
            limits: .init(
                maximumCrashes: 2, crashPeriod: .seconds(60), restoreTrialTime: .seconds(10)))
        lifecycle.state = state
        lifecycle.lastRun = 1
        switch variant {
        case .plain: break
        case .visible: lifecycle.isVisible = true
        case .working: lifecycle.hasWork = true
        case .crashedBefore: lifecycle.crashes = [start]
        }
        return lifecycle
    }

    private static func name(_ state: State) -> String {
        switch state {
        case .ending(_, .failed): return "ending>failed"
        case .ending(_, .refused): return "ending>refused"
        case .ending(_, let next): return "ending>\(next)"
        case .active(let run) where !run.responds: return "hanging"
        default: return String("\(state)".prefix { $0 != "(" })
        }
    }

    private static func name(_ effect: PluginLifecycle.Effect) -> String {
        if case .show(let message?) = effect { return "show." + "\(message)".prefix { $0 != "(" } }
        return String("\(effect)".prefix { $0 != "(" })
    }

    private func check(_ tables: String..., variant: Case = .plain, inShell: Bool = false) {
        var rows: [String: (state: String, effects: [String])] = [:]
        for table in tables { rows.merge(Self.rows(table)) { $1 } }
        for (state, value) in Self.states where !inShell || Self.statesInShell.contains(state) {
            for (event, message) in Self.events where !inShell || Self.eventsInShell.contains(event) {
                var lifecycle = Self.lifecycle(value, variant, inShell: inShell)
                let effects = lifecycle.handle(message, at: Self.start + .seconds(1)).map(Self.name)
                var expected = rows["\(state) \(event)"] ?? (state, [])
                // The response changes the run only.
                if event == "hangs", state == "active" { expected.state = "hanging" }
                if event == "responds", state == "hanging" { expected.state = "active" }
                #expect(
                    Self.name(lifecycle.state) == expected.state && effects == expected.effects,
                    "\(state) \(event): \(Self.name(lifecycle.state)) \(effects), not \(expected)")
            }
        }
        let known = Set(Self.states.flatMap { state in Self.events.map { "\(state.name) \($0.name)" } })
        #expect(Set(rows.keys).isSubset(of: known), "\(Set(rows.keys).subtracting(known))")
    }

    @Test func eachEventInEachStateOfAPluginInAProcessOfItsOwn() { check(Self.own) }

    @Test func eachEventInEachStateWhileAPageIsVisible() {
        check(Self.own, Self.ownAndVisible, variant: .visible)
    }

    @Test func eachEventInEachStateWhileWorkIsQueued() {
        check(Self.own, Self.ownAndWorking, variant: .working)
    }

    @Test func eachEventInEachStateAfterACrash() {
        check(Self.own, Self.ownAndCrashedBefore, variant: .crashedBefore)
    }

    @Test func eachEventInEachStateOfAPluginInTheShell() { check(Self.inShell, inShell: true) }

    @Test func anEventOfAnotherRunHasNoEffect() {
        let events: [Event] = [
            .prepared(2), .preparationFailed(2, Self.failure), .activated(2), .loadFailed(2, Self.failure),
            .reportedFailure(2, ""), .responds(2, false), .idle(2, isRestorable: true), .hangReminder(2),
            .ended(2, Self.crash),
        ]
        for (_, state) in Self.states {
            for event in events {
                var lifecycle = Self.lifecycle(state, .plain, inShell: false)
                let before = lifecycle
                #expect(lifecycle.handle(event, at: Self.start).isEmpty && lifecycle == before)
            }
        }
    }

    @Test func crashesOfAnEarlierPeriodDoNotCount() {
        let run = PluginLifecycle.Run(number: 1, start: Self.start, launch: Self.start)
        var lifecycle = Self.lifecycle(.active(run), .crashedBefore, inShell: false)
        let effects = lifecycle.handle(.ended(1, Self.crash), at: Self.start + .seconds(60))
        #expect(lifecycle.state == .failed(.processEnded("It crashed.")))
        // The states were restored long ago.
        #expect(!effects.contains(.forgetSavedStates))
    }

    @Test func nobodyWaitsForAPluginThatDoesNotAnswer() {
        let answering = Self.states.filter { Self.lifecycle($0.state, .plain, inShell: false).answers }
        #expect(answering.map(\.name) == ["preparing", "loading", "active", "ending>start"])
    }

    @Test func theStateInTheListOfPluginsFollowsFromTheState() {
        let expected: [String: PluginRecord.State] = [
            "off": .inactive, "refused": .failed(Self.failure), "ready": .waiting, "preparing": .starting,
            "loading": .starting, "active": .active, "hanging": .active, "ending>ready": .waiting,
            "ending>start": .starting, "ending>off": .inactive, "ending>refused": .failed(Self.failure),
            "ending>failed": .failed(Self.failure), "failed": .failed(Self.failure),
            "crashedOften": .failed(Self.failure), "gone": .inactive,
        ]
        for (name, state) in Self.states {
            #expect(Self.lifecycle(state, .plain, inShell: false).recordState == expected[name])
        }
    }
}
