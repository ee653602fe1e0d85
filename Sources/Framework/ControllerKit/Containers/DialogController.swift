// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A dialog that a flow contributes. As a presentable it is dismissed when the user answers; as a stepper it emits the step that
/// follows from the answer.
///
/// It is above the window of its flow, and is withdrawn when the flow ends or that window closes. Flows use it through
/// ``FlowContributors/ask(_:_:)``.
@MainActor final class DialogController: FlowQuestion {
    /// The question, with the closure that returns the step for its answer.
    enum Content {
        case alert(Alert, @MainActor (AlertAction) -> (any Step)?)
        case files(FileDialog, @MainActor ([String]) -> (any Step)?)
        case prompt(Prompt, @MainActor (String?) -> (any Step)?)
    }

    nonisolated let question: any Equatable & Sendable
    nonisolated let summary: String
    let content: Content
    let steps = PublishRelay<any Step>()

    /// Whether it was neither answered nor withdrawn.
    private(set) var isOpen = true
    private let presence = Presence()
    private weak var coordinator: FlowCoordinator?
    private var handle: DialogHandle?
    private let disposeBag = DisposeBag()

    init(_ content: Content) {
        self.content = content
        switch content {
        case .alert(let alert, _): (question, summary) = (alert, alert.title)
        case .files(let files, _): (question, summary) = (files, files.title)
        case .prompt(let prompt, _): (question, summary) = (prompt, prompt.title)
        }
    }

    func willAsk(for coordinator: FlowCoordinator) { self.coordinator = coordinator }

    /// Called when the coordinator has subscribed: shows the dialog.
    func readyToEmitSteps() {
        presence.show()
        let window = coordinator.map(\.windowOfFlow) ?? ApplicationSession.current?.frontWindow
        // A window closes its dialogs in the same way as a user, which would count as an answer. Therefore this dialog is closed before.
        window?.root.rxDismissed.subscribe(onSuccess: { [weak self] in self?.withdraw() }).disposed(
            by: disposeBag)
        guard isOpen else { return }
        let handle = show(above: window?.window)
        if isOpen { self.handle = handle } else { handle.dismiss() }
    }

    private func show(above window: Window?) -> DialogHandle {
        switch content {
        case .alert(let alert, _):
            let answer: @MainActor (Int?) -> Void = { [weak self] in self?.answer(action: $0) }
            return window?.show(alert, answer: answer)
                ?? Toolkit.backend.show(alert.localizedButtons, above: nil, answer: answer)
        case .files(let files, _):
            let answer: @MainActor ([String]) -> Void = { [weak self] in self?.answer(files: $0) }
            return window?.show(files, answer: answer)
                ?? Toolkit.backend.show(files, above: nil, answer: answer)
        case .prompt(let prompt, _):
            let answer: @MainActor (String?) -> Void = { [weak self] in self?.answer(text: $0) }
            return window?.show(prompt, answer: answer)
                ?? Toolkit.backend.show(prompt, above: nil, answer: answer)
        }
    }

    /// Answers with the action with an index; nil for no action.
    func answer(action index: Int?) {
        guard case .alert(let alert, let step) = content else { return }
        finish { index.flatMap { step(alert.actions[$0]) } }
    }

    /// Answers with absolute paths; none if the user chose none.
    func answer(files: [String]) {
        guard case .files(_, let step) = content else { return }
        finish { step(files) }
    }

    /// Answers with a text; nil if the user entered none.
    func answer(text: String?) {
        guard case .prompt(_, let step) = content else { return }
        finish { step(text) }
    }

    func withdraw() { finish { nil } }

    private func finish(_ step: () -> (any Step)?) {
        guard isOpen else { return }
        isOpen = false
        handle?.dismiss()
        handle = nil
        presence.hide()
        if let step = step() { steps.accept(step) }
        presence.dismiss()
    }

    var rxVisible: Observable<Bool> { presence.rxVisible }
    var rxDismissed: Single<Void> { presence.rxDismissed }
}

extension FlowCoordinator {
    /// The window of the flow, or of the nearest ancestor that has a window. If a modal window blocks it,
    /// that modal window. If no flow has a window, the front window.
    var windowOfFlow: WindowController? {
        for coordinator in selfAndAncestors {
            let root = coordinator.flow?.root
            if let window = root as? WindowController ?? (root as? ViewController)?.window {
                return window.operable
            }
        }
        return ApplicationSession.current?.frontWindow
    }
}
