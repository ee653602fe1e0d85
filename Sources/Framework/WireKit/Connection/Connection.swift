// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// A connection that carries typed messages between two processes over a socket, on the main queue of both.
///
/// Use it between a host and a child process that the host has started; ``ChildProcess`` creates both ends.
/// Messages that are sent in one turn of the main loop form a frame, which the other side handles as a whole.
/// The main thread of a host never blocks: a turn handles messages for at most 3 ms, and up to 8 MB that the
/// other side does not read are kept in memory. A child that sends more waits until the host reads.
///
/// ```swift
/// let connection = Connection(descriptor: descriptor, role: .child, as: WirePeer(version: WireVersion(1)))
/// connection.receive(Operations.press) { button, _ in save() }
/// connection.onEnd = { reason in exit(0) }
/// connection.start()
/// connection.send(Operations.render, to: 1, ButtonState(title: "Save"))
/// ```
///
/// **Errors**: none of its functions throws. A connection that fails, or whose other side violates the protocol, ends with a
/// ``ConnectionEnd``. **Lifetime**: the connection closes its descriptor when it ends or is released.
/// **Threading**: the main actor; the main queue has to run, by `dispatchMain()` or by a main loop that
/// drains it.
@MainActor
public final class Connection {
    /// The side of a connection.
    public enum Role: Sendable {
        /// The process that has started the other one. It does not trust the child, and checks every message.
        case host
        /// The process that was started. It sends the first message.
        case child
    }

    /// The state of a connection.
    public enum State: Hashable, Sendable {
        /// The other side has not described itself yet. Messages wait.
        case opening
        /// The other side is known.
        case open(WirePeer)
        /// The connection has ended.
        case ended(ConnectionEnd)
    }

    /// Counters of a connection, for tests, diagnostics and quotas.
    public struct Counts: Hashable, Sendable {
        /// How many messages were handled.
        public var messagesReceived = 0
        /// How many bytes were read.
        public var bytesReceived = 0
        /// How many frames were handled.
        public var framesReceived = 0
        /// How many messages were sent.
        public var messagesSent = 0
        /// How many bytes were written.
        public var bytesSent = 0
        /// In how many turns of the main loop messages were handled.
        public var turns = 0
        /// The most messages that one turn has handled.
        public var mostMessagesInATurn = 0
    }

    /// The largest number of bytes that may wait for the other side to read. When there are more, the
    /// connection of a host ends, and a child waits.
    public static let unsentLimit = 8 << 20

    /// The description of this side.
    public let ours: WirePeer
    /// The state of the connection.
    public internal(set) var state = State.opening
    /// The counters of the connection.
    public internal(set) var counts = Counts()
    /// Called when the description of the other side has arrived, and the connection is open.
    public var onOpen: ((WirePeer) -> Void)?
    /// Called after the last message of a frame, to show the changes of all its messages at once.
    public var onFrame: (() -> Void)?
    /// Called after the messages of a turn, before the main loop handles other events.
    package var onTurn: (() -> Void)?
    /// Called once when the connection has ended, in a later turn of the main loop.
    public var onEnd: ((ConnectionEnd) -> Void)?

    /// Called with each message that is sent or handled, except for pings and the like, for an inspector.
    package var onMessage: ((MessageNote) -> Void)?

    /// Called immediately when the connection ends, for the ``ChildProcess`` that owns the connection.
    private var noticesEnd: ((ConnectionEnd) -> Void)?

    private(set) var isStarted = false

    let role: Role
    let budget: TurnBudget
    let limits: WireLimits
    private(set) var socket: Socket?
    var handlers: [UInt16: Handler] = [:]

    // Receiving.
    var frames: FrameReader
    var receivedNames = NameTable()
    let receivedBytes = ReceivedBytes()
    var continues = false
    /// Whether messages are left that a turn had no time for.
    var hasBacklog = false {
        didSet { if hasBacklog != oldValue { Self.busy += hasBacklog ? 1 : -1 } }
    }
    /// Whether no messages are handled, until the main loop has drawn a frame.
    var isPaused = false
    /// How long a pause is, in milliseconds.
    var pauseTime = 0
    /// How many connections of the process have a backlog. They share the time of the main thread.
    static var busy = 0
    /// How many calls of `readTurn()` are active. They are nested when a handler waits for a response.
    var turnDepth = 0

    /// The operations with a ``MessageRate`` that were received.
    var rates: [UInt16: Allowance] = [:]

    // Sending.
    var sentNames = NameTable()
    let sentBytes = SentBytes()
    /// The frame of this turn, without its length.
    var frame: [UInt8] = []
    var outgoing = Outgoing()
    var flushes = false
    /// Whether outgoing frames may be written: after the handshake.
    var mayWrite = false

