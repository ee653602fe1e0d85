// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

// Every subclass of NSObject has reactive members. One that is to have `rx.deallocated` conforms to `DeallocationReporting`
// and stores a `Deallocation`: on Linux nothing can be attached to an NSObject from outside.
extension NSObject: @retroactive ReactiveCompatible {}
