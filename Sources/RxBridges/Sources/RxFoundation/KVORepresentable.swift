// SPDX-License-Identifier: MIT

import Foundation

/// A value that key-value observing hands over as another, for code written for RxCocoa.
///
/// Linux has no key-value observing: nothing here uses it.
public protocol KVORepresentable {
    /// What is handed over.
    associatedtype KVOType
    /// The value that it stands for, if it does for one.
    init?(KVOValue: KVOType)
}

extension Bool: KVORepresentable {
    /// It is handed over as a number object.
    public typealias KVOType = NSNumber

    /// The truth value of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.boolValue }
}

extension Int: KVORepresentable {
    /// It is handed over as a number object.
    public typealias KVOType = NSNumber

    /// The integer of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.intValue }
}

extension Int32: KVORepresentable {
    /// It is handed over as a number object.
    public typealias KVOType = NSNumber

    /// The integer of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.int32Value }
}

extension Int64: KVORepresentable {
    /// It is handed over as a number object.
    public typealias KVOType = NSNumber

    /// The integer of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.int64Value }
}

extension UInt: KVORepresentable {
    /// It is handed over as a number object.
    public typealias KVOType = NSNumber

    /// The integer of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.uintValue }
}

extension UInt32: KVORepresentable {
    /// It is handed over as a number object.
    public typealias KVOType = NSNumber

    /// The integer of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.uint32Value }
}

extension UInt64: KVORepresentable {
    /// It is handed over as a number object.
    public typealias KVOType = NSNumber

    /// The integer of the number object.
    public init?(KVOValue: NSNumber) { self = KVOValue.uint64Value }
}
