// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the first `count` elements, followed by the completion.
    ///
    /// The source is disposed of at the last of them; if `count` is zero, it is not subscribed to. Errors and an
    /// earlier completion are passed on. A negative `count` stops the program.
    public func take(_ count: Int) -> Observable<Element> {
        require(count >= 0, "take: count is \(count). Pass a count of zero or more.")
        return count == 0 ? .empty() : lifted { TakeSink($0, count) }
    }

    /// Returns the elements that arrive within `duration` after the subscription, followed by the completion, which is
    /// sent on `scheduler`.
    ///
    /// Errors, an earlier completion and disposal are passed on.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(until: Observable<Int>.timer(duration, scheduler: scheduler))
    }

    /// Returns the elements until `predicate` returns false, followed by the completion. With `.inclusive`, the element
    /// for which it returns false is sent too.
    ///
    /// An error that `predicate` throws ends the sequence. Errors, an earlier completion and disposal are passed on.
    public func take(
        isolation caller: (any Actor)? = #isolation,
        while predicate: @escaping @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let isolation = Isolation(of: predicate, predicate.isolation, caller, "take", file, line)
        let predicate = withoutIsolation(predicate)
        return lifted { TakeWhileSink($0, predicate, true, behavior, isolation) }
    }

    /// Returns the elements until `predicate` returns true, followed by the completion. With `.inclusive`, the element
    /// for which it returns true is sent too.
    ///
    /// An error that `predicate` throws ends the sequence. Errors, an earlier completion and disposal are passed on.
    public func take(
        isolation caller: (any Actor)? = #isolation,
        until predicate: @escaping @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let isolation = Isolation(of: predicate, predicate.isolation, caller, "take", file, line)
        let predicate = withoutIsolation(predicate)
        return lifted { TakeWhileSink($0, predicate, false, behavior, isolation) }
    }
}

/// Whether `take(while:)` and `take(until:)` send the element that ends the sequence.
///
/// ```swift
/// Observable.of(1, 2, 3).take(until: { $0 == 2 }, behavior: .inclusive)       // 1, 2
/// ```
public enum TakeBehavior: Sendable {
    /// The element is sent.
    case inclusive
    /// The element is dropped.
    case exclusive
}

final class TakeSink<Element>: Forward<Element, Element> {
    private var left: Int

    init(_ downstream: Sink<Element>, _ count: Int) {
        left = count
        super.init(downstream)
    }

    override func next(_ element: Element) {
        guard left > 0 else { return }
        left -= 1
        let isLast = left == 0
        downstream.next(element)
        if isLast { downstream.completed() }
    }
}

final class TakeWhileSink<Element>: LinkSink<Element, Element> {
    private let predicate: (Element) throws -> Bool
    private let expected: Bool
    private let behavior: TakeBehavior
    private var isRunning = true

    init(
        _ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool, _ expected: Bool,
        _ behavior: TakeBehavior, _ isolation: Isolation
    ) {
        self.predicate = predicate
        self.expected = expected
        self.behavior = behavior
        super.init(downstream, isolation)
    }

    override func next(_ element: Element) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    override func receive(_ element: Element) {
        guard isRunning else { return }
        do {
            isRunning = try predicate(element) == expected
            if isRunning || behavior == .inclusive { downstream.next(element) }
            if !isRunning { downstream.completed() }
        } catch {
            isRunning = false
            downstream.error(error)
        }
    }
}
