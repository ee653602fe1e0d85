// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib

@_spi(Binding) extension C {
    /// Calls the closure: at once on the main thread, and soon on the main thread otherwise.
    public static func onMainThread(_ body: @escaping @MainActor () -> Void) {
        if isMainThread { onMainActor(body) } else { Task { @MainActor in body() } }
    }
}
