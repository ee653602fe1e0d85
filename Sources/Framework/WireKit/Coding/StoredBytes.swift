// SPDX-License-Identifier: MIT

extension CodingUserInfoKey {
    /// Set by coders that send equal arrays of bytes only once. A type that sees it need not do so by itself. Other modules use the
    /// same text as the key.
    static var sharesBytes: Self {
        guard let key = Self(rawValue: "rxshell.sharesBytes") else {
            fatalError("WireKit: the key of a coder cannot be created; a key may be any text")
        }
        return key
    }
}

/// The hash of an array of bytes: 128 bits that depend on each of its bytes.
///
/// It distinguishes the arrays of one sender. It does not protect against a sender that constructs two arrays with the same hash: the only
/// effect is a wrong image in that sender's own window.
struct BytesHash: Hashable, Sendable {
    var low: UInt64
    var high: UInt64

    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    init(of array: [UInt8]) {
        low = 0x9E37_79B9_7F4A_7C15 ^ UInt64(array.count)
        high = 0xC2B2_AE3D_27D4_EB4F &+ UInt64(array.count)
        array.withUnsafeBytes { bytes in
            var offset = 0
            while offset + 8 <= bytes.count {
                mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            var last: UInt64 = 0
            for index in offset..<bytes.count { last = last << 8 | UInt64(bytes[index]) }
            mix(last)
        }
        mix(high)
    }

    private mutating func mix(_ word: UInt64) {
        let first = (low ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        low = (first.high ^ first.low) &+ 0x2545_F491_4F6C_DD1D
        let second = (high &+ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        high = (second.high ^ second.low) &+ low
    }
}

/// Decides which arrays of bytes are kept: the newest ones whose total size is within the capacity. Both sides add the same arrays in the
/// same order, so that they keep the same ones.
struct StoredBytesOrder {
    /// The smallest number of bytes of an array that is sent separately. Shorter arrays are sent within their message.
    static let threshold = 1_024
    /// How many bytes both sides keep.
    static let capacity = 32 << 20

    private var order: [(hash: BytesHash, count: Int)] = []
    private var first = 0
    private var total = 0

    /// Adds an array, and returns those that are no longer kept.
    mutating func add(_ hash: BytesHash, count: Int) -> [BytesHash] {
        order.append((hash, count))
        total += count
        var dropped: [BytesHash] = []
        while total > Self.capacity, first < order.count - 1 {
            dropped.append(order[first].hash)
            total -= order[first].count
            first += 1
        }
        if first > 64, first > order.count / 2 {
            order.removeFirst(first)
            first = 0
        }
        return dropped
    }
}

/// The arrays of bytes that the other side has.
final class SentBytes {
    private var sent: Set<BytesHash> = []
    private var order = StoredBytesOrder()
    /// The arrays that have to be sent before the message that is being written.
    private(set) var pending: [[UInt8]] = []

    /// Returns the hash of an array that the other side has already, or receives before the message. Returns nil if the array is short
    /// and has to be written into the message.
    func send(_ array: [UInt8]) -> BytesHash? {
        guard array.count >= StoredBytesOrder.threshold else { return nil }
        let hash = BytesHash(of: array)
        if sent.insert(hash).inserted {
            pending.append(array)
            for dropped in order.add(hash, count: array.count) { sent.remove(dropped) }
        }
        return hash
    }

    func takePending() -> [[UInt8]] {
        defer { pending = [] }
        return pending
    }
}

/// The arrays of bytes that the other side has sent.
final class ReceivedBytes {
    private var arrays: [BytesHash: [UInt8]] = [:]
    private var order = StoredBytesOrder()
    /// The number of bytes of the arrays that messages have referred to.
    private(set) var usedBytes = 0

    /// Returns the array that a message refers to.
    func use(_ hash: BytesHash) -> [UInt8]? {
        let array = arrays[hash]
        usedBytes += array?.count ?? 0
        return array
    }

    /// Adds an array. A sender sends short arrays within their messages: millions of them would fit.
    func add(_ array: [UInt8]) throws(WireError) {
        guard array.count >= StoredBytesOrder.threshold else {
            let reason =
                "it has \(array.count) bytes; "
                + "only arrays of \(StoredBytesOrder.threshold) bytes or more are sent separately"
            throw WireError(path: "", reason: .refused(reason))
        }
        let hash = BytesHash(of: array)
        guard arrays.updateValue(array, forKey: hash) == nil else { return }
        for dropped in order.add(hash, count: array.count) { arrays[dropped] = nil }
    }
}
