// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the latest element each time `sampler` sends an element. If no new element has arrived since,
    /// `defaultValue` is sent if it is not nil.
    ///
    /// ```swift
    /// position.sample(ticks)      // at most one position for each tick
    /// ```
    ///
    /// The completion of this sequence takes effect at the next event of `sampler`. The completion of `sampler` samples
    /// once more, and sends `defaultValue` if there is no new element; then it completes. An error of either sequence
    /// ends it without sampling; disposal ends both. Elements are sent on the sampler's thread.
    public func sample(
        _ sampler: some ObservableType, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let (source, sampler) = (asObservable(), sampler.asObservable())
        return Assembled { sink in
            let main = SampleSink(sink, defaultValue)
            source.attach(main)
            sampler.start(
                main.watch { [unowned main] _, event in
                    // Guard for `unowned`: the sink retains the object that calls this.
                    switch event {
                    case .next: main.sample(isLast: false)
                    case .error(let error): main.error(error)
                    case .completed: main.sample(isLast: true)
                    }
                })
        }
    }
}

final class SampleSink<Element>: SerializedSink<Element> {
    private let defaultValue: Element?
    // Both are guarded by the serializer.
    private var latest: Element?
    private var isAtEnd = false

    init(_ downstream: Sink<Element>, _ defaultValue: Element?) {
        self.defaultValue = defaultValue
        super.init(downstream)
    }

    override func next(_ element: Element) {
        guard serializer.enter() else { return serializer.post { self.next(element) } }
        latest = element
        serializer.leave()
    }

    override func completed() {
        guard serializer.enter() else { return serializer.post { self.completed() } }
        isAtEnd = true
        disposeUpstream()
        serializer.leave()
    }

    func sample(isLast: Bool) {
        guard serializer.enter() else { return serializer.post { self.sample(isLast: isLast) } }
        if let element = latest ?? defaultValue {
            latest = nil
            if isOpen { downstream.next(element) }
        }
        if isAtEnd || isLast { super.completed() }
        serializer.leave()
    }
}
