// SPDX-License-Identifier: MIT

/// The body of a message whose type depends on the object that the message is for.
///
/// For example, one operation carries the states of all kinds of views: the receiver finds the view first,
/// and then decodes the state of its type.
///
/// ```swift
/// connection.receive(2, "render") { object, body in
///     guard let button = buttons[object] else { throw UnknownObject(object) }
///     button.render(try body.decode(WireOperation(2, "render", defaults: ButtonState())))
/// }
/// ```
/// **Lifetime**: it is valid while the handler runs. **Threading**: the main actor.
@MainActor public final class WireBody {
    /// The number of its bytes, without the arrays of bytes that were sent before.
    public var byteCount: Int { message.body.count }

    /// The number of bytes of the arrays that were sent before, each time that the value has one of them; 0 before ``decode(_:)``.
    private var storedByteCount = 0
    /// The number of bytes that the value keeps, also when the connection does not keep the arrays any more. Read it after ``decode(_:)``.
    package var keptByteCount: Int { byteCount + storedByteCount }

    /// Whether the next message has the same operation and object, and has arrived already. A receiver that
    /// needs only the last of several states does not decode this one. Read it before the handler does
    /// anything else.
    public var isReplaced: Bool { connection.frames.nextReplaces(message) }

    private let message: Message
    private unowned let connection: Connection
    /// Whether its value was read, or found to be invalid.
    private(set) var isRead = false
    /// Whether its value was read, so that an error of a handler is not about the format.
    private(set) var isDecoded = false

    init(_ message: Message, of connection: Connection) {
        self.message = message
        self.connection = connection
    }

    /// Returns the value, with missing fields from the defaults of `operation`. Call it once at most.
    ///
    /// Each body is decoded here: within the limits of its operation, which is charged for the message.
    ///
    /// - Throws: ``WireError`` if the body is not valid.
    public func decode<Body>(_ operation: WireOperation<Body>) throws(WireError) -> Body {
        isRead = true
        if let length = operation.length, byteCount > length {
            throw WireError(path: "", reason: .tooLong(limit: length))
        }
        if let rate = operation.rate { connection.charge(operation.number, rate) }
        let usedBefore = connection.receivedBytes.usedBytes
        let value: Body = try connection.decode(
            message, defaults: operation.defaults?.get(), textLength: operation.textLength,
            elements: operation.elements)
        storedByteCount = connection.receivedBytes.usedBytes - usedBefore
        isDecoded = true
        return value
    }
}

extension Connection {
    /// Sets the handler of an operation whose body has another type for each kind of object. Senders use a
    /// ``WireOperation`` with that number for each type. If `handler` throws, the message is refused, and the
    /// connection ends.
    public func receive(
        _ number: UInt16, _ name: String,
        _ handler: @escaping (_ object: UInt64, _ body: WireBody) throws -> Void
    ) {
        handlers[number] = Handler(name, handler)
    }

    /// Whether ``wait(milliseconds:until:)`` may be called after an input of the user: no message is being
    /// handled, none is left from the last turn, and the other side responds.
    package var canWait: Bool { turnDepth == 0 && !hasBacklog && responsiveness == .responding }

    /// Handles the messages that have arrived, and those that arrive within a time. Blocks the main thread meanwhile.
    ///
    /// A host that is about to draw waits in this way, for a few milliseconds at most, for the response to its last request.
    ///
    /// - Parameters:
    ///   - milliseconds: The longest time to wait.
    ///   - isEnough: Called each time after the messages that have arrived were handled. Waiting ends when it returns true.
    package func wait(milliseconds: Int32, until isEnough: () -> Bool) {
        flush()
        // The caller needs the next messages before the next frame.
        isPaused = false
        let end = budget.now() + UInt64(max(0, milliseconds)) * 1_000_000
        while isOpen, isStarted {
            readTurn()
            flush()
            let now = budget.now()
            guard !isEnough(), now < end, !isPaused, let socket else { return }
            // Messages that were read, and not handled in this turn, do not make the socket readable again.
            if hasBacklog { continue }
            socket.waitUntilReadable(milliseconds: Int32(clamping: (end - now) / 1_000_000 + 1))
        }
    }
}
