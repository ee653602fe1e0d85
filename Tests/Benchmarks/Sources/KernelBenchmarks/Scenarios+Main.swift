// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import OpenCombine
import OpenCombineDispatch
import RxKernel
import Synchronization

/// Serves the main queue until `isDone`, as a main loop does.
func serveMainQueue(until isDone: () -> Bool) {
    var handle = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
    while !isDone() {
        guard poll(&handle, 1, 1) > 0 else { continue }
        var count: UInt64 = 0
        read(handle.fd, &count, MemoryLayout.size(ofValue: count))
        runMainQueue(nil)
    }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ message: UnsafeMutableRawPointer?)

let arrived = Atomic<Int>(0)

/// Sends `count` events from another thread and serves the main queue until all have arrived.
func fromBackground(_ count: Int, _ send: @escaping (Int) -> Void) {
    arrived.store(0, ordering: .relaxed)
    nonisolated(unsafe) let send = send
    DispatchQueue.global().async { for i in 0..<count { send(i) } }
    serveMainQueue { arrived.load(ordering: .relaxed) >= count }
}

/// Sends `count` events here and serves the main queue until all have arrived.
func fromMain(_ count: Int, _ send: (Int) -> Void) {
    arrived.store(0, ordering: .relaxed)
    for i in 0..<count { send(i) }
    serveMainQueue { arrived.load(ordering: .relaxed) >= count }
}

func arrive() { arrived.wrappingAdd(1, ordering: .relaxed) }

final class Target { var value = 0 }

let onMain: [Scenario] = [
    Scenario(
        name: "observe(on: Main) already on main", recorded: Recorded(rxSwift: 607),
        kernel: {
            kernelSubject { [$0.observe(on: MainScheduler.instance).subscribe(onNext: { total &+= $0 })] }
        }),
    Scenario(
        name: "observe(on: Main) from background", recorded: Recorded(rxSwift: 2811, openCombine: 1473),
        kernel: {
            let subject = PublishSubject<Int>()
            let subscription = subject.observe(on: MainScheduler.instance).subscribe(onNext: { _ in arrive() }
            )
            defer { subscription.dispose() }
            return measure(50_000) { count in fromBackground(count) { subject.onNext($0) } }
        },
        openCombine: {
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.receive(on: DispatchQueue.OCombine(.main)).sink { _ in arrive() }
            defer { subscription.cancel() }
            return measure(50_000) { count in fromBackground(count) { subject.send($0) } }
        }),
    Scenario(
        name: "observe(on: Main.asyncInstance) on main", recorded: Recorded(rxSwift: 2342, openCombine: 828),
        isAmongTheMostUsed: false,
        kernel: {
            let subject = PublishSubject<Int>()
            let subscription = subject.observe(on: MainScheduler.asyncInstance)
                .subscribe(onNext: { _ in arrive() })
            defer { subscription.dispose() }
            return measure(50_000) { count in fromMain(count) { subject.onNext($0) } }
        },
        openCombine: {
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.receive(on: DispatchQueue.OCombine(.main)).sink { _ in arrive() }
            defer { subscription.cancel() }
            return measure(50_000) { count in fromMain(count) { subject.send($0) } }
        }),
    Scenario(
        name: "Driver drive (relay.asDriver.map.drive)", recorded: Recorded(rxSwift: 1163),
        kernel: {
            let relay = BehaviorRelay(value: 0)
            let subscription = relay.asDriver().map { $0 &+ 1 }.drive(onNext: { total &+= $0 })
            defer { subscription.dispose() }
            return measure(100_000) { for i in 0..<$0 { relay.accept(i) } }
        }),
    Scenario(
        name: "Signal emit (relay.asSignal.emit)", recorded: Recorded(rxSwift: 826),
        kernel: {
            let relay = PublishRelay<Int>()
            let subscription = relay.asSignal().emit(onNext: { total &+= $0 })
            defer { subscription.dispose() }
            return measure(100_000) { for i in 0..<$0 { relay.accept(i) } }
        }),
    Scenario(
        name: "relay.bind(to: Binder)", recorded: Recorded(rxSwift: 662),
        kernel: {
            let relay = BehaviorRelay(value: 0)
            let target = Target()
            let subscription = relay.bind(to: Binder(target) { $0.value = $1 })
            defer { subscription.dispose() }
            return measure(100_000) { for i in 0..<$0 { relay.accept(i) } }
        }),
    Scenario(
        name: "debounce(main) per event", recorded: Recorded(rxSwift: 6368, openCombine: 2532),
        isAmongTheMostUsed: false,
        kernel: {
            kernelSubject(20_000) {
                [
                    $0.debounce(.seconds(60), scheduler: MainScheduler.instance).subscribe(onNext: {
                        total &+= $0
                    })
                ]
            }
        },
        openCombine: {
            combineSubject(20_000) {
                [
                    $0.debounce(for: .seconds(60), scheduler: DispatchQueue.OCombine(.main)).sink {
                        total &+= $0
                    }
                ]
            }
        }),
    Scenario(
        name: "throttle(main) per event", recorded: Recorded(rxSwift: 345, openCombine: 405),
        isAmongTheMostUsed: false,
        kernel: {
            kernelSubject(50_000) {
                [
                    $0.throttle(.seconds(60), scheduler: MainScheduler.instance).subscribe(onNext: {
                        total &+= $0
                    })
                ]
            }
        },
        openCombine: {
            combineSubject(50_000) {
                [
                    $0.throttle(for: .seconds(60), scheduler: DispatchQueue.OCombine(.main), latest: true)
                        .sink { total &+= $0 }
                ]
            }
        }),
    Scenario(
        name: "2 threads, one subject (per event)", recorded: Recorded(rxSwift: 444, openCombine: 193),
        isAmongTheMostUsed: false,
        kernel: {
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(onNext: { _ in arrive() })
            defer { subscription.dispose() }
            return measure(200_000) { count in
                DispatchQueue.concurrentPerform(iterations: 2) { _ in
                    for i in 0..<count / 2 { subject.onNext(i) }
                }
            }
        },
        openCombine: {
            let subject = PassthroughSubject<Int, Never>()
            let subscription = subject.sink { _ in arrive() }
            defer { subscription.cancel() }
            nonisolated(unsafe) let shared = subject
            return measure(200_000) { count in
                DispatchQueue.concurrentPerform(iterations: 2) { _ in
                    for i in 0..<count / 2 { shared.send(i) }
                }
            }
        }),
]
