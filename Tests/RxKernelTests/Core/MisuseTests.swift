// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import Testing

/// Each misuse stops the program with a message that says what, where, why and how to fix it.
@Suite struct MisuseTests {
    @Test(arguments: Misuse.allCases) func aMisuseStopsTheProgramAndSaysWhy(_ misuse: Misuse) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [misuse] in await misuse.make()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(misuse.message))
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
