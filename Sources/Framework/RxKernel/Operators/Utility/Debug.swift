// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Prints the events, the subscription and its disposal, each with the time in UTC and `identifier`. The default
    /// identifier is the file, line and function of the call.
    ///
    /// ```swift
    /// search.debug("search").subscribe(onNext: show).disposed(by: bag)
    /// ```
    ///
    /// With `trimOutput`, the middle of events that are longer than forty characters is left out. The events are passed
    /// on unchanged. A line is printed on the thread of its event, before the event is passed on.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Observable<Element> {
        let name = identifier ?? "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
        func log(_ text: String) { print("\(RxTime().timeOfDay): \(name) -> \(text)") }
        func log(_ event: Event<Element>) {
            let text = "\(event)"
            let isLong = trimOutput && text.count > 40
            log("Event \(isLong ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
        }
        return self.do(
            onNext: { log(.next($0)) }, onError: { log(.error($0)) }, onCompleted: { log(.completed) },
            onSubscribe: { log("subscribed") }, onDispose: { log("isDisposed") })
    }
}

extension RxTime {
    /// Hours, minutes, seconds and milliseconds in UTC.
    fileprivate var timeOfDay: String {
        let milliseconds = Int(timeIntervalSince1970 * 1000) % 86_400_000
        func digits(_ value: Int, _ count: Int) -> String {
            let text = String(value)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return digits(milliseconds / 3_600_000, 2) + ":" + digits(milliseconds / 60_000 % 60, 2) + ":"
            + digits(milliseconds / 1000 % 60, 2) + "." + digits(milliseconds % 1000, 3)
    }
}
