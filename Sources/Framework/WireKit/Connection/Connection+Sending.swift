// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// Bytes that the socket has not accepted yet.
struct Outgoing {
    private var bytes: [UInt8] = []
    private var written = 0

    var count: Int { bytes.count - written }

    mutating func append(frame: [UInt8]) {
        withUnsafeBytes(of: UInt32(frame.count).littleEndian) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: frame)
    }

    /// Passes the waiting bytes to `write`, which returns how many of them were written.
    mutating func write(_ write: (UnsafeRawBufferPointer) throws(ErrorNumber) -> Int) throws(ErrorNumber)
        -> Int
    {
        let result = bytes.withUnsafeBytes { all in
            Result { () throws(ErrorNumber) in try write(UnsafeRawBufferPointer(rebasing: all[written...])) }
        }
        let count = try result.get()
        written += count
        if written == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
            written = 0
        } else if written > 1 << 20, written > bytes.count / 2 {
            bytes.removeFirst(written)
            written = 0
        }
        return count
    }
}

extension Connection {
    /// How many bytes a frame may have beyond the longest body: for lengths and numbers.
    static let frameSlack = 1 << 10

    /// How many bytes were sent by the program, and not yet accepted by the socket.
    public var unsentBytes: Int { frame.count + outgoing.count }

    /// Sends a message with the frame of this turn of the main loop. Does nothing after the end of the connection.
    ///
    /// A message of an optional operation that the other side does not know is not sent. If the operation is
    /// not optional, or `body` cannot be encoded, the connection ends.
    ///
    /// - Parameters:
    ///   - object: The object that the message is for, numbered by the two programs.
    public func send<Body>(_ operation: WireOperation<Body>, to object: UInt64 = 0, _ body: Body) {
        _ = send(operation, to: object, body, cuttingTextsTo: operation.textLength)
    }

    /// Sends a message whose texts are cut if they have more than `length` bytes. Returns whether one was cut.
    package func send<Body>(
        _ operation: WireOperation<Body>, to object: UInt64, _ body: Body, cuttingTextsTo length: Int?
    ) -> Bool {
        switch state {
        case .ended: return false
        case .open(let peer) where !peer.operations.contains(operation.number):
            if !operation.isOptional { end(.unknownToPeer(operation: operation.name)) }
            return false
        case .open, .opening: break
        }
        return send(
            UInt32(operation.number) + UInt32(ControlMessage.count), operation.name,
            isOptional: operation.isOptional, to: object, body,
            // The receiver that does not trust this side refuses a longer message, and can show the reason.
            length: operation.elements == nil ? operation.length : nil, cuttingTextsTo: length)
    }

    func sendControl(_ control: ControlMessage, _ body: some Encodable) {
        _ = send(UInt32(control.rawValue), "\(control)", isOptional: false, to: 0, body)
    }

    private func send(
        _ number: UInt32, _ name: String, isOptional: Bool, to object: UInt64, _ body: some Encodable,
        length: Int? = nil, cuttingTextsTo textLength: Int? = nil
    ) -> Bool {
        var limits = limits
        if let length { limits.length = length }
        if let textLength { limits.textLength = textLength }
        let writer = Writer(names: sentNames, limits: limits, stored: sentBytes, cutsTexts: textLength != nil)
        do throws(WireError) {
            let bytes = try writer.message(body)
            guard bytes.count <= limits.length else {
                throw WireError(path: "", reason: .tooLong(limit: limits.length))
            }
            sentNames = writer.names
            for array in sentBytes.takePending() {
                append(
                    Message(
                        number: UInt32(ControlMessage.bytes.rawValue), isOptional: false, object: 0,
                        body: array))
            }
            append(Message(number: number, isOptional: isOptional, object: object, body: bytes))
            if number >= ControlMessage.count {
                watch?.noteTraffic()
                onMessage?(MessageNote(isSent: true, operation: name, object: object, bytes: bytes.count))
            }
        } catch {
            end(.unsendable(operation: name, error: error))
        }
        return writer.hasCutText
    }

    private func append(_ message: Message) {
        if frame.count + message.body.count > limits.length { closeFrame() }
        message.append(to: &frame)
        counts.messagesSent += 1
        if unsentBytes > Self.unsentLimit {
            flush()
            if role == .child { waitForHost() }
            if unsentBytes > Self.unsentLimit { return end(.unsent(limit: Self.unsentLimit)) }
        }
        // `runMainLoop()` flushes in each turn by itself.
        guard !flushes, socket?.isPolled != true else { return }
        flushes = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.flush() }
        }
    }

    /// Waits until the host has read most of what waits to be sent. A host reads again in its next turn: it
    /// never waits for the child in this way.
    private func waitForHost() {
        while isOpen, mayWrite, outgoing.count > Self.unsentLimit / 2,
            socket?.waitUntilWritable(milliseconds: 10_000) == true
        {
            write()
        }
    }

    private func closeFrame() {
        guard !frame.isEmpty else { return }
        outgoing.append(frame: frame)
        frame.removeAll(keepingCapacity: frame.capacity <= 1 << 20)
    }

    /// Closes the frame of this turn, and writes it as far as the socket accepts it. The connection calls
    /// this by itself after each turn of the main loop in which a message was sent.
    public func flush() {
        flushes = false
        guard mayWrite else { return }
        closeFrame()
        write()
    }

    func write() {
        guard let socket, mayWrite else { return }
        do {
            while outgoing.count > 0 {
                let count = try outgoing.write(socket.write)
                counts.bytesSent += count
                if count == 0 { break }
            }
            socket.setWriting(outgoing.count > 0)
        } catch {
            // Messages that the other side has sent before it closed the socket are not read any more.
            switch error.code {
            case EPIPE, ECONNRESET: end(.closedByPeer)
            default: end(.failed(call: "send", code: error.code))
            }
        }
    }

    /// Sends the description of this side, before all messages that wait for the handshake.
    func introduce(_ control: ControlMessage) {
        var ours = ours
        ours.operations = Set(handlers.keys)
        do {
            // A table of names of its own, because the waiting messages use the one of the connection already.
            let body = try Writer(names: NameTable(), limits: limits, stored: nil).message(ours)
            var first: [UInt8] = []
            Message(number: UInt32(control.rawValue), isOptional: false, object: 0, body: body).append(
                to: &first)
            var greeting = Outgoing()
            greeting.append(frame: first)
            while greeting.count > 0, let socket {
                let count = try greeting.write(socket.write)
                counts.bytesSent += count
                // The buffer of a new socket is large enough for the description.
                if count == 0 { return end(.failed(call: "send", code: EAGAIN)) }
            }
        } catch let error as WireError {
            return end(.unsendable(operation: "\(control)", error: error))
        } catch let error as ErrorNumber {
            return end(error.code == EPIPE ? .closedByPeer : .failed(call: "send", code: error.code))
        } catch {
            return
        }
        if control == .welcome { release() }
    }

    /// Writes the messages that have waited for the handshake.
    func release() {
        mayWrite = true
        flush()
    }
}
