// SPDX-License-Identifier: MIT

import BackendTesting
import HeadlessBackend
public import RemoteBackend
import ViewKit

/// Carries out what a ``RemoteDriver`` asks for, on the headless views of a host.
@MainActor public final class DriverService {
    private let host: RemoteHost
    private let driver = HeadlessDriver()

    public init(_ host: RemoteHost) { self.host = host }

    public func answer(_ request: DriverRequest) -> DriverAnswer {
        do {
            switch request {
            case .perform(let action, let id): try driver.perform(action, on: view(id))
            case .performOnWindow(let action, let id): try perform(action, on: id)
            case .text(let id): return .text(try driver.text(of: view(id)))
            case .value(let id): return .text(try driver.value(of: view(id)))
            case .accessibleName(let id): return .text(try driver.accessibleName(of: view(id)))
            case .isFocused(let id): return .flag(try driver.isFocused(view(id)))
            case .settle: for window in windows() { window.layOut() }
            }
            return .done
        } catch {
            return .failure("\(error)")
        }
    }

    private func windows() -> [HeadlessWindow] { (host.backend as? HeadlessBackend)?.windows ?? [] }

    private func view(_ id: UInt64) throws -> any View {
        guard let view = host.backendView(id) else { throw ImpossibleAction("The host has no view \(id).") }
        return Shown(view)
    }

    private func perform(_ action: WindowAction, on id: UInt64) throws {
        guard let window = host.backendWindow(id) as? HeadlessWindow else {
            throw ImpossibleAction("The host has no window \(id).")
        }
        try driver.perform(action, on: window)
    }

    private final class Shown: View {
        let backendView: any BackendView
        init(_ view: any BackendView) { backendView = view }
    }
}
