// SPDX-License-Identifier: MIT

public import BackendTesting
import RemoteBackend
public import ViewKit

/// What the driver of a plugin's process asks the host to do with the views that it shows.
public enum DriverRequest: Codable, Sendable {
    case perform(UserAction, view: UInt64)
    case performOnWindow(WindowAction, window: UInt64)
    case text(UInt64)
    case value(UInt64)
    case accessibleName(UInt64)
    case isFocused(UInt64)
    case settle
}

/// What the host answers.
public enum DriverAnswer: Codable, Sendable {
    case done
    case text(String?)
    case flag(Bool)
    case failure(String)
}

/// Uses the views of a ``RemoteBackend`` where they are shown.
@MainActor public final class RemoteDriver: BackendDriver {
    private let make: () throws -> any Backend
    private let ask: (DriverRequest) throws -> DriverAnswer

    /// - Parameters:
    ///   - make: returns the backend of a case.
    ///   - ask: passes a request to the host, with all that was sent before, and returns when all events that it leads to were handled.
    public init(
        make: @escaping () throws -> any Backend, ask: @escaping (DriverRequest) throws -> DriverAnswer
    ) {
        self.make = make
        self.ask = ask
    }

    public func makeBackend() throws -> any Backend { try make() }

    public func perform(_ action: UserAction, on view: any View) throws {
        try fillRows(of: view)
        // The menu opens when the plugin has sent its items.
        if case .chooseFromContextMenu = action, case .done = try ask(.perform(action, view: id(of: view))) {
            return
        }
        _ = try answer(.perform(action, view: id(of: view)))
    }

    public func perform(_ action: WindowAction, on window: Window) throws {
        guard let window = window.backendWindow as? RemoteWindow else {
            throw ImpossibleAction("The window is not one of the remote backend.")
        }
        _ = try answer(.performOnWindow(action, window: window.id))
    }

    public func text(of view: any View) throws -> String {
        try fillRows(of: view)
        return try text(.text(id(of: view))) ?? ""
    }

    public func value(of view: any View) throws -> String? {
        try fillRows(of: view)
        return try text(.value(id(of: view)))
    }

    /// Rows exist a short time after they have become visible: first their traits, then their cells.
    private func fillRows(of view: any View) throws {
        for _ in 0..<3 { _ = try answer(.text(id(of: view))) }
    }
    public func accessibleName(of view: any View) throws -> String {
        try text(.accessibleName(id(of: view))) ?? ""
    }

    public func isFocused(_ view: any View) throws -> Bool {
        if case .flag(let flag) = try answer(.isFocused(id(of: view))) { return flag }
        throw ImpossibleAction("The host has not said whether the view has the focus.")
    }

    public func settle() async {
        for _ in 0..<3 {
            _ = try? answer(.settle)
            for _ in 0..<20 { await Task.yield() }
        }
    }

    private func text(_ request: DriverRequest) throws -> String? {
        if case .text(let text) = try answer(request) { return text }
        throw ImpossibleAction("The host has not answered with a text.")
    }

    private func answer(_ request: DriverRequest) throws -> DriverAnswer {
        let answer = try ask(request)
        if case .failure(let message) = answer { throw ImpossibleAction(message) }
        return answer
    }

    private func id(of view: any View) throws -> UInt64 {
        guard let id = RemoteBackend.id(of: view.backendView) else {
            throw ImpossibleAction("\(type(of: view)) is not a view of the remote backend.")
        }
        return id
    }
}
