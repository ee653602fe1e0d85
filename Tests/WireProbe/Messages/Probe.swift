// SPDX-License-Identifier: MIT

import WireKit

/// What the tests and the probe say to each other.
public enum Probe {
    public static let version = WireVersion(1, 2)
    /// Sent back by the probe.
    public static let echo = WireOperation<String>(1, "echo")
    public static let act = WireOperation<Act>(2, "act")
    public static let attempt = WireOperation<Attempt>(3, "attempt")
    /// The error number of an attempt, 0 if it succeeded.
    public static let result = WireOperation<Int32>(4, "result")
    public static let flood = WireOperation<Int>(5, "flood")
}

/// What the probe does to hurt its host.
public enum Act: Codable, Sendable {
    case segmentationFault, fatalError, endlessLoop, stopReading, leave
    case exit(Int32)
    case print([String])
    /// Sends this number of messages as fast as the host reads them.
    case flood(Int)
    /// Sends this number of echoes of a megabyte each in one turn.
    case sendMegabytes(Int)
    /// Writes bytes into the socket.
    case write([UInt8])
    /// Closes the socket and continues to run.
    case closeAndHang
    /// Starts a probe itself, and echoes its number.
    case startChild(inBubblewrap: Bool)
    /// Sends an echo and exits at once.
    case lastWords(String)
}

/// What a confined process must not do, or must.
public enum Attempt: Codable, Sendable {
    case read(String)
    /// Looks for a name in a folder that is none of those.
    case list(String, except: [String])
    case write(String)
    case socket(domain: Int32)
    case traceParent, killParent, readMemoryOfParent
    case start(String)
    case fork, ring, thread, namespaces
    case truncate(String), changeMode(String), changeTime(String)
    /// Lets a descriptor send signals to a process.
    case ownSignals
    /// The same by a call for devices and sockets.
    case ownSignalsOfSocket
    /// Makes a socket that could send to the sockets of services.
    case datagrams
    /// Starts a program with a path as its argument, and waits for its end.
    case run(String, String)
    /// Starts a program, and ends it.
    case startAndEnd(String)
    /// Starts programs that wait.
    case startMany(String, Int)
    case openFiles(Int)
    case raiseLimits
    case allocate(Int)
    case sharedMemory, sharedZeros, memoryFile, outliveTheHost
    /// Creates a queue of messages that stays when the process has ended.
    case messageQueue
    case sendSignalToItself
    /// Gives a file a second name.
    case link(String, String)
    /// Opens a file, and gives it a second name by its descriptor.
    case linkOpened(String, String)
    case rename(String, String)
    case symbolicLink(String, String)
    /// Reads the names of the attributes of a file.
    case attributes(String)
    /// Watches a folder, and reports its changes.
    case watch(String)
    /// Starts threads that wait.
    case threads(Int)
    /// Looks for a file or folder that is open since the start.
    case openFile
    /// Chooses the processors of a process.
    case processors(Int32)
    /// Sends input to a terminal.
    case typeIntoTerminal, pasteIntoTerminal
    /// Replaces itself by a program that is open.
    case startOpened(String)
    /// Connects to a socket without a file.
    case connectAbstract(String)
    /// Creates a process in a new user namespace.
    case userNamespace
    /// Asks whether a signal can be sent to a process; none is sent.
    case signal(Int32)
}
