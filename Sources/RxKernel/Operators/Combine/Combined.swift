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

/// What the cells of a combination share: it counts what they have.
@usableFromInline
class Combination: Late {
    final let gate = Gate()
    private let cells = CompositeDisposable()
    // All are touched within the gate, once the sources are started.
    @exclusivity(unchecked) final var count = 0
    @exclusivity(unchecked) final var ready = 0
    @exclusivity(unchecked) private var done = 0

    override init() {
        super.init()
        set(cells)
    }

    final func add(_ cell: Token) {
        count += 1
        _ = cells.insert(cell)
    }

    /// Notes that one more source is done; answers whether all are.
    final func noteDone() -> Bool {
        done += 1
        return done == count
    }

    /// Whether every source is done, but for the one asking if `isDone` is false.
    final func othersAreDone(isDone: Bool) -> Bool { done == (isDone ? count : count - 1) }

    @usableFromInline func send() {}
    @usableFromInline func end(_ ending: Ending) {}
}

/// The subscription to a combination: it sends the results.
@usableFromInline
final class CombineCore<Out>: Combination {
    /// Answers the result of the cells' elements.
    @exclusivity(unchecked) @usableFromInline var result: () throws -> Out = {
        preconditionFailure("Combined: the closure that wires a combination must set its result.")
    }
    private let downstream: Sink<Out>

    init(_ downstream: Sink<Out>) {
        self.downstream = downstream
        super.init()
        downstream.connect(self)
    }

    @usableFromInline
    override func send() {
        guard !isDisposed else { return }
        do {
            downstream.next(try result())
        } catch {
            end(.error(error))
        }
    }

    @usableFromInline
    override func dispose() {
        super.dispose()
        forget()
    }

    /// Lets go of the cells, which hold this.
    private func forget() {
        guard gate.enter() else { return gate.post { self.forget() } }
        result = { throw RxError.unknown }
        gate.leave()
    }

    @usableFromInline
    override func end(_ ending: Ending) {
        guard !isDisposed else { return }
        downstream.end(ending)
        dispose()
    }
}
