// SPDX-License-Identifier: MIT

/// One source of a `combineLatest`: holds its latest element.
@usableFromInline
final class LatestCell<Element>: Boundary<Element> {
    private let core: any CombineCoreType
    private let gate: Gate
    // Both are touched within the gate.
    @exclusivity(unchecked) private var latest: Element?
    @exclusivity(unchecked) private var isDone = false

    @usableFromInline
    init<Out>(_ core: CombineCore<Out>) {
        self.core = core
        gate = core.gate
        super.init()
        core.add(self)
    }

    /// The latest element. The core asks for it only when there is one.
    @usableFromInline var value: Element { latest! }

    @usableFromInline
    override func next(_ element: Element) {
        guard isOpen else { return }
        guard gate.enter() else { return gate.post { self.next(element) } }
        if latest == nil { core.change(ready: 1) }
        latest = element
        if core.isReady {
            core.send()
        } else if core.othersAreDone(isDone: isDone) {
            core.complete()
        }
        gate.leave()
    }

    @usableFromInline
    override func error(_ error: any Error) {
        guard gate.enter() else { return gate.post { self.error(error) } }
        if stop() { core.fail(error) }
        gate.leave()
    }

    @usableFromInline
    override func completed() {
        guard gate.enter() else { return gate.post { self.completed() } }
        if stop() {
            isDone = true
            if core.noteDone() { core.complete() }
            dispose()
        }
        gate.leave()
    }
}

/// What a cell needs of its core, whatever that sends.
protocol CombineCoreType: AnyObject {
    var gate: Gate { get }
    var isReady: Bool { get }
    func add(_ cell: Token)
    func change(ready change: Int)
    func send()
    func noteDone() -> Bool
    func othersAreDone(isDone: Bool) -> Bool
    func fail(_ error: any Error)
    func complete()
}

extension CombineCore: CombineCoreType {}
