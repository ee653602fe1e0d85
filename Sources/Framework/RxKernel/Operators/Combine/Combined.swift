// SPDX-License-Identifier: MIT

import Synchronization

/// An observable that combines the elements of several sources.
@usableFromInline
final class Combined<Out>: Observable<Out> {
    private let wire: (CombineCore<Out>) -> Void
    private let isolation: Isolation

    /// `isolation` is the isolation of the closure that computes results. `wire` gives the core its cells and its
    /// `result`, calls `begin` and starts the sources.
    @usableFromInline
    init(_ isolation: Isolation, _ wire: @escaping (CombineCore<Out>) -> Void) {
        self.isolation = isolation
        self.wire = wire
        super.init()
    }

    override func attach(_ sink: Sink<Out>) { wire(CombineCore(sink, isolation)) }
}

/// The state that the cells of a combination share: it counts the sources that have elements and those that have
/// completed.
@usableFromInline
class Combination: Token {
    final let serializer = EventSerializer()
    /// Used for the events of all cells.
    final let link: Link
    private let flag = Atomic<Bool>(false)
    private let lock = Lock()
    /// Filled before `begin`, and cleared within the serializer: code that runs within the serializer may rely on live cells.
    /// Guarded by `lock`, since disposal reads them outside of the serializer.
    @exclusivity(unchecked) private var cells: [Token] = []
    // All are guarded by the serializer after the sources were started.
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

    /// Counts one more completed source. Returns whether all sources have completed.
    final func noteDone() -> Bool {
        done += 1
        releaseIfAbandoned()
        return done == count
    }

    /// Counts an abandoned source. If no source remains that could send, the downstream is abandoned too.
    final func noteAbandoned() {
        guard serializer.enter() else { return serializer.post { self.noteAbandoned() } }
        abandonedCount += 1
        releaseIfAbandoned()
        serializer.leave()
    }

    private func releaseIfAbandoned() {
        guard abandonedCount > 0, abandonedCount + done == count else { return }
        removeCells()
        releaseResult()
        notifyDownstream()
    }

    /// Whether all sources have completed, not counting the caller if `isDone` is false.
    final func othersAreDone(isDone: Bool) -> Bool { done == (isDone ? count : count - 1) }

    @usableFromInline
    override final func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        for cell in lock({ cells }) { cell.dispose() }
        releaseAll()
    }

    /// Releases the cells, which retain this.
    private func releaseAll() {
        guard serializer.enter() else { return serializer.post { self.releaseAll() } }
        removeCells()
        releaseResult()
        serializer.leave()
    }

    private func removeCells() {
        let old = lock {
            defer { cells = [] }
            return cells
        }
        withExtendedLifetime(old) {}
    }

    @usableFromInline func releaseResult() {}
    @usableFromInline func notifyDownstream() {}
    @usableFromInline func send() {}
    @usableFromInline func end(_ ending: Ending) {}
}

/// The subscription to a combination: it sends the results.
@usableFromInline
final class CombineCore<Out>: Combination {
    /// Returns the result for the cells' elements. Called within the serializer.
    @exclusivity(unchecked) @usableFromInline var result: () throws -> Out = {
        fatalError("Combined: the closure that wires a combination must set its result.")
    }
    private let downstream: Sink<Out>

    init(_ downstream: Sink<Out>, _ isolation: Isolation) {
        self.downstream = downstream
        super.init(isolation)
    }

    /// Connects the downstream. Called after all cells were created, before the sources are started.
    ///
    /// Without cells it completes at once, after one result if `emptyResult` is true.
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
    override func notifyDownstream() { downstream.abandoned() }

    @usableFromInline
    override func releaseResult() { result = { throw RxError.unknown } }
}
