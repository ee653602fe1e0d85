// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk

/// The process that runs a program already, as the process that is started meanwhile sees it on the session bus.
@MainActor struct OtherProcess {
    /// How long the other process may take.
    struct Limits {
        /// After how many milliseconds without a reply it hangs.
        var reply: Int32 = 10_000
        /// After how many milliseconds it hangs while it decides whether it ends, or ends.
        var end: Int32 = 60_000
    }

    enum State: Equatable {
        /// There is none, or no session bus.
        case absent
        /// It handles requests, and has handled those that were sent before.
        case responds
        /// It has left its main loop, and handles no further requests.
        case ends
        /// It has not responded in time, such as one that has crashed and is still printing its stack.
        /// GTK would wait for it much longer, and then report only a timeout.
        case hangs(UInt32)
    }

    /// The path and the interface of a program: a method that returns when it is decided whether it ends, and one that receives the token
    /// with which the desktop has started another process of it.
    static let programPath = "/org/rxshell/Program"
    static let programInterface = "org.rxshell.Program1"
    static let programDescription = """
        <node><interface name="\(programInterface)"><method name="EndIsDecided">
          <arg type="b" name="includingUser" direction="in"/><arg type="b" name="isDecided" direction="out"/>
        </method><method name="SetActivationToken"><arg type="s" name="token" direction="in"/></method></interface></node>
        """

    let id: String
    let bus: DBusConnection
    let limits: Limits

    /// Returns nil without a session bus: this process is the only one then.
    init?(_ application: Gtk.Application, _ limits: Limits) {
        guard let id = application.applicationId, let bus = try? DBusConnection.bus(.session) else {
            return nil
        }
        self.id = id
        self.bus = bus
        self.limits = limits
    }

    /// Its number; nil if it has ended.
    var process: UInt32? {
        let reply = try? bus.callSync(
            "org.freedesktop.DBus", objectPath: "/org/freedesktop/DBus",
            interfaceName: "org.freedesktop.DBus",
            methodName: "GetConnectionUnixProcessID", parameters: Variant(tuple: [Variant(id)]))
        return reply?[0].get(UInt32.self)
    }

    var state: State {
        do {
            // This is what GTK asks first.
            _ = try call("org.gtk.Actions", "DescribeAll")
            return .responds
        } catch  where error.is(IOErrorEnum.timedOut) {
            return hanging
        } catch  where error.is(DBusError.serviceUnknown) || error.is(DBusError.nameHasNoOwner) {
            return .absent
        } catch {
            return Self.isEnding(error) ? .ends : .responds
        }
    }

    /// Performs an action there.
    func perform(_ action: String) throws(GLibError) {
        let parameters = [
            Variant(action), Variant(array: [], of: VariantType(typeString: "v")),
            Variant(array: [], of: VariantType(typeString: "{sv}")),
        ]
        _ = try call("org.gtk.Actions", "Activate", Variant(tuple: parameters))
    }

    /// Lets it raise its window with the token of this process. A program of another version does not have the method.
    func pass(activationToken token: String) {
        _ = try? bus.callSync(
            id, objectPath: Self.programPath, interfaceName: Self.programInterface,
            methodName: "SetActivationToken", parameters: Variant(tuple: [Variant(token)]),
            flags: .noAutoStart,
            timeoutMsec: Int(limits.reply))
    }

    /// Its state after a request was sent to it: if it ends, it has no window for that. If it asks its screens at the moment, this waits
    /// until it is decided.
    ///
    /// - Parameter includingUser: whether to wait for a user who is asked, too.
    func stateAfterRequest(includingUser: Bool) -> State {
        let state = state
        guard state == .responds else { return state }
        do {
            let isDecided = try endIsDecided(includingUser: false, timeout: limits.end)
            // As long as the user needs.
            if !isDecided, includingUser { _ = try endIsDecided(includingUser: true, timeout: .max) }
            return .responds
        } catch  where error.is(IOErrorEnum.timedOut) {
            return hanging
        } catch {
            // Without that method, it is a program of another version.
            let isEnd = [.noReply, .serviceUnknown, .nameHasNoOwner].contains { (code: DBusError) in
                error.is(code)
            }
            return isEnd ? .ends : .responds
        }
    }

    private func endIsDecided(includingUser: Bool, timeout: Int32) throws(GLibError) -> Bool {
        let reply = try bus.callSync(
            id, objectPath: Self.programPath, interfaceName: Self.programInterface,
            methodName: "EndIsDecided",
            parameters: Variant(tuple: [Variant(includingUser)]), replyType: VariantType(typeString: "(b)"),
            flags: .noAutoStart,
            timeoutMsec: Int(timeout))
        return reply[0].get(Bool.self) ?? true
    }

    private var hanging: State { process.map { .hangs($0) } ?? .absent }

    private func call(_ interface: String, _ method: String, _ parameters: Variant? = nil) throws(GLibError)
        -> Variant
    {
        // The path that GApplication gives an application.
        let path = "/" + id.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined()
        return try bus.callSync(
            id, objectPath: path, interfaceName: interface, methodName: method, parameters: parameters,
            flags: .noAutoStart,
            timeoutMsec: Int(limits.reply))
    }

    /// Whether an error says that the other process has ended, or has removed its objects from the bus.
    static func isEnding(_ error: GLibError) -> Bool {
        [.noReply, .serviceUnknown, .nameHasNoOwner, .unknownMethod, .unknownObject, .unknownInterface]
            .contains { (code: DBusError) in error.is(code) }
    }
}
