// SPDX-License-Identifier: MIT

extension ObservableType {
    /// A sequence that a closure makes anew for each subscription. An error it throws is sent.
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
