// SPDX-License-Identifier: MIT

import CountingAllocator
import RxKernel

let wanted = CommandLine.arguments.dropFirst()
let scenarios = (sending + subscribing + onMain).filter { scenario in
    wanted.isEmpty || wanted.contains { scenario.name.contains($0) }
}
/// Alternates between what is compared, so that a moment in which the machine is slow is nobody's alone.
func row(_ scenario: Scenario) -> Row? {
    guard let floor = floors[scenario.name] else {
        fatalError("floors lacks \(scenario.name): add what it comes down to.")
    }
    let rounds = (0..<3).map { _ in
        (floor: floor(), kernel: scenario.kernel(), combine: scenario.openCombine?())
    }
    guard let floor = least(rounds.map(\.floor)), let kernel = least(rounds.map(\.kernel)) else { return nil }
    return Row(scenario: scenario, floor: floor, kernel: kernel, openCombine: least(rounds.map(\.combine)))
}

report(scenarios.compactMap(row))

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
