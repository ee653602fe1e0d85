// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The errors of `URLSession.rx`, in addition to those of `URLSession` itself.
public enum RxCocoaURLError: Error {
    /// The request ended with neither an error nor a response.
    case unknown
    /// The response is not an HTTP response.
    case nonHTTPResponse(response: URLResponse)
    /// The HTTP status is not between 200 and 299. `data` is the body of the response.
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The body of the response is not JSON.
    case deserializationError(error: any Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
    /// The error as a sentence.
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
    /// Returns the response to a request and its data. The request is sent once for each subscription, and cancelled
    /// when the subscription is disposed of.
    ///
    /// ```swift
    /// session.rx.response(request: request).observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { response, data in print(response.statusCode, data.count) }, onError: { show($0) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// They are sent on the session's queue, once, followed by the completion. It fails if the request fails, or if the
    /// response is not an HTTP response. An HTTP status outside of 200 to 299 is not an error here.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session = base
        return .create(
            { observer in
                if Reactive<URLSession>.shouldLogRequest(request) { print(request.commandLine) }
                // Guard: only the task's callback uses it.
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

    /// Returns the data of the response to a request. The request is sent once for each subscription, and cancelled
    /// when the subscription is disposed of.
    ///
    /// It fails like `response(request:)`, and with `RxCocoaURLError.httpRequestFailed` if the HTTP status is not
    /// between 200 and 299.
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map(
            { response, data in
                guard 200..<300 ~= response.statusCode else {
                    throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
                }
                return data
            })
    }

    /// Returns the JSON of the response to a request, as `JSONSerialization` reads it with `options`.
    ///
    /// It fails like `data(request:)`, or with `RxCocoaURLError.deserializationError`. For a type of your own, use
    /// `decode(type:decoder:)`.
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

    /// Returns the JSON at a URL. It fails like `json(request:options:)`.
    public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

extension Reactive where Base == URLSession {
    /// Returns whether to print a request, as a `curl` command, when it is sent. The default prints no requests.
    ///
    /// The setting applies to the whole process, and the closure is called on the subscribing thread. The printed
    /// command contains the request's headers, including credentials.
    public static var shouldLogRequest: (URLRequest) -> Bool {
        get { logging.value }
        set { logging.value = newValue }
    }
}

private let logging = Logging()

/// Stores the closure that decides whether to print.
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
