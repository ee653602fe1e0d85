// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns all elements except the first `count`; all elements if `count` is zero or less. Errors, completion and
    /// disposal are passed on.
    public func skip(_ count: Int) -> Observable<Element> {
        lifted { SkipSink($0, count) }
    }

    /// Returns the elements that arrive later than `duration` after the subscription, measured by `scheduler`.
    ///
    /// Errors, completion and disposal are passed on at any time.
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        // An element that arrives in the moment at which the duration ends is sent.
        skip(until: Observable<Int>.timer(duration, scheduler: scheduler), startingFirst: true)
    }

    /// Returns the elements from the first one for which `predicate` returns false. `predicate` is not called after
    /// that.
    ///
    /// An error that `predicate` throws ends the sequence. Errors, completion and disposal are passed on.
    public func skip(
        isolation caller: (any Actor)? = #isolation,
        while predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        let isolation = Isolation(of: predicate, predicate.isolation, caller, "skip", file, line)
        let predicate = withoutIsolation(predicate)
        return lifted { SkipWhileSink($0, predicate, isolation) }
    }
}

final class SkipSink<Element>: Forward<Element, Element> {
    private var left: Int

    init(_ downstream: Sink<Element>, _ count: Int) {
        left = count
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if left > 0 { left -= 1 } else { downstream.next(element) }
    }
}

final class SkipWhileSink<Element>: LinkSink<Element, Element> {
    private let predicate: (Element) throws -> Bool
    private var skips = true

    init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool, _ isolation: Isolation)
    {
        self.predicate = predicate
        super.init(downstream, isolation)
    }

    override func next(_ element: Element) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    override func receive(_ element: Element) {
        do {
            if skips { skips = try predicate(element) }
            if !skips { downstream.next(element) }
        } catch {
            downstream.error(error)
        }
    }
}
