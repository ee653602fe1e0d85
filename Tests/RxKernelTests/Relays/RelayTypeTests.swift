// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite @MainActor struct RelayTypeTests {
    /// A relay of a program, which keeps what it accepts.
    private struct Recorder<Element>: RelayType {
        let relay = ReplayRelay<Element>.createUnbound()

        func accept(_ event: Element) { relay.accept(event) }

        func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
        where Observer.Element == Element {
            relay.subscribe(observer)
        }
    }

    /// Sends 1 and 2 to `relay` in each of the four ways, and returns what it has sent.
    private func elements<Relay: RelayType<Int>>(sentBy relay: Relay) -> [Int] {
        let source = PublishRelay<Int>()
        let collector = Collector(relay)
        let bag = DisposeBag {
            source.bind(to: relay)
            source.asInfallible().bind(to: relay)
            source.asDriver(onErrorJustReturn: 0).drive(relay)
            source.asSignal().emit(to: relay)
        }
        source.accept(1)
        source.accept(2)
        withExtendedLifetime(bag) {}
        return collector.elements
    }

    /// Like `elements(sentBy:)`, for a relay whose elements are optional.
    private func elements<Relay: RelayType<Int?>>(ofOptionalsSentBy relay: Relay) -> [Int?] {
        let source = PublishRelay<Int>()
        let collector = Collector(relay)
        let bag = DisposeBag {
            source.bind(to: relay)
            source.asInfallible().bind(to: relay)
            source.asDriver(onErrorJustReturn: 0).drive(relay)
            source.asSignal().emit(to: relay)
        }
        source.accept(1)
        source.accept(2)
        withExtendedLifetime(bag) {}
        return collector.elements
    }

    @Test func everyRelayIsATargetOfBindDriveAndEmit() {
        let sent = [1, 1, 1, 1, 2, 2, 2, 2]
        #expect(elements(sentBy: PublishRelay()) == sent)
        #expect(elements(sentBy: BehaviorRelay(value: 0)) == [0] + sent)
        #expect(elements(sentBy: ReplayRelay.createUnbound()) == sent)
        #expect(elements(sentBy: Recorder()) == sent)
    }

    @Test func everyRelayOfOptionalElementsIsATarget() {
        let sent: [Int?] = [1, 1, 1, 1, 2, 2, 2, 2]
        #expect(elements(ofOptionalsSentBy: PublishRelay()) == sent)
        #expect(elements(ofOptionalsSentBy: BehaviorRelay(value: nil)) == [nil] + sent)
        #expect(elements(ofOptionalsSentBy: ReplayRelay.createUnbound()) == sent)
        #expect(elements(ofOptionalsSentBy: Recorder()) == sent)
    }

    @Test func severalRelaysReceiveEachElementInTheirOrder() {
        let recorder = Recorder<Int>()
        Observable.of(1, 2).bind(to: recorder, recorder).dispose()
        #expect(Collector(recorder.asInfallible().asObservable()).elements == [1, 1, 2, 2])
    }
}
