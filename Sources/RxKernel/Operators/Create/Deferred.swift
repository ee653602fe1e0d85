// SPDX-License-Identifier: MIT

extension ObservableType {
    /// A sequence that `observableFactory` makes anew for each subscription.
    ///
    /// ```swift
    /// Observable.deferred { .just(settings.current) }     // read when subscribed to
    /// ```
    ///
    /// The closure is called on the thread that subscribes; an error that it throws is sent. Otherwise the
    /// events and the disposal are those of the sequence that it answers.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>, isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        Deferred(observableFactory, Isolation(isolation))
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
        isolation.check("deferred")
        do {
            try factory().attach(sink)
        } catch {
            sink.error(error)
        }
    }
}
