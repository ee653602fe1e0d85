// SPDX-License-Identifier: MIT

/// Reports each view and window that a backend shows, so that a test can check whether all of them are released.
@MainActor package enum ViewWatch {
    // By backend, so that tests with other backends can run at the same time.
    private static var observers: [ObjectIdentifier: (_ view: AnyObject, _ peer: AnyObject) -> Void] = [:]

    /// Calls `observer` with each view that is created with `backend`, and with the view of the backend, until ``end(of:)``.
    package static func begin(
        of backend: any Backend, _ observer: @escaping (_ view: AnyObject, _ peer: AnyObject) -> Void
    ) {
        observers[ObjectIdentifier(backend)] = observer
    }

    /// Ends the calls for `backend`.
    package static func end(of backend: any Backend) { observers[ObjectIdentifier(backend)] = nil }

    static func didCreate(_ view: AnyObject, _ peer: AnyObject) {
        guard !observers.isEmpty, Toolkit.isInstalled else { return }
        observers[ObjectIdentifier(Toolkit.backend)]?(view, peer)
    }
}
