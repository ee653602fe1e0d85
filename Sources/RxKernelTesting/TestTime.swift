// SPDX-License-Identifier: MIT

/// A moment of a `TestScheduler`'s clock.
public typealias TestTime = Int
