// SPDX-License-Identifier: MIT

public import FlowKit
public import RxKernel

// In an extension of a protocol, so that a subclass may declare a property of this name: most controllers that are written for RxSwift do.
extension Presentable where Self: ViewController {
    /// Retains subscriptions as long as the controller lives.
    ///
    /// A subclass may declare a bag of its own with the same name. `RxViewController` keeps its bindings in this one.
    public var disposeBag: DisposeBag { ownBag }
}
