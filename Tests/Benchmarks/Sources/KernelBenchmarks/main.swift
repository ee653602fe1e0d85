// SPDX-License-Identifier: MIT

import CountingAllocator
import RxKernel

let wanted = CommandLine.arguments.dropFirst()
let scenarios = (sending + subscribing + onMain).filter { scenario in
    wanted.isEmpty || wanted.contains { scenario.name.contains($0) }
}
report(
    scenarios.map {
        Row(scenario: $0, floor: $0.floor?(), kernel: $0.kernel(), openCombine: $0.openCombine?())
    })

/// The bytes and blocks that `make` leaves allocated.
func retained(_ name: String, _ make: () -> AnyObject) {
    let (bytes, blocks) = (counting_allocator_bytes(), counting_allocator_count())
    let object = make()
    let (more, made) = (counting_allocator_bytes() - bytes, counting_allocator_count() - blocks)
    print("retained, \(name): \(more) bytes, \(made) blocks")
    withExtendedLifetime(object) {}
}

let source = PublishSubject<Int>()
let chain = source.map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 2 }
_ = chain.subscribe(onNext: { total &+= $0 })
_ = source.subscribe(onNext: { total &+= $0 })
retained("subscription to a subject") { source.subscribe(onNext: { total &+= $0 }) as AnyObject }
retained("subscription to map.filter.map") { chain.subscribe(onNext: { total &+= $0 }) as AnyObject }
retained("PublishSubject") { PublishSubject<Int>() }
retained("BehaviorRelay") { BehaviorRelay(value: 0) }
