// SPDX-License-Identifier: MIT

import ControllerKit
import ViewKit

/// Offers the user to end a plugin of which a page does not say for three seconds whether it may be dismissed. While a dialog or a modal
/// window of it is open, it may wait for the user.
///
/// **Lifetime**: it offers it until it is closed or released. **Threading**: main thread only.
@MainActor package final class DismissalOffer {
    /// Waits for a time. A test does not.
    package typealias Pause = @MainActor (Duration) async -> Void

    /// How long a page may take for its answer without asking the user.
    private static let answerTime = Duration.seconds(3)

    private let name: String
    private let window: () -> Window?
    private let asksUser: () -> Bool
    private let pause: Pause
    private let end: () -> Void
    private var dialog: DialogHandle?
    private var waiting: Task<Void, Never>?

    /// - Parameters:
    ///   - name: The name of the plugin.
    ///   - pause: Waits.
    ///   - window: Returns the window above which it is offered; nil if there is none.
    ///   - asksUser: Whether the plugin asks the user now.
    ///   - end: Ends the plugin, or dismisses its page.
    package init(
        _ name: String, pause: @escaping Pause = { try? await Task.sleep(for: $0) },
        above window: @escaping () -> Window?, asksUser: @escaping () -> Bool, end: @escaping () -> Void
    ) {
        (self.name, self.window, self.asksUser, self.pause, self.end) = (name, window, asksUser, pause, end)
        wait()
    }

    isolated deinit { close() }

    /// The page has answered.
    package func close() {
        waiting?.cancel()
        dialog?.dismiss()
    }

    private func wait() {
        waiting = Task { @MainActor [weak self, pause] in
            var (waited, step) = (Duration.zero, Duration.milliseconds(250))
            while waited < Self.answerTime {
                await pause(step)
                guard !Task.isCancelled, let self else { return }
                waited = asksUser() ? .zero : waited + step
            }
            self?.offer()
        }
    }

    private func offer() {
        guard let window = window() else { return wait() }
        let alert = Alert(
            localized("%1 does not say whether it can be closed", name),
            message: localized("What it has not saved is lost when it is ended."),
            actions: [AlertAction(localized("Wait"), style: .cancel), .destructive(localized("End"))])
        dialog = window.show(alert) { [weak self] answer in
            guard let self, waiting?.isCancelled == false else { return }
            dialog = nil
            if answer == 1 { end() } else { wait() }
        }
    }
}
