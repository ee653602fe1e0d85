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
    /// Waits for a page that does not answer.
    var pause: DismissalOffer.Pause = { try? await Task.sleep(for: $0) }

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
            let mayEnd = await mayEnd(plugins, for: change, number)
            guard pending[change] == number else { return }
            pending[change] = nil
            if mayEnd { work() } else { refused() }
        }
    }

    /// Cancels a change, whose question may still be open. The answer to it has no effect.
    func cancel(_ change: Change) { pending[change] = nil }

    /// Offers to dismiss a page of a plugin in the shell's process that does not say whether it may be dismissed. A page in another process
    /// has the offer of its ``PluginRunner``.
    func watch(_ screen: ViewController, of plugin: InstalledPlugin) {
        screen.onOpenQuestion = { [weak self, weak screen, name = plugin.name] question in
            guard let self else { return }
            let offer = DismissalOffer(name, pause: pause) { [weak self] in
                screen?.window?.window ?? self?.window()
            } asksUser: {
                screen?.window?.window.isBlocked == true
            } end: {
                question.end(with: true)
            }
            // It may be removed meanwhile without being asked.
            let removal = screen?.rx.dismissed.subscribe(onNext: { _ in question.end(with: true) })
            Task { @MainActor in
                _ = await question.answer()
                offer.close()
                removal?.dispose()
            }
        }
    }

    private func mayEnd(_ plugins: [InstalledPlugin], for change: Change, _ number: Int) async -> Bool {
        // The pages that have agreed are not asked again meanwhile.
        var runs: [DismissalRun] = []
        defer { withExtendedLifetime(runs) {} }
        for plugin in plugins {
            var hasAskedUser = false
            if plugin.process == nil {
                let run = DismissalRun()
                runs.append(run)
                if await run.mayDismiss({ pages(of: plugin) }) { continue }
                hasAskedUser = run.hasQuestion
            } else if await processMayEnd(plugin, hasAskedUser: &hasAskedUser) {
                continue
            }
            guard pending[change] == number else { return false }
            // The user may have chosen that in a dialog of the plugin. A refusal without a question, or soon after another one, is the
            // plugin's own: then the shell asks, so that no plugin keeps itself running.
            let now = ContinuousClock.now
            let isRepeated = refusals[change].map { now - $0 < .seconds(60) } ?? false
            refusals[change] = now
            if hasAskedUser, !isRepeated { return false }
            guard await endsAnyway(plugin.name) else { return false }
        }
        return true
    }

    /// The open pages of a plugin in the shell's process.
    private func pages(of plugin: InstalledPlugin) -> [ViewController] {
        flows().flatMap(\.tabs.tabs).filter { tab in
            if case .page(let id) = tab.route { plugin.pages.contains(id) } else { false }
        }.map(\.controller)
    }

    /// Asks the pages of a process until one of them refuses.
    private func processMayEnd(_ plugin: InstalledPlugin, hasAskedUser: inout Bool) async -> Bool {
        guard let process = plugin.process, process.canAskPages else { return true }
        for name in process.panes.map(\.name) {
            var hasAsked = false
            let mayEnd = await process.mayDismiss(name, isAsking: { _ in hasAsked = true })
            hasAskedUser = hasAsked
            if !mayEnd { return false }
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
