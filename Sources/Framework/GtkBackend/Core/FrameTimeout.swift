// SPDX-License-Identifier: MIT

/// Calls a closure once no frame was drawn for a while.
///
/// GTK's frame clock stops while the window is not visible: it is minimized, on another workspace of a Wayland compositor, or on Broadway
/// without a browser. Code that waits for a frame needs such a timeout, so that the program continues. A released timeout calls nothing.
@MainActor final class FrameTimeout {
    private var task: Task<Void, Never>?
    private var isDrawing = false

    /// - Parameter duration: how long to wait for a frame, from now on and after each one that ``frameWasDrawn()`` reports.
    init(_ duration: Duration, onTimeout: @escaping @MainActor () -> Void) {
        task = Task { @MainActor [weak self] in
            repeat {
                self?.isDrawing = false
                try? await Task.sleep(for: duration)
            } while self?.isDrawing == true
            if !Task.isCancelled { onTimeout() }
        }
    }

    isolated deinit { task?.cancel() }

    func frameWasDrawn() { isDrawing = true }
}
