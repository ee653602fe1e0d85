// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Why a request of `URLSession.rx` failed, beside the errors of `URLSession` itself.
public enum RxCocoaURLError: Error {
    /// There was neither an error nor an answer.
    case unknown
    /// The answer is not one of HTTP.
    case nonHTTPResponse(response: URLResponse)
    /// The status is not between 200 and 299; `data` is what came with it.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The answer is not JSON.
    case deserializationError(error: any Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
    /// What went wrong, in a sentence.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error has occurred."
        case .nonHTTPResponse(let response): "Response is not NSHTTPURLResponse `\(response)`."
        case .httpRequestFailed(let response, _): "HTTP request failed with `\(response.statusCode)`."
        case .deserializationError(let error): "Error during deserialization of the response: \(error)"
        }
    }
}

extension Reactive where Base: URLSession {
    /// The response and the data of a request, which is sent per subscription and cancelled with it.
    ///
    /// ```swift
    /// session.rx.response(request: request).observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { response, data in print(response.statusCode, data.count) }, onError: { show($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// It arrives on the session's queue, once, with the completion. It fails as the request does, or if the
    /// answer is not one of HTTP; a status of failure is no error here.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session = base
        return .create(
            { observer in
                if Reactive<URLSession>.shouldLogRequest(request) { print(request.commandLine) }
                // Only the task's callback uses it.
                nonisolated(unsafe) let observer = observer
                let task = session.dataTask(with: request) { data, response, error in
                    if let error { return observer.onError(error) }
                    guard let response, let data else { return observer.onError(RxCocoaURLError.unknown) }
                    guard let response = response as? HTTPURLResponse else {
                        return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
                    }
                    observer.onNext((response, data))
                    observer.onCompleted()
                }
                task.resume()
                return Disposables.create(with: { task.cancel() })
            })
    }

    /// The data of a request, which is sent per subscription and cancelled with it.
    ///
    /// It fails as `response(request:)` does, and with `RxCocoaURLError.httpRequestFailed` unless the status
    /// is between 200 and 299.
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map(
            { response, data in
                guard 200..<300 ~= response.statusCode else {
                    throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
                }
                return data
            })
    }

    /// The JSON that answers a request, as `JSONSerialization` reads it with `options`.
    ///
    /// It fails as `data(request:)` does, or with `RxCocoaURLError.deserializationError`. For a type of
    /// yours, `decode(type:decoder:)` is better.
    public func json(
        request: URLRequest, options: JSONSerialization.ReadingOptions = []
    ) -> Observable<Any> {
        data(request: request).map(
            { data in
                do {
                    return try JSONSerialization.jsonObject(with: data, options: options)
                } catch {
                    throw RxCocoaURLError.deserializationError(error: error)
                }
            })
    }

    /// The JSON at an address. It fails as `json(request:options:)` does.
    public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

extension Reactive where Base == URLSession {
    /// Whether a request is printed, as a `curl` command, when it is sent. None is, unless replaced.
    ///
    /// It is one setting for the whole process, and is called on the thread that subscribes. The command
    /// shows what the request's headers hold, credentials too.
    public static var shouldLogRequest: (URLRequest) -> Bool {
        get { logging.value }
        set { logging.value = newValue }
    }
}

private let logging = Logging()

/// What decides on printing.
private final class Logging: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var decide: (URLRequest) -> Bool = { _ in false }

    var value: (URLRequest) -> Bool {
        get { lock.withLock { decide } }
        set { lock.withLock { decide = newValue } }
    }
}

extension URLRequest {
    fileprivate var commandLine: String {
        func quoted(_ text: String) -> String {
            "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
        }
        var words = ["curl", "-X", httpMethod ?? "GET"]
        for (name, value) in allHTTPHeaderFields ?? [:] { words += ["-H", quoted("\(name): \(value)")] }
        if let body = httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
            words += ["-d", quoted(body)]
        }
        return (words + [quoted(url?.absoluteString ?? "")]).joined(separator: " ")
    }
}
