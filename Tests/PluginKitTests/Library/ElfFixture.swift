// SPDX-License-Identifier: MIT

import PluginKit

/// A small shared library that the test builds byte by byte. The dynamic linker can load it. Its functions return zero.
struct ElfFixture {
    enum Kind: UInt8 { case data = 1, function = 2 }
    enum HashTable { case classic, gnu }

    var machine = hostMachine
    var fileType: UInt16 = 3
    var defined: [(name: String, kind: Kind)] = [("rxshell_plugin", .function)]
    var undefined = [Self.mark(.current)]

    /// The name of the function that names an interface.
    static func mark(_ interface: FrameworkInterface) -> String {
        "$s9PluginKit34_rxShellInterface_\(interface)AA09FrameworkE0VyF"
    }

    /// Undefined symbols, which the linker must resolve.
    var needed: [String] = []
    var hashTable = HashTable.classic
    var flags1: UInt64 = 0

    #if arch(arm64)
        static let hostMachine: UInt16 = 183
        private static let code: [UInt8] = [0xE0, 0x03, 0x1F, 0xAA, 0xC0, 0x03, 0x5F, 0xD6]
        private static let globDat: UInt64 = 1025
    #else
        static let hostMachine: UInt16 = 62
        private static let code: [UInt8] = [0x31, 0xC0, 0xC3]
        private static let globDat: UInt64 = 6
    #endif

    /// Code and tables start at 0, the data that the linker writes at 4096.
    var bytes: [UInt8] {
        let names = needed + undefined + defined.map(\.name)
        var strings: [UInt8] = [0]
        var symbols = [UInt8](repeating: 0, count: 24)
        let codeOffset: UInt64 = 64 + 4 * 56
        for (index, name) in names.enumerated() {
            let isDefined = index >= needed.count + undefined.count
            let kind = isDefined ? defined[index - needed.count - undefined.count].kind : .function
            symbols += le(UInt32(strings.count)) + [0x10 | kind.rawValue, 0] + le(UInt16(isDefined ? 1 : 0))
            symbols += le(isDefined ? codeOffset : 0) + le(UInt64(8))
            strings += Array(name.utf8) + [0]
        }
        let symbolsOffset = codeOffset + 16
        let hashOffset = symbolsOffset + UInt64(symbols.count)
        let hash = hashBytes(names)
        let stringsOffset = hashOffset + UInt64(hash.count)
        let relocationsOffset = (stringsOffset + UInt64(strings.count) + 7) & ~7
        var relocations: [UInt8] = []
        let dataOffset: UInt64 = 8192
        let slots = dataOffset + 16 * 10
        for index in needed.indices {
            relocations +=
                le(slots + UInt64(index) * 8) + le(UInt64(index + 1) << 32 | Self.globDat) + le(UInt64(0))
        }
        var dynamic: [UInt8] = []
        for (tag, value) in [
            (5, stringsOffset), (10, UInt64(strings.count)), (6, symbolsOffset), (11, 24),
            (hashTable == .classic ? 4 : 0x6FFF_FEF5, hashOffset), (0x6FFF_FFFB, flags1),
            (7, relocationsOffset), (8, UInt64(relocations.count)), (9, 24), (0, 0),
        ] as [(UInt64, UInt64)] { dynamic += le(tag) + le(value) }
        dynamic += [UInt8](repeating: 0, count: needed.count * 8)

        var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        file += le(fileType) + le(machine) + le(UInt32(1)) + le(UInt64(0)) + le(UInt64(64)) + le(UInt64(0))
        file +=
            le(UInt32(0)) + le(UInt16(64)) + le(UInt16(56)) + le(UInt16(4)) + le(UInt16(64)) + le(UInt32(0))
        let dataSize = UInt64(dynamic.count)
        for (type, flags, offset, size) in [
            (1, 5, 0, relocationsOffset + UInt64(relocations.count)), (1, 6, dataOffset, dataSize),
            (2, 6, dataOffset, dataSize),
            // PT_GNU_STACK: without it the stack would have to be executable, which glibc 2.41 refuses.
            (0x6474_E551, 6, 0, 0),
        ] as [(UInt32, UInt32, UInt64, UInt64)] {
            file += le(type) + le(flags) + le(offset) + le(offset) + le(offset) + le(size) + le(size)
            file += le(UInt64(type == 1 ? 4096 : 8))
        }
        file += Self.code
        pad(&file, to: symbolsOffset)
        file += symbols + hash + strings
        pad(&file, to: relocationsOffset)
        file += relocations
        pad(&file, to: dataOffset)
        return file + dynamic
    }

    private func hashBytes(_ names: [String]) -> [UInt8] {
        let count = names.count + 1
        let firstDefined = count - defined.count
        switch hashTable {
        case .classic:
            // One bucket: every symbol is in its chain.
            var chain = [UInt32(0)]
            for index in 1..<count { chain.append(UInt32(index + 1 < count ? index + 1 : 0)) }
            return le(UInt32(1)) + le(UInt32(count)) + le(UInt32(count > 1 ? 1 : 0))
                + chain.flatMap { le($0) }
        case .gnu:
            var table =
                le(UInt32(1)) + le(UInt32(firstDefined)) + le(UInt32(1)) + le(UInt32(0)) + le(UInt64.max)
            table += le(UInt32(defined.isEmpty ? 0 : firstDefined))
            for (index, symbol) in defined.enumerated() {
                let hash = symbol.name.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) }
                table += le(index + 1 == defined.count ? hash | 1 : hash & ~1)
            }
            return table
        }
    }

    private func le(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    private func pad(_ file: inout [UInt8], to offset: UInt64) {
        file += [UInt8](repeating: 0, count: Int(offset) - file.count)
    }
}
