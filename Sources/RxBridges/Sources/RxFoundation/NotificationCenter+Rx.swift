// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

extension NotificationCenter: @retroactive ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
    /// The notifications named `name`, or all, that `object` posts, or anyone.
    ///
    /// ```swift
    /// NotificationCenter.default.rx.notification(.NSSystemTimeZoneDidChange)
    ///     .observe(on: MainScheduler.instance).subscribe(onNext: { _ in redraw() }).disposed(by: bag)
    /// ```
    ///
    /// They are sent on the thread that posts them, until the subscription is disposed of; the sequence
    /// neither fails nor completes. It retains `object`.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification>
    {
        let center = base
        return .create(
            { observer in
                // Only the centre's callback uses it.
                nonisolated(unsafe) let observer = observer
                nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil)
                {
                    observer.onNext($0)
                }
                return Disposables.create(with: { center.removeObserver(token) })
            })
    }
}
