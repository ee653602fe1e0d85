// SPDX-License-Identifier: MIT

import Synchronization

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
    // Created when they are first read: most objects are not observed.
    private let deallocating = AtomicLazyReference<ReplaySubject<Void>>()
    private let deallocated = AtomicLazyReference<ReplaySubject<Void>>()

    /// One for the object that stores it.
    public init() {}

    deinit {
        begin()
        report(deallocated.load())
    }

    /// Reports that the owner is about to die. Call it in the owner's `deinit`, where its members still live; without such a call
    /// `rx.deallocating` reports just before `rx.deallocated`.
    public func begin() {
        report(deallocating.load())
    }

    private func report(_ subject: ReplaySubject<Void>?) {
        subject?.onNext(())
        subject?.onCompleted()
    }

    fileprivate var isDeallocating: Observable<Void> {
        deallocating.load() ?? deallocating.storeIfNil(.create(bufferSize: 1))
    }

    fileprivate var isDeallocated: Observable<Void> {
        deallocated.load() ?? deallocated.storeIfNil(.create(bufferSize: 1))
    }
}

/// A class whose objects report that they die.
public protocol DeallocationReporting: AnyObject {
    /// Stored, and retained by nothing else.
    var deallocation: Deallocation { get }
}

extension Reactive where Base: DeallocationReporting {
    /// Sends one element and completes when the object has died. It does not retain the object.
    public var deallocated: Observable<Void> { base.deallocation.isDeallocated }

    /// Sends one element and completes when the object is about to die, before `deallocated`. It does not retain the object.
    public var deallocating: Observable<Void> { base.deallocation.isDeallocating }
}
