// SPDX-License-Identifier: MIT

/// An observable that combines the elements of several sources.
@usableFromInline
final class Combined<Out>: Observable<Out> {
    private let wire: (CombineCore<Out>) -> [() -> Void]

    /// `wire` adds cells to the core, sets its `result` and answers what starts the sources.
    @usableFromInline
    init(_ wire: @escaping (CombineCore<Out>) -> [() -> Void]) {
        self.wire = wire
        super.init()
    }

    override func attach(_ sink: Sink<Out>) {
        let core = CombineCore(sink)
        let starts = wire(core)
        if starts.isEmpty { return sink.completed() }
        for start in starts where !core.isDisposed { start() }
    }
}

/// The subscription to a combination: it counts what its cells have, and sends the results.
@usableFromInline
final class CombineCore<Out>: Late {
    /// Answers the result of the cells' elements.
    @exclusivity(unchecked) @usableFromInline var result: () throws -> Out = {
        preconditionFailure("Combined: the closure that wires a combination must set its result.")
    }
    let gate = Gate()
    private let downstream: Sink<Out>
    private let cells = CompositeDisposable()
    // All are touched within the gate, once the sources are started.
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var ready = 0
    @exclusivity(unchecked) private var done = 0

    init(_ downstream: Sink<Out>) {
        self.downstream = downstream
        super.init()
        set(cells)
        downstream.connect(self)
    }

    func add(_ cell: Token) {
        count += 1
        _ = cells.insert(cell)
    }

    /// Notes that one more, or one less, cell has an element.
    func change(ready change: Int) { ready += change }

    var isReady: Bool { ready == count }

    func send() {
        guard !isDisposed else { return }
        do {
            downstream.next(try result())
        } catch {
            fail(error)
        }
    }

    /// Notes that a cell's source is done; answers whether all are.
    func noteDone() -> Bool {
        done += 1
        return done == count
    }

    /// Whether every source is done, but for the one asking if `isDone` is false.
    func othersAreDone(isDone: Bool) -> Bool { done == (isDone ? count : count - 1) }

    func fail(_ error: any Error) {
        guard !isDisposed else { return }
        downstream.error(error)
        dispose()
    }

    func complete() {
        guard !isDisposed else { return }
        downstream.completed()
        dispose()
    }
}
