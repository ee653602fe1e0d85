// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

let floor = Floor.measured()
var missed: [String] = []

/// Prints a line of the table. Limits are in multiples of the floor, so that they hold on any machine: 27 ns was the floor
/// where RxFlow took 15,300 ns and 94 allocations for a step for which the flow returned `.none`, and 57,000 ns for a contribution.
@MainActor func row(
    _ name: String, _ cost: Cost, nanoseconds: Double? = nil, allocations: Double? = nil, bytes: Double? = nil
) {
    func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
    print(
        "| \(name) | \(number(cost.nanoseconds)) | \(number(cost.nanoseconds / floor)) | "
            + "\(number(cost.allocations)) | \(number(cost.retainedBytes)) |")
    if let nanoseconds, cost.nanoseconds / floor > nanoseconds / 27 {
        missed.append(
            "\(name): \(number(cost.nanoseconds / floor)) × floor, at most \(number(nanoseconds / 27)) wanted"
        )
    }
    if let allocations, cost.allocations > allocations {
        missed.append(
            "\(name): \(number(cost.allocations)) allocations, at most \(number(allocations)) wanted")
    }
    if let bytes, cost.retainedBytes > bytes {
        missed.append(
            "\(name): \(number(cost.retainedBytes)) bytes retained, at most \(number(bytes)) wanted")
    }
}

print(
    "floor: \(floor) ns for one closure, \(Floor.measured(10)) for ten, \(Floor.measured(100)) for a hundred\n\n| scenario | ns | × floor | allocations | bytes retained |\n|---|---|---|---|---|"
)

let steps = 100_000
do {
    let running = Running(BenchFlow())
    row(
        "step answered .none", measure(steps) { running.send(.nothing, times: steps) },
        nanoseconds: 1_000, allocations: 0.1, bytes: 1)
    let reading = running.coordinator.rx.journal.subscribe(onNext: { _ in total &+= 1 })
    row("step answered .none, journal read", measure(steps) { running.send(.nothing, times: steps) })
    reading.dispose()
}
do {
    let flow = BenchFlow()
    let running = Running(flow)
    row(
        "step answered with a contribution",
        measure(
            steps, samples: 3,
            prepare: { flow.stock = (0..<steps).map { _ in (BenchScreen(), BenchStepper()) } },
            { running.send(.contribute, times: steps) }),
        nanoseconds: 5_000, allocations: 9, bytes: 700)
}
do {
    let running = Running(ParentFlow())
    row(
        "flow coordinated and ended", measure(10_000) { running.send(.nothing, times: 10_000) }, bytes: 1)
}
var perFlow: [Double] = []
for count in [1_000, 2_000, 4_000] {
    let cost = measure(count) {
        let coordinator = FlowCoordinator()
        coordinator.coordinate(flow: BenchFlow(), with: OneStepper(withSingleStep: BenchStep.grow(count)))
    }
    perFlow.append(cost.nanoseconds)
    row("one of \(count) flows in a row, built and released", cost, bytes: 1)
}
if perFlow[2] > perFlow[0] * 2 {
    missed.append("four times the flows take \(perFlow[2] / perFlow[0] * 4) times the time")
}

print(missed.isEmpty ? "\nall limits are kept" : "\nmissed: " + missed.joined(separator: "\nmissed: "))
