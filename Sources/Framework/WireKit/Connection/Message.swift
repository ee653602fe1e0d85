// SPDX-License-Identifier: MIT

/// One message of a frame.
struct Message: Equatable {
    /// The number of a `ControlMessage`, or 16 plus the number of an operation.
    let number: UInt32
    let isOptional: Bool
    let object: UInt64
    let body: [UInt8]

    /// Appends the message to a frame: its length, its number times 2 (plus 1 if the operation is optional), the object, and the body.
    func append(to frame: inout [UInt8]) {
        var head: [UInt8] = []
        Writer.append(UInt64(number) << 1 | (isOptional ? 1 : 0), to: &head)
        Writer.append(object, to: &head)
        Writer.append(UInt64(head.count + body.count), to: &frame)
        frame.append(contentsOf: head)
        frame.append(contentsOf: body)
    }
}

/// Divides the bytes of a socket into frames, and frames into messages. A frame is a length of 4 bytes, the
/// lowest first, and as many bytes of messages. Its messages are returned after all of its bytes have
/// arrived.
struct FrameReader {
    static let lengthSize = 4

    private let limit: Int
    private var bytes: [UInt8] = []
    /// The offset of the next message or frame.
    private var offset = 0
    /// The end of the frame whose messages are being returned.
    private var frameEnd: Int?

    init(limit: Int) { self.limit = limit }

    mutating func append(_ new: UnsafeRawBufferPointer) { bytes.append(contentsOf: new) }

    /// Returns the next message, or the end of a frame, or nil if more bytes have to arrive.
    mutating func next() throws(WireError) -> FramePart? {
        do {
            if frameEnd == nil { frameEnd = try wholeFrame() }
            guard let end = frameEnd else { return nil }
            guard offset < end else {
                frameEnd = nil
                dropRead()
                return .end
            }
            let (content, head, object) = try self.head(below: end)
            guard head >> 1 <= UInt64(UInt16.max) + UInt64(ControlMessage.count) else {
                throw WireError.Reason.outOfRange(type: "an operation")
            }
            offset = content.upperBound
            return .message(
                Message(
                    number: UInt32(head >> 1), isOptional: head & 1 == 1, object: object,
                    body: Array(bytes[content])))
        } catch {
            throw WireError(error, in: "the frame")
        }
    }

    /// Whether the next message of the frame has the same operation and the same object.
    func nextReplaces(_ message: Message) -> Bool {
        guard let end = frameEnd, offset < end, let (_, head, object) = try? head(below: end) else {
            return false
        }
        return head >> 1 == UInt64(message.number) && object == message.object
    }

    /// Returns the range of the body of the next message, the number of its operation with its lowest bit, and its object.
    private func head(
        below end: Int
    ) throws(WireError.Reason) -> (content: Range<Int>, head: UInt64, object: UInt64) {
        let content = try Reader.length(in: bytes, at: offset, below: end)
        var start = content.lowerBound
        let head = try Reader.number(in: bytes, at: &start, below: content.upperBound)
        let object = try Reader.number(in: bytes, at: &start, below: content.upperBound)
        return (start..<content.upperBound, head, object)
    }

    private mutating func wholeFrame() throws(WireError.Reason) -> Int? {
        guard bytes.count - offset >= Self.lengthSize else { return nil }
        var length = 0
        for index in 0..<Self.lengthSize { length |= Int(bytes[offset + index]) << (8 * index) }
        guard length <= limit else { throw .tooLong(limit: limit) }
        let start = offset + Self.lengthSize
        guard bytes.count - start >= length else { return nil }
        offset = start
        return start + length
    }

    /// Removes the bytes that were read. The remaining bytes are moved only when they are the smaller part.
    private mutating func dropRead() {
        if offset == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
        } else if offset > 1 << 16, offset > bytes.count / 2 {
            bytes.removeFirst(offset)
        } else {
            return
        }
        offset = 0
    }
}

enum FramePart: Equatable {
    case message(Message)
    case end
}
