// SPDX-License-Identifier: MIT

import Foundation

/// A value that key-value observing represents by a value of another type. It exists for code written for RxCocoa.
///
/// Linux has no key-value observing, so this module does not use it.
public protocol KVORepresentable {
    /// The type that represents the value.
    associatedtype KVOType
    /// Creates the value that `KVOValue` represents. Returns nil if there is none.
    init?(KVOValue: KVOType)
}

extension Bool: KVORepresentable {
    /// The type that represents the value.
    public typealias KVOType = NSNumber

    /// Creates the Boolean value of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.boolValue }
}

extension Int: KVORepresentable {
    /// The type that represents the value.
    public typealias KVOType = NSNumber

    /// Creates the integer value of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.intValue }
}

extension Int32: KVORepresentable {
    /// The type that represents the value.
    public typealias KVOType = NSNumber

    /// Creates the integer value of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.int32Value }
}

extension Int64: KVORepresentable {
    /// The type that represents the value.
    public typealias KVOType = NSNumber

    /// Creates the integer value of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.int64Value }
}

extension UInt: KVORepresentable {
    /// The type that represents the value.
    public typealias KVOType = NSNumber

    /// Creates the integer value of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.uintValue }
}

extension UInt32: KVORepresentable {
    /// The type that represents the value.
    public typealias KVOType = NSNumber

    /// Creates the integer value of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.uint32Value }
}

extension UInt64: KVORepresentable {
    /// The type that represents the value.
    public typealias KVOType = NSNumber

    /// Creates the integer value of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.uint64Value }
}
