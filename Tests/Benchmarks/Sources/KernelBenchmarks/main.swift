// SPDX-License-Identifier: MIT

import CountingAllocator
import Glibc
import RxKernel

// Where the loader puts things changes from process to process, and the metadata look-ups of generic code, OpenCombine's
// above all, take up to three times as long in an unlucky one. So several processes measure, and the least counts.
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
retained("PublishSubject") { PublishSubject<Int>() }
retained("BehaviorRelay") { BehaviorRelay(value: 0) }
