// SPDX-License-Identifier: MIT

/// The life of one plugin as a value: events in, effects out. It knows no process, no view and no clock.
///
/// ```swift
/// for effect in lifecycle.handle(.use(.page), at: .now) { perform(effect) }
/// record.state = lifecycle.recordState
/// ```
/// What an event does in each state is in `PluginLifecycle+Events.swift`, one function for each event. To
/// find what happens when a plugin ends during its start, read `hasEnded`, and in it the case `loading`.
package struct PluginLifecycle: Equatable, Sendable {
    package typealias Instant = ContinuousClock.Instant

    package enum State: Equatable, Sendable {
        /// It is turned off. Nothing is registered.
        case off
        /// It cannot be used, because of a dependency, or because it could not be loaded into the shell's process. Nothing is registered.
        case refused(PluginFailure)
        /// It starts when it is used.
        case ready
        /// It waits for the plugins that it depends on, for the user's decisions on permissions, and for the sandbox. No process runs.
        case preparing(Run)
        /// Its process runs, or its library is loaded into the shell's process. It is not active yet.
        case loading(Run)
        case active(Run)
        /// The shell has ended its process, which still runs.
        case ending(Run, next: Next)
        /// Its process has ended, or could not start. Pages and registrations stay. It starts when it is used explicitly.
        case failed(PluginFailure)
        /// It was turned off because it has crashed too often, in this run of the shell. Pages and
        /// registrations stay. Only the user turns it on.
        case crashedOften(PluginFailure, lines: [String])
        /// It was removed, or the shell has ended.
        case gone
    }

    /// The state after the end of the process.
    package enum Next: Equatable, Sendable {
        case ready
        /// It starts again.
        case start
        case off
        case refused(PluginFailure)
        case failed(PluginFailure)
    }

    /// One start of the plugin, with what follows until its end.
    package struct Run: Equatable, Sendable {
        package let number: Int
        /// The time at which the preparation has begun.
        let start: Instant
        /// The time at which the process was started.
        var launch: Instant?
        package var responds = true
    }

    /// Why a plugin is used.
    package enum Use: Equatable, Sendable {
        /// One of its pages was opened.
        case page
        /// Work was queued that it does when it is active, such as an action.
        case work
        /// A plugin that depends on it starts.
        case dependent
        /// The user has requested its start.
        case request
    }

    package enum Event: Equatable, Sendable {
        // Requests of the shell

        /// `refusal` is the reason why it cannot be turned on.
        case turnOn(refusal: PluginFailure?)
        case turnOff
        /// Another version was installed.
        case replaced
        /// The plugin was removed, or the shell ends.
        case removed
        case use(Use)
        /// The window is shown, so that a plugin starts that declares neither pages nor actions.
        case startUndeclared
        /// The user restarts it.
        case restart
        case permissionsChanged
        case libraryChanged(hasPanes: Bool)

        // Panes

        case shown
        case hidden(anyVisible: Bool)
        /// The user waits for a process that does not respond.
        case waitLonger
        /// The user ends a process that does not respond.
        case endNow

        // A run, by its number. They have no effect if another run has begun.

        case prepared(Int)
        case preparationFailed(Int, PluginFailure)
        case activated(Int)
        /// It could not be loaded into the shell's process, or not be activated there.
        case loadFailed(Int, PluginFailure)
        /// The process reports that it cannot load the plugin.
        case reportedFailure(Int, String)
        case responds(Int, Bool)
        /// No pane was visible for some time. Only pages that can be restored are ended.
        case idle(Int, isRestorable: Bool)
        case hangReminder(Int)
        case ended(Int, End)
    }

    /// The end of a process, or the reason why it could not be started.
    package struct End: Equatable, Sendable {
        package var reason: String
        package var lines: [String]
        package var isCrash: Bool

        package init(reason: String, lines: [String] = [], isCrash: Bool) {
            (self.reason, self.lines, self.isCrash) = (reason, lines, isCrash)
        }
    }

    /// What the panes show instead of the content, or above it.
    package enum Message: Equatable, Sendable {
        case ended(String, lines: [String])
        case cannotRun(String)
        case turnedOff(String, lines: [String])
        case doesNotRespond
    }

    package enum Effect: Equatable, Sendable {
        // The run

        case startDependencies
        /// Reads the identity of the library, and watches its folder.
        case watchLibrary
        case stopWatching
        /// Responds with `prepared` or `preparationFailed`.
        case prepare(Int)
        /// Starts the process. Responds with `activated`, `reportedFailure` or `ended`.
        case launch(Int)
        /// Loads the library into the shell's process and activates the plugin. Responds with `activated` or `loadFailed`.
        case loadInShell(Int)
        case deactivateInShell
        /// Closes the connection, and ends the process soon. Responds with `ended`.
        case end(because: String)
        case kill(because: String)
        /// Everything that a run leaves: cancels its preparation and timers, resumes the plugins that wait
        /// for it, answers questions, revokes access to files and services, and ends its notifications.
        case leave(Int)
        case resumeDependents
        case answerQuestions
        case startIdleTimer(Int)
        case cancelIdleTimer
        case startHangTimer(Int)
        case performWork
        case dropWork
        case prepareSpare

        // Panes and registrations

        /// Shows the panes that were opened after the start of the process.
        case addPanes
        /// Shows a message in all panes; nil for none.
        case show(Message?)
        case closeDialogs
        case closePanes
        case forgetSavedStates
        /// Removes the pages of an earlier version that this one has not registered.
        case confirmPages
        case declare
        case withdraw
        case offerToTurnOn

        // Files

        case storeOn
        case storeOff(PluginFailure)
        case note(String)
    }

    /// When a plugin has crashed too often, and when its saved states may be the reason.
    package struct Limits: Equatable, Sendable {
        var maximumCrashes: Int
        var crashPeriod: Duration
        var restoreTrialTime: Duration

        package init(maximumCrashes: Int, crashPeriod: Duration, restoreTrialTime: Duration) {
            self.maximumCrashes = maximumCrashes
            self.crashPeriod = crashPeriod
            self.restoreTrialTime = restoreTrialTime
        }
    }

    package internal(set) var state = State.off
    /// The duration of the last start, until the plugin was active; nil before the first start is complete.
    package internal(set) var startTime: Duration?
    /// Whether work is queued.
    var hasWork = false
    /// Whether the user sees one of its panes.
    var isVisible = false
    var crashes: [Instant] = []
    /// The number of the last run.
    var lastRun = 0
    /// Whether it runs in the shell's process, where no state is `ending`.
    package let runsInShell: Bool
    let limits: Limits

    /// Creates the life of a plugin that is off.
    package init(runsInShell: Bool, limits: Limits) {
        self.runsInShell = runsInShell
        self.limits = limits
    }
}

