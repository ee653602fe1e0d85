// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

/// One process, with its last minute.
package final class ProcessViewModel: RxViewModel {
    /// The latest values of a minute.
    struct History: Equatable {
        static let length = 60

        /// Tenths of a percent of a processor.
        var processor: [Int] = []
        /// Bytes.
        var memory: [UInt64] = []

        mutating func add(_ process: ProcessRecord) {
            processor = (processor + [process.processorPermille]).suffix(Self.length)
            memory = (memory + [process.memory]).suffix(Self.length)
        }
    }

    let process: BehaviorRelay<ProcessRecord>
    let history: BehaviorRelay<History>
    let hasEnded = BehaviorRelay(value: false)
    /// Why no processes can be read; nil if they can.
    let error = BehaviorRelay<ProcError?>(value: nil)

    init(_ process: ProcessRecord, _ monitor: ProcessMonitor) {
        self.process = BehaviorRelay(value: process)
        history = BehaviorRelay(value: History())
        super.init()
        readingsWhileVisible(monitor).subscribe(onNext: { [unowned self] reading in
            error.accept(reading.error)
            guard !hasEnded.value, let snapshot = reading.snapshot else { return }
            guard let new = snapshot.processes.first(where: { $0.id == process.id }) else {
                return hasEnded.accept(true)
            }
            self.process.accept(new)
            var values = history.value
            values.add(new)
            history.accept(values)
        })
        .disposed(by: disposeBag)
    }

    func confirm(_ signal: ProcessSignal) { steps.accept(ProcessesStep.confirm(signal, process.value)) }
    func askPriority() { steps.accept(ProcessesStep.askPriority(process.value)) }
}
