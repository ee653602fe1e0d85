// SPDX-License-Identifier: MIT

import Synchronization

/// Subscribes to sequences one after the other. `concat`, `catch` and `retry` are built on it.
final class Chain<Element>: ReplaceableDisposable {
    let downstream: Sink<Element>
    private let advances: (Ending) -> Observable<Element>?
    /// How many calls of `advance` have not been handled yet. A sequence that ends inside `start` only raises it, and
    /// the running call of `advance` loops: the calls do not nest.
    private let requests = Atomic<Int>(0)

    /// `advances` returns the sequence to subscribe to after an ending, or nil if the ending is to be passed on.
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

    /// Written before `requests` is raised and read after that. Only one sequence runs at a time.
    @exclusivity(unchecked) private var lastEnding = Ending.completed
}

#if TRACE_RESOURCES
    private let deepestChain = Atomic<Int>(0)

    /// The largest number of sequences of a `concat`, `catch` or `retry` that ended inside one another, in the whole
    /// process.
    ///
    /// Sequences that end at once are handled in a loop, so this number stays small for any number of them. Available
    /// with `TRACE_RESOURCES` only.
    public var maxTailRecursiveSinkStackSize: Int { deepestChain.load(ordering: .relaxed) }
#endif

/// The subscription to one sequence of a chain.
final class ChainLink<Element>: TerminalSink<Element> {
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

/// Returns a function that returns one source after the other. It does not retain those of an array that it has returned:
/// a source that has ended, and what its closures captured, is released while the next one runs.
func successive<Element>(
    _ sources: some Sequence<Observable<Element>>
) -> () -> Observable<Element>? {
    if let sources = sources as? [Observable<Element>] {
        var rest = Array(sources.reversed())
        return { rest.popLast() }
    }
    var iterator = sources.makeIterator()
    return { iterator.next() }
}
