// SPDX-License-Identifier: MIT

/// A moment of a `TestScheduler`'s clock, in ticks.
public typealias TestTime = Int
