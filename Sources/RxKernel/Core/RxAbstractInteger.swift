// SPDX-License-Identifier: MIT

/// The integers that `interval`, `timer` and `range` count in: any of a fixed width, as RxSwift names them.
public typealias RxAbstractInteger = FixedWidthInteger
