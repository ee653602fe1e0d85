// SPDX-License-Identifier: MIT

extension ObservableType {
    /// For each element the latest of `second`, from when there is one; elements before that are dropped.
    ///
    /// ```swift
    /// saveTaps.withLatestFrom(text)       // what the text is at each tap
    /// ```
    ///
    /// An error of either ends it; it completes with this sequence, whatever `second` does. Disposal ends
    /// both. Results arrive on the thread of this sequence.
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Source.Element> {
        withLatestFrom(second, resultSelector: { $1 })
    }

    /// `resultSelector` of each element and the latest of `second`, from when there is one; elements before
    /// that are dropped.
    ///
    /// An error of either, or thrown by `resultSelector`, ends the sequence; it completes with this sequence,
    /// whatever `second` does. Disposal ends both.
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source,
        resultSelector: @escaping @isolated(any) (Element, Source.Element) throws -> ResultType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<ResultType> {
        let (source, second) = (asObservable(), second.asObservable())
        let isolation = Isolation(resultSelector.isolation, "withLatestFrom", file, line)
        let resultSelector = plain(resultSelector)
        return Assembled { sink in
            let latest = LatestValue<Source.Element>()
            let end = GatedSink(sink)
            second.start(
                end.watch { end, event in
                    switch event {
                    case .next(let element): latest.set(element)
                    case .error(let error): end.error(error)
                    case .completed: break
                    }
                })
            source.attach(WithLatestSink(end, latest, resultSelector, isolation))
        }
    }
}

/// A value that one thread sets and another reads.
final class LatestValue<Value> {
    private let lock = Lock()
    /// Guarded by `lock`.
    @exclusivity(unchecked) private var slot = Slot<Value>()

    func set(_ value: Value) {
        lock.acquire()
        // The old value ends outside the lock, since its deinit may call out.
        let old = slot.isFull ? slot.value : value
        slot.set(value)
        lock.release()
        withExtendedLifetime(old) {}
    }

    /// Passes the value to `body`, outside the lock, if there is one.
    func read(_ body: (Value) -> Void) {
        lock.acquire()
        guard slot.isFull else { return lock.release() }
        let value = slot.value
        lock.release()
        body(value)
    }
}

final class WithLatestSink<In, Other, Out>: LinkSink<In, Out> {
    private let latest: LatestValue<Other>
    private let selector: (In, Other) throws -> Out

    init(
        _ downstream: Sink<Out>, _ latest: LatestValue<Other>,
        _ selector: @escaping (In, Other) throws -> Out, _ isolation: Isolation
    ) {
        self.latest = latest
        self.selector = selector
        super.init(downstream, isolation)
    }

    override func next(_ element: In) {
        latest.read { other in
            if link.isHere { send(element, other) } else { hop(element, other) }
        }
    }

    @inline(never)
    private func hop(_ element: In, _ other: Other) { hop { self.send(element, other) } }

    private func send(_ element: In, _ other: Other) {
        do {
            downstream.next(try selector(element, other))
        } catch {
            downstream.error(error)
        }
    }
}
