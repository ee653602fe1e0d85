// SPDX-License-Identifier: MIT

import GLib
import Gio
import Testing

/// What arrives over sockets and streams that do not wait.
@Suite(.serialized, .gtk) @MainActor
struct SocketTests {
    private func datagrams() throws -> (socket: Socket, address: SocketAddress) {
        let socket = try Socket(family: .ipv4, type: .datagram, protocol: .udp)
        try socket.bind(InetSocketAddress(address: InetAddress(loopback: .ipv4), port: 0), allowReuse: false)
        return (socket, try socket.getLocalAddress())
    }

    @Test func aDatagramIsReceivedWithItsSenderAndRepliedTo() throws {
        let (server, serverAddress) = try datagrams()
        let (client, clientAddress) = try datagrams()
        #expect(try client.send(to: serverAddress, buffer: Array("question".utf8)) == 8)
        let (bytes, sender) = try server.receiveFrom(count: 1500)
        #expect(String(decoding: bytes, as: UTF8.self) == "question")
        let port = try #require(sender as? InetSocketAddress).port
        #expect(port == (clientAddress as? InetSocketAddress)?.port)
        _ = try server.send(to: sender, buffer: Array("answer".utf8))
        #expect(try client.receive(count: 3) == Array("ans".utf8))
    }

    @Test func aNonBlockingReceiveWithoutADatagramThrows() throws {
        let (socket, _) = try datagrams()
        #expect { try socket.receive(count: 8, blocking: false) } throws: { error in
            (error as? GLibError)?.is(IOErrorEnum.wouldBlock) == true
        }
    }

    @Test func aStreamGivesWhatIsThere() throws {
        let stream = MemoryInputStream(bytes: Bytes(Array("abc".utf8)))
        #expect(try stream.readNonblocking(count: 2) == Array("ab".utf8))
        #expect(try stream.readNonblocking(count: 2) == Array("c".utf8))
        #expect(try stream.readNonblocking(count: 2).isEmpty)
    }
}
