// SPDX-License-Identifier: MIT

/// The integers that `interval`, `timer` and `range` count in.
public typealias RxAbstractInteger = FixedWidthInteger
