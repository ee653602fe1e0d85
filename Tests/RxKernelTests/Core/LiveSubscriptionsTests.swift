// SPDX-License-Identifier: MIT

import RxKernel
import Testing

/// The subscriptions by their places in the source. They are recorded for the whole process, so each test looks at its own lines only.
@Suite(.serialized) struct LiveSubscriptionsTests {
    private func count(at line: Int) -> Int? {
        LiveSubscriptions.counts["RxKernelTests/LiveSubscriptionsTests.swift:\(line)"]
    }

    @Test func eachPlaceHasTheNumberOfItsSubscriptionsUntilTheyEnd() {
        LiveSubscriptions.isRecording = true
        defer { LiveSubscriptions.isRecording = false }
        let subject = PublishSubject<Int>()
        var subscriptions: [any Disposable] = []
        let line = #line + 1
        for _ in 0..<3 { subscriptions.append(subject.map { $0 + 1 }.subscribe(onNext: { _ in })) }
        #expect(count(at: line) == 3)
        subscriptions[0].dispose()
        subscriptions[0].dispose()
        #expect(count(at: line) == 2)
        // The end of the sequence ends the others.
        subject.onCompleted()
        #expect(count(at: line) == nil)
    }

    @Test func aSubscriptionToASourceThatIsReleasedHasEnded() {
        LiveSubscriptions.isRecording = true
        defer { LiveSubscriptions.isRecording = false }
        var subject: PublishSubject<Int>? = PublishSubject<Int>()
        let line = #line + 1
        let subscription = subject?.subscribe(onNext: { _ in }, onDisposed: {})
        #expect(count(at: line) == 1)
        subject = nil
        #expect(count(at: line) == nil)
        subscription?.dispose()
        #expect(count(at: line) == nil)
    }

    @Test func nothingIsRecordedUnlessItIsRequested() {
        let line = #line + 1
        let subscription = Observable<Int>.never().subscribe(onNext: { _ in })
        #expect(count(at: line) == nil)
        subscription.dispose()
    }
}
