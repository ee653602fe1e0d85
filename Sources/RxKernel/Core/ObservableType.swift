// SPDX-License-Identifier: MIT

/// Something that observers can subscribe to.
///
/// Conform by writing `subscribe(_:)`; every operator is then available.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Starts sending events to `observer` until the sequence ends or the answered subscription is disposed of.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element
}

extension ObservableType {
    /// This sequence as an `Observable`.
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
