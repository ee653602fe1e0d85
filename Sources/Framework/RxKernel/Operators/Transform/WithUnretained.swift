// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the results of `resultSelector` for `obj`, which is not retained, and each element.
    ///
    /// It completes at the first element that arrives after `obj` was deallocated, not at the deallocation. Errors,
    /// completion and disposal are passed on. If only the last closure needs the object, `subscribe(with:)` is simpler.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (Object, Element) -> Out,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Out> {
        let isolation = Isolation(
            of: resultSelector, resultSelector.isolation, caller, "withUnretained", file, line)
        let resultSelector = withoutIsolation(resultSelector)
        return lifted { [weak obj] in WithUnretainedSink($0, obj, resultSelector, isolation) }
    }

    /// Returns each element in a tuple with `obj`, which is not retained.
    ///
    /// It completes at the first element that arrives after `obj` was deallocated, not at the deallocation. Errors,
    /// completion and disposal are passed on.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
        withUnretained(obj, resultSelector: { ($0, $1) })
    }
}

final class WithUnretainedSink<Object: AnyObject, In, Out>: LinkSink<In, Out> {
    private weak var object: Object?
    private let selector: (Object, In) -> Out

    init(
        _ downstream: Sink<Out>, _ object: Object?, _ selector: @escaping (Object, In) -> Out,
        _ isolation: Isolation
    ) {
        self.object = object
        self.selector = selector
        super.init(downstream, isolation)
    }

    override func next(_ element: In) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    override func receive(_ element: In) {
        if let object {
            downstream.next(selector(object, element))
        } else {
            downstream.completed()
        }
    }
}
