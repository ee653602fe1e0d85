// SPDX-License-Identifier: MIT

/// A sequence to which observers can subscribe. All operators are extensions of it.
///
/// Use it for a parameter (`some ObservableType<Int>`) that accepts any sequence of those elements. Conform, by
/// implementing `subscribe(_:)`, only for a source with state of its own: `Observable.create` is simpler.
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
/// Operators enforce the contract for a source that breaks it: they pass nothing on after a terminal event or disposal.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Sends events to `observer` until the sequence ends or the returned disposable is disposed of.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element
}

extension ObservableType {
    /// Returns this sequence as an `Observable`, which retains it and subscribes to it once for each of its own
    /// subscribers.
    public func asObservable() -> Observable<Element> { Adapted(self) }
}

/// An observable for a sequence whose type is not part of the kernel.
final class Adapted<Source: ObservableType>: Observable<Source.Element> {
    private let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func attach(_ sink: Sink<Source.Element>) {
        let entry = AdaptedSink(sink)
        sink.connect(entry)
        entry.store(source.subscribe(AnyObserver(sink: entry)))
    }
}
