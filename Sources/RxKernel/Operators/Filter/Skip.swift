// SPDX-License-Identifier: MIT

extension ObservableType {
    /// All but the first `count` elements; all, if that is zero or less. Errors, completion and disposal pass
    /// through.
    public func skip(_ count: Int) -> Observable<Element> {
        lifted { SkipSink($0, count) }
    }

    /// The elements that arrive later than `duration` after subscribing, as `scheduler` tells it.
    ///
    /// Errors, completion and disposal pass through, at any time.
    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
    }

    /// The elements from the first on for which `predicate` does not hold; it is not asked again after that.
    ///
    /// An error that `predicate` throws ends the sequence. Errors, completion and disposal pass through.
    public func skip(
        while predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        let isolation = Isolation(predicate.isolation, "skip", file, line)
        let predicate = plain(predicate)
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
