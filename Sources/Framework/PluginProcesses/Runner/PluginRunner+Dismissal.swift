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
            self?.send(.reportedFailure(run, text))
        }
        connection.receive(PluginOperations.answer) { [weak self] _, answer in
            self?.questions.remove(answer.number)?.resume(returning: answer.mayDismiss)
        }
        connection.receive(PluginOperations.asking) { [weak self] _, asking in
            self?.questions[asking.number]?.isAsking(asking.reason)
        }
        owner.connect(connection)
    }

    /// Whether its open pages can be asked whether they may be dismissed.
    package var canAskPages: Bool { !panes.isEmpty && lifecycle.isActive && lifecycle.responds }

    /// Asks a page whether it may be dismissed. Returns true if the process does not run, or stops responding.
    package func mayDismiss(_ page: String, isAsking: @escaping @MainActor (String?) -> Void) async -> Bool {
        guard lifecycle.isActive, lifecycle.responds, let connection = child?.connection
        else { return true }
        return await withCheckedContinuation { continuation in
            let offer = DismissalOffer(owner.name) { [weak self] in
                guard let self else { return nil }
                return panes.first { $0.name == page }?.enclosingWindow ?? owner.window
            } asksUser: { [weak self] in
                self?.host?.asksUser == true
            } end: { [weak self] in
                self?.send(.endNow)
            }
            let number = questions.add(continuation, isAsking, offer)
            connection.send(PluginOperations.ask, DismissalQuestion(number: number, page: page))
        }
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
        /// Offers to end the process.
        let offer: DismissalOffer

        @MainActor func resume(returning mayDismiss: Bool) {
            offer.close()
            answer.resume(returning: mayDismiss)
        }
    }

    private var open: [Int: Question] = [:]
    private var last = 0

    var isEmpty: Bool { open.isEmpty }
    subscript(number: Int) -> Question? { open[number] }

    /// Adds a question, and returns its number.
    mutating func add(
        _ answer: CheckedContinuation<Bool, Never>, _ isAsking: @escaping @MainActor (String?) -> Void,
        _ offer: DismissalOffer
    ) -> Int {
        last += 1
        open[last] = Question(answer: answer, isAsking: isAsking, offer: offer)
        return last
    }

    mutating func remove(_ number: Int) -> Question? { open.removeValue(forKey: number) }

    mutating func takeAll() -> [Question] {
        defer { open = [:] }
        return Array(open.values)
    }
}
