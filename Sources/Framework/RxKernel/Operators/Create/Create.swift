// SPDX-License-Identifier: MIT

import Synchronization

extension ObservableType {
    /// Returns a sequence whose events `subscribe` sends. The closure is called for each subscription: on the actor to
    /// which it belongs, or on the subscribing thread if it belongs to no actor.
    ///
    /// ```swift
    /// Observable<Int>.create { observer in
    ///     let timer = startTimer { observer.onNext($0) }
    ///     return Disposables.create { timer.stop() }
    /// }
    /// ```
    ///
    /// The closure may send events before it returns or later, from any thread, but not from several at the same time.
    /// It returns a disposable that ends the source, which is disposed of after a terminal event and on disposal.
    /// Events that are sent after that are dropped.
    public static func create(
        isolation caller: (any Actor)? = #isolation,
        _ subscribe: @escaping @isolated(any) (AnyObserver<Element>) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        Create(
            withoutIsolation(subscribe),
            Isolation(of: subscribe, subscribe.isolation, caller, "create", file, line))
    }
}

final class Create<Element>: Observable<Element> {
    private let factory: (AnyObserver<Element>) -> any Disposable
    private let isolation: Isolation

    init(_ factory: @escaping (AnyObserver<Element>) -> any Disposable, _ isolation: Isolation) {
        self.factory = factory
        self.isolation = isolation
        super.init()
    }

    override func attach(_ sink: Sink<Element>) {
        if isolation.isCurrent { run(sink) } else { isolation.attach(sink, run) }
    }

    private func run(_ sink: Sink<Element>) {
        let entry = CreateSink(sink)
        sink.connect(entry)
        entry.store(factory(AnyObserver(sink: entry)))
    }
}

/// Receives the events of a source outside of the kernel, which may break the contract.
class CreateSink<Element>: TerminalSink<Element> {
    final let downstream: Sink<Element>

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
    }

    /// Stores the disposable that ends the source.
    func store(_ disposable: any Disposable) {
        // One that does nothing is not stored. The comparison of types is much cheaper than the cast.
        if type(of: disposable) == NopDisposable.self { return }
        connect(disposable as? Token ?? DisposableToken(disposable))
    }

    override func next(_ element: Element) {
        if isOpen { downstream.next(element) }
    }

    override func error(_ error: any Error) {
        guard stop() else { return }
        downstream.error(error)
        dispose()
    }

    override func completed() {
        guard stop() else { return }
        downstream.completed()
        dispose()
    }

    override func abandoned() {
        super.abandoned()
        downstream.abandoned()
    }
}

/// Receives the events of a source outside of the kernel, to which the subscriber's disposable belongs.
final class AdaptedSink<Element>: CreateSink<Element> {
    override func error(_ error: any Error) {
        if stop() { downstream.error(error) }
    }

    override func completed() {
        if stop() { downstream.completed() }
    }
}

/// A token for a disposable outside of the kernel.
final class DisposableToken: Token {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) {
        self.disposable = disposable
        super.init()
    }

    override func dispose() { disposable.dispose() }
}
