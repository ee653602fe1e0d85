// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The latest element each time that `sampler` sends one, if any came since; or `defaultValue`, if given.
    ///
    /// ```swift
    /// position.sample(ticks)      // at most one per tick
    /// ```
    ///
    /// The completion of this sequence waits for the next event of the sampler; the completion of the sampler
    /// samples once more, which sends `defaultValue` if no element came, and then completes. An error of either ends it, without sampling; disposal ends
    /// both. Elements arrive on the sampler's thread.
    public func sample(
        _ sampler: some ObservableType, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let (source, sampler) = (asObservable(), sampler.asObservable())
        return Assembled { sink in
            let main = SampleSink(sink, defaultValue)
            source.attach(main)
            sampler.start(
                main.watch { [unowned main] _, event in
                    // Held by the sink that calls this.
                    switch event {
                    case .next: main.sample(isLast: false)
                    case .error(let error): main.error(error)
                    case .completed: main.sample(isLast: true)
                    }
                })
        }
    }
}

final class SampleSink<Element>: GatedSink<Element> {
    private let defaultValue: Element?
    // Both are touched within the gate.
    private var latest: Element?
    private var isAtEnd = false

    init(_ downstream: Sink<Element>, _ defaultValue: Element?) {
        self.defaultValue = defaultValue
        super.init(downstream)
    }

    override func next(_ element: Element) {
        guard gate.enter() else { return gate.post { self.next(element) } }
        latest = element
        gate.leave()
    }

    override func completed() {
        guard gate.enter() else { return gate.post { self.completed() } }
        isAtEnd = true
        disposeUpstream()
        gate.leave()
    }

    func sample(isLast: Bool) {
        guard gate.enter() else { return gate.post { self.sample(isLast: isLast) } }
        if let element = latest ?? defaultValue {
            latest = nil
            if isOpen { downstream.next(element) }
        }
        if isAtEnd || isLast { super.completed() }
        gate.leave()
    }
}
