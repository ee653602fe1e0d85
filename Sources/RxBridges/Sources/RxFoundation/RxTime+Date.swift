// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

extension Date {
    /// The same moment, as Foundation's type.
    public init(_ time: RxTime) { self.init(timeIntervalSince1970: time.timeIntervalSince1970) }
}

extension RxTime {
    /// The same moment, as the kernel's type.
    public init(_ date: Date) { self.init(timeIntervalSince1970: date.timeIntervalSince1970) }
}
