// SPDX-License-Identifier: MIT

import OpenCombine
import RxKernel

let subscribing: [Scenario] = [
    Scenario(
        name: "churn subject", recorded: Recorded(rxSwift: 871, openCombine: 1060),
        kernel: {
            let subject = PublishSubject<Int>()
            return measure(50_000) {
                for _ in 0..<$0 { subject.subscribe(onNext: { total &+= $0 }).dispose() }
            }
        },
        openCombine: {
            let subject = PassthroughSubject<Int, Never>()
            return measure(50_000) { for _ in 0..<$0 { subject.sink { total &+= $0 }.cancel() } }
        }),
    Scenario(
        name: "churn map.filter.map", recorded: Recorded(rxSwift: 3196, openCombine: 1548),
        kernel: {
            let subject = PublishSubject<Int>()
            return measure(50_000) {
                for _ in 0..<$0 {
                    subject.map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 2 }
                        .subscribe(onNext: { total &+= $0 }).dispose()
                }
            }
        },
        openCombine: {
            let subject = PassthroughSubject<Int, Never>()
            return measure(50_000) {
                for _ in 0..<$0 {
                    subject.map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 2 }.sink { total &+= $0 }.cancel()
                }
            }
        }),
    Scenario(
        name: "churn resubscribe chain", recorded: Recorded(rxSwift: 2958, openCombine: 1527),
        kernel: {
            let chain = PublishSubject<Int>().map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 2 }
            return measure(50_000) {
                for _ in 0..<$0 { chain.subscribe(onNext: { total &+= $0 }).dispose() }
            }
        },
        openCombine: {
            let chain = PassthroughSubject<Int, Never>().map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 2 }
            return measure(50_000) { for _ in 0..<$0 { chain.sink { total &+= $0 }.cancel() } }
        }),
    Scenario(
        name: "churn create", recorded: Recorded(rxSwift: 1825), isAmongTheMostUsed: false,
        kernel: {
            let source = Observable<Int>.create { observer in
                observer.onNext(1)
                return Disposables.create()
            }
            return measure(50_000) {
                for _ in 0..<$0 { source.subscribe(onNext: { total &+= $0 }).dispose() }
            }
        }),
    Scenario(
        name: "churn just", recorded: Recorded(rxSwift: 569, openCombine: 564), isAmongTheMostUsed: false,
        kernel: {
            measure(50_000) {
                for i in 0..<$0 { Observable.just(i).subscribe(onNext: { total &+= $0 }).dispose() }
            }
        },
        openCombine: {
            measure(50_000) { for i in 0..<$0 { Just(i).sink { total &+= $0 }.cancel() } }
        }),
    Scenario(
        name: "churn Single.create", recorded: Recorded(rxSwift: 2319, openCombine: 1232),
        isAmongTheMostUsed: false,
        kernel: {
            let source = Single<Int>.create { single in
                single(.success(1))
                return Disposables.create()
            }
            return measure(50_000) {
                for _ in 0..<$0 { source.subscribe(onSuccess: { total &+= $0 }).dispose() }
            }
        },
        openCombine: {
            measure(50_000) {
                for _ in 0..<$0 { Future<Int, Never> { $0(.success(1)) }.sink { total &+= $0 }.cancel() }
            }
        }),
    Scenario(
        name: "create subject+1 event+dispose", recorded: Recorded(rxSwift: 1376, openCombine: 1323),
        isAmongTheMostUsed: false,
        kernel: {
            measure(50_000) {
                for i in 0..<$0 {
                    let subject = PublishSubject<Int>()
                    let subscription = subject.subscribe(onNext: { total &+= $0 })
                    subject.onNext(i)
                    subscription.dispose()
                }
            }
        },
        openCombine: {
            measure(50_000) {
                for i in 0..<$0 {
                    let subject = PassthroughSubject<Int, Never>()
                    let subscription = subject.sink { total &+= $0 }
                    subject.send(i)
                    subscription.cancel()
                }
            }
        }),
    Scenario(
        name: "Observable.from 100 (per element)", recorded: Recorded(rxSwift: 1755, openCombine: 121),
        isAmongTheMostUsed: false,
        kernel: {
            let array = Array(0..<100)
            return measure(100_000) {
                for _ in 0..<$0 / 100 {
                    Observable.from(array).subscribe(onNext: { total &+= $0 }).dispose()
                }
            }
        },
        openCombine: {
            let array = Array(0..<100)
            return measure(100_000) {
                for _ in 0..<$0 / 100 { array.publisher.sink { total &+= $0 }.cancel() }
            }
        }),
    Scenario(
        name: "DisposeBag 1000 (per entry)", recorded: Recorded(rxSwift: 48),
        kernel: {
            let disposable = BooleanDisposable()
            return measure(100_000) {
                for _ in 0..<$0 / 1000 {
                    let bag = DisposeBag()
                    for _ in 0..<1000 { bag.insert(disposable) }
                }
            }
        }),
    Scenario(
        name: "DisposeBag 1000 action disposables", recorded: Recorded(rxSwift: 213, openCombine: 148),
        kernel: {
            measure(100_000) {
                for _ in 0..<$0 / 1000 {
                    let bag = DisposeBag()
                    for _ in 0..<1000 { Disposables.create { total &+= 1 }.disposed(by: bag) }
                }
            }
        },
        openCombine: {
            measure(100_000) {
                for _ in 0..<$0 / 1000 {
                    var bag = Set<AnyCancellable>()
                    for _ in 0..<1000 { AnyCancellable { total &+= 1 }.store(in: &bag) }
                }
            }
        }),
    Scenario(
        name: "CompositeDisposable insert+remove", recorded: Recorded(rxSwift: 72), isAmongTheMostUsed: false,
        kernel: {
            let composite = CompositeDisposable()
            let disposable = BooleanDisposable()
            return measure(100_000) {
                for _ in 0..<$0 { if let key = composite.insert(disposable) { composite.remove(for: key) } }
            }
        }),
    Scenario(
        name: "unsubscribe among 1000 (per sub)", recorded: Recorded(rxSwift: 1186, openCombine: 1483),
        isAmongTheMostUsed: false,
        kernel: {
            let order = (0..<1000).map { ($0 * 617) % 1000 }
            return measure(50_000) {
                for _ in 0..<$0 / 1000 {
                    let subject = PublishSubject<Int>()
                    let all = (0..<1000).map { _ in subject.subscribe(onNext: { total &+= $0 }) }
                    for index in order { all[index].dispose() }
                }
            }
        },
        openCombine: {
            let order = (0..<1000).map { ($0 * 617) % 1000 }
            return measure(50_000) {
                for _ in 0..<$0 / 1000 {
                    let subject = PassthroughSubject<Int, Never>()
                    let all = (0..<1000).map { _ in subject.sink { total &+= $0 } }
                    for index in order { all[index].cancel() }
                }
            }
        }),
]
