// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns, for each element of this sequence, the latest element of `second`. Elements that arrive before the
    /// first one of `second` are dropped.
    ///
    /// ```swift
    /// saveTaps.withLatestFrom(text)       // the text at the time of each tap
    /// ```
    ///
    /// An error of either sequence ends it. It completes when this sequence completes; the completion of `second` has
    /// no effect. Disposal ends both. Results are sent on the thread of this sequence.
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Source.Element> {
        withLatestFrom(second, resultSelector: { $1 })
    }

    /// Returns the results of `resultSelector` for each element of this sequence and the latest element of `second`.
    /// Elements that arrive before the first one of `second` are dropped.
    ///
    /// An error of either sequence, or one that `resultSelector` throws, ends it. It completes when this sequence
    /// completes; the completion of `second` has no effect. Disposal ends both.
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (Element, Source.Element) throws -> ResultType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<ResultType> {
        let (source, second) = (asObservable(), second.asObservable())
        let isolation = Isolation(
            of: resultSelector, resultSelector.isolation, caller, "withLatestFrom", file, line)
        let resultSelector = withoutIsolation(resultSelector)
        return Assembled { sink in
            let latest = LatestValue<Source.Element>()
            let end = SerializedSink(sink)
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

/// A value that one thread sets and another thread reads.
final class LatestValue<Value> {
    private let lock = Lock()
    /// Guarded by `lock`.
    @exclusivity(unchecked) private var slot = Slot<Value>()

    func set(_ value: Value) {
        lock.acquire()
        // The old value is released outside the lock, since its deinit may call other code.
        let old = slot.isFull ? slot.value : value
        slot.set(value)
        lock.release()
        withExtendedLifetime(old) {}
    }

    /// Passes the value, if there is one, to `body`, outside the lock.
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
