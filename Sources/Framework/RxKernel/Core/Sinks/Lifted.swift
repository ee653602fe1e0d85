// SPDX-License-Identifier: MIT

/// An observable that puts one sink before each subscriber's sink.
///
/// The few operators on the most used paths have an observable class of their own instead, which saves the closure.
@usableFromInline
final class Lifted<In, Out>: Observable<Out> {
    private let source: Observable<In>
    private let makeSink: (Sink<Out>) -> Sink<In>

    @usableFromInline
    init(_ source: Observable<In>, _ makeSink: @escaping (Sink<Out>) -> Sink<In>) {
        self.source = source
        self.makeSink = makeSink
        super.init()
    }

    override func attach(_ sink: Sink<Out>) { source.attach(makeSink(sink)) }
}

extension ObservableConvertibleType {
    /// Returns this sequence with the sink that `makeSink` returns before each subscriber's sink.
    func lifted<Out>(_ makeSink: @escaping (Sink<Out>) -> Sink<Element>) -> Observable<Out> {
        Lifted(asObservable(), makeSink)
    }
}
