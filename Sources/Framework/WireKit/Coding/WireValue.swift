// SPDX-License-Identifier: MIT

/// A type that the format has a representation of its own for.
protocol WireValue {
    func write(to writer: Writer) throws(WireError)
    /// Reads the value. Throws an error with the field and the reason if it is invalid.
    static func read(_ item: Item, from reader: Reader) throws(WireError.Reason) -> Self
}

extension Bool: WireValue {
    func write(to writer: Writer) { writer.append(tag: self ? Tag.yes : Tag.no) }

    static func read(_ item: Item, from reader: Reader) throws(WireError.Reason) -> Bool {
        switch item.tag {
        case Tag.yes: true
        case Tag.no: false
        default: throw .wrongType(expected: "a truth value", found: Tag.name(of: item.tag))
        }
    }
}

extension String: WireValue {
    func write(to writer: Writer) throws(WireError) {
        do { try writer.append(self) } catch { throw WireError(error, in: "") }
    }

    static func read(_ item: Item, from reader: Reader) throws(WireError.Reason) -> String {
        guard item.isText else { throw .wrongType(expected: "text", found: Tag.name(of: item.tag)) }
        return try reader.text(item.content)
    }
}

/// An integer of any size.
protocol WireInteger: WireValue, FixedWidthInteger {}

extension WireInteger {
    @inline(__always)
    func write(to writer: Writer) {
        if self >= 0, self <= 0x7F {
            writer.append(tag: UInt8(truncatingIfNeeded: self))
        } else if self < 0, self >= -32 {
            writer.append(tag: UInt8(truncatingIfNeeded: self))
        } else if self >= 0, let positive = UInt64(exactly: self) {
            writer.append(tag: Tag.positive)
            writer.append(positive)
        } else if self < 0, let negative = UInt64(exactly: ~self) {
            writer.append(tag: Tag.negative)
            writer.append(negative)
        } else {
            writer.append(tag: Tag.wide)
            // The bits of a negative Int128 and of a large UInt128 can be the same. The last byte distinguishes them.
            writer.append(fixed: UInt128(truncatingIfNeeded: self))
            writer.append(tag: self < 0 ? Tag.yes : Tag.no)
        }
    }

    @inline(__always)
    static func read(_ item: Item, from reader: Reader) throws(WireError.Reason) -> Self {
        let value: Self?
        switch item.tag {
        case 0..<0x80: value = Self(exactly: item.tag)
        case Tag.smallNegative...: value = Self(exactly: Int8(bitPattern: item.tag))
        case Tag.positive: value = Self(exactly: item.number)
        case Tag.negative:
            value =
                Int64(exactly: item.number).map { Self(exactly: ~$0) } ?? Self(exactly: ~Int128(item.number))
        case Tag.wide:
            let magnitude =
                UInt128(reader.fixed(item.content.lowerBound, as: UInt64.self))
                | UInt128(reader.fixed(item.content.lowerBound + 8, as: UInt64.self)) << 64
            value =
                reader.bytes[item.content.lowerBound + 16] == Tag.yes
                ? Self(exactly: Int128(truncatingIfNeeded: magnitude)) : Self(exactly: magnitude)
        default: throw .wrongType(expected: "an integer", found: Tag.name(of: item.tag))
        }
        guard let value else { throw .outOfRange(type: "\(Self.self)") }
        return value
    }
}

extension Int: WireInteger {}
extension Int8: WireInteger {}
extension Int16: WireInteger {}
extension Int32: WireInteger {}
extension Int64: WireInteger {}
extension Int128: WireInteger {}
extension UInt: WireInteger {}
extension UInt8: WireInteger {}
extension UInt16: WireInteger {}
extension UInt32: WireInteger {}
extension UInt64: WireInteger {}
extension UInt128: WireInteger {}

/// A floating-point number. A whole number that fits `Int32` is written as an integer, since most sizes and margins are whole numbers.
protocol WireFraction: WireValue, BinaryFloatingPoint {
    // The generic conversions of the standard library take a hundred times as long as those of each type.
    var small: Int32? { get }
    static func whole(_ integer: Int64) -> Self?
    static func exact(_ number: Double) -> Self?
    func writeBits(to writer: Writer)
}

extension WireFraction {
    @inline(__always)
    func write(to writer: Writer) {
        if let small, small != 0 || sign == .plus {
            small.write(to: writer)
        } else {
            writeBits(to: writer)
        }
    }

    @inline(__always)
    static func read(_ item: Item, from reader: Reader) throws(WireError.Reason) -> Self {
        let value: Self?
        switch item.tag {
        case 0..<0x80, Tag.smallNegative..., Tag.positive, Tag.negative:
            value = whole(try Int64.read(item, from: reader))
        case Tag.float:
            let number = Float(bitPattern: reader.fixed(item.content.lowerBound, as: UInt32.self))
            value = number as? Self ?? Self(number)
        case Tag.double:
            value = exact(Double(bitPattern: reader.fixed(item.content.lowerBound, as: UInt64.self)))
        default: throw .wrongType(expected: "a number", found: Tag.name(of: item.tag))
        }
        guard let value else { throw .outOfRange(type: "\(Self.self)") }
        return value
    }
}

extension Float: WireFraction {
    var small: Int32? { Int32(exactly: self) }
    static func whole(_ integer: Int64) -> Float? { Float(exactly: integer) }
    static func exact(_ number: Double) -> Float? { number.isNaN ? .nan : Float(exactly: number) }

    func writeBits(to writer: Writer) {
        writer.append(tag: Tag.float)
        writer.append(fixed: bitPattern)
    }
}

extension Double: WireFraction {
    var small: Int32? { Int32(exactly: self) }
    static func whole(_ integer: Int64) -> Double? { Double(exactly: integer) }
    static func exact(_ number: Double) -> Double? { number }

    func writeBits(to writer: Writer) {
        writer.append(tag: Tag.double)
        writer.append(fixed: bitPattern)
    }
}
