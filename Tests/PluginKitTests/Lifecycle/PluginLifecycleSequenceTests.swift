// SPDX-License-Identifier: MIT

import Testing

@testable import PluginKit

/// Random sequences of events, with a model of what surrounds the plugin, and the rules that hold after each event.
@Suite struct PluginLifecycleSequenceTests {
    @Test func theRulesHoldInEachSequenceOfEvents() {
        for seed in 0..<100_000 where run(UInt64(seed)).broken != nil {
            let model = run(UInt64(seed), isRecorded: true)
            Issue.record("seed \(seed): \(model.broken ?? "")\n\(model.history.joined(separator: "\n"))")
            return
        }
    }

    private func run(_ seed: UInt64, isRecorded: Bool = false) -> Model {
        var model = Model(seed: seed, isRecorded: isRecorded)
        for _ in 0..<25 where model.broken == nil { model.step() }
        model.send(.removed)
        model.checkEnd()
        return model
    }

    private static let start = ContinuousClock.now

    private enum Pane {
        case empty
        case content
        case message
    }

    /// What surrounds a plugin: its process, panes, queued work and the plugins that wait for it.
    private struct Model {
        var lifecycle: PluginLifecycle
        var history: [String] = []
        private let isRecorded: Bool
        /// The rule that was broken.
        var broken: String?
        private var random: SplitMix
        private var now = PluginLifecycleSequenceTests.start
        /// The number of the run whose process runs, and of the one that is prepared.
        private var process: Int?
        private var prepared: Int?
        private var begun: [Int] = []
        private var left: [Int] = []
        private var panes: [Pane] = []
        private var work: [Int] = []
        private var performed: Set<Int> = []
        private var lastWork = 0
        private var waiting = 0
        /// How many requests wait for an answer of the process.
        private var requests = 0
        private var stored = 0

        init(seed: UInt64, isRecorded: Bool) {
            self.isRecorded = isRecorded
            random = SplitMix(state: seed)
            lifecycle = PluginLifecycle(
                runsInShell: seed % 4 == 3,
                limits: .init(
                    maximumCrashes: 2, crashPeriod: .seconds(60), restoreTrialTime: .seconds(5)))
            send(.turnOn(refusal: nil))
        }

        mutating func step() {
            now += .seconds(Int.random(in: 0...20, using: &random))
            let last = lifecycle.lastRun
            // Some events are of an earlier run.
            let run = Int.random(in: 0...5, using: &random) == 0 ? max(last - 1, 0) : last
            let flag = Bool.random(using: &random)
            switch Int.random(in: 0...24, using: &random) {
            case 0: send(.turnOn(refusal: flag ? nil : .dependencyFailed("org.example.a")))
            case 1: send(.turnOff)
            case 2: send(.replaced)
            case 3, 4:
                guard lifecycle.isOn, !lifecycle.runsInShell else { return }
                panes.append(.empty)
                send(.use(.page))
            case 5, 6:
                guard !lifecycle.runsInShell else { return send(.use(.request)) }
                lastWork += 1
                work.append(lastWork)
                if lifecycle.answers { requests += 1 }
                send(.use(.work))
            case 7: send(.use(flag ? .dependent : .request))
            case 8: send(flag ? .startUndeclared : .restart)
            case 9: send(.permissionsChanged)
            case 10: send(.libraryChanged(hasPanes: !panes.isEmpty))
            case 11: if !panes.isEmpty { send(.shown) }
            case 12: send(.hidden(anyVisible: false))
            case 13: send(flag ? .waitLonger : .endNow)
            case 14, 15, 16: if prepared == run { send(.prepared(run)) } else { stale(.prepared(run)) }
            case 17: if prepared == run { send(.preparationFailed(run, .hostMissing("host"))) }
            case 18, 19: if process == run { send(.activated(run)) } else { stale(.activated(run)) }
            case 20: if process == run { send(.reportedFailure(run, "no")) }
            case 21: send(.responds(run, flag))
            case 22: send(flag ? .idle(run, isRestorable: true) : .hangReminder(run))
            case 23:
                guard lifecycle.isStarting, lifecycle.run?.responds != false, !lifecycle.runsInShell else {
                    return
                }
                waiting += 1
            default: endProcess(isCrash: flag)
            }
        }

        /// Ends the process, as it may happen at any time.
        private mutating func endProcess(isCrash: Bool) {
            guard let run = process else { return }
            process = nil
            send(.ended(run, .init(reason: "It ended.", isCrash: isCrash)))
        }

