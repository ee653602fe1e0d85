// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

extension Date {
    /// Creates the same point in time as a `Date`.
    public init(_ time: RxTime) { self.init(timeIntervalSince1970: time.timeIntervalSince1970) }
}

extension RxTime {
    /// Creates the same point in time as an `RxTime`.
    public init(_ date: Date) { self.init(timeIntervalSince1970: date.timeIntervalSince1970) }
}