    // Pings.
    var watch: Watch?
    var lastReceived: UInt64 = 0

    /// Creates a connection, which owns the descriptor of a socket from now on. It does nothing before ``start()``.
    public init(
        descriptor: Int32, role: Role, as ours: WirePeer, budget: TurnBudget = TurnBudget(),
        limits: WireLimits = WireLimits()
    ) {
        self.ours = ours
        self.role = role
        self.budget = budget
        self.limits = limits
        frames = FrameReader(limit: limits.length + Self.frameSlack)
        socket = Socket(
            descriptor: descriptor, onReadable: { [weak self] in self?.readTurn() },
            onWritable: { [weak self] in self?.write() })
    }

    isolated deinit { if hasBacklog { Self.busy -= 1 } }

    /// Sets the handler of an operation. If `handler` throws, the message is refused, and the connection ends
    /// with ``ConnectionEnd/refused(operation:object:reason:)``.
    ///
    /// Call it before ``start()``, so that the other side knows that this one receives the operation.
    public func receive<Body>(
        _ operation: WireOperation<Body>, _ handler: @escaping (_ object: UInt64, _ body: Body) throws -> Void
    ) {
        handlers[operation.number] = Handler(operation) { object, value, _ in try handler(object, value) }
    }

    /// Sets the handler of an operation, which also gets the body. Its value was read.
    package func receiveWithBody<Body>(
        _ operation: WireOperation<Body>,
        _ handler: @escaping (_ object: UInt64, _ value: Body, _ body: WireBody) throws -> Void
    ) {
        handlers[operation.number] = Handler(operation, handler)
    }

    /// Opens the connection. Set the handlers of all operations before, because the first message lists the
    /// operations that this side receives.
    public func start() {
        guard case .opening = state, !isStarted else { return }
        isStarted = true
        if role == .child { introduce(.hello) }
        socket?.setReading(true)
    }

    /// Closes the connection. Bytes that wait to be sent are written as far as the socket accepts them; the rest is lost.
    public func close(because reason: String) {
        flush()
        end(.closedHere(reason))
    }

    var isOpen: Bool {
        if case .ended = state { false } else { true }
    }

    func watchEnd(_ notice: @escaping (ConnectionEnd) -> Void) { noticesEnd = notice }

    /// Ends the connection. Further calls do nothing.
    func end(_ reason: ConnectionEnd) {
        if case .ended = state { return }
        state = .ended(reason)
        socket?.shut()
        socket = nil
        hasBacklog = false
        watch = nil
        handlers = [:]
        frame = []
        outgoing = Outgoing()
        noticesEnd?(reason)
        noticesEnd = nil
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                let onEnd = onEnd
                (self.onEnd, onOpen, onFrame, onTurn) = (nil, nil, nil, nil)
                onEnd?(reason)
            }
        }
    }
}

/// What an inspector shows of a message.
package struct MessageNote: Hashable, Sendable {
    /// Whether this side has sent it.
    package let isSent: Bool
    /// The name of its operation.
    package let operation: String
    /// The object that it is for.
    package let object: UInt64
    /// The number of bytes of its body.
    package let bytes: Int
}

/// The handler of the messages of one operation.
struct Handler {
    let name: String
    /// Its limits; nil if the type of the body, and with it the limits, depend on the object.
    let limits: OperationLimits?
    private let call: @MainActor (Message, Connection) throws -> Void

    @MainActor
    init<Body>(
        _ operation: WireOperation<Body>, _ handler: @escaping (UInt64, Body, WireBody) throws -> Void
    ) {
        self.init(operation.name, limits: OperationLimits(operation)) { object, body in
            try handler(object, try body.decode(operation), body)
        }
    }

    @MainActor
    init(
        _ name: String, limits: OperationLimits? = nil,
        _ handler: @escaping (UInt64, WireBody) throws -> Void
    ) {
        self.name = name
        self.limits = limits
        call = { message, connection in
            let body = WireBody(message, of: connection)
            do {
                try handler(message.object, body)
            } catch let error as WireError where !body.isDecoded {
                throw error
            } catch {
                throw ConnectionEnd.refused(operation: name, object: message.object, reason: "\(error)")
            }
            if !body.isRead { try connection.readNames(of: message) }
        }
    }

    @MainActor
    func handle(_ message: Message, of connection: Connection) throws(ConnectionEnd) {
        do {
            try call(message, connection)
        } catch let error as ConnectionEnd {
            throw error
        } catch {
            throw .malformed(operation: name, error: WireError(error, in: ""))
        }
    }
}

extension Connection {
    /// The limits of the operations that this side receives, in the order of their numbers.
    package var receivedLimits: [OperationLimits] {
        handlers.values.compactMap(\.limits).sorted { $0.number < $1.number }
    }
}
