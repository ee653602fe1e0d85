// SPDX-License-Identifier: MIT

/// An observer that sets something on an object, which it does not retain.
///
/// What `bind(to:)` and `drive(_:)` set views with. A writable property needs none of its own:
/// `label.rx.text` is made by `Reactive`. For something that is not a matter of one object,
/// `subscribe(onNext:)` is simpler.
///
/// ```swift
/// extension Reactive where Base: Label {
///     var text: Binder<String> { Binder(base) { $0.text = $1 } }
/// }
/// ```
///
/// It binds on its scheduler, the main one unless told otherwise: an event that arrives elsewhere is sent
/// there. When the object is gone it does nothing. An error is a mistake of the program: it stops a debug
/// build, since a view cannot show it, and is dropped in a release build.
public struct Binder<Value>: ObserverType {
    /// What it sets.
    public typealias Element = Value

    private let sink: BinderSink<Value>

    /// A binder that calls `binding` with `target` and each value, on `scheduler`, while `target` lives.
    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
        binding: @escaping @isolated(any) (Target, Value) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let isolation = Isolation(binding.isolation, "Binder", file, line)
        let binding = plain(binding)
        sink = BinderSink(scheduler, isolation) { [weak target] value in
            if let target { binding(target, value) }
        }
    }

    /// A binder on the main scheduler.
    init<Target: AnyObject>(unchecked target: Target, _ binding: @escaping (Target, Value) -> Void) {
        sink = BinderSink(MainScheduler(), Isolation()) { [weak target] value in
            if let target { binding(target, value) }
        }
    }

    /// Takes `event` as the other methods would.
    public func on(_ event: Event<Value>) { sink.on(event) }

    /// Sets `element`, within the call on the main thread if nothing waits there, otherwise when the
    /// scheduler's turn comes.
    public func onNext(_ element: Value) { sink.next(element) }

    /// This binder with its type erased.
    public func asObserver() -> AnyObserver<Value> { AnyObserver(sink: sink) }
}

/// Schedulers and the closure are immutable; the closure is called on the scheduler and on its actor only.
extension Binder: @unchecked Sendable where Value: Sendable {}

final class BinderSink<Value>: Sink<Value> {
    private let scheduler: any ImmediateSchedulerType
    private let link: Link
    private let bind: (Value) -> Void

    init(_ scheduler: any ImmediateSchedulerType, _ isolation: Isolation, _ bind: @escaping (Value) -> Void) {
        self.scheduler = scheduler
        link = Link(isolation)
        self.bind = bind
        super.init()
    }

    override func next(_ element: Value) {
        _ = scheduler.schedule(element) { [self] element in
            if link.isHere { bind(element) } else { link.send { self.bind(element) } }
            return Disposables.create()
        }
    }

    override func error(_ error: any Error) {
        assertionFailure(
            "A binder was sent an error (\(error)) and takes values only. Handle errors before bind(to:), with catch or asDriver."
        )
    }
}
