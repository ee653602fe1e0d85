// SPDX-License-Identifier: MIT

import BackendTesting
import Dispatch
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// The compatibility suite on the headless backend, and what it says of one that is not compatible.
@MainActor @Suite(.serialized) struct CompatibilityTests {
    @Test(arguments: CompatibilityCase.all)
    func theHeadlessBackendIsCompatible(_ testCase: CompatibilityCase) async {
        for failure in await testCase.run(on: HeadlessDriver()) { Issue.record("\(failure)") }
    }

    @Test func whatFailsIsNamed() async {
        var kept: Label?
        let testCase = CompatibilityCase("labels", "a case that fails") { run in
            let label = run.released(Label("Ada"))
            run.expectText(of: label, "Grace")
            run.perform(.tap, on: label)
            kept = label
        }
        let failures = await testCase.run(on: HeadlessDriver())
        #expect(
            failures.map(\.message) == [
                "Ada is there, Grace is expected",
                "tap is not possible on a Label. Use a view that has it, or add it to the driver.",
                "Label is still alive after the case has ended: something retains it",
                "the peer of Label is still alive after the case has ended: something retains it",
            ])
        #expect(failures.first?.location.hasPrefix("BackendTestingTests/CompatibilityTests.swift:") == true)
        withExtendedLifetime(kept) {}
    }

    @Test func theViewsThatACaseLeavesAreNamed() async {
        var kept: [AnyObject] = []
        let testCase = CompatibilityCase("labels", "a case that leaves views") { run in
            let window = Window()
            let label = Label("Ada")
            window.content = label
            kept = [window, label]
        }
        let failures = await testCase.run(on: HeadlessDriver())
        #expect(
            failures.map(\.message) == [
                "Window is still alive after the case has ended: something retains it",
                "the peer of Window is still alive after the case has ended: something retains it",
                "Label is still alive after the case has ended: something retains it",
                "the peer of Label is still alive after the case has ended: something retains it",
            ])
        withExtendedLifetime(kept) {}
    }

    @Test func whatAnotherThreadReleasesIsWaitedFor() async {
        let testCase = CompatibilityCase("labels", "a case whose subscription another thread disposes") { _ in
            // Guard: only the closure below uses it after this line.
            nonisolated(unsafe) let subscription = PublishRelay<Int>().subscribe(onNext: { _ in })
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) {
                subscription.dispose()
            }
        }
        let failures = await testCase.run(on: HeadlessDriver())
        #expect(failures.map(\.message) == [])
    }

    @Test func theSubscriptionsThatACaseLeavesAreCounted() async {
        let relay = PublishRelay<Int>()
        let testCase = CompatibilityCase("labels", "a case that leaves a subscription") { run in
            _ = relay.subscribe(onNext: { _ in })
        }
        let failures = await testCase.run(on: HeadlessDriver())
        #expect(
            failures.map(\.message.description).first?.hasSuffix(
                "observables, subscriptions or disposables are left after the case has ended: dispose of each subscription"
            ) == true)
    }
}
