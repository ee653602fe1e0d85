// SPDX-License-Identifier: MIT

import Dispatch
import OpenCombine
import OpenCombineDispatch
import RxKernel

typealias Recorded = Scenario.Recorded

func kernelSubject(_ count: Int = 200_000, _ build: (PublishSubject<Int>) -> [any Disposable]) -> Cost {
    let subject = PublishSubject<Int>()
    let subscriptions = build(subject)
    defer { for subscription in subscriptions { subscription.dispose() } }
    return measure(count) { count in for i in 0..<count { subject.onNext(i) } }
}

func combineSubject(
    _ count: Int = 200_000, _ build: (PassthroughSubject<Int, Never>) -> [AnyCancellable]
) -> Cost {
    let subject = PassthroughSubject<Int, Never>()
    let subscriptions = build(subject)
    defer { for subscription in subscriptions { subscription.cancel() } }
    return measure(count) { count in for i in 0..<count { subject.send(i) } }
}

let sending: [Scenario] = [
    Scenario(
        name: "subject-1", recorded: Recorded(rxSwift: 234, openCombine: 129),
        kernel: { kernelSubject { [$0.subscribe(onNext: { total &+= $0 })] } },
        openCombine: { combineSubject { [$0.sink { total &+= $0 }] } }),
    Scenario(
        name: "map.filter.map", recorded: Recorded(rxSwift: 397, openCombine: 150),
        kernel: {
            kernelSubject {
                [$0.map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 2 }.subscribe(onNext: { total &+= $0 })]
            }
        },
        openCombine: {
            combineSubject { [$0.map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 2 }.sink { total &+= $0 }] }
        }),
    Scenario(
        name: "map.filter.map String", recorded: Recorded(rxSwift: 480, openCombine: 151),
        kernel: {
            let subject = PublishSubject<String>()
            let text = "a text that does not fit into the sixteen bytes of a small string"
            let subscription = subject.map { $0 }.filter { !$0.isEmpty }.map { $0 }
                .subscribe(onNext: { total &+= $0.utf8.count })
            defer { subscription.dispose() }
            return measure(200_000) { for _ in 0..<$0 { subject.onNext(text) } }
        },
        openCombine: {
            let subject = PassthroughSubject<String, Never>()
            let text = "a text that does not fit into the sixteen bytes of a small string"
            let subscription = subject.map { $0 }.filter { !$0.isEmpty }.map { $0 }.sink {
                total &+= $0.utf8.count
            }
            defer { subscription.cancel() }
            return measure(200_000) { for _ in 0..<$0 { subject.send(text) } }
        }),
    fanOut(10, Recorded(rxSwift: 773, openCombine: 1324)),
    fanOut(100, Recorded(rxSwift: 6882, openCombine: 11791)),
    fanOut(1000, Recorded(rxSwift: 68230, openCombine: 115747)),
    Scenario(
        name: "relay-accept", recorded: Recorded(rxSwift: 305, openCombine: 134),
        kernel: {
            let relay = BehaviorRelay(value: 0)
            let subscription = relay.subscribe(onNext: { total &+= $0 })
            defer { subscription.dispose() }
            return measure(200_000) { for i in 0..<$0 { relay.accept(i) } }
        },
        openCombine: {
            let subject = CurrentValueSubject<Int, Never>(0)
            let subscription = subject.sink { total &+= $0 }
            defer { subscription.cancel() }
            return measure(200_000) { for i in 0..<$0 { subject.send(i) } }
        }),
    Scenario(
        name: "relay-accept 0 subscribers", recorded: Recorded(rxSwift: 244, openCombine: 29),
        isAmongTheMostUsed: false,
        kernel: {
            let relay = BehaviorRelay(value: 0)
            return measure(200_000) { for i in 0..<$0 { relay.accept(i) } }
        },
        openCombine: {
            let subject = CurrentValueSubject<Int, Never>(0)
            return measure(200_000) { for i in 0..<$0 { subject.send(i) } }
        }),
    Scenario(
        name: "relay.value read", recorded: Recorded(rxSwift: 33, openCombine: 19), isAmongTheMostUsed: false,
        kernel: {
            let relay = BehaviorRelay(value: 1)
            return measure(200_000) { for _ in 0..<$0 { total &+= relay.value } }
        },
        openCombine: {
            let subject = CurrentValueSubject<Int, Never>(1)
            return measure(200_000) { for _ in 0..<$0 { total &+= subject.value } }
        }),
    Scenario(
        name: "combineLatest-2", recorded: Recorded(rxSwift: 433),
        kernel: {
            kernelSubject {
                [
                    Observable.combineLatest($0, BehaviorSubject(value: 1)) { $0 &+ $1 }
                        .subscribe(onNext: { total &+= $0 })
                ]
            }
        }),
    Scenario(
        name: "combineLatest-4", recorded: Recorded(rxSwift: 496),
        kernel: {
            kernelSubject {
                let other = BehaviorSubject(value: 1)
                return [
                    Observable.combineLatest($0, other, other, other) { $0 &+ $1 &+ $2 &+ $3 }
                        .subscribe(onNext: { total &+= $0 })
                ]
            }
        }),
    Scenario(
        name: "merge-10", recorded: Recorded(rxSwift: 323, openCombine: 183),
        kernel: {
            let subjects = (0..<10).map { _ in PublishSubject<Int>() }
            let subscription = Observable.merge(subjects.map { $0.asObservable() })
                .subscribe(onNext: { total &+= $0 })
            defer { subscription.dispose() }
            return measure(200_000) { for i in 0..<$0 { subjects[i % 10].onNext(i) } }
        },
        openCombine: {
            let subjects = (0..<10).map { _ in PassthroughSubject<Int, Never>() }
            let subscription = subjects.publisher.flatMap { $0 }.sink { total &+= $0 }
            defer { subscription.cancel() }
            return measure(200_000) { for i in 0..<$0 { subjects[i % 10].send(i) } }
        }),
    Scenario(
        name: "flatMap(just)", recorded: Recorded(rxSwift: 918, openCombine: 622), isAmongTheMostUsed: false,
        kernel: {
            kernelSubject { [$0.flatMap { Observable.just($0) }.subscribe(onNext: { total &+= $0 })] }
        },
        openCombine: { combineSubject { [$0.flatMap { Just($0) }.sink { total &+= $0 }] } }),
    Scenario(
        name: "flatMapLatest(just)", recorded: Recorded(rxSwift: 851, openCombine: 588),
        kernel: {
            kernelSubject { [$0.flatMapLatest { Observable.just($0) }.subscribe(onNext: { total &+= $0 })] }
        },
        openCombine: { combineSubject { [$0.map { Just($0) }.switchToLatest().sink { total &+= $0 }] } }),
    Scenario(
        name: "flatMapLatest(subject)", recorded: Recorded(rxSwift: 1105, openCombine: 847),
        kernel: {
            let inner = PublishSubject<Int>()
            return kernelSubject { [$0.flatMapLatest { _ in inner }.subscribe(onNext: { total &+= $0 })] }
        },
        openCombine: {
            let inner = PassthroughSubject<Int, Never>()
            return combineSubject { [$0.map { _ in inner }.switchToLatest().sink { total &+= $0 }] }
        }),
    Scenario(
        name: "withLatestFrom", recorded: Recorded(rxSwift: 360),
        kernel: {
            kernelSubject {
                [
                    $0.withLatestFrom(BehaviorSubject(value: 1)) { $0 &+ $1 }.subscribe(onNext: {
                        total &+= $0
                    })
                ]
            }
        }),
    Scenario(
        name: "scan", recorded: Recorded(rxSwift: 305, openCombine: 145),
        kernel: { kernelSubject { [$0.scan(0) { $0 &+ $1 }.subscribe(onNext: { total &+= $0 })] } },
        openCombine: { combineSubject { [$0.scan(0) { $0 &+ $1 }.sink { total &+= $0 }] } }),
    Scenario(
        name: "distinctUntilChanged", recorded: Recorded(rxSwift: 341, openCombine: 437),
        kernel: { kernelSubject { [$0.distinctUntilChanged().subscribe(onNext: { total &+= $0 })] } },
        openCombine: { combineSubject { [$0.removeDuplicates().sink { total &+= $0 }] } }),
    Scenario(
        name: "share(replay:1)", recorded: Recorded(rxSwift: 325, openCombine: 452),
        kernel: { kernelSubject { [$0.share(replay: 1).subscribe(onNext: { total &+= $0 })] } },
        openCombine: {
            combineSubject {
                [$0.multicast(subject: CurrentValueSubject(0)).autoconnect().sink { total &+= $0 }]
            }
        }),
    Scenario(
        name: "share()", recorded: Recorded(rxSwift: 278, openCombine: 443),
        kernel: { kernelSubject { [$0.share().subscribe(onNext: { total &+= $0 })] } },
        openCombine: { combineSubject { [$0.share().sink { total &+= $0 }] } }),
    Scenario(
        name: "zip-2 (per pair)", recorded: Recorded(rxSwift: 1298), isAmongTheMostUsed: false,
        kernel: {
            let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
            let subscription = Observable.zip(a, b) { $0 &+ $1 }.subscribe(onNext: { total &+= $0 })
            defer { subscription.dispose() }
            return measure(100_000) {
                for i in 0..<$0 {
                    a.onNext(i)
                    b.onNext(i)
                }
            }
        }),
    Scenario(
        name: "startWith+take+do chain", recorded: Recorded(rxSwift: 418, openCombine: 365),
        isAmongTheMostUsed: false,
        kernel: {
            kernelSubject {
                [$0.startWith(0).take(.max).do(onNext: { total &+= $0 }).subscribe(onNext: { total &+= $0 })]
            }
        },
        openCombine: {
            combineSubject {
                [
                    $0.prepend(0).prefix(.max).handleEvents(receiveOutput: { total &+= $0 }).sink {
                        total &+= $0
                    }
                ]
            }
        }),
]

func fanOut(_ count: Int, _ recorded: Recorded) -> Scenario {
    let events = 400_000 / count
    return Scenario(
        name: "fanout-\(count) (per event)", recorded: recorded,
        kernel: {
            kernelSubject(events) { subject in
                (0..<count).map { _ in subject.subscribe(onNext: { total &+= $0 }) }
            }
        },
        openCombine: {
            combineSubject(events) { subject in (0..<count).map { _ in subject.sink { total &+= $0 } } }
        })
}