        /// Sends an event of a run that is over.
        private mutating func stale(_ event: PluginLifecycle.Event) {
            guard !lifecycle.runsInShell, broken == nil else { return }
            let before = lifecycle
            let effects = lifecycle.handle(event, at: now)
            if !effects.isEmpty || lifecycle != before { broken = "\(event) of an earlier run has an effect" }
        }

        mutating func send(_ event: PluginLifecycle.Event) {
            guard broken == nil else { return }
            let run = Self.run(of: event)
            // A copy takes time, and few events need one.
            let before = run == nil ? nil : lifecycle
            let effects = lifecycle.handle(event, at: now)
            if isRecorded { history.append("\(event): \(lifecycle.state) \(effects)") }
            if let run, run < lifecycle.lastRun, !effects.isEmpty || lifecycle != before {
                broken = "an event of an earlier run has an effect"
            }
            for effect in effects { perform(effect) }
            check()
        }

        /// The run of an event that may come later than the next run begins.
        private static func run(of event: PluginLifecycle.Event) -> Int? {
            switch event {
            case .activated(let run), .responds(let run, _), .idle(let run, _), .hangReminder(let run): run
            default: nil
            }
        }

        private mutating func perform(_ effect: PluginLifecycle.Effect) {
            switch effect {
            case .prepare(let run):
                require(process == nil, "a run is prepared while the process of another one runs")
                prepared = run
                begun.append(run)
            case .launch(let run):
                require(process == nil && prepared == run, "two processes run")
                (process, prepared) = (run, nil)
                for index in panes.indices { panes[index] = .content }
            case .loadInShell(let run):
                begun.append(run)
                send(
                    Bool.random(using: &random)
                        ? .activated(run) : .loadFailed(run, .activationThrew("no")))
            case .addPanes: if process != nil { panes = panes.map { $0 == .empty ? .content : $0 } }
            case .leave(let run):
                require(begun.contains(run) && !left.contains(run), "run \(run) is left twice")
                left.append(run)
                prepared = nil
                (waiting, requests) = (0, 0)
            case .resumeDependents: waiting = 0
            case .answerQuestions: requests = 0
            case .performWork:
                require(lifecycle.isActive, "work is performed by a plugin that is not active")
                require(performed.isDisjoint(with: work), "work is performed twice")
                performed.formUnion(work)
                work = []
            case .dropWork: (work, requests) = ([], 0)
            case .show(.ended), .show(.cannotRun), .show(.turnedOff): panes = panes.map { _ in .message }
            case .closePanes: panes = []
            case .storeOff: stored += 1
            case .storeOn:
                require(stored == 1, "a plugin is turned on that was not turned off")
                stored = 0
            case .end, .kill: require(process != nil, "there is no process to end")
            case .startDependencies, .watchLibrary, .stopWatching, .deactivateInShell,
                .startIdleTimer, .cancelIdleTimer, .startHangTimer, .prepareSpare, .show, .closeDialogs,
                .forgetSavedStates, .confirmPages, .declare, .withdraw, .offerToTurnOn, .note:
                break
            }
        }

        private mutating func check() {
            switch lifecycle.state {
            case .off, .refused, .gone:
                require(panes.isEmpty, "a pane is open")
                require(work.isEmpty, "work is queued for a plugin that is off")
            case .failed, .crashedOften:
                require(!panes.contains(.empty), "a pane shows nothing")
                require(work.isEmpty, "work is queued for a plugin that has failed")
                require(process == nil, "a process runs")
            case .ready: require(work.isEmpty && process == nil, "work is queued, or a process runs")
            case .preparing(let run): require(prepared == run.number, "nothing is prepared")
            case .loading(let run), .active(let run), .ending(let run, _):
                require(process == run.number || lifecycle.runsInShell, "no process runs")
            }
            require(lifecycle.isStarting || waiting == 0, "a plugin waits for one that does not start")
            require(lifecycle.answers || requests == 0, "a request waits for a plugin that does not answer")
            require(begun.count - left.count <= 1, "a run was not left")
            if case .crashedOften = lifecycle.state { require(stored == 1, "it is not stored as off") }
            if case .failed = lifecycle.state { require(stored == 0, "it is stored as off") }
        }

        /// Checks what holds when the plugin was removed.
        mutating func checkEnd() {
            require(begun.sorted() == left.sorted(), "a run was not left")
            if process != nil { endProcess(isCrash: true) }
            require(lifecycle.state == .gone, "it came back")
        }

        private mutating func require(_ condition: Bool, _ rule: String) {
            if !condition, broken == nil { broken = rule }
        }
    }
}
