// SPDX-License-Identifier: MIT

extension ObservableType {
    /// A sequence that `observableFactory` makes anew for each subscription.
    ///
    /// ```swift
    /// Observable.deferred { .just(settings.current) }     // read when subscribed to
    /// ```
    ///
    /// The closure is called on the actor to which it belongs, or on the thread that subscribes; an error that it throws is sent. Otherwise the
    /// events and the disposal are those of the sequence that it answers.
    public static func deferred(
        _ observableFactory: @escaping @isolated(any) () throws -> Observable<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        Deferred(
            plain(observableFactory), Isolation(observableFactory.isolation, "deferred", file, line))
    }
}

final class Deferred<Element>: Observable<Element> {
    private let factory: () throws -> Observable<Element>
    private let isolation: Isolation

    init(_ factory: @escaping () throws -> Observable<Element>, _ isolation: Isolation) {
        self.factory = factory
        self.isolation = isolation
        super.init()
    }

    override func attach(_ sink: Sink<Element>) {
        if isolation.isCurrent { run(sink) } else { isolation.attach(sink, run) }
    }

    private func run(_ sink: Sink<Element>) {
        do {
            try factory().attach(sink)
        } catch {
            sink.error(error)
        }
    }
}
