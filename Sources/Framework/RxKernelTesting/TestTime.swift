// SPDX-License-Identifier: MIT

/// A point in a `TestScheduler`'s time, in ticks.
public typealias TestTime = Int
