// SPDX-License-Identifier: MIT

/// The bytes of a library. Every access is checked, so that a damaged library cannot cause a trap.
struct ElfBytes {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var count: UInt64 { UInt64(bytes.count) }

    func holds(_ length: UInt64, at offset: UInt64) -> Bool { offset <= count && length <= count - offset }

    /// Returns the number at an offset. Throws an error if it is beyond the end.
    func load<Number: FixedWidthInteger & BitwiseCopyable>(
        _ type: Number.Type = Number.self, at offset: UInt64
    ) throws(ElfError) -> Number {
        guard holds(UInt64(MemoryLayout<Number>.size), at: offset) else { throw .truncated }
        return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: Int(offset), as: Number.self))
    }

    /// Returns the bytes up to the next zero before `limit`. Returns no bytes if there is no zero within 4,096 bytes.
    func text(at offset: UInt64, limit: UInt64) -> Slice<UnsafeRawBufferPointer> {
        let end = min(limit, count, offset.addingReportingOverflow(4096).partialValue)
        guard offset < end else { return bytes[0..<0] }
        let rest = bytes[Int(offset)..<Int(end)]
        return rest[..<(rest.firstIndex(of: 0) ?? rest.startIndex)]
    }
}

extension UInt64 {
    /// Returns the sum. Throws an error if it overflows.
    func adding(_ other: UInt64) throws(ElfError) -> UInt64 {
        let (sum, overflow) = addingReportingOverflow(other)
        guard !overflow else { throw .malformed("a size does not fit in 64 bits") }
        return sum
    }

    func times(_ other: UInt64) throws(ElfError) -> UInt64 {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        guard !overflow else { throw .malformed("a size does not fit in 64 bits") }
        return product
    }
}
