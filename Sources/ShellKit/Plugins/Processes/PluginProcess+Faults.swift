// SPDX-License-Identifier: MIT

import PluginKit
import RemoteBackend
import ViewKit
import WireKit

extension PluginProcess {
    /// Called when the plugin cannot run. Ends its process.
    func fail(_ failure: PluginFailure) {
        let panes = panes
        suspend(because: "the plugin cannot run")
        dropPendingActions()
        show(failure.description, [], in: panes, title: localized("The plugin cannot run"))
        shell.set(.failed(failure), of: plugin)
    }

    func hasEnded(_ end: RemoteProcess.End) {
        state = .stopped
        log.note(end.reason)
        closeAccess()
        shell.notificationsIfUsed?.end(plugin)
        dropPendingActions()
        answerAll()
        if end.isCrash { crashed() }
        if case .turnedOff = state {
            let failure = PluginFailure.crashedOften(
                count: crashes.count, seconds: Int(shell.options.crashPeriod.components.seconds),
                last: end.reason)
            shell.turnOff(plugin, because: failure.description)
            show(failure.description, end.lines, in: panes)
            shell.set(.failed(failure), of: plugin)
        } else {
            show(end.reason, end.lines, in: panes)
            shell.set(.failed(.processEnded(end.reason)), of: plugin)
        }
    }

    private func crashed() {
        let now = ContinuousClock.now
        // The restored state may be the reason for the crash.
        if lastStart.duration(to: now) < shell.options.restoreTrialTime {
            for pane in panes { pane.savedState = nil }
        }
        crashes = crashes.filter { $0.duration(to: now) < shell.options.crashPeriod } + [now]
        if crashes.count >= shell.options.maximumCrashes { state = .turnedOff }
    }

    /// Starts the process of a plugin again after it has ended, or after the plugin was turned off.
    func startAgain() {
        if case .turnedOff = state {
            crashes = []
            state = .stopped
            shell.turnOn(plugin)
        }
        start()
    }

    private func show(
        _ reason: String, _ lines: [String], in panes: [RemotePane], title: String? = nil
    ) {
        let isTurnedOff = if case .turnedOff = state { true } else { false }
        let report = PluginReport(
            manifest: manifest, reason: reason, output: lines, lines: log.lastLines(200), log: log.path,
            confinement: confinement)
        Toolkit.perform(with: backend) {
            for pane in panes where !pane.isClosed {
                pane.showEnd(
                    reason, title: isTurnedOff ? localized("The plugin is turned off") : title, lines: lines,
                    actions: [
                        .init(isTurnedOff ? localized("Turn On Again") : localized("Restart")) {
                            [weak self] in self?.startAgain()
                        },
                        .init(localized("Report…")) { [weak pane] in
                            report.show(above: pane?.enclosingWindow)
                        },
                    ])
            }
        }
    }

    // MARK: Hanging

    /// Called when the process stops responding, or responds again. The panes of a process that does not respond show buttons to wait or to end it. Questions to it
    /// are answered with yes, so that its pages can be dismissed.
    func responsivenessChanged(_ responsiveness: Responsiveness) {
        remote.host?.isResponding = responsiveness == .responding
        switch responsiveness {
        case .responding: for pane in panes { pane.hideMessage() }
        case .unresponsive:
            endStart()
            answerAll()
            remote.host?.closeDialogs()
            offerToEnd()
        }
    }

    private func offerToEnd() {
        Toolkit.perform(with: backend) {
            for pane in panes {
                pane.showMessage(
                    localized("The plugin does not respond."),
                    actions: [
                        .init(localized("Wait")) { [weak self] in self?.waitForResponse() },
                        .init(localized("End")) { [weak self] in
                            self?.remote.child?.kill(because: "it did not respond, and the user has ended it")
                        },
                    ])
            }
        }
    }

    /// Hides the message, and shows it again if the process still does not respond after 10 seconds.
    private func waitForResponse() {
        for pane in panes { pane.hideMessage() }
        let child = remote.child
        Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(10))
            guard let self, let child, remote.child === child,
                child.connection.responsiveness == .unresponsive
            else { return }
            offerToEnd()
        }
    }
}
