// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// The times of the last 600 frames, if the backend measures them.
@MainActor final class FrameRecorder {
    private static let limit = 600
    /// The time in which a screen with 60 frames a second needs the next one.
    private static let budget = Duration.microseconds(16_667)

    private var times: [Duration] = []
    private var next = 0
    private let measures: Bool
    private let bag = DisposeBag()

    init(_ backend: (any Backend)?) {
        let source = backend as? any FrameSource
        measures = source != nil
        source?.observeFrames { [weak self] in self?.add($0) }.disposed(by: bag)
    }

    func add(_ time: Duration) {
        if times.count < Self.limit { times.append(time) } else { times[next] = time }
        next = (next + 1) % Self.limit
    }

    /// The figures for the inspector.
    var rows: [Inspector.Row] {
        guard measures || !times.isEmpty else {
            return [Inspector.Row(localized("The backend does not measure frames."))]
        }
        guard !times.isEmpty else { return [Inspector.Row(localized("No frame was drawn yet."))] }
        let sorted = times.sorted()
        let last = times[(next + times.count - 1) % times.count]
        return [
            .init(localized("Frames"), "\(times.count)"),
            .init(localized("Last"), text(last)),
            .init(localized("Median"), text(sorted[sorted.count / 2])),
            .init(localized("Longest"), text(sorted[sorted.count - 1])),
            .init(localized("Longer than a sixtieth of a second"), "\(times.count { $0 > Self.budget })"),
        ]
    }

    private func text(_ time: Duration) -> String {
        let tenths = Int((time / .microseconds(100)).rounded())
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}
