// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A registration with a library, which ``cancel()`` ends: a callback for each frame, a subscription to
/// signals of a bus, a name on a bus, an exported object, a request not to end the session.
///
/// Lifetime: the registration continues without a reference to this object. It ends with `cancel()`, or when
/// the object whose method has returned it is freed. Threading: the main thread.
///
///     let fade = widget.addTickCallback { widget, clock in … }
///     fade.cancel()
@MainActor
public final class Registration {
    private var end: (@MainActor () -> Void)?

    @_spi(Binding) public init(end: @escaping @MainActor () -> Void) { self.end = end }

    /// - Parameters:
    ///   - number: the number by which the C library ends it; 0 if it could not be begun.
    ///   - object: the object for which it was begun. It is not retained, since it often owns this object.
    ///   - end: calls the C function that ends it.
    @_spi(Binding) public convenience init(
        _ number: guint, of object: Object,
        end: @escaping @MainActor (_ object: UnsafeMutableRawPointer, _ number: guint) -> Void
    ) {
        self.init { [weak object] in
            if let object, number > 0 { end(object._raw, number) }
        }
    }

    /// Ends it and frees its closure. Further calls do nothing.
    public func cancel() {
        let end = end.take()
        end?()
    }
}