extension PluginLifecycle {
    /// The state as the list of plugins shows it.
    package var recordState: PluginRecord.State {
        switch state {
        case .off, .ending(_, .off), .gone: .inactive
        case .refused(let failure), .ending(_, .refused(let failure)): .failed(failure)
        case .failed(let failure), .ending(_, .failed(let failure)), .crashedOften(let failure, _):
            .failed(failure)
        case .ready, .ending(_, .ready): .waiting
        case .preparing, .loading, .ending(_, .start): .starting
        case .active: .active
        }
    }

    /// Whether it can be used, so that its pages and actions are there.
    package var isOn: Bool {
        switch state {
        case .off, .refused, .gone, .ending(_, .off), .ending(_, .refused): false
        case .ready, .preparing, .loading, .active, .ending, .failed, .crashedOften: true
        }
    }

    /// Whether it does not run, and starts when it is used.
    package var isStopped: Bool {
        switch state {
        case .ready, .failed, .ending(_, .ready), .ending(_, .failed): true
        case .off, .refused, .preparing, .loading, .active, .ending, .crashedOften, .gone: false
        }
    }

    /// Whether it will be active soon.
    package var isStarting: Bool {
        switch state {
        case .preparing, .loading, .ending(_, .start): true
        case .off, .refused, .ready, .active, .ending, .failed, .crashedOften, .gone: false
        }
    }

    /// Whether its library is in the shell's process, active or about to be.
    package var isLoadedInShell: Bool {
        switch state {
        case .loading, .active: runsInShell
        case .off, .refused, .ready, .preparing, .ending, .failed, .crashedOften, .gone: false
        }
    }

    /// Whether it answers what it is asked, or will answer when it is active. Nobody waits for one whose process does not respond.
    package var answers: Bool { responds && (isActive || isStarting) }

    /// False while its process runs and does not respond.
    package var responds: Bool { run?.responds != false }

    package var isActive: Bool { if case .active = state { true } else { false } }

    /// The run whose process is used; nil if no process of its own runs, or if the shell has ended it.
    package var run: Run? {
        switch state {
        case .loading(let run), .active(let run): runsInShell ? nil : run
        case .off, .refused, .ready, .preparing, .ending, .failed, .crashedOften, .gone: nil
        }
    }
}
