// SPDX-License-Identifier: MIT

#if OpenCombine
    import OpenCombine
    import RxKernel
    import RxOpenCombine
    import Testing

    @Suite struct RxOpenCombineTests {
        @Test func aPublisherIsObserved() {
            let subject = PassthroughSubject<Int, Never>()
            var seen: [Int] = []
            let subscription = subject.map { $0 * 2 }.asObservable().subscribe(onNext: { seen.append($0) })
            subject.send(1)
            subject.send(2)
            subscription.dispose()
            subject.send(3)
            #expect(seen == [2, 4])
        }

        @Test func aSequenceIsPublished() {
            var seen: [Int] = []
            var isFinished = false
            let cancellable = Observable.of(1, 2, 3).publisher.sink(
                receiveCompletion: { _ in isFinished = true }, receiveValue: { seen.append($0) })
            #expect(seen == [1, 2, 3])
            #expect(isFinished)
            cancellable.cancel()
        }

        @Test func demandIsObeyed() {
            let subject = PublishSubject<Int>()
            var seen: [Int] = []
            let cancellable = subject.publisher.prefix(2).sink(
                receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
            for number in 1...4 { subject.onNext(number) }
            #expect(seen == [1, 2])
            cancellable.cancel()
            #expect(!subject.hasObservers)
        }
    }
#endif
