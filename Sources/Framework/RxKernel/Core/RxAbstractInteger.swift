// SPDX-License-Identifier: MIT

/// The integer types that `interval`, `timer` and `range` accept: all of a fixed width. The name is RxSwift's.
public typealias RxAbstractInteger = FixedWidthInteger
