// SPDX-License-Identifier: MIT

import RxKernel

/// A relay that the values of events can be bound to; see ``RxControllerEventBinder``.
public protocol RxControllerEventRelay<Element>: AnyObject {
    /// The type of the values.
    associatedtype Element

    /// Sends `event` to the subscribers of the relay.
    func accept(_ event: Element)
}

extension BehaviorRelay: RxControllerEventRelay {}
extension PublishRelay: RxControllerEventRelay {}
extension ReplayRelay: RxControllerEventRelay {}
