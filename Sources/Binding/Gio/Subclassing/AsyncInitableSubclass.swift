// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A Swift class that implements the interface ``AsyncInitable``: an object whose initialization is asynchronous.
///
///     final class Catalogue: GObject.Object, AsyncInitableSubclass {
///         func doInitialize() async throws(GLibError) { text = try await file.loadContents().contents }
///     }
///
///     let catalogue = Catalogue()
///     try await catalogue.initialize()
///
/// Cancelling the task that awaits `initialize()` cancels the task in which `doInitialize` runs.
@MainActor
public protocol AsyncInitableSubclass: CallableByC, AsyncInitable {
    /// Initializes the object. `GAsyncInitableIface.init_async`.
    func doInitialize() async throws(GLibError)
}

/// The functions by which GIO calls an ``AsyncInitableSubclass``.
@_spi(Binding) public enum AsyncInitableGlue: Glue {
    public static var gtype: UInt { g_async_initable_get_type() }
    public static var size: Int { MemoryLayout<GAsyncInitableIface>.size }
    public static func isWanted(by type: any CallableByC.Type) -> Bool {
        type is any AsyncInitableSubclass.Type
    }

    public static func fill(_ raw: UnsafeMutableRawPointer) {
        let table = raw.assumingMemoryBound(to: GAsyncInitableIface.self)
        table.pointee.init_async = { object, _, cancellable, callback, data in
            guard let swift = wrapper(of: object.map { UnsafeRawPointer($0) }) as? any AsyncInitableSubclass
            else {
                return
            }
            start(swift, g_task_new(swift._raw, cancellable, callback, data), cancellable)
        }
        table.pointee.init_finish = { _, result, failure in
            g_task_propagate_boolean(C.opaque(C.raw(result)), failure)
        }
    }
}

/// Runs the initialization, and passes its result to GIO.
private func start(
    _ object: any AsyncInitableSubclass, _ task: OpaquePointer?,
    _ cancellable: UnsafeMutablePointer<GCancellable>?
) {
    // Guard: used on the main thread only.
    nonisolated(unsafe) let (task, cancellable) = (task, cancellable)
    onMainActor {
        C.perform(cancelledBy: C.borrow(cancellable)) {
            do throws(GLibError) {
                try await object.doInitialize()
                g_task_return_boolean(task, 1)
            } catch {
                g_task_return_error(task, error.copy)
            }
            g_object_unref(UnsafeMutableRawPointer(task))
        }
    }
}
