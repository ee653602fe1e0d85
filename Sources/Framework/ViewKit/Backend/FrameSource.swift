// SPDX-License-Identifier: MIT

package import RxKernel

/// A backend that measures the frames which it draws, for an inspector.
@MainActor package protocol FrameSource: AnyObject {
    /// Calls `frame` with the time that the main thread has worked on each frame of each window: layout and
    /// drawing. It is not called any more when the returned disposable was disposed of.
    func observeFrames(_ frame: @escaping @MainActor (Duration) -> Void) -> any Disposable
}
