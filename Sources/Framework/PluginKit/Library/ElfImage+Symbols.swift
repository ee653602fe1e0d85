// SPDX-License-Identifier: MIT

extension ElfImage {
    /// A name that the library exports or imports.
    struct Symbol {
        let name: String
        let isDefined: Bool
        let isFunction: Bool
    }

    /// Returns the dynamic symbols for which the closure returns true. The closure receives the bytes of the name.
    func symbols(where isWanted: (Slice<UnsafeRawBufferPointer>) -> Bool) throws(ElfError) -> [Symbol] {
        let stringsSize = try value(of: DynamicTag.stringsSize, "string table size")
        let strings = try offset(
            of: value(of: DynamicTag.strings, "string table"), count: stringsSize, "string table")
        let count = try symbolCount()
        let table = try offset(
            of: value(of: DynamicTag.symbols, "symbol table"), count: count.times(24), "symbol table")
        var found: [Symbol] = []
        for index in 0..<count {
            let entry = table + index * 24
            let name = UInt64(try bytes.load(UInt32.self, at: entry))
            guard name < stringsSize else {
                throw .malformed("a symbol's name is outside of the string table")
            }
            let text = bytes.text(at: strings + name, limit: strings + stringsSize)
            guard isWanted(text) else { continue }
            found.append(
                Symbol(
                    name: String(decoding: text, as: UTF8.self),
                    isDefined: try bytes.load(UInt16.self, at: entry + 6) != 0,
                    isFunction: try bytes.load(UInt8.self, at: entry + 4) & 0xF == 2))
        }
        return found
    }

    /// Returns the number of symbols. No table contains it; it is computed from the hash table.
    private func symbolCount() throws(ElfError) -> UInt64 {
        if let table = optionalValue(of: DynamicTag.hash) {
            let start = try offset(of: table, count: 8, "hash table")
            return UInt64(try bytes.load(UInt32.self, at: start + 4))
        }
        return try gnuSymbolCount(value(of: DynamicTag.gnuHash, "hash table"))
    }

    /// Returns the number of symbols from a GNU hash table: the largest bucket is the start of the last
    /// chain, and the last entry of a chain has its lowest bit set.
    private func gnuSymbolCount(_ table: UInt64) throws(ElfError) -> UInt64 {
        let start = try offset(of: table, count: 16, "hash table")
        let buckets = UInt64(try bytes.load(UInt32.self, at: start))
        let firstHashed = UInt64(try bytes.load(UInt32.self, at: start + 4))
        let bloomSize = UInt64(try bytes.load(UInt32.self, at: start + 8))
        // The counts have 32 bits, so that these sums cannot overflow.
        let bucketTable = start + 16 + bloomSize * 8
        let chains = bucketTable + buckets * 4
        guard bytes.holds(0, at: chains) else { throw .truncated }
        var last: UInt64 = 0
        for bucket in 0..<buckets {
            last = max(last, UInt64(try bytes.load(UInt32.self, at: bucketTable + bucket * 4)))
        }
        guard last >= firstHashed else { return firstHashed }
        while try bytes.load(UInt32.self, at: chains + (last - firstHashed) * 4) & 1 == 0 { last += 1 }
        return last + 1
    }
}
