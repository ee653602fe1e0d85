// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

extension Connection {
    /// How many bytes one call reads.
    private static let chunk = 1 << 16

    /// Handles no further messages for a time, by default that of two frames, so that the main loop can draw what the last ones have
    /// changed. The other side waits when the socket is full.
    package func pause(milliseconds: Int = 32) {
        pauseTime = max(milliseconds, isPaused ? pauseTime : 0)
        isPaused = true
    }

    /// Reads and handles messages until none is left, or until the budget of the turn is spent.
    func readTurn() {
        guard socket != nil, !isPaused else { return }
        turnDepth += 1
        let start = budget.now()
        // All connections that have a backlog share the time of one turn.
        let time = budget.nanoseconds / UInt64(max(1, Self.busy))
        var handled = 0
        // Reading counts too: the bytes of a long frame arrive before its first message can be handled.
        var hasRead = false
        var isUnfinished = false
        defer {
            turnDepth -= 1
            if handled > 0 {
                counts.turns += 1
                counts.mostMessagesInATurn = max(counts.mostMessagesInATurn, handled)
                onTurn?()
            }
            // `onTurn` may have paused the connection.
            if isUnfinished || isPaused, socket != nil { continueLater() }
        }
        do throws(ConnectionEnd) {
            // The connection may end while a message is handled.
            while socket != nil {
                isUnfinished = isPaused || handled > 0 && budget.now() - start >= time
                if isUnfinished { return }
                if let part = try nextPart() {
                    switch part {
                    case .end:
                        counts.framesReceived += 1
                        onFrame?()
                    case .message(let message):
                        handled += 1
                        counts.messagesReceived += 1
                        try handle(message)
                    }
                } else if hasRead, budget.now() - start >= time {
                    isUnfinished = true
                    return
                } else if try readMore() {
                    hasRead = true
                } else {
                    hasBacklog = false
                    socket?.setReading(true)
                    return
                }
            }
        } catch {
            end(error)
        }
    }

    private func nextPart() throws(ConnectionEnd) -> FramePart? {
        do {
            return try frames.next()
        } catch {
            throw .malformed(operation: "any", error: error)
        }
    }

    /// Continues in the next turn of the main loop, and does not read until then.
    private func continueLater() {
        socket?.setReading(false)
        hasBacklog = true
        guard !continues else { return }
        continues = true
        let turn = { @Sendable [weak self] in
            MainActor.assumeIsolated {
                self?.continues = false
                self?.isPaused = false
                self?.readTurn()
            }
        }
        if isPaused {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(pauseTime), execute: turn)
        } else {
            DispatchQueue.main.async(execute: turn)
        }
    }

    /// Reads bytes from the socket. Returns false if there are none yet.
    private func readMore() throws(ConnectionEnd) -> Bool {
        guard let socket else { return false }
        let count: Int
        do {
            count = try withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 1) {
                buffer throws(ErrorNumber) in
                let count = try socket.read(into: buffer)
                frames.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                return count
            }
        } catch {
            switch error.code {
            case EAGAIN: return false
            case ECONNRESET: throw .closedByPeer
            default: throw .failed(call: "recv", code: error.code)
            }
        }
        guard count > 0 else { throw .closedByPeer }
        counts.bytesReceived += count
        lastReceived = budget.now()
        return true
    }

    private func handle(_ message: Message) throws(ConnectionEnd) {
        if let control = ControlMessage(rawValue: UInt16(clamping: message.number)) {
            return try handle(control, message)
        }
        guard case .open = state else { throw .noHandshake }
        watch?.noteTraffic()
        guard message.number >= ControlMessage.count else { return try skip(message) }
        let number = UInt16(message.number - UInt32(ControlMessage.count))
        guard let handler = handlers[number] else { return try skip(message) }
        onMessage?(
            MessageNote(
                isSent: false, operation: handler.name, object: message.object, bytes: message.body.count))
        try handler.handle(message, of: self)
    }

    /// Ignores a message, except for the names that it defines for later messages.
    private func skip(_ message: Message) throws(ConnectionEnd) {
        guard message.isOptional else {
            throw .unknownOperation(number: Int(message.number) - Int(ControlMessage.count))
        }
        do {
            try readNames(of: message)
        } catch {
            throw .malformed(operation: "unknown", error: error)
        }
    }

    /// Reads only the names of fields of a message, which later messages may refer to.
    func readNames(of message: Message) throws(WireError) {
        do {
            _ = try Reader.readNames(of: message.body, into: &receivedNames, limits: limits)
        } catch {
            throw WireError(path: "", reason: error)
        }
    }

    func decode<Body: Decodable>(
        _ message: Message, defaults: WireDefaults?, textLength: Int?, elements: Int?
    ) throws(WireError) -> Body {
        var limits = limits
        if let textLength { limits.textLength = textLength }
        if let elements { limits.elements = elements }
        return try WireDecoder.decode(
            Body.self, from: message.body, defaults: defaults, names: &receivedNames, limits: limits,
            stored: receivedBytes)
    }

    /// Counts a message of an operation. If the other side has sent too many, it waits.
    func charge(_ operation: UInt16, _ rate: MessageRate) {
        let now = budget.now()
        let wait = rates[operation, default: Allowance(rate, at: now)].spend(at: now)
        if wait > 0 { pause(milliseconds: wait) }
    }

    /// The limits of the description of a child, a part of which is shown to the user.
    private var limitsOfHello: WireLimits {
        var limits = limits
        limits.length = min(limits.length, 1 << 16)
        limits.textLength = min(limits.textLength, 1 << 13)
        return limits
    }

    /// Decodes the body of a control message, which has a table of names of its own.
    private func decode<Body: Decodable>(
        _ control: ControlMessage, _ message: Message
    ) throws(ConnectionEnd) -> Body {
        do {
            let limits = control == .hello ? limitsOfHello : limits
            return try WireDecoder(limits: limits).decode(Body.self, from: message.body)
        } catch {
            throw .malformed(operation: "\(control)", error: error)
        }
    }

    private func handle(_ control: ControlMessage, _ message: Message) throws(ConnectionEnd) {
        switch (control, state) {
        case (.hello, .opening) where role == .host: try completeHandshake(decode(control, message))
        case (.welcome, .opening) where role == .child: try completeHandshake(decode(control, message))
        case (.refusal, .opening) where role == .child: throw .refusedByPeer(try decode(control, message))
        case (.ping, .open):
            let number: Int = try decode(control, message)
            sendControl(.pong, number)
        case (.pong, .open):
            let number: Int = try decode(control, message)
            watch?.receive(pong: number)
        case (.bytes, .open):
            do throws(WireError) {
                try receivedBytes.add(message.body)
            } catch {
                throw .malformed(operation: "\(control)", error: error)
            }
        default: throw .noHandshake
        }
    }

    /// Called when the description of the other side has arrived.
    private func completeHandshake(_ peer: WirePeer) throws(ConnectionEnd) {
        guard peer.version.major == ours.version.major else {
            let end = ConnectionEnd.otherVersion(ours: ours.version, theirs: peer.version)
            if role == .host {
                // The reason is written from the point of view of the other side.
                let reason = ConnectionEnd.otherVersion(ours: peer.version, theirs: ours.version).description
                outgoing = Outgoing()
                frame = []
                sentNames = NameTable()
                sendControl(.refusal, reason)
                mayWrite = true
                flush()
            }
            throw end
        }
        state = .open(peer)
        if role == .host { introduce(.welcome) } else { release() }
        onOpen?(peer)
    }
}
