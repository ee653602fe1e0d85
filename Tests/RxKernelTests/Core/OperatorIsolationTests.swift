// SPDX-License-Identifier: MIT

import RxKernelTesting
import Testing

@testable import RxKernel

/// Each operator calls its closures on the actor to which they belong. A new operator with a closure gets a case here.
@Suite @MainActor struct OperatorIsolationTests {
    /// An operator with closures of the main actor, and its events for 1, 2, 2 and the completion.
    struct Case: CustomTestStringConvertible {
        let name: String
        let elements: [Int]
        let apply: @MainActor (Observable<Int>, @escaping @MainActor () -> Void) -> Observable<Int>

        var testDescription: String { name }
    }

    nonisolated static var cases: [Case] {
        [
            Case(name: "map", elements: [10, 20, 20]) { source, note in
                source.map {
                    note(); return $0 * 10
                }
            },
            Case(name: "compactMap", elements: [2, 2]) { source, note in
                source.compactMap {
                    note(); return $0 == 2 ? $0 : nil
                }
            },
            Case(name: "filter", elements: [2, 2]) { source, note in
                source.filter {
                    note(); return $0 == 2
                }
            },
            Case(name: "scan", elements: [1, 3, 5]) { source, note in
                source.scan(0) {
                    note(); return $0 + $1
                }
            },
            Case(name: "scan(into:)", elements: [1, 3, 5]) { source, note in
                source.scan(into: 0) {
                    note(); $0 += $1
                }
            },
            Case(name: "reduce", elements: [5]) { source, note in
                source.reduce(
                    0,
                    accumulator: {
                        note(); return $0 + $1
                    })
            },
            Case(name: "reduce(mapResult:)", elements: [50]) { source, note in
                source.reduce(
                    0,
                    accumulator: {
                        note(); return $0 + $1
                    },
                    mapResult: {
                        note(); return $0 * 10
                    })
            },
            Case(name: "distinctUntilChanged(key)", elements: [1, 2]) { source, note in
                source.distinctUntilChanged {
                    note(); return $0
                }
            },
            Case(name: "distinctUntilChanged(comparer)", elements: [1, 2]) { source, note in
                source.distinctUntilChanged {
                    note(); return $0 == $1
                }
            },
            Case(name: "skip(while:)", elements: [2, 2]) { source, note in
                source.skip(while: {
                    note(); return $0 == 1
                })
            },
            Case(name: "take(while:)", elements: [1]) { source, note in
                source.take(while: {
                    note(); return $0 == 1
                })
            },
            Case(name: "take(until:)", elements: [1]) { source, note in
                source.take(until: {
                    note(); return $0 == 2
                })
            },
            Case(name: "single", elements: [1]) { source, note in
                source.single {
                    note(); return $0 == 1
                }
            },
            Case(name: "withUnretained", elements: [1, 2, 2]) { source, note in
                source.withUnretained(MainScheduler.instance) {
                    note(); return $1
                }
            },
            Case(name: "withLatestFrom", elements: [10, 11, 11]) { source, note in
                source.withLatestFrom(Observable.just(9)) {
                    note(); return $0 + $1
                }
            },
            Case(name: "flatMap", elements: [1, 2, 2]) { source, note in
                source.flatMap {
                    note(); return Observable.just($0)
                }
            },
            Case(name: "flatMapFirst", elements: [1, 2, 2]) { source, note in
                source.flatMapFirst {
                    note(); return Observable.just($0)
                }
            },
            Case(name: "flatMapLatest", elements: [1, 2, 2]) { source, note in
                source.flatMapLatest {
                    note(); return Observable.just($0)
                }
            },
            Case(name: "concatMap", elements: [1, 2, 2]) { source, note in
                source.concatMap {
                    note(); return Observable.just($0)
                }
            },
            Case(name: "groupBy", elements: [1, 2, 2]) { source, note in
                source.groupBy {
                    note(); return $0
                }.flatMap { $0 }
            },
            Case(name: "combineLatest", elements: [11, 12, 12]) { source, note in
                .combineLatest(source, Observable.just(10)) {
                    note(); return $0 + $1
                }
            },
            Case(name: "combineLatest([])", elements: [11, 12, 12]) { source, note in
                .combineLatest([source, .just(10)]) {
                    note(); return $0[0] + $0[1]
                }
            },
            Case(name: "zip", elements: [11, 12, 12]) { source, note in
                .zip(source, Observable.of(10, 10, 10)) {
                    note(); return $0 + $1
                }
            },
            Case(name: "zip([])", elements: [11, 12, 12]) { source, note in
                .zip([source, .of(10, 10, 10)]) {
                    note(); return $0[0] + $0[1]
                }
            },
            Case(name: "catch", elements: [1, 2, 2, 7]) { source, note in
                source.concat(Observable.error(TestError())).catch { _ in
                    note(); return .just(7)
                }
            },
            Case(name: "do", elements: [1, 2, 2]) { source, note in
                source.do(onNext: { _ in note() }, onCompleted: { note() })
            },
            Case(name: "multicast(selector:)", elements: [1, 2, 2]) { source, note in
                source.multicast({ PublishSubject() }) { shared in
                    shared.map {
                        note(); return $0
                    }
                }
            },
            Case(name: "mapObserver", elements: [1, 2, 2]) { source, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                _ = source.subscribe(
                    subject.mapObserver {
                        note(); return $0
                    })
                return subject
            },
            Case(name: "AnyObserver", elements: [1, 2, 2]) { source, note in
                let subject = ReplaySubject<Int>.createUnbounded()
                _ = source.subscribe(
                    AnyObserver {
                        note(); subject.on($0)
                    })
                return subject
            },
            Case(name: "Infallible", elements: [10, 20, 20]) { source, note in
                source.asInfallible(onErrorJustReturn: 0).map {
                    note(); return $0 * 10
                }.asObservable()
            },
            Case(name: "Single", elements: [50]) { source, note in
                source.reduce(0, accumulator: +).asSingle().map {
                    note(); return $0 * 10
                }.asObservable()
            },
            Case(name: "PrimitiveSequence.catch", elements: [7]) { source, note in
                source.asSingle().catch { _ in
                    note(); return .just(7)
                }.asObservable()
            },
        ]
    }

    @Test(arguments: cases) func everyOperatorCallsItsClosuresOnTheirActor(_ operation: Case) async {
        let subject = PublishSubject<Int>()
        var calls = 0
        let result = Unsafely(
            operation.apply(subject) {
                #expect(MainThread.isCurrent)
                calls += 1
            })
        let (seen, isDone) = (Shared<[Int]>([]), Shared(false))
        let bag = DisposeBag()
        result.value.subscribe(
            isolation: nil, onNext: { @Sendable element in seen { $0.append(element) } },
            onCompleted: { @Sendable in isDone { $0 = true } }
        ).disposed(by: bag)
        Thread {
            for number in [1, 2, 2] { subject.onNext(number) }
            subject.onCompleted()
        }.join()
        await mainQueueTurns { isDone { $0 } }
        #expect(seen { $0 } == operation.elements)
        #expect(calls > 0)
    }
}
