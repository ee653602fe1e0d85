// SPDX-License-Identifier: MIT

import Synchronization

/// An observable that combines the elements of several sources.
@usableFromInline
final class Combined<Out>: Observable<Out> {
    private let wire: (CombineCore<Out>) -> Void
    private let isolation: Isolation

    /// `isolation` is that of the closure that makes results. `wire` gives the core its cells and its `result`, calls `begin` and starts the sources.
    @usableFromInline
    init(_ isolation: Isolation, _ wire: @escaping (CombineCore<Out>) -> Void) {
        self.isolation = isolation
        self.wire = wire
        super.init()
    }

    override func attach(_ sink: Sink<Out>) { wire(CombineCore(sink, isolation)) }
}

/// What the cells of a combination share: it counts what they have.
@usableFromInline
class Combination: Token {
    final let gate = Gate()
    /// For the events of all cells.
    final let link: Link
    private let flag = Atomic<Bool>(false)
    private let lock = Lock()
    /// Filled before `begin`, and cleared within the gate: what runs there may rely on the cells to live. Guarded by `lock`,
    /// since who disposes reads them outside.
    @exclusivity(unchecked) private var cells: [Token] = []
    // All are touched within the gate, once the sources are started.
    @exclusivity(unchecked) final var count = 0
    @exclusivity(unchecked) final var ready = 0
    @exclusivity(unchecked) private var done = 0
    @exclusivity(unchecked) private var abandonedCount = 0

    init(_ isolation: Isolation) {
        link = Link(isolation)
        super.init()
    }

    @usableFromInline final var isDisposed: Bool { flag.load(ordering: .acquiring) }

    final func add(_ cell: Token) {
        count += 1
        cells.append(cell)
    }

    /// Notes that one more source is done; answers whether all are.
    final func noteDone() -> Bool {
        done += 1
        letGoIfAbandoned()
        return done == count
    }

    /// Notes that a source is dead; if none is left that could send, the downstream is told.
    final func noteAbandoned() {
        guard gate.enter() else { return gate.post { self.noteAbandoned() } }
        abandonedCount += 1
        letGoIfAbandoned()
        gate.leave()
    }

    private func letGoIfAbandoned() {
        guard abandonedCount > 0, abandonedCount + done == count else { return }
        removeCells()
        forgetResult()
        tellDownstream()
    }

    /// Whether every source is done, but for the one asking if `isDone` is false.
    final func othersAreDone(isDone: Bool) -> Bool { done == (isDone ? count : count - 1) }

    @usableFromInline
    override final func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        for cell in lock({ cells }) { cell.dispose() }
        forget()
    }

    /// Lets go of the cells, which hold this.
    private func forget() {
        guard gate.enter() else { return gate.post { self.forget() } }
        removeCells()
        forgetResult()
        gate.leave()
    }

    private func removeCells() {
        let old = lock {
            defer { cells = [] }
            return cells
        }
        withExtendedLifetime(old) {}
    }

    @usableFromInline func forgetResult() {}
    @usableFromInline func tellDownstream() {}
    @usableFromInline func send() {}
    @usableFromInline func end(_ ending: Ending) {}
}

/// The subscription to a combination: it sends the results.
@usableFromInline
final class CombineCore<Out>: Combination {
    /// Answers the result of the cells' elements. Called within the gate.
    @exclusivity(unchecked) @usableFromInline var result: () throws -> Out = {
        fatalError("Combined: the closure that wires a combination must set its result.")
    }
    private let downstream: Sink<Out>

    init(_ downstream: Sink<Out>, _ isolation: Isolation) {
        self.downstream = downstream
        super.init(isolation)
    }

    /// Connects the downstream. Called when all cells are there, before the sources are started.
    ///
    /// Without any cells it ends at once, with `emptyResult` after one result.
    @usableFromInline
    func begin(emptyResult: Bool = false) {
        downstream.connect(self)
        guard count == 0 else { return }
        if !emptyResult { return end(.completed) }
        let finish = { [self] in
            send()
            end(.completed)
        }
        if link.isHere { finish() } else { link.send(finish) }
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
    override func end(_ ending: Ending) {
        guard !isDisposed else { return }
        downstream.end(ending)
        dispose()
    }

    @usableFromInline
    override func tellDownstream() { downstream.abandoned() }

    @usableFromInline
    override func forgetResult() { result = { throw RxError.unknown } }
}
