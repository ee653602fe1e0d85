// SPDX-License-Identifier: MIT

import Synchronization

/// A sink that owns the subscription to its upstream. It passes nothing on after a terminal event or disposal.
///
/// One atomic word stores its state. An event costs a relaxed load; only the end of the subscription costs a
/// read-modify-write.
@usableFromInline
class TerminalSink<Element>: Sink<Element> {
    @usableFromInline final let state = Atomic<UInt8>(0)
    /// Written once before `state` gains `.connected`; cleared once by the thread that found both bits set.
    @exclusivity(unchecked) @usableFromInline final var upstream: Token?

    @inlinable override init() { super.init() }

    @usableFromInline
    override func connect(_ upstream: Token) {
        self.upstream = upstream
        if state.bitwiseOr(TerminalSinkState.connected, ordering: .acquiringAndReleasing).oldValue
            & TerminalSinkState.disposed != 0
        {
            self.upstream = nil
            upstream.dispose()
        }
    }

    @usableFromInline
    override final func dispose() {
        let old = state.bitwiseOr(TerminalSinkState.disposed, ordering: .acquiringAndReleasing).oldValue
        guard old & TerminalSinkState.disposed == 0 else { return }
        if old & TerminalSinkState.connected != 0 {
            var taken: Token?
            swap(&taken, &upstream)
            taken?.dispose()
        }
        disposed()
    }

    @usableFromInline
    override func abandoned() {
        let old = state.bitwiseAnd(~TerminalSinkState.connected, ordering: .acquiringAndReleasing).oldValue
        if old & (TerminalSinkState.connected | TerminalSinkState.disposed) == TerminalSinkState.connected {
            upstream = nil
        }
    }

    /// Disposes of the upstream, which has ended, before this sink has ended: this sink may still have events to send.
    final func disposeUpstream() {
        let old = state.bitwiseAnd(~TerminalSinkState.connected, ordering: .acquiringAndReleasing).oldValue
        guard old & (TerminalSinkState.connected | TerminalSinkState.disposed) == TerminalSinkState.connected
        else {
            return
        }
        var taken: Token?
        swap(&taken, &upstream)
        taken?.dispose()
    }

    @usableFromInline override final var isWanted: Bool { isOpen }

    /// Called once, after disposal or after the terminal event was passed on. Subclasses release their state here.
    @usableFromInline func disposed() {}

    /// Whether events may still be passed on: neither ended nor disposed of.
    @inlinable @inline(__always) final var isOpen: Bool {
        state.load(ordering: .relaxed) & (TerminalSinkState.stopped | TerminalSinkState.disposed) == 0
    }

    @inlinable @inline(__always) final var isDisposed: Bool {
        state.load(ordering: .relaxed) & TerminalSinkState.disposed != 0
    }

    /// Marks the sink as ended. Returns true for the one caller that may pass on the terminal event.
    @inlinable
    final func stop() -> Bool {
        state.bitwiseOr(TerminalSinkState.stopped, ordering: .acquiringAndReleasing).oldValue
            & (TerminalSinkState.stopped | TerminalSinkState.disposed) == 0
    }
}

/// The bits of a boundary's state.
@usableFromInline
enum TerminalSinkState {
    /// `upstream` is set.
    @inlinable static var connected: UInt8 { 1 }
    /// A terminal event has arrived.
    @inlinable static var stopped: UInt8 { 2 }
    /// The subscription was disposed of.
    @inlinable static var disposed: UInt8 { 4 }
}
