// SPDX-License-Identifier: MIT

import Synchronization

/// Subscribes to sequences one after the other: what `concat`, `catch` and `retry` are made of.
final class Chain<Element>: Late {
    let downstream: Sink<Element>
    private let advances: (Ending) -> Observable<Element>?
    /// How often `advance` was asked for while it runs: sequences that end at once loop instead of nesting.
    private let requests = Atomic<Int>(0)

    /// `advances` answers the sequence that follows an ending, or nothing if the ending is to be passed on.
    init(_ downstream: Sink<Element>, _ advances: @escaping (Ending) -> Observable<Element>?) {
        self.downstream = downstream
        self.advances = advances
        super.init()
        downstream.connect(self)
    }

    func start(_ source: Observable<Element>) {
        let link = ChainLink(self)
        set(link)
        if !isDisposed { source.start(link) }
    }

    func advance(after ending: Ending) {
        var ending = ending
        lastEnding = ending
        let nesting = requests.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        #if TRACE_RESOURCES
            deepestChain.max(nesting, ordering: .relaxed)
        #endif
        guard nesting == 1 else { return }
        repeat {
            ending = lastEnding
            guard !isDisposed else { break }
            guard let source = advances(ending) else {
                downstream.end(ending)
                break
            }
            start(source)
        } while requests.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    /// Written before `requests` is raised, read after: only one sequence runs at a time.
    @exclusivity(unchecked) private var lastEnding = Ending.completed
}

#if TRACE_RESOURCES
    private let deepestChain = Atomic<Int>(0)

    /// How many sequences of a `concat`, `catch` or `retry` have been left within one another at most, in the
    /// whole process.
    ///
    /// They are left in a loop, so this stays small however many there are. Present with `TRACE_RESOURCES`
    /// only.
    public var maxTailRecursiveSinkStackSize: Int { deepestChain.load(ordering: .relaxed) }
#endif

/// The subscription to one sequence of a chain.
final class ChainLink<Element>: Boundary<Element> {
    private let chain: Chain<Element>

    init(_ chain: Chain<Element>) {
        self.chain = chain
        super.init()
    }

    override func next(_ element: Element) {
        if isOpen { chain.downstream.next(element) }
    }

    override func error(_ error: any Error) { finish(.error(error)) }

    override func completed() { finish(.completed) }

    override func abandoned() {
        chain.set(nil)
        chain.downstream.abandoned()
    }

    private func finish(_ ending: Ending) {
        guard stop() else { return }
        chain.set(nil)
        chain.advance(after: ending)
    }
}
