// SPDX-License-Identifier: MIT

import Foundation
import RxFoundation
import RxKernel
import Testing

@Suite struct RxFoundationTests {
    @Test func notificationsAreSentUntilDisposal() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        var seen: [String] = []
        let subscription = center.rx.notification(name).subscribe(onNext: { seen.append($0.name.rawValue) })
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        subscription.dispose()
        center.post(name: name, object: nil)
        #expect(seen == ["changed"])
    }

    @Test func dataIsDecoded() {
        struct Person: Decodable, Equatable { let name: String }
        var seen: [Person] = []
        Observable.just(Data(#"{"name":"Ada"}"#.utf8)).decode(type: Person.self, decoder: JSONDecoder())
            .subscribe(onNext: { seen.append($0) }).dispose()
        #expect(seen == [Person(name: "Ada")])
    }

    @Test func anAnswerThatIsNotOfHTTPFails() async throws {
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(UUID()).json")
        try Data("[1]".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        await #expect(throws: (any Error).self) {
            try await URLSession.shared.rx.json(url: url).asSingle().value
        }
    }

    @Test func workIsDoneOnAnOperationQueue() async throws {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let source = Observable.of(1, 2, 3).observe(on: OperationQueueScheduler(operationQueue: queue))
        var seen: [Int] = []
        for try await value in source.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
    }

    @Test func momentsConvert() {
        let date = Date(timeIntervalSince1970: 12.5)
        #expect(Date(RxTime(date)) == date)
    }
}
