// SPDX-License-Identifier: MIT

/// The subscription to one source of a combination: the code that `combineLatest` and `zip` share.
@usableFromInline
class Cell<Element>: Boundary<Element> {
    final let core: Combination
    final let gate: Gate
    /// Guarded by the gate.
    @exclusivity(unchecked) final private(set) var isDone = false

    init(_ core: Combination) {
        self.core = core
        gate = core.gate
        super.init()
        core.add(self)
    }

    /// Completes the combination if it can send no more results after this source has completed. Called within the
    /// gate.
    func endIfLast() {}

    @usableFromInline
    override final func error(_ error: any Error) {
        if core.link.isBehind { core.link.send { self.fail(error) } } else { fail(error) }
    }

    private func fail(_ error: any Error) {
        guard gate.enter() else { return gate.post { self.error(error) } }
        if stop() { core.end(.error(error)) }
        gate.leave()
    }

    @usableFromInline
    override final func completed() {
        if core.link.isBehind { core.link.send { self.finish() } } else { finish() }
    }

    private func finish() {
        guard gate.enter() else { return gate.post { self.completed() } }
        if stop() {
            isDone = true
            endIfLast()
            dispose()
        }
        gate.leave()
    }

    @usableFromInline
    override final func abandoned() {
        super.abandoned()
        core.noteAbandoned()
    }
}
