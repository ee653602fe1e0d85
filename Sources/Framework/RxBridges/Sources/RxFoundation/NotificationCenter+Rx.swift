// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

extension NotificationCenter: @retroactive ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
    /// Returns the notifications named `name`, or with any name if it is nil, that `object` posts, or any object if it
    /// is nil.
    ///
    /// ```swift
    /// NotificationCenter.default.rx.notification(.NSSystemTimeZoneDidChange)
    ///     .observe(on: MainScheduler.instance).subscribe(onNext: { _ in redraw() }).disposed(by: bag)
    /// ```
    ///
    /// They are sent on the posting thread until the subscription is disposed of. The sequence neither fails nor
    /// completes. It retains `object`.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification>
    {
        let center = base
        return .create(
            { observer in
                // Guard: only the notification centre's callback uses it.
                nonisolated(unsafe) let observer = observer
                nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil)
                {
                    observer.onNext($0)
                }
                return Disposables.create(with: { center.removeObserver(token) })
            })
    }
}
