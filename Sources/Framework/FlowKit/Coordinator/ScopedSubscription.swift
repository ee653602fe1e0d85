// SPDX-License-Identifier: MIT

import RxKernel

/// A subscription that is disposed of when its owner is released, or sets it to nil.
struct ScopedSubscription: ~Copyable {
    /// Two words; without the class bound it would be five.
    private let disposable: any Disposable & AnyObject

    init(_ disposable: any Disposable & AnyObject) { self.disposable = disposable }

    init(_ disposable: any Disposable) {
        self.disposable =
            disposable as? any Disposable & AnyObject ?? CompositeDisposable(disposables: [disposable])
    }

    deinit {
        disposable.dispose()
    }
}
