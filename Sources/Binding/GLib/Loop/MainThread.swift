// SPDX-License-Identifier: MIT

import CGtk
import Dispatch

/// Whether the main actor runs on this thread. That is the thread that started the process, or, in a process that gave
/// that thread to `dispatchMain()` as test runners do, the thread that runs the main queue now.
@_spi(Binding) public var isMainThread: Bool {
    rx_is_main_thread() != 0 || DispatchQueue.getSpecific(key: mainQueueKey) == true
}

private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

/// Ends the program if this is not the main thread.
@_spi(Binding) public func requireMainThread(_ what: @autoclosure () -> String) {
    guard !isMainThread else { return }
    fatalError(
        "\(what()) arrived on another thread, but GTK belongs to the main thread. "
            + "Call GTK from the main actor: Task { @MainActor in … }.")
}
