// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

extension Date {
    /// The same moment.
    public init(_ time: RxTime) { self.init(timeIntervalSince1970: time.timeIntervalSince1970) }
}

extension RxTime {
    /// The same moment.
    public init(_ date: Date) { self.init(timeIntervalSince1970: date.timeIntervalSince1970) }
}
