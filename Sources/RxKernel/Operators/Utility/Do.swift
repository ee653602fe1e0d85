// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Calls closures beside the events, for effects that are no part of the result.
    ///
    /// ```swift
    /// load.do(onSubscribe: { spinner.start() }, onDispose: { spinner.stop() })
    /// ```
    ///
    /// The `on…` closures are called before an event is passed on, the `after…` ones afterwards, on its
    /// thread. `onSubscribe` and `onSubscribed` are called before and after the source is subscribed to,
    /// `onDispose` once, after the ending or on disposal; one formed on the main actor is sent there. An
    /// error that a closure throws is sent in place of what follows, and ends the sequence.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        Do(
            asObservable(),
            Effects(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose, isolation: Isolation(isolation)))
    }
}

/// The closures of a `do`.
final class Effects<Element> {
    let onNext, afterNext: ((Element) throws -> Void)?
    let onError, afterError: ((any Error) throws -> Void)?
    let onCompleted, afterCompleted: (() throws -> Void)?
    let onSubscribe, onSubscribed, onDispose: (() -> Void)?
    let isolation: Isolation

    init(
        onNext: ((Element) throws -> Void)?, afterNext: ((Element) throws -> Void)?,
        onError: ((any Error) throws -> Void)?, afterError: ((any Error) throws -> Void)?,
        onCompleted: (() throws -> Void)?, afterCompleted: (() throws -> Void)?,
        onSubscribe: (() -> Void)?, onSubscribed: (() -> Void)?, onDispose: (() -> Void)?,
        isolation: Isolation
    ) {
        (self.onNext, self.afterNext) = (onNext, afterNext)
        (self.onError, self.afterError) = (onError, afterError)
        (self.onCompleted, self.afterCompleted) = (onCompleted, afterCompleted)
        (self.onSubscribe, self.onSubscribed, self.onDispose) = (onSubscribe, onSubscribed, onDispose)
        self.isolation = isolation
    }
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
        effects.isolation.check("do")
        effects.onSubscribe?()
        source.attach(DoSink(effects, sink))
        effects.onSubscribed?()
    }
}

final class DoSink<Element>: Boundary<Element> {
    private let effects: Effects<Element>
    private let downstream: Sink<Element>

    init(_ effects: Effects<Element>, _ downstream: Sink<Element>) {
        self.effects = effects
        self.downstream = downstream
        super.init()
        downstream.connect(self)
    }

    override func next(_ element: Element) {
        guard isOpen else { return }
        effects.isolation.check("do")
        do {
            if let onNext = effects.onNext { try onNext(element) }
            downstream.next(element)
            if let afterNext = effects.afterNext { try afterNext(element) }
        } catch {
            end { downstream.error(error) }
        }
    }

    override func error(_ error: any Error) {
        effects.isolation.check("do")
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

    override func completed() {
        effects.isolation.check("do")
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
        // Whoever disposes of the subscription after all must find this.
        if effects.onDispose == nil { downstream.abandoned() }
    }

    override func disposed() {
        guard let onDispose = effects.onDispose else { return }
        if effects.isolation.isMain, !MainThread.isCurrent {
            MainScheduler.post(onDispose)
        } else {
            onDispose()
        }
    }

    private func end(_ body: () -> Void) {
        guard stop() else { return }
        body()
        dispose()
    }
}
