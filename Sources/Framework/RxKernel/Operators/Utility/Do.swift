// SPDX-License-Identifier: MIT

import Synchronization

extension ObservableType {
    /// Calls closures for the events of the sequence, for side effects. The events are passed on.
    ///
    /// ```swift
    /// load.do(onSubscribe: { spinner.start() }, onDispose: { spinner.stop() })
    /// ```
    ///
    /// The `on…` closures are called before an event is passed on, the `after…` closures after that, on the event's
    /// thread. `onSubscribe` and `onSubscribed` are called before and after the source is subscribed to. `onDispose` is
    /// called once: after `onSubscribed`, after the terminal event or disposal, and after the source has been disposed
    /// of. An error that a closure throws ends the sequence: it is sent in place of the events that follow. Closures
    /// that belong to an actor are called on that actor.
    public func `do`(
        isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Element) throws -> Void)? = nil,
        afterNext: (@isolated(any) (Element) throws -> Void)? = nil,
        onError: (@isolated(any) (any Error) throws -> Void)? = nil,
        afterError: (@isolated(any) (any Error) throws -> Void)? = nil,
        onCompleted: (@isolated(any) () throws -> Void)? = nil,
        afterCompleted: (@isolated(any) () throws -> Void)? = nil,
        onSubscribe: (@isolated(any) () -> Void)? = nil, onSubscribed: (@isolated(any) () -> Void)? = nil,
        onDispose: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        Do(
            asObservable(),
            Effects(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose, caller, file, line))
    }
}

/// The closures of a `do`.
final class Effects<Element> {
    let onNext, afterNext: ((Element) throws -> Void)?
    let onError, afterError: ((any Error) throws -> Void)?
    let onCompleted, afterCompleted: (() throws -> Void)?
    let onSubscribe, onSubscribed, onDispose: (() -> Void)?
    /// The isolation of all closures except `onDispose`.
    let isolation: Isolation
    let disposal: Isolation

    init(
        onNext: (@isolated(any) (Element) throws -> Void)?,
        afterNext: (@isolated(any) (Element) throws -> Void)?,
        onError: (@isolated(any) (any Error) throws -> Void)?,
        afterError: (@isolated(any) (any Error) throws -> Void)?,
        onCompleted: (@isolated(any) () throws -> Void)?, afterCompleted: (@isolated(any) () throws -> Void)?,
        onSubscribe: (@isolated(any) () -> Void)?, onSubscribed: (@isolated(any) () -> Void)?,
        onDispose: (@isolated(any) () -> Void)?, _ caller: (any Actor)?, _ file: StaticString, _ line: UInt
    ) {
        // One for each closure that is given.
        let actors: [(any Actor)??] = [
            onNext == nil ? nil : .some(onNext?.isolation),
            afterNext == nil ? nil : .some(afterNext?.isolation),
            onError == nil ? nil : .some(onError?.isolation),
            afterError == nil ? nil : .some(afterError?.isolation),
            onCompleted == nil ? nil : .some(onCompleted?.isolation),
            afterCompleted == nil ? nil : .some(afterCompleted?.isolation),
            onSubscribe == nil ? nil : .some(onSubscribe?.isolation),
            onSubscribed == nil ? nil : .some(onSubscribed?.isolation),
        ]
        isolation = Isolation(common: actors.compactMap(\.self), caller, "do", file, line)
            .watching(onNext).watching(afterNext).watching(onError).watching(onCompleted).watching(
                onSubscribe)
        disposal = Isolation(of: onDispose, onDispose?.isolation, caller, "do", file, line)
        self.onNext = onNext.map { withoutIsolation($0) }
        self.afterNext = afterNext.map { withoutIsolation($0) }
        self.onError = onError.map { withoutIsolation($0) }
        self.afterError = afterError.map { withoutIsolation($0) }
        self.onCompleted = onCompleted.map { withoutIsolation($0) }
        self.afterCompleted = afterCompleted.map { withoutIsolation($0) }
        self.onSubscribe = onSubscribe.map { withoutIsolation($0) }
        self.onSubscribed = onSubscribed.map { withoutIsolation($0) }
        self.onDispose = onDispose.map { withoutIsolation($0) }
    }

    /// Whether a closure must be called when the source is subscribed to.
    var isSubscribing: Bool { onSubscribe != nil || onSubscribed != nil }
}

final class Do<Element>: Observable<Element> {
    let source: Observable<Element>
    let effects: Effects<Element>

    init(_ source: Observable<Element>, _ effects: Effects<Element>) {
        self.source = source
        self.effects = effects
        super.init()
    }

    override func attach(_ sink: Sink<Element>) {
        if effects.isSubscribing, !effects.isolation.isCurrent {
            effects.isolation.attach(sink, run)
        } else {
            run(sink)
        }
    }

    private func run(_ sink: Sink<Element>) {
        effects.onSubscribe?()
        let effectSink = DoSink(effects, sink)
        source.attach(effectSink)
        effects.onSubscribed?()
        effectSink.subscribed()
    }
}

final class DoSink<Element>: TerminalSink<Element> {
    private let effects: Effects<Element>
    private let downstream: Sink<Element>
    private let link: Link
    /// The steps that must finish before `onDispose` is called.
    private let pending = Atomic<UInt8>(Pending.subscribing | Pending.disposal)
    private let hasReported = Atomic<Bool>(false)

    init(_ effects: Effects<Element>, _ downstream: Sink<Element>) {
        self.effects = effects
        self.downstream = downstream
        link = Link(effects.isolation)
        super.init()
        downstream.connect(self)
    }

    override func next(_ element: Element) {
        if link.isHere { send(element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: Element) { link.send { self.send(element) } }

    private func send(_ element: Element) {
        guard isOpen else { return }
        do {
            if let onNext = effects.onNext { try onNext(element) }
            downstream.next(element)
            if let afterNext = effects.afterNext { try afterNext(element) }
        } catch {
            end { downstream.error(error) }
        }
    }

    override func error(_ error: any Error) {
        if link.isHere { fail(error) } else { link.send { self.fail(error) } }
    }

    override func completed() {
        if link.isHere { finish() } else { link.send(finish) }
    }

    private func fail(_ error: any Error) {
        end {
            do {
                try effects.onError?(error)
                downstream.error(error)
                try effects.afterError?(error)
            } catch {
                downstream.error(error)
            }
        }
    }

    private func finish() {
        end {
            do {
                try effects.onCompleted?()
                downstream.completed()
                try effects.afterCompleted?()
            } catch {
                downstream.error(error)
            }
        }
    }

    override func abandoned() {
        super.abandoned()
        // With an `onDispose`, a later disposal must still reach this sink.
        if effects.onDispose == nil { downstream.abandoned() }
    }

    override func disposed() { isDone(Pending.disposal) }

    /// Called after the source was subscribed to and `onSubscribed` was called.
    func subscribed() { isDone(Pending.subscribing) }

    private func isDone(_ part: UInt8) {
        guard let onDispose = effects.onDispose,
            pending.bitwiseAnd(~part, ordering: .acquiringAndReleasing).newValue == 0,
            !hasReported.exchange(true, ordering: .acquiringAndReleasing)
        else { return }
        effects.disposal.perform(onDispose)
    }

    private func end(_ body: () -> Void) {
        guard stop() else { return }
        pending.bitwiseOr(Pending.ending, ordering: .acquiringAndReleasing)
        body()
        dispose()
        isDone(Pending.ending)
    }
}

/// The steps that `onDispose` waits for.
private enum Pending {
    static let subscribing: UInt8 = 1
    static let ending: UInt8 = 2
    static let disposal: UInt8 = 4
}
