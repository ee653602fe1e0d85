// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Socket {
    /// Receives up to `count` bytes, and waits for the first; none if the other side has closed. `g_socket_receive()`.
    ///
    /// The part of a datagram that exceeds `count` is lost.
    public func receive(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> [UInt8] {
        try filled(count) { buffer, error in
            g_socket_receive(
                C.cast(_raw), C.characters(buffer), gsize(count), C.cast(cancellable?._raw), error)
        }
    }

    /// The same, blocking or not, whatever the mode of the socket is. If nothing has arrived, the error is
    /// `IOErrorEnum.wouldBlock`. `g_socket_receive_with_blocking()`.
    public func receive(count: Int, blocking: Bool, cancellable: Cancellable? = nil) throws(GLibError)
        -> [UInt8]
    {
        try filled(count) { buffer, error in
            g_socket_receive_with_blocking(
                C.cast(_raw), C.characters(buffer), gsize(count), blocking ? 1 : 0, C.cast(cancellable?._raw),
                error)
        }
    }

    /// The same with the sender; a connected socket does not report it. `g_socket_receive_from()`.
    ///
    ///     let (bytes, sender) = try socket.receiveFrom(count: 1500)
    ///     if let sender { _ = try socket.sendTo(sender, buffer: bytes) }
    public func receiveFrom(
        count: Int, cancellable: Cancellable? = nil
    ) throws(GLibError) -> (bytes: [UInt8], sender: SocketAddress?) {
        var sender: UnsafeMutablePointer<GSocketAddress>?
        let bytes = try filled(count) { buffer, error in
            g_socket_receive_from(
                C.cast(_raw), &sender, C.characters(buffer), gsize(count), C.cast(cancellable?._raw), error)
        }
        return (bytes, C.adopt(sender))
    }
}

extension C {
    fileprivate static func characters(_ buffer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<CChar>? {
        buffer?.assumingMemoryBound(to: CChar.self)
    }
}
