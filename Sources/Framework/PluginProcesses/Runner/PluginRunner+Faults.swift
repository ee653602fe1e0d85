// SPDX-License-Identifier: MIT

import PluginKit
import PluginRuntime
import RemoteBackend
import ViewKit

extension PluginRunner {
    /// Shows a message in all panes; nil hides the message of a process that did not respond.
    func show(_ message: PluginLifecycle.Message?) {
        switch message {
        case .ended(let reason, let lines): showEnd(reason, lines)
        case .cannotRun(let reason): showEnd(reason, [], title: localized("The plugin cannot run"))
        case .turnedOff(let reason, let lines):
            showEnd(
                reason, lines, title: localized("The plugin is turned off"),
                start: localized("Turn On Again"))
        case .doesNotRespond: offerToEnd(in: panes)
        case nil: for pane in panes { pane.hideMessage() }
        }
    }

    private func showEnd(
        _ reason: String, _ lines: [String], title: String? = nil, start: String = localized("Restart")
    ) {
        guard let manifest = owner.manifest else { return }
        let report = PluginReport(
            manifest: manifest, reason: reason, output: lines, lines: log.lastLines(200), log: log.path,
            confinement: access.confinement)
        Toolkit.perform(with: backend) {
            for pane in panes where !pane.isClosed {
                pane.showEnd(
                    reason, title: title, lines: lines,
                    actions: [
                        .init(start) { [weak self] in self?.send(.use(.request)) },
                        .init(localized("Report…")) { [weak pane] in
                            report.show(above: pane?.enclosingWindow)
                        },
                    ])
            }
        }
    }

    /// Shows in panes that the process does not respond.
    func offerToEnd(in panes: [RemotePane]) {
        Toolkit.perform(with: backend) {
            for pane in panes {
                pane.showMessage(
                    localized("The plugin does not respond."),
                    actions: [
                        .init(localized("Wait")) { [weak self] in self?.send(.waitLonger) },
                        .init(localized("End")) { [weak self] in self?.send(.endNow) },
                    ])
            }
        }
    }
}
