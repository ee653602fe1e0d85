// SPDX-License-Identifier: MIT

import Synchronization

/// Reports the deallocation of the object that stores it. `rx.deallocated` is built on it.
///
/// Store one in a class to give its instances `rx.deallocated` and `rx.deallocating`. The base classes of view models,
/// controllers and views store one. Linux has no Objective-C runtime that could add it to a class from outside.
///
/// ```swift
/// final class Player: ReactiveCompatible, DeallocationReporting {
///     let deallocation = Deallocation()
/// }
///
/// ticks.take(until: player.rx.deallocated)
/// ```
///
/// Any thread may create and use it. It reports on the thread that deallocates its owner. Only the owner may retain it:
/// another reference would delay the report.
public final class Deallocation: Sendable {
    // Created when they are first read: most objects are not observed.
    private let deallocating = AtomicLazyReference<ReplaySubject<Void>>()
    private let deallocated = AtomicLazyReference<ReplaySubject<Void>>()

    /// Creates one for the object that stores it.
    public init() {}

    deinit {
        begin()
        report(deallocated.load())
    }

    /// Reports that the owner is about to be deallocated. Call it in the owner's `deinit`, where its members are still
    /// valid. Without this call `rx.deallocating` reports immediately before `rx.deallocated`.
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

/// A class whose instances report their deallocation.
/// ```swift
/// final class Cache: DeallocationReporting, ReactiveCompatible {
///     let deallocation = Deallocation()
/// }
/// ```
public protocol DeallocationReporting: AnyObject {
    /// The object that reports. Store it in a constant that nothing else retains.
    var deallocation: Deallocation { get }
}

extension Reactive where Base: DeallocationReporting {
    /// Sends one element and completes when the object was deallocated. It does not retain the object.
    public var deallocated: Observable<Void> { base.deallocation.isDeallocated }

    /// Sends one element and completes when the object is about to be deallocated, before `deallocated`. It does not
    /// retain the object.
    public var deallocating: Observable<Void> { base.deallocation.isDeallocating }
}
