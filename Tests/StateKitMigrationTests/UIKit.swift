// SPDX-License-Identifier: MIT

import ControllerKit

// What the programs of these tests use of UIKit beside lists: a controller that loads its view, and a button.

@preconcurrency @MainActor
open class UIViewController {
    public init() {}
    open func viewDidLoad() {}
}

@preconcurrency @MainActor
public class UIButton: ReactiveCompatible {
    let taps = PublishRelay<Void>()
    public init() {}
}

extension Reactive where Base: UIButton {
    @preconcurrency @MainActor
    var tap: ControlEvent<Void> { ControlEvent(events: base.taps.asObservable()) }
}
