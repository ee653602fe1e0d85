// SPDX-License-Identifier: MIT

/// The subscription to one source of a combination: the code that `combineLatest` and `zip` share.
@usableFromInline
class Cell<Element>: TerminalSink<Element> {
    final let core: Combination
    final let serializer: EventSerializer
    /// Guarded by the serializer.
    @exclusivity(unchecked) final private(set) var isDone = false

    init(_ core: Combination) {
        self.core = core
        serializer = core.serializer
        super.init()
        core.add(self)
    }

    /// Completes the combination if it can send no more results after this source has completed. Called within the
    /// serializer.
    func endIfLast() {}

    @usableFromInline
    override final func error(_ error: any Error) {
        if core.link.isBehind { core.link.send { self.fail(error) } } else { fail(error) }
    }

    private func fail(_ error: any Error) {
        guard serializer.enter() else { return serializer.post { self.error(error) } }
        if stop() { core.end(.error(error)) }
        serializer.leave()
    }

    @usableFromInline
    override final func completed() {
        if core.link.isBehind { core.link.send { self.finish() } } else { finish() }
    }

    private func finish() {
        guard serializer.enter() else { return serializer.post { self.completed() } }
        if stop() {
            isDone = true
            endIfLast()
            dispose()
        }
        serializer.leave()
    }

    @usableFromInline
    override final func abandoned() {
        super.abandoned()
        core.noteAbandoned()
    }
}
