// SPDX-License-Identifier: MIT

import AppTesting
import Testing

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// RxKernel: Cancelable
@MainActor private func cancelableExample() {
    let timer: any Cancelable = Disposables.create { print("stopped") }
    timer.dispose()
    print(timer.isDisposed)  // true
}

// RxKernel: CompletableEvent
@MainActor private func completableEventExample(_ saving: Completable, _ bag: DisposeBag) {
    saving.subscribe { event in
        if case .error(let error) = event { print(error) }
    }.disposed(by: bag)
}

// RxKernel: MaybeEvent
@MainActor private func maybeEventExample(_ cached: Maybe<String>, _ bag: DisposeBag) {
    cached.subscribe { event in
        if case .success(let name) = event { print(name) }
    }.disposed(by: bag)
}

// RxKernel: InfallibleEvent
@MainActor private func infallibleEventExample(_ names: Infallible<String>, _ bag: DisposeBag) {
    names.subscribe { event in
        if case .next(let name) = event { print(name) }
    }.disposed(by: bag)
}

// RxKernel: ControlEventType
@MainActor private func numbered(_ taps: some ControlEventType<Void>) -> Observable<Int> {
    taps.asObservable().scan(0) { count, _ in count + 1 }
}

// RxKernel: ControlPropertyType
@MainActor private func lowercased(_ text: some ControlPropertyType<String>) -> Observable<String> {
    text.asObservable().map { $0.lowercased() }
}

// RxKernel: ConnectableObservableType
@MainActor private func connectableObservableTypeExample(_ bag: DisposeBag) {
    let numbers: some ConnectableObservableType<Int> = Observable.of(1, 2, 3).publish()
    numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
    numbers.connect().disposed(by: bag)
}

// RxKernel: DeallocationReporting
private final class Cache: DeallocationReporting, ReactiveCompatible {
    let deallocation = Deallocation()
}

// RxKernel: InfallibleType
@MainActor private func lengths(_ names: some InfallibleType<String>) -> Infallible<Int> {
    Infallible.just(0).flatMap { _ in names.asObservable().map(\.count) }
}

// RxKernel: ObservableConvertibleType
@MainActor private func printing(_ source: some ObservableConvertibleType<String>) -> any Disposable {
    source.asObservable().subscribe(onNext: { print($0) })
}

// RxKernel: PrimitiveSequence
@MainActor private func primitiveSequenceExample() {
    let name: PrimitiveSequence<SingleTrait, String> = Single.just("Ada")
    _ = name
}

// RxKernel: SharedSequenceConvertibleType
@MainActor private func lengths<Source: SharedSequenceConvertibleType<String>>(
    _ names: Source
) -> SharedSequence<Source.SharingStrategy, Int> {
    names.asSharedSequence().map(\.count)
}

// RxKernel: SubjectLifetimeScope
@MainActor private func subjectLifetimeScopeExample(_ download: Observable<Int>) {
    let response = download.share(replay: 1, scope: .forever)
    _ = response
}

// RxKernel: SubjectType
@MainActor private func subjectTypeExample(_ messages: Observable<String>) {
    let history = messages.multicast { ReplaySubject<String>.create(bufferSize: 10) }
    _ = history
}
