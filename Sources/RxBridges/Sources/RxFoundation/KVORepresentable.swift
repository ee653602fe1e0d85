// SPDX-License-Identifier: MIT

import Foundation

/// A value that key-value observing hands over as another.
public protocol KVORepresentable {
    /// What is handed over.
    associatedtype KVOType
    /// The value that it stands for, if it does for one.
    init?(KVOValue: KVOType)
}

extension Bool: KVORepresentable {
    public typealias KVOType = NSNumber

    public init?(KVOValue: NSNumber) { self = KVOValue.boolValue }
}

extension Int: KVORepresentable {
    public typealias KVOType = NSNumber

    public init?(KVOValue: NSNumber) { self = KVOValue.intValue }
}

extension Int32: KVORepresentable {
    public typealias KVOType = NSNumber

    public init?(KVOValue: NSNumber) { self = KVOValue.int32Value }
}

extension Int64: KVORepresentable {
    public typealias KVOType = NSNumber

    public init?(KVOValue: NSNumber) { self = KVOValue.int64Value }
}

extension UInt: KVORepresentable {
    public typealias KVOType = NSNumber

    public init?(KVOValue: NSNumber) { self = KVOValue.uintValue }
}

extension UInt32: KVORepresentable {
    public typealias KVOType = NSNumber

    public init?(KVOValue: NSNumber) { self = KVOValue.uint32Value }
}

extension UInt64: KVORepresentable {
    public typealias KVOType = NSNumber

    public init?(KVOValue: NSNumber) { self = KVOValue.uint64Value }
}
