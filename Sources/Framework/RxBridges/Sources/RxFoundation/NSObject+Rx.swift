// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

// Every subclass of NSObject has reactive members. For `rx.deallocated` a subclass conforms to `DeallocationReporting`
// and stores a `Deallocation`: Linux has no Objective-C runtime that could add it to an object from outside.
extension NSObject: @retroactive ReactiveCompatible {}
