// SPDX-License-Identifier: MIT

import RxKernel
import StateKit

/// The notifications and the long work of a plugin, with the functions that are called when the user presses
/// a button. Each has a number. Main thread only.
@MainActor package final class ContextMessages {
    /// The largest number of notifications whose buttons work. The buttons of older ones do nothing.
    private static let maximumAnswers = 200

    private var last = 0
    private var answers: [Int: @MainActor () -> Void] = [:]
    private var works: [Int: (cancel: @MainActor () -> Void, following: any Disposable)] = [:]

    /// Adds a notification, and returns its number.
    func add(_ perform: (@MainActor () -> Void)?) -> Int {
        last += 1
        answers[last] = perform
        answers[last - Self.maximumAnswers] = nil
        return last
    }

    /// Called when the user presses the button of a notification.
    package func perform(_ number: Int) { answers.removeValue(forKey: number)?() }

    /// Observes work until it ends, and reports its state.
    func follow<Value: Sendable>(
        _ work: LongWork<Value>, as title: String, report: @escaping @MainActor (WorkReport) -> Void
    ) {
        last += 1
        let number = last
        let following = SingleAssignmentDisposable()
        works[number] = ({ [weak work] in work?.cancel() }, following)
        // Ten reports in a second are enough for a progress bar.
        following.setDisposable(
            work.state.skip { state in if case .idle = state { true } else { false } }
                .throttle(.milliseconds(100), latest: true, scheduler: MainScheduler.instance)
                .subscribe(onNext: { [weak self] state in
                    let state = WorkReport.State(state)
                    report(WorkReport(number: number, title: String(title.prefix(200)), state: state))
                    if case .running = state { return }
                    self?.works.removeValue(forKey: number)?.following.dispose()
                }))
    }

    /// Called when the user cancels work.
    package func cancel(_ number: Int) { works[number]?.cancel() }

    /// Called when the plugin ends.
    package func clear() {
        answers = [:]
        for work in works.values { work.following.dispose() }
        works = [:]
    }
}

extension WorkReport.State {
    init<Value>(_ state: WorkState<Value>) {
        switch state {
        case .idle, .cancelled: self = .cancelled
        case .running(let progress):
            self = .running(
                fraction: progress.fraction, text: String(progress.text.prefix(200)),
                secondsLeft: progress.secondsLeft)
        case .finished: self = .finished
        case .failed(let error): self = .failed(String("\(error)".prefix(1_000)))
        }
    }
}
