// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginProcesses
import RemoteBackend
import ViewKit

/// The questions to open pages whether they may end, before their plugins are changed.
@MainActor final class PageQuestions {
    /// What is done if the pages agree. The last request for the same change counts.
    enum Change: Hashable {
        case turnOff(PluginID)
        case install(PluginID)
        case remove(PluginID)
        case permission(PluginID, PluginManifest.Permission.Kind)
        case restart(PluginID)
        case folders(PluginID)
    }

    private var pending: [Change: Int] = [:]
    private var last = 0
    /// When a page has refused a change last.
    private var refusals: [Change: ContinuousClock.Instant] = [:]
    private let flows: @MainActor () -> [ShellFlow]
    private let window: @MainActor () -> Window?

    /// - Parameters:
    ///   - flows: returns the flows of the windows.
    ///   - window: returns the window above which the shell asks.
    init(_ flows: @escaping @MainActor () -> [ShellFlow], above window: @escaping @MainActor () -> Window?) {
        (self.flows, self.window) = (flows, window)
    }

    /// Asks the open pages of plugins, and then calls `work`, or `refused` if one of them refuses. It does so before it returns if all of
    /// them answer at once.
    func ask(
        _ plugins: [InstalledPlugin], before change: Change, refused: @escaping @MainActor () -> Void = {},
        then work: @escaping @MainActor () -> Void
    ) {
        last += 1
        let number = last
        pending[change] = number
        Task.immediate { @MainActor in
            let mayEnd = await mayEnd(plugins, for: change)
            guard pending[change] == number else { return }
            pending[change] = nil
            if mayEnd { work() } else { refused() }
        }
    }

    /// Cancels a change, whose question may still be open. The answer to it has no effect.
    func cancel(_ change: Change) { pending[change] = nil }

    private func mayEnd(_ plugins: [InstalledPlugin], for change: Change) async -> Bool {
        for plugin in plugins {
            guard await processMayEnd(plugin, for: change) else { return false }
        }
        let inShell = plugins.filter { $0.process == nil }
        return await DismissalRun.mayDismiss { [flows] in
            flows().flatMap(\.tabs.tabs).filter { tab in
                if case .page(let id) = tab.route {
                    inShell.contains { $0.pages.contains(id) }
                } else {
                    false
                }
            }.map(\.controller)
        }
    }

    private func processMayEnd(_ plugin: InstalledPlugin, for change: Change) async -> Bool {
        guard let process = plugin.process, process.canAskPages else { return true }
        for name in process.panes.map(\.name) {
            var hasAskedUser = false
            if await process.mayDismiss(name, isAsking: { _ in hasAskedUser = true }) { continue }
            // The user may have chosen that in a dialog of the plugin. A refusal without a question, or soon after another one, is the
            // plugin's own: then the shell asks, so that no plugin keeps itself running.
            let now = ContinuousClock.now
            let isRepeated = refusals[change].map { now - $0 < .seconds(60) } ?? false
            refusals[change] = now
            if hasAskedUser, !isRepeated { return false }
            return await endsAnyway(plugin.name)
        }
        return true
    }

    private func endsAnyway(_ name: String) async -> Bool {
        guard let window = window() else { return true }
        let alert = Alert(
            localized("%1 has input that is not saved", name),
            message: localized("What it has not saved is lost when it is ended."),
            actions: [AlertAction(localized("Cancel"), style: .cancel), .destructive(localized("End"))])
        return await withCheckedContinuation { continuation in
            _ = window.show(alert) { continuation.resume(returning: $0 == 1) }
        }
    }
}
