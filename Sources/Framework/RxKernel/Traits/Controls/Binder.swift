// SPDX-License-Identifier: MIT

/// An observer that sets a property of an object, which it does not retain.
///
/// Views are set through `bind(to:)` and `drive(_:)` with binders. A writable property needs no binder of its own:
/// `Reactive` provides one, as in `label.rx.text`. For an effect that does not belong to one object,
/// `subscribe(onNext:)` is simpler.
///
/// ```swift
/// extension Reactive where Base: Label {
///     var text: Binder<String> { Binder(base) { $0.text = $1 } }
/// }
/// ```
///
/// It calls its closure on its scheduler, by default the main scheduler: an event that arrives elsewhere is sent there.
/// After the object was deallocated it does nothing. The sequence must not fail, since a view cannot show an error: an
/// error stops a debug build and is dropped in a release build.
public struct Binder<Value>: ObserverType {
    /// The type of the property.
    public typealias Element = Value

    private let sink: Sink<Value>

    /// Creates a binder that calls `binding` on `scheduler` with `target` and each value, until `target` is
    /// deallocated.
    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
        isolation caller: (any Actor)? = #isolation,
        binding: @escaping @isolated(any) (Target, Value) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let isolation = Isolation(of: binding, binding.isolation, caller, "Binder", file, line)
        sink = BinderSink(target, scheduler, isolation, withoutIsolation(binding))
    }

    /// Creates a binder on the main scheduler for a closure of the main actor. The scheduler calls it there,
    /// so that no event needs a check of the actor. The views of the framework use it.
    package init<Target: AnyObject>(
        onMain target: Target, _ binding: @escaping @MainActor (Target, Value) -> Void
    ) {
        self.init(unchecked: target, unsafeBitCast(binding, to: ((Target, Value) -> Void).self))
    }

    /// Creates a binder on the main scheduler.
    @usableFromInline
    init<Target: AnyObject>(unchecked target: Target, _ binding: @escaping (Target, Value) -> Void) {
        sink = BinderSink(target, MainScheduler(), Isolation(), binding)
    }

    /// Passes `event` to the method for its kind.
    public func on(_ event: Event<Value>) { sink.on(event) }

    /// Sets `element`: before this returns if it is called on the main thread and no work is queued there, otherwise in
    /// a turn of the scheduler.
    public func onNext(_ element: Value) { sink.next(element) }

    /// Returns this binder with its type erased.
    public func asObserver() -> AnyObserver<Value> { AnyObserver(sink: sink) }
}

/// Guard: the scheduler and the closure are immutable, and the closure is called on the scheduler and on its actor
/// only.
extension Binder: @unchecked Sendable where Value: Sendable {}

private final class BinderSink<Target: AnyObject, Value>: Sink<Value> {
    private let target: ZeroingReference<Target>
    private let scheduler: any ImmediateSchedulerType
    /// The scheduler, if it is a main scheduler, whose work needs no closure where it runs at once.
    /// Not retained, since `scheduler` retains it, and each event would retain and release it.
    private let main: Unmanaged<MainScheduler>?
    private let link: Link
    private let binding: (Target, Value) -> Void

    init(
        _ target: Target, _ scheduler: any ImmediateSchedulerType, _ isolation: Isolation,
        _ binding: @escaping (Target, Value) -> Void
    ) {
        self.target = ZeroingReference(target)
        self.scheduler = scheduler
        main = (scheduler as? MainScheduler).map(Unmanaged.passUnretained)
        link = Link(isolation)
        self.binding = binding
        super.init()
    }

    override func next(_ element: Value) {
        guard let main, link.isHereOnMain, main._withUnsafeGuaranteedRef({ $0.enter() }) else {
            return schedule(element)
        }
        bind(element)
        main._withUnsafeGuaranteedRef { $0.leave() }
    }

    @inline(__always)
    private func bind(_ element: Value) {
        if let target = target.object { binding(target, element) }
    }

    private func schedule(_ element: Value) {
        _ = scheduler.scheduleWork(element) { [self] element in
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
