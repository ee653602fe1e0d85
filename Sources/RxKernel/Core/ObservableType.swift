// SPDX-License-Identifier: MIT

/// Something that observers can subscribe to; it has all operators.
///
/// Take it as a parameter (`some ObservableType<Int>`) where any sequence of those elements will do. Conform,
/// by writing `subscribe(_:)`, only for a source with state of its own: `Observable.create` is simpler.
///
/// ```swift
/// struct Countdown: ObservableType {
///     typealias Element = Int
///
///     func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
///     where Observer.Element == Int {
///         for number in (0...3).reversed() { observer.onNext(number) }
///         observer.onCompleted()
///         return Disposables.create()
///     }
/// }
/// ```
///
/// What breaks the contract is mended where an operator follows: after a terminal event or disposal nothing
/// passes.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Starts sending events to `observer` until the sequence ends or the answer is disposed of.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element
}

extension ObservableType {
    /// This sequence as an `Observable`, which retains it and subscribes to it for each of its own
    /// subscribers.
    public func asObservable() -> Observable<Element> { Adapted(self) }
}

/// A sequence whose type is not of the kernel.
final class Adapted<Source: ObservableType>: Observable<Source.Element> {
    private let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func attach(_ sink: Sink<Source.Element>) {
        let entry = AdaptedSink(sink)
        sink.connect(entry)
        entry.hold(source.subscribe(AnyObserver(sink: entry)))
    }
}
