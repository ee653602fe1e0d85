// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import Testing

/// Each misuse stops the program with a message that says what, where, why and how to fix it.
@Suite struct MisuseTests {
    /// What the process wrote before it stopped.
    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func aClosureOfTheMainActorIsNotRunElsewhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subject = PublishSubject<Int>()
            await MainActor.run { _ = subject.map { $0 + 1 }.subscribe(onNext: { _ in }) }
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                DispatchQueue.global().async {
                    subject.onNext(1)
                    continuation.resume()
                }
            }
        }
        let text = message(result)
        #expect(text.contains("map: its closure was formed on the main actor but is about to run on thread"))
        #expect(text.contains("Put observe(on: MainScheduler.instance) before map"))
    }

    @Test func aDriverIsDrivenOnTheMainThread() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let relay = BehaviorRelay(value: 1)
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                DispatchQueue.global().async {
                    _ = relay.asDriver().drive()
                    continuation.resume()
                }
            }
        }
        #expect(message(result).contains("drive must be called on the main thread"))
    }

    @Test func aSingleAssignmentIsSetOnce() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let single = SingleAssignmentDisposable()
            single.setDisposable(Disposables.create())
            single.setDisposable(Disposables.create())
        }
        #expect(
            message(result).contains(
                "SingleAssignmentDisposable was set twice. Use a SerialDisposable for content that changes."))
    }

    @Test func takeWantsACount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable.just(1).take(-1)
        }
        #expect(message(result).contains("take: count is -1. Give it a count that is not negative."))
    }

    @Test func rangeMustFitItsType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable<Int8>.range(start: 120, count: 100)
        }
        #expect(message(result).contains("range: 120 and 100 more exceed Int8. Use a wider type."))
    }

    @Test func bindTakesNoErrors() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Observable<Int>.error(RxError.unknown).bind(onNext: { _ in })
        }
        #expect(message(result).contains("Binding error: Unknown error occurred."))
    }

    @Test func anErrorWithoutAHandlerIsReported() {
        let old = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = old }
        nonisolated(unsafe) var seen: [String] = []
        Hooks.defaultErrorHandler = { _, error in seen.append("\(error)") }
        _ = Observable<Int>.error(TestError(number: 77)).subscribe(onNext: { _ in })
        #expect(seen.contains("TestError(number: 77)"))
    }

    @Test func aMainActorClosureIsDisposedOfOnTheMainThread() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            Task { @MainActor in
                let disposable = Unsafely(
                    Disposables.create {
                        MainActor.assertIsolated()
                        continuation.resume()
                    })
                DispatchQueue.global().async { disposable.value.dispose() }
            }
        }
    }
}
