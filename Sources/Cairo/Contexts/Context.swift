// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// A pen: it draws paths, text and pictures on a ``Surface``.
///
///     let context = Cairo.Context(surface)
///     context.setSource(red: 1, green: 0, blue: 0)
///     context.rectangle(x: 10, y: 10, width: 80, height: 40)
///     context.fill()
///
/// After a mistake, such as `restore()` without `save()`, Cairo draws nothing more. That is not silent: ``checkStatus()``
/// throws what happened and in which call, and a context that nobody asked says so in the log when it ends.
///
/// Contexts belong to whoever draws: to the main actor within GTK, to any one thread at a time elsewhere.
public final class Context: Boxed {
    public override class var gtype: UInt { cairo_gobject_context_get_type() }

    var pointer: OpaquePointer { OpaquePointer(_raw) }

    /// The call after which Cairo drew nothing more.
    private var failed: StaticString?
    private var isTold = false

    /// What it draws on.
    public let target: Surface

    public required init(_taking raw: UnsafeMutableRawPointer) {
        // Asked for while there is an answer: after a mistake there is none.
        target = C.present(C.copy(C.raw(cairo_get_target(OpaquePointer(raw)))), "cairo_get_target")
        super.init(_taking: raw)
    }

    /// A pen for a surface.
    public convenience init(_ surface: Surface) {
        self.init(_taking: C.present(C.raw(cairo_create(surface.pointer)), "cairo_create"))
    }

    deinit {
        // What went wrong with a document is thrown, or said, at its end.
        let isOwn = target.status == .success || target.status == .surfaceFinished
        if failed != nil, !isTold, isOwn {
            C.warn("\(error) Nothing was drawn after it. Ask checkStatus() to have it thrown.")
        }
    }

    /// Calls Cairo, and remembers the call after which it draws nothing more.
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

    /// What went wrong so far; `success` when nothing did.
    public var status: Status { C.enumeration(cairo_status(pointer).rawValue) }

    /// Throws what went wrong so far: the first mistake, and the call it was made in.
    public func checkStatus() throws(CairoError) {
        guard cairo_status(pointer) != CAIRO_STATUS_SUCCESS else { return }
        isTold = true
        // The surface's own mistake is told with it.
        try? target.checkStatus()
        throw error
    }

    /// What it draws on at the moment: the picture of a group within one.
    public var groupTarget: Surface {
        C.present(C.copy(C.raw(cairo_get_group_target(pointer))), "cairo_get_group_target")
    }

    /// Keeps the state aside.
    public func save() { call { cairo_save($0) } }
    /// Brings the state back that `save()` kept.
    public func restore() { call { cairo_restore($0) } }

    /// Runs `body` and brings the state back.
    public func saved<R>(_ body: () throws -> R) rethrows -> R {
        save()
        defer { restore() }
        return try body()
    }

    /// Draws into a picture that `popGroupToSource` paints.
    public func pushGroup(_ content: Content = .colorAlpha) {
        call { cairo_push_group_with_content($0, .init(rawValue: C.number(content))) }
    }
    /// Ends a group and makes it the source.
    public func popGroupToSource() { call { cairo_pop_group_to_source($0) } }
    /// Ends a group.
    public func popGroup() -> Pattern {
        C.present(C.take(C.raw(call { cairo_pop_group($0) })), "cairo_pop_group")
    }

    /// Draws into a picture of its own, which is answered to paint or to mask with.
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
