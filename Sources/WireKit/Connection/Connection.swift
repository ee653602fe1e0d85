// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// Typed messages between two processes over a socket, on the main queue of both.
///
/// Use it between a host and a child of its own (``ChildProcess`` makes both ends). Messages that are sent in one turn of the main loop form a frame, which the
/// other side handles as a whole. The main thread never blocks: reading stops after 4 ms a turn, and what the other side does not read
/// waits, up to 8 MB.
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
/// ``ConnectionEnd``. **Lifetime**: the connection closes its descriptor when it ends or is released. **Threading**: the main actor; the main
/// queue has to run, by `dispatchMain()` or by a main loop that drains it.
@MainActor
public final class Connection {
    /// Which side of the connection this is.
    public enum Role: Sendable {
        /// The process that shows something, and believes nothing that it is sent.
        case host
        /// The process that was started, which speaks first.
        case child
    }

    /// How far a connection is.
    public enum State: Hashable, Sendable {
        /// The other side has not described itself yet. Messages wait.
        case opening
        /// The other side is known.
        case open(WirePeer)
        /// The connection has ended.
        case ended(ConnectionEnd)
    }

    /// What a connection has done, for tests, diagnostics and quotas.
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

    /// How many bytes wait for a side that does not read, before the connection ends.
    public static let unsentLimit = 8 << 20

    /// The description of this side.
    public let ours: WirePeer
    /// How far the connection is.
    public internal(set) var state = State.opening
    /// What the connection has done.
    public internal(set) var counts = Counts()
    /// Called when the other side is known.
    public var onOpen: ((WirePeer) -> Void)?
    /// Called after the last message of a frame. What the messages of a frame change is shown at once.
    public var onFrame: (() -> Void)?
    /// Called once, in a turn of its own, when the connection has ended.
    public var onEnd: ((ConnectionEnd) -> Void)?

    /// Called at once when the connection ends, for the process that belongs to it.
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
    /// Whether the other side has sent more than was handled in a turn, and since then there was no end.
    var hasBacklog = false {
        didSet { if hasBacklog != oldValue { Self.busy += hasBacklog ? 1 : -1 } }
    }
    /// How many connections have a backlog.
    static var busy = 0
    /// How many turns handle messages, one within the other: a handler may wait for an answer.
    var turnDepth = 0

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
    var lastHeard: UInt64 = 0

    /// Creates a connection that takes over a descriptor of a socket. It does nothing before ``start()``.
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

    /// Handles the messages of an operation from now on. What `handler` throws refuses the message and ends the connection.
    public func receive<Body>(
        _ operation: WireOperation<Body>, _ handler: @escaping (_ object: UInt64, _ body: Body) throws -> Void
    ) {
        handlers[operation.number] = Handler(operation, handler)
    }

    /// Opens the connection. The operations that this side receives have to be declared before, since it tells the other side.
    public func start() {
        guard case .opening = state, !isStarted else { return }
        isStarted = true
        if role == .child { introduce(.hello) }
        socket?.setReading(true)
    }

    /// Closes the connection. What waits to be sent is written as far as the socket takes it.
    public func close(because reason: String) {
        flush()
        end(.closedHere(reason))
    }

    var isOpen: Bool {
        if case .ended = state { false } else { true }
    }

    func watchEnd(_ notice: @escaping (ConnectionEnd) -> Void) { noticesEnd = notice }

    /// Ends the connection, once.
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
                (self.onEnd, onOpen, onFrame) = (nil, nil, nil)
                onEnd?(reason)
            }
        }
    }
}

/// What handles the messages of one operation.
struct Handler {
    let name: String
    private let call: @MainActor (Message, Connection) throws -> Void

    @MainActor
    init<Body>(_ operation: WireOperation<Body>, _ handler: @escaping (UInt64, Body) throws -> Void) {
        name = operation.name
        call = { message, connection in
            let body: Body = try connection.decode(message, defaults: operation.defaults?.get())
            do {
                try handler(message.object, body)
            } catch {
                throw ConnectionEnd.refused(
                    operation: operation.name, object: message.object, reason: "\(error)")
            }
        }
    }

    @MainActor
    init(_ name: String, _ handler: @escaping (UInt64, WireBody) throws -> Void) {
        self.name = name
        call = { message, connection in
            let body = WireBody(message, of: connection)
            do {
                try handler(message.object, body)
            } catch let error as WireError {
                throw error
            } catch {
                throw ConnectionEnd.refused(operation: name, object: message.object, reason: "\(error)")
            }
            if !body.isDecoded { try connection.readNames(of: message) }
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
