// SPDX-License-Identifier: MIT

import Dispatch
import RxKernelTesting
import Testing

@testable import RxKernel

/// A scheduler that a program calls runs a closure on the actor to which the closure belongs, like an operator.
@Suite @MainActor struct SchedulerIsolationTests {
    /// How a program calls a scheduler. Each calls `action` once, or until it has been called three times.
    enum Call: String, CaseIterable {
        case schedule
        case scheduleRelative
        case schedulePeriodic
        case scheduleRecursive

        @MainActor func callAsFunction(
            _ scheduler: any SchedulerType, isLiteral: Bool, _ action: @escaping @MainActor (Int) -> Void
        ) -> any Disposable {
            if isLiteral { return literal(scheduler, action) }
            let once = { (number: Int) -> any Disposable in
                action(number)
                return Disposables.create()
            }
            let next = { (number: Int) -> Int in
                action(number)
                return number + 1
            }
            let again = { (number: Int, recurse: (Int) -> Void) in
                action(number)
                if number < 3 { recurse(number + 1) }
            }
            return switch self {
            case .schedule: scheduler.schedule(1, action: once)
            case .scheduleRelative: scheduler.scheduleRelative(1, dueTime: .microseconds(1), action: once)
            case .schedulePeriodic:
                scheduler.schedulePeriodic(
                    1, startAfter: .microseconds(1), period: .milliseconds(1), action: next)
            case .scheduleRecursive: scheduler.scheduleRecursive(1, action: again)
            }
        }

        @MainActor private func literal(
            _ scheduler: any SchedulerType, _ action: @escaping @MainActor (Int) -> Void
        ) -> any Disposable {
            switch self {
            case .schedule:
                scheduler.schedule(1) {
                    action($0)
                    return Disposables.create()
                }
            case .scheduleRelative:
                scheduler.scheduleRelative(1, dueTime: .microseconds(1)) {
                    action($0)
                    return Disposables.create()
                }
            case .schedulePeriodic:
                scheduler.schedulePeriodic(1, startAfter: .microseconds(1), period: .milliseconds(1)) {
                    action($0)
                    return $0 + 1
                }
            case .scheduleRecursive:
                scheduler.scheduleRecursive(1) { number, recurse in
                    action(number)
                    if number < 3 { recurse(number + 1) }
                }
            }
        }

        var numbers: [Int] { self == .schedule || self == .scheduleRelative ? [1] : [1, 2, 3] }
    }

    nonisolated static var schedulers: [any SchedulerType & Sendable] {
        [
            SerialDispatchQueueScheduler(qos: .userInitiated),
            ConcurrentDispatchQueueScheduler(qos: .userInitiated),
            MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
        ]
    }

    // ImmediateSchedulerType.schedule(action:), ImmediateSchedulerType.scheduleRecursive(action:),
    // SchedulerType.scheduleRelative(action:), SchedulerType.schedulePeriodic(action:)
    @Test(arguments: Call.allCases, [true, false])
    func anActionIsCalledOnTheActorToWhichItBelongs(_ call: Call, _ isLiteral: Bool) async {
        for scheduler in Self.schedulers {
            var (seen, isOnMain) = ([Int](), true)
            let work = call(scheduler, isLiteral: isLiteral) { number in
                if !MainThread.isCurrent { isOnMain = false }
                seen.append(number)
            }
            await mainQueueTurns { seen.count >= call.numbers.count }
            work.dispose()
            #expect(Array(seen.prefix(3)) == call.numbers && isOnMain, "\(type(of: scheduler))")
            let count = seen.count
            await mainQueueTurns()
            #expect(seen.count == count, "a disposed action is not called, \(type(of: scheduler))")
        }
    }

    @Test func anActionWithoutAnActorIsCalledByTheScheduler() async {
        let background = SerialDispatchQueueScheduler(qos: .userInitiated)
        let wasOnMain = Shared<[Bool]>([])
        let note = { @Sendable (number: Int) -> any Disposable in
            wasOnMain { $0.append(MainThread.isCurrent) }
            return Disposables.create()
        }
        _ = background.schedule(1, isolation: nil, action: note)
        _ = background.scheduleRelative(1, dueTime: .microseconds(1), isolation: nil, action: note)
        _ = background.schedulePeriodic(1, startAfter: .microseconds(1), period: .seconds(99), isolation: nil)
        {
            @Sendable in
            _ = note($0)
            return $0
        }
        _ = background.scheduleRecursive(1, isolation: nil) { @Sendable number, _ in _ = note(number) }
        await mainQueueTurns { wasOnMain { $0.count } == 4 }
        #expect(wasOnMain { $0 } == [false, false, false, false])
    }

