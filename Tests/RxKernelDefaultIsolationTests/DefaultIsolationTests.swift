// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import Testing

/// With `-default-isolation MainActor`: nothing here says so, and everything belongs to the main actor.
private final class Screen {
    var rows: [String] = []
    var onPick: ((Int) -> Void)?
    let bag = DisposeBag()

    func show(_ source: Observable<Int>) {
        let append = { [unowned self] (number: Int) in note("variable \(number)") }
        onPick = { [unowned self] in note("property \($0)") }
        source.subscribe(onNext: { [unowned self] in note("literal \($0)") }).disposed(by: bag)
        source.subscribe(onNext: append).disposed(by: bag)
        source.subscribe(onNext: onPick).disposed(by: bag)
        source.subscribe(onNext: method).disposed(by: bag)
        source.subscribe(onNext: same { [unowned self] in note("generic \($0)") }).disposed(by: bag)
        for each in [append] { source.map { $0 + 1 }.subscribe(onNext: each).disposed(by: bag) }
        source.onEach { [unowned self] in note("helper \($0)") }.disposed(by: bag)
        let counts = source.withUnretained(self).map(\.0.rows.count)
        counts.subscribe(onNext: { [unowned self] _ in note("key path") }).disposed(by: bag)
    }

    func schedule(on scheduler: any SchedulerType) {
        let action = { [unowned self] (_: Void) -> any Disposable in
            note("scheduled")
            return Disposables.create()
        }
        scheduler.schedule((), action: action).disposed(by: bag)
        scheduler.scheduleRelative((), dueTime: .microseconds(1)) { [unowned self] in
            note("scheduled later")
            return Disposables.create()
        }.disposed(by: bag)
    }

    private func method(_ number: Int) { note("method \(number)") }

    private func same<Function>(_ function: Function) -> Function { function }

    private func note(_ row: String) {
        MainActor.preconditionIsolated()
        rows.append(row)
    }
}

extension ObservableType {
    fileprivate func onEach(_ body: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: body) }
}

@Suite struct DefaultIsolationTests {
    private func turns(until isDone: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(20)
        while !isDone(), ContinuousClock.now < deadline { await Task.yield() }
    }

    @Test func eachClosureIsCalledOnTheMainActor() async {
        let (screen, source) = (Screen(), PublishSubject<Int>())
        screen.show(source)
        DispatchQueue.global().async { source.onNext(1) }
        await turns { screen.rows.count == 8 }
        #expect(
            screen.rows.sorted() == [
                "generic 1", "helper 1", "key path", "literal 1", "method 1", "property 1", "variable 1",
                "variable 2",
            ])
    }

    @Test func aSchedulerOfAnotherThreadCallsAClosureOnTheMainActor() async {
        let screen = Screen()
        screen.schedule(on: SerialDispatchQueueScheduler(qos: .userInitiated))
        screen.schedule(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        await turns { screen.rows.count == 4 }
        #expect(screen.rows.sorted() == ["scheduled", "scheduled", "scheduled later", "scheduled later"])
    }
}
