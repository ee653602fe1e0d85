// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns a sequence that subscribes to a new sequence from `observableFactory` for each subscription.
    ///
    /// ```swift
    /// Observable.deferred { .just(settings.current) }     // reads `current` on each subscription
    /// ```
    ///
    /// The closure is called on the actor to which it belongs, or on the subscribing thread. An error that it throws is
    /// sent. Otherwise events and disposal are those of the sequence that it returns.
    public static func deferred(
        isolation caller: (any Actor)? = #isolation,
        _ observableFactory: @escaping @isolated(any) () throws -> Observable<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        Deferred(
            withoutIsolation(observableFactory),
            Isolation(of: observableFactory, observableFactory.isolation, caller, "deferred", file, line))
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
