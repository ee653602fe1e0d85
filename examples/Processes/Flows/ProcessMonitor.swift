// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

/// Reads the processes once a second while a screen shows them.
@MainActor package final class ProcessMonitor {
    /// The processes that were read, or the reason why there are none.
    enum Reading: Sendable {
        case processes(ProcessSnapshot)
        case failed(ProcError)
    }

    /// The readings: the latest one on subscription, and then one each second. Nothing is read without a subscription.
    let readings: Observable<Reading>

    private let reader: ProcReader
    private let control: ProcessControl

    /// - Parameters:
    ///   - reader: reads the processes.
    ///   - control: changes them.
    package init(_ reader: ProcReader = ProcReader(), control: ProcessControl = .system) {
        self.reader = reader
        self.control = control
        let queue = SerialDispatchQueueScheduler(qos: .utility)
        readings = Observable<Int>.timer(.seconds(0), period: .seconds(1), scheduler: MainScheduler.instance)
            .flatMapFirst { _ in
                Single.just(reader).observe(on: queue).map(isolation: nil) { @Sendable reader -> Reading in
                    do throws(ProcError) { return .processes(try reader.read()) } catch {
                        return .failed(error)
                    }
                }
                .observe(on: MainScheduler.instance)
            }
            .share(replay: 1, scope: .whileConnected)
    }

    func send(_ signal: ProcessSignal, to process: ProcessRecord) throws(ProcessControlError) {
        try control.send(signal, to: process, by: reader)
    }

    func setNice(_ nice: Int, of process: ProcessRecord) throws(ProcessControlError) {
        try control.setNice(nice, of: process, by: reader)
    }
}

extension ProcessMonitor.Reading {
    var snapshot: ProcessSnapshot? { if case .processes(let snapshot) = self { snapshot } else { nil } }
    var error: ProcError? { if case .failed(let error) = self { error } else { nil } }
}

extension RxViewModel {
    /// The readings of a monitor while the screen is visible.
    func readingsWhileVisible(_ monitor: ProcessMonitor) -> Observable<ProcessMonitor.Reading> {
        Observable.merge(viewDidAppear.map { true }, viewWillDisappear.map { false })
            .distinctUntilChanged()
            .flatMapLatest { $0 ? monitor.readings : .never() }
    }
}
