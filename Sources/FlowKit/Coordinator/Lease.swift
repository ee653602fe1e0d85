// SPDX-License-Identifier: MIT

import RxKernel

/// A subscription that ends when its owner lets go of it.
struct Lease: ~Copyable {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) {
        self.disposable = disposable
    }

    deinit {
        disposable.dispose()
    }
}
