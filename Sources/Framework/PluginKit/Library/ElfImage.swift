// SPDX-License-Identifier: MIT

/// The parts of a shared library that the dynamic linker uses, read without loading the library.
///
/// It makes checks that the linker does not make. For example, a library whose segments end beyond its file would crash the
/// process that loads it.
struct ElfImage {
    let bytes: ElfBytes
    private let segments: [Segment]
    private let dynamic: [UInt64: UInt64]

    /// An entry of the program header table.
    struct Segment {
        static let load: UInt32 = 1
        static let dynamic: UInt32 = 2

        let type: UInt32
        let offset: UInt64
        let address: UInt64
        let fileSize: UInt64
    }

    init(_ buffer: UnsafeRawBufferPointer) throws(ElfError) {
        bytes = ElfBytes(buffer)
        try Self.checkHeader(bytes)
        segments = try Self.readSegments(bytes)
        dynamic = try Self.readDynamic(bytes, segments)
        if let flags = dynamic[DynamicTag.flags1], flags & 0x0800_0000 != 0 {
            throw .notShared("an executable")
        }
    }

    private static func checkHeader(_ bytes: ElfBytes) throws(ElfError) {
        guard bytes.holds(4, at: 0), try bytes.load(UInt32.self, at: 0) == 0x464C_457F else { throw .notElf }
        guard bytes.holds(64, at: 0) else { throw .truncated }
        guard try bytes.load(UInt8.self, at: 4) == 2 else { throw .otherMachine("32 bit") }
        guard try bytes.load(UInt8.self, at: 5) == 1 else { throw .otherMachine("big endian") }
        let machine = try bytes.load(UInt16.self, at: 18)
        guard machine == ElfMachine.ours else { throw .otherMachine(ElfMachine.name(machine)) }
        switch try bytes.load(UInt16.self, at: 16) {
        case 3: break
        case 1: throw .notShared("an object file")
        case 2: throw .notShared("an executable")
        case 4: throw .notShared("a core dump")
        case let type: throw .malformed("its type is \(type)")
        }
    }

    private static func readSegments(_ bytes: ElfBytes) throws(ElfError) -> [Segment] {
        let table = try bytes.load(UInt64.self, at: 32)
        let size = UInt64(try bytes.load(UInt16.self, at: 54))
        let count = UInt64(try bytes.load(UInt16.self, at: 56))
        guard size == 56 else { throw .malformed("its program headers have \(size) bytes each") }
        guard count > 0 else { throw .malformed("it has no program headers") }
        guard bytes.holds(size * count, at: table) else { throw .truncated }
        var segments: [Segment] = []
        for index in 0..<count {
            let header = table + index * size
            let segment = Segment(
                type: try bytes.load(at: header), offset: try bytes.load(at: header + 8),
                address: try bytes.load(at: header + 16), fileSize: try bytes.load(at: header + 32))
            if segment.type == Segment.load || segment.type == Segment.dynamic {
                guard bytes.holds(segment.fileSize, at: segment.offset) else { throw .truncated }
                _ = try segment.address.adding(segment.fileSize)
                let memorySize: UInt64 = try bytes.load(at: header + 40)
                guard memorySize >= segment.fileSize else {
                    throw .malformed("a segment is larger than its memory")
                }
            }
            segments.append(segment)
        }
        guard segments.contains(where: { $0.type == Segment.load }) else {
            throw .malformed("it has no segment to load")
        }
        return segments
    }

    private static func readDynamic(_ bytes: ElfBytes, _ segments: [Segment]) throws(ElfError) -> [UInt64:
        UInt64]
    {
        guard let segment = segments.first(where: { $0.type == Segment.dynamic }) else {
            throw .notShared("a statically linked program")
        }
        var entries: [UInt64: UInt64] = [:]
        for index in 0..<segment.fileSize / 16 {
            let tag: UInt64 = try bytes.load(at: segment.offset + index * 16)
            if tag == 0 { break }
            entries[tag] = try bytes.load(at: segment.offset + index * 16 + 8)
        }
        return entries
    }

    /// Returns the value of an entry that every shared library has. Throws an error if it is missing.
    func value(of tag: UInt64, _ name: String) throws(ElfError) -> UInt64 {
        guard let value = dynamic[tag] else { throw .malformed("it has no \(name)") }
        return value
    }

    func optionalValue(of tag: UInt64) -> UInt64? { dynamic[tag] }

    /// Returns the offset in the file of the bytes that are loaded at an address.
    func offset(of address: UInt64, count: UInt64, _ name: String) throws(ElfError) -> UInt64 {
        for segment in segments where segment.type == Segment.load && address >= segment.address {
            let within = address - segment.address
            if within <= segment.fileSize && count <= segment.fileSize - within {
                return segment.offset + within
            }
        }
        throw .malformed("its \(name) is outside of the loaded segments")
    }
}

/// The tags of the dynamic section that are read, from the ELF specification.
enum DynamicTag {
    static let hash: UInt64 = 4
    static let strings: UInt64 = 5
    static let symbols: UInt64 = 6
    static let stringsSize: UInt64 = 10
    static let gnuHash: UInt64 = 0x6FFF_FEF5
    static let flags1: UInt64 = 0x6FFF_FFFB
}
