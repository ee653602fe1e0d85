// SPDX-License-Identifier: MIT

/// Reports that the object which stores it is dying: what is behind `rx.deallocated`.
///
/// A class gets `rx.deallocated` and `rx.deallocating` by storing one. The base classes of view models, controllers and views
/// have one; nothing on Linux can add it to a class from outside.
///
/// ```swift
/// final class Player: ReactiveCompatible, DeallocationReporting {
///     let deallocation = Deallocation()
/// }
///
/// ticks.take(until: player.rx.deallocated)
/// ```
///
/// It is created and used by any thread, and reports on the thread on which its owner dies. Do not retain it elsewhere: it would
/// report late.
public final class Deallocation: Sendable {
    fileprivate let deallocating = ReplaySubject<Void>.create(bufferSize: 1)
    fileprivate let deallocated = ReplaySubject<Void>.create(bufferSize: 1)

    /// One for the object that stores it.
    public init() {}

    deinit {
        begin()
        deallocated.onNext(())
        deallocated.onCompleted()
    }

    /// Reports that the owner is about to die. Call it in the owner's `deinit`, where its members still live; without such a call
    /// `rx.deallocating` reports just before `rx.deallocated`.
    public func begin() {
        deallocating.onNext(())
        deallocating.onCompleted()
    }
}

/// A class whose objects report that they die.
public protocol DeallocationReporting: AnyObject {
    /// Stored, and retained by nothing else.
    var deallocation: Deallocation { get }
}

extension Reactive where Base: DeallocationReporting {
    /// Sends one element and completes when the object has died. It does not retain the object.
    public var deallocated: Observable<Void> { base.deallocation.deallocated }

    /// Sends one element and completes when the object is about to die, before `deallocated`. It does not retain the object.
    public var deallocating: Observable<Void> { base.deallocation.deallocating }
}
