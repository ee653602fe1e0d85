// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import PluginKit
import PluginRuntime
import WireKit

/// A process of the program `xdg-dbus-proxy`, which gives a plugin's process access to the permitted services
/// on the session bus only. Main thread only.
@MainActor final class SessionBusProxy {
    static let name = "xdg-dbus-proxy"

    /// The socket that the process of the plugin connects to.
    let socket: String
    private let folder: String
    private let child: ChildProcess

    /// Starts a proxy, and returns when it accepts connections.
    ///
    /// - Throws: ``ProcessError`` if the program is missing, there is no session bus, or the proxy ends.
    init(services: [String]) async throws(ProcessError) {
        func failure(_ reason: String) -> ProcessError { ProcessError(program: Self.name, reason: reason) }
        let paths = ["/usr/bin", "/usr/local/bin", "/bin"].map { "\($0)/\(Self.name)" }
        guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
            throw failure("it is not installed; install the package of this name")
        }
        guard let bus = Self.bus else {
            throw failure(
                "there is no session bus: neither DBUS_SESSION_BUS_ADDRESS nor XDG_RUNTIME_DIR is set")
        }
        var template = Array("\(XDGFolders.runtime ?? "/tmp")/rxshell-bus-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw failure(Folder.reason) }
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        socket = "\(folder)/bus"
        // The proxy ends when the socket on this descriptor is closed.
        let program = Program(
            path: path,
            arguments: ["--fd=\(Spawn.childDescriptor)", bus, socket, "--filter"]
                + services.map { "--talk=\($0)" })
        do throws(ProcessError) {
            child = try ChildProcess(program, as: WirePeer(version: WireVersion(0)))
        } catch {
            Folder.remove(folder)
            throw error
        }
        let end = ContinuousClock.now + .seconds(5)
        while access(socket, F_OK) != 0 {
            // A cancelled task does not sleep.
            guard !Task.isCancelled, case .running = child.state, ContinuousClock.now < end else {
                let lines = child.lastLines.lines.joined(separator: " ")
                self.end()
                throw failure(lines.isEmpty ? "it does not accept connections" : lines)
            }
            try? await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Ends the proxy and all its connections.
    func end() {
        child.kill(because: "the plugin has ended")
        Folder.remove(folder)
    }

    isolated deinit { end() }

    /// The address of the session bus.
    private static var bus: String? {
        if let address = getenv("DBUS_SESSION_BUS_ADDRESS").map({ String(cString: $0) }), !address.isEmpty {
            return address
        }
        return XDGFolders.runtime.map { "unix:path=\($0)/bus" }
    }
}
