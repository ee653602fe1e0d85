// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Calls closures beside the events, before or after they are passed on. An error that one throws ends the sequence.
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
struct Effects<Element> {
    let onNext, afterNext: ((Element) throws -> Void)?
    let onError, afterError: ((any Error) throws -> Void)?
    let onCompleted, afterCompleted: (() throws -> Void)?
    let onSubscribe, onSubscribed, onDispose: (() -> Void)?
    let isolation: Isolation
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
        source.attach(DoSink(self, sink))
        effects.onSubscribed?()
    }
}

final class DoSink<Element>: Boundary<Element> {
    private let owner: Do<Element>
    private let downstream: Sink<Element>

    init(_ owner: Do<Element>, _ downstream: Sink<Element>) {
        self.owner = owner
        self.downstream = downstream
        super.init()
        downstream.connect(self)
    }

    override func next(_ element: Element) {
        guard isOpen else { return }
        owner.effects.isolation.check("do")
        do {
            if let onNext = owner.effects.onNext { try onNext(element) }
            downstream.next(element)
            if let afterNext = owner.effects.afterNext { try afterNext(element) }
        } catch {
            end { downstream.error(error) }
        }
    }

    override func error(_ error: any Error) {
        owner.effects.isolation.check("do")
        end {
            do {
                try owner.effects.onError?(error)
                downstream.error(error)
                try owner.effects.afterError?(error)
            } catch {
                downstream.error(error)
            }
        }
    }

    override func completed() {
        owner.effects.isolation.check("do")
        end {
            do {
                try owner.effects.onCompleted?()
                downstream.completed()
                try owner.effects.afterCompleted?()
            } catch {
                downstream.error(error)
            }
        }
    }

    override func disposed() {
        guard let onDispose = owner.effects.onDispose else { return }
        if owner.effects.isolation.isMain, !MainThread.isCurrent {
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