    @Test func anActionThatIsDisposedOfBeforeItsTurnOnTheActorIsNotCalled() async {
        let background = SerialDispatchQueueScheduler(qos: .userInitiated)
        var isCalled = false
        let work = background.schedule(()) {
            isCalled = true
            return Disposables.create()
        }
        // The scheduler has moved the action to the main actor after this.
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let done = DispatchSemaphore(value: 0)
            _ = background.schedule((), isolation: nil) { @Sendable _ in
                done.signal()
                return Disposables.create()
            }
            done.wait()
            work.dispose()
            continuation.resume()
        }
        await mainQueueTurns()
        #expect(!isCalled)
    }

    @Test func disposingOfTheWorkDisposesOfWhatItsActionReturned() async {
        let background = SerialDispatchQueueScheduler(qos: .userInitiated)
        let (content, isCalled) = (BooleanDisposable(), Shared(false))
        let work = background.schedule(()) {
            isCalled { $0 = true }
            return content
        }
        await mainQueueTurns { isCalled { $0 } }
        #expect(!content.isDisposed)
        work.dispose()
        #expect(content.isDisposed)
    }

    actor Counter {
        private(set) var sum = 0

        func count(on scheduler: sending any SchedulerType) {
            _ = scheduler.scheduleRecursive(1) { number, again in
                self.preconditionIsolated()
                self.sum += number
                if number < 100 { again(number + 1) }
            }
        }
    }

    @Test func anActionOfAnotherActorIsCalledThere() async {
        for scheduler in Self.schedulers {
            let counter = Counter()
            await counter.count(on: scheduler)
            while await counter.sum < 5050 { await Task.yield() }
            #expect(await counter.sum == 5050)
        }
    }

    @Test func aMovedActionIsReportedWithItsFileAndLine() async {
        let old = Hooks.actorHopHandler
        defer { Hooks.actorHopHandler = old }
        let messages = Shared<[String]>([])
        Hooks.actorHopHandler = { message in messages { $0.append(message) } }
        let background = SerialDispatchQueueScheduler(qos: .userInitiated)
        var count = 0
        let line = #line + 2
        for _ in 0..<2 {
            _ = background.schedule(()) {
                count += 1
                return Disposables.create()
            }
        }
        await mainQueueTurns { count == 2 }
        #expect(
            messages { $0.filter { $0.contains("SchedulerIsolationTests.swift:\(line)") } } == [
                """
                schedule at RxKernelTests/SchedulerIsolationTests.swift:\(line): the scheduler called the action outside the \
                main actor, to which the closure belongs. The action is moved to the main actor. To run it where the \
                scheduler does, pass a nonisolated function or a closure that is marked @Sendable, and isolation: nil. \
                This is reported once for each call.
                """
            ])
    }

    @Test func aProgramThatCallsADispatchQueueUnderVirtualTimeWaitsForTheVirtualClock() {
        for scheduler in Self.schedulers {
            let clock = TestScheduler(initialClock: 0)
            var seen: [String] = []
            VirtualClock.perform(with: clock) {
                _ = scheduler.scheduleRelative((), dueTime: .seconds(3600)) {
                    seen.append("later at \(clock.clock)")
                    return Disposables.create()
                }
                let timer = scheduler.schedulePeriodic(1, startAfter: .seconds(1000), period: .seconds(2000))
                {
                    seen.append("turn \($0) at \(clock.clock)")
                    return $0 + 1
                }
                clock.advanceTo(3000)
                timer.dispose()
            }
            clock.advanceTo(9999)
            #expect(
                seen == ["turn 1 at 1000", "turn 2 at 3000", "later at 3600"], "\(type(of: scheduler))")
        }
    }

    @Test func anOperatorOnTheConcurrentMainSchedulerUsesTheVirtualClock() {
        let clock = TestScheduler(initialClock: 0)
        var seen: [Int] = []
        VirtualClock.perform(with: clock) {
            let timer = Observable<Int>.timer(.seconds(3600), scheduler: ConcurrentMainScheduler.instance)
            _ = timer.subscribe(onNext: { _ in seen.append(clock.clock) })
        }
        clock.start()
        #expect(seen == [3600])
    }

    // VirtualTimeScheduler.scheduleAbsoluteVirtual(action:), VirtualTimeScheduler.scheduleRelativeVirtual(action:),
    // TestScheduler.scheduleAt(action:)
    @Test func aVirtualSchedulerCallsItsActionsOnTheirActor() async {
        let scheduler = Unsafely(TestScheduler(initialClock: 0))
        var seen: [Int] = []
        let once = { (number: Int) -> any Disposable in
            MainActor.preconditionIsolated()
            seen.append(number)
            return Disposables.create()
        }
        let action = {
            MainActor.preconditionIsolated()
            seen.append(3)
        }
        _ = scheduler.value.scheduleAbsoluteVirtual(1, time: 1, action: once)
        _ = scheduler.value.scheduleRelativeVirtual(2, dueTime: 2, action: once)
        scheduler.value.scheduleAt(3, action: action)
        Thread { scheduler.value.start() }.join()
        #expect(seen == [])
        await mainQueueTurns { seen.count == 3 }
        #expect(seen == [1, 2, 3])
    }
}
