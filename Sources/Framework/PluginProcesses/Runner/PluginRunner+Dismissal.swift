// SPDX-License-Identifier: MIT

import PluginKit
import PluginRuntime
import RemoteBackend
import ViewKit
import WireKit

extension PluginRunner {
    /// Handles what the process says about itself. The plugin's owner handles the rest. All values are checked before they are used.
    package func receive(from connection: Connection) {
        let run = lifecycle.run?.number ?? 0
        connection.onOpen = { [weak self] peer in
            guard let self, let new = peer.confinement else { return }
            access.confinement = new.description
            if access.isConfined {
                for message in new.errorMessages { warn("A part of its sandbox is missing: \(message).") }
            }
        }
        connection.receive(PluginOperations.active) { [weak self] _, _ in self?.send(.activated(run)) }
        connection.receive(PluginOperations.failed) { [weak self] _, text in
            self?.send(.reportedFailure(run, String(text.prefix(4_000))))
        }
        connection.receive(PluginOperations.answer) { [weak self] _, answer in
            self?.questions.remove(answer.number)?.resume(returning: answer.mayDismiss)
        }
        connection.receive(PluginOperations.asking) { [weak self] _, asking in
            self?.questions[asking.number]?.isAsking(asking.reason.map { String($0.prefix(1_000)) })
        }
        owner.connect(connection)
    }

    /// How long a page may take for its answer without asking the user.
    private static let answerTime = Duration.seconds(3)

    /// Whether its open pages can be asked whether they may be dismissed.
    package var canAskPages: Bool { !panes.isEmpty && lifecycle.isActive && lifecycle.responds }

    /// Asks a page whether it may be dismissed. Returns true if the process does not run, or stops responding.
    package func mayDismiss(_ page: String, isAsking: @escaping @MainActor (String?) -> Void) async -> Bool {
        guard lifecycle.isActive, lifecycle.responds, let connection = child?.connection
        else { return true }
        return await withCheckedContinuation { continuation in
            let number = questions.add(continuation, isAsking)
            connection.send(PluginOperations.ask, DismissalQuestion(number: number, page: page))
            waitForAnswer(number, of: page)
        }
    }

    /// Offers to end the process if it does not answer. While a dialog or a window of it is open, it may wait
    /// for the user.
    private func waitForAnswer(_ number: Int, of page: String) {
        Task { @MainActor [weak self] in
            var (waited, step) = (Duration.zero, Duration.milliseconds(250))
            while waited < Self.answerTime {
                try? await Task.sleep(for: step)
                guard let self, questions[number] != nil else { return }
                waited = remote?.host.asksUser == true ? .zero : waited + step
            }
            self?.offerToEnd(number, of: page)
        }
    }

    private func offerToEnd(_ number: Int, of page: String) {
        let pane = panes.first { $0.name == page }
        guard let window = pane?.enclosingWindow ?? owner.window else { return }
        let alert = Alert(
            localized("%1 does not say whether it can be closed", owner.name),
            message: localized("What it has not saved is lost when it is ended."),
            actions: [AlertAction(localized("Wait"), style: .cancel), .destructive(localized("End"))])
        let offer = window.show(alert) { [weak self] answer in
            self?.questions[number]?.offer = nil
            if answer == 1 { self?.send(.endNow) } else { self?.waitForAnswer(number, of: page) }
        }
        questions[number]?.offer = offer
    }

    func answerAll() {
        owner.cancelRequests()
        for question in questions.takeAll() { question.resume(returning: true) }
    }
}

/// The questions to pages whether they may be dismissed, by their numbers.
@MainActor struct OpenQuestions {
    struct Question {
        let answer: CheckedContinuation<Bool, Never>
        /// Called with the reason if a screen of the page asks the user before it answers.
        let isAsking: @MainActor (String?) -> Void
        /// The dialog that offers to end the process; nil if it is not open.
        var offer: DialogHandle?

        @MainActor func resume(returning mayDismiss: Bool) {
            offer?.dismiss()
            answer.resume(returning: mayDismiss)
        }
    }

    private var open: [Int: Question] = [:]
    private var last = 0

    var isEmpty: Bool { open.isEmpty }
    subscript(number: Int) -> Question? {
        get { open[number] }
        set { open[number] = newValue }
    }

    /// Adds a question, and returns its number.
    mutating func add(
        _ answer: CheckedContinuation<Bool, Never>, _ isAsking: @escaping @MainActor (String?) -> Void
    ) -> Int {
        last += 1
        open[last] = Question(answer: answer, isAsking: isAsking)
        return last
    }

    mutating func remove(_ number: Int) -> Question? { open.removeValue(forKey: number) }

    mutating func takeAll() -> [Question] {
        defer { open = [:] }
        return Array(open.values)
    }
}
