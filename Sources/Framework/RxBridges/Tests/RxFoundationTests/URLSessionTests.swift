// SPDX-License-Identifier: MIT

import Foundation
import RxFoundation
import RxKernel
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Responds to requests without a network. The address determines the response.
private final class Answering: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { true }

    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        switch url.lastPathComponent {
        case "never": return
        case "cancelled": Self.started.continuation.yield("cancelled")
        case "lost": client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        case "plain":
            answer(
                URLResponse(url: url, mimeType: nil, expectedContentLength: 2, textEncodingName: nil), "hi")
        case "broken": answer(http(url, 200), "{")
        case "missing": answer(http(url, 404), "no")
        default: answer(http(url, 200), #"{"name":"Ada"}"#)
        }
    }

    static let started = AsyncStream.makeStream(of: String.self)
    static let stopped = AsyncStream.makeStream(of: String.self)

    override func stopLoading() { Self.stopped.continuation.yield(request.url?.lastPathComponent ?? "") }

    private func http(_ url: URL, _ status: Int) -> URLResponse? {
        HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
    }

    private func answer(_ response: URLResponse?, _ text: String) {
        guard let response else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(text.utf8))
        client?.urlProtocolDidFinishLoading(self)
    }
}

@Suite struct URLSessionTests {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answering.self]
        return URLSession(configuration: configuration)
    }()

    private func request(_ path: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: "http://example.org/\(path)")))
    }

    @Test func theResponseComesWithItsData() async throws {
        let (response, data) = try await session.rx.response(request: request("missing")).asSingle().value
        #expect(response.statusCode == 404)
        #expect(String(decoding: data, as: UTF8.self) == "no")
    }

    @Test func dataOfASuccessIsSentAndDecoded() async throws {
        struct Person: Decodable { let name: String }
        let person = try await session.rx.data(request: request("ada"))
            .decode(type: Person.self, decoder: JSONDecoder()).asSingle().value
        #expect(person.name == "Ada")
    }

    @Test func anotherStatusFailsWithItsData() async throws {
        do {
            _ = try await session.rx.data(request: request("missing")).asSingle().value
            Issue.record("a status of 404 must fail")
        } catch RxCocoaURLError.httpRequestFailed(let response, let data) {
            #expect(response.statusCode == 404)
            #expect(data == Data("no".utf8))
        }
    }

    @Test func jsonIsRead() async throws {
        let url = try #require(URL(string: "http://example.org/ada"))
        let name = try await session.rx.json(url: url).map { ($0 as? [String: String])?["name"] }.asSingle()
            .value
        #expect(name == "Ada")
    }

    @Test func whatIsNoJSONFails() async throws {
        do {
            _ = try await session.rx.json(request: request("broken")).map { "\($0)" }.asSingle().value
            Issue.record("half an object must fail")
        } catch RxCocoaURLError.deserializationError {}
    }

    @Test func anAnswerThatIsNotOfHTTPFails() async throws {
        do {
            _ = try await session.rx.data(request: request("plain")).asSingle().value
            Issue.record("an answer without a status must fail")
        } catch RxCocoaURLError.nonHTTPResponse {}
    }

    @Test func aLostConnectionFails() async throws {
        await #expect(throws: URLError.self) {
            try await session.rx.data(request: request("lost")).asSingle().value
        }
    }

    @Test(.timeLimit(.minutes(1))) func disposingCancelsTheRequest() async throws {
        let running = session.rx.data(request: try request("cancelled")).subscribe()
        for await path in Answering.started.stream where path == "cancelled" { break }
        running.dispose()
        for await path in Answering.stopped.stream where path == "cancelled" { break }
    }

    @Test func aRequestIsLoggedOnlyIfWanted() throws {
        let old = Reactive<URLSession>.shouldLogRequest
        defer { Reactive<URLSession>.shouldLogRequest = old }
        #expect(!old(try request("ada")))
        nonisolated(unsafe) var asked: [String] = []
        Reactive<URLSession>.shouldLogRequest = {
            asked.append($0.url?.lastPathComponent ?? "")
            return false
        }
        session.rx.data(request: try request("never")).subscribe().dispose()
        #expect(asked.contains("never"))
    }
}
