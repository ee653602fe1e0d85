// SPDX-License-Identifier: MIT

import CountingAllocator
import Glibc
import RxKernel

// The loader places libraries at other addresses in each process. At some addresses, the metadata look-ups of generic code, OpenCombine's
// above all, take up to three times as long. So several processes measure, and the lowest figure counts.
let isMeasuring = CommandLine.arguments.contains("--measure")
let wanted = CommandLine.arguments.dropFirst().filter { $0 != "--measure" }
let scenarios = (sending + subscribing + onMain).filter { scenario in
    wanted.isEmpty || wanted.contains { scenario.name.contains($0) }
}

if isMeasuring {
    for scenario in scenarios { print(Row(measuring: scenario).line) }
    exit(0)
}
let lines = (0..<5).flatMap { _ in output(of: [CommandLine.arguments[0]] + wanted + ["--measure"]) }
report(scenarios.compactMap { scenario in Row(scenario, least: lines) })

/// The bytes and blocks that `make` leaves allocated. The first time it makes metadata too, and does not count.
func retained(_ name: String, _ make: () -> AnyObject) {
    let first = make()
    let (bytes, blocks) = (counting_allocator_bytes(), counting_allocator_count())
    let object = make()
    let (more, made) = (counting_allocator_bytes() - bytes, counting_allocator_count() - blocks)
    print("retained, \(name): \(more) bytes, \(made) blocks")
    withExtendedLifetime((first, object)) {}
}

let source = PublishSubject<Int>()
let chain = source.map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 2 }
retained("subscription to a subject") { source.subscribe(onNext: { total &+= $0 }) as AnyObject }
retained("subscription to map.filter.map") { chain.subscribe(onNext: { total &+= $0 }) as AnyObject }
retained("map.filter.map, created and subscribed to") {
    source.map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 2 }
        .subscribe(onNext: { total &+= $0 }) as AnyObject
}
retained("bag of 20 subscriptions") {
    let bag = DisposeBag()
    for _ in 0..<20 { source.subscribe(onNext: { total &+= $0 }).disposed(by: bag) }
    return bag
}
retained("groupBy with 10 groups, flatMap") {
    let numbers = PublishSubject<Int>()
    let all = numbers.groupBy { $0 % 10 }.flatMap { $0 }.subscribe(onNext: { total &+= $0 })
    for number in 0..<10 { numbers.onNext(number) }
    return [numbers, all] as AnyObject
}
retained("PublishSubject") { PublishSubject<Int>() }
retained("BehaviorRelay") { BehaviorRelay(value: 0) }
