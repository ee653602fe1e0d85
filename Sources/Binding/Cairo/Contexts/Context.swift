// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// Draws paths, text and pictures on a ``Surface``.
///
///     let context = Cairo.Context(surface)
///     context.setSource(red: 1, green: 0, blue: 0)
///     context.rectangle(x: 10, y: 10, width: 80, height: 40)
///     context.fill()
///
/// After an error, such as `restore()` without `save()`, Cairo draws nothing more. ``checkStatus()`` throws
/// the error with the call in which it happened; if it is never called, the context writes the error to the log when it is freed.
///
/// Threading: on the main actor within GTK; elsewhere on one thread at a time.
public final class Context: Boxed {
    public override class var gtype: UInt { cairo_gobject_context_get_type() }

    /// The call after which Cairo drew nothing more.
    private var failed: StaticString?
    private var isReported = false

    /// The surface.
    public let target: Surface

    public required init(_taking raw: UnsafeMutableRawPointer) {
        // Read before an error can happen: after an error Cairo returns none.
        target = C.present(C.copy(C.raw(cairo_get_target(OpaquePointer(raw)))), "cairo_get_target")
        super.init(_taking: raw)
    }

    /// Creates a context for a surface.
    public convenience init(_ surface: Surface) {
        self.init(_taking: C.present(C.raw(cairo_create(surface.pointer)), "cairo_create"))
    }

    deinit {
        // The errors of a document are thrown, or logged, when it is finished.
        let isOwn = target.status == .success || target.status == .surfaceFinished
        if failed != nil, !isReported, isOwn {
            C.warn("\(error) Nothing was drawn after it. Call checkStatus(), which throws it.")
        }
    }

    /// Calls Cairo, and records the call after which Cairo draws nothing more.
    @inline(__always)
    func call<R>(_ operation: StaticString = #function, _ body: (OpaquePointer) -> R) -> R {
        let result = body(pointer)
        if cairo_status(pointer) != CAIRO_STATUS_SUCCESS { noteFailure(operation) }
        return result
    }

    private func noteFailure(_ operation: StaticString) {
        if failed == nil { failed = operation }
    }

    private var error: CairoError {
        CairoError(
            cairo_status(pointer), in: "Context.\(failed ?? "checkStatus()")",
            cause: Sink.failure(of: target.pointer))
    }

    /// The first error; `success` if there is none.
    public var status: Status { C.enumeration(cairo_status(pointer).rawValue) }

    /// Throws the first error, with the call in which it happened.
    public func checkStatus() throws(CairoError) {
        guard cairo_status(pointer) != CAIRO_STATUS_SUCCESS else { return }
        isReported = true
        // Includes the error of the surface.
        try? target.checkStatus()
        throw error
    }

    /// The surface that is drawn on now: within a group, that of the group.
    public var groupTarget: Surface {
        C.present(C.copy(C.raw(cairo_get_group_target(pointer))), "cairo_get_group_target")
    }

    /// Saves the state.
    public func save() { call { cairo_save($0) } }
    /// Restores the state that `save()` saved.
    public func restore() { call { cairo_restore($0) } }

    /// Calls `body`, and restores the state afterwards.
    public func saved<R>(_ body: () throws -> R) rethrows -> R {
        save()
        defer { restore() }
        return try body()
    }

    /// Begins a group: the following drawing goes to a surface that `popGroupToSource` makes the source.
    public func pushGroup(_ content: Content = .colorAlpha) {
        call { cairo_push_group_with_content($0, .init(rawValue: C.number(content))) }
    }
    /// Ends a group and makes it the source.
    public func popGroupToSource() { call { cairo_pop_group_to_source($0) } }
    /// Ends a group and returns it.
    public func popGroup() -> Pattern {
        C.present(C.take(C.raw(call { cairo_pop_group($0) })), "cairo_pop_group")
    }

    /// Calls `body` to draw a group, and returns the group as a pattern to paint or to mask with.
    ///
    ///     let group = context.group { drawAll() }
    ///     context.setSource(group)
    ///     context.paint(alpha: 0.5)
    public func group(_ content: Content = .colorAlpha, _ draw: () throws -> Void) rethrows -> Pattern {
        pushGroup(content)
        do { try draw() } catch {
            _ = popGroup()
            throw error
        }
        return popGroup()
    }
}
