// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel

/// The values that an application saves from run to run for each role of its windows or split views. The file is written after each change.
@MainActor final class RememberedByRole<Value: Codable & Hashable & Sendable> {
    private let values: BehaviorRelay<[String: Value]>
    private let writer: StateWriter<[String: Value]>

    init(
        _ values: [String: Value], in file: StateFile<[String: Value]>,
        onError: @escaping @MainActor (StateFileError?) -> Void
    ) {
        let values = BehaviorRelay(value: values)
        self.values = values
        writer = StateWriter(file, onError: onError) { values.value }
    }

    subscript(role: String) -> Value? {
        get { values.value[role] }
        set {
            guard self[role] != newValue else { return }
            var changed = values.value
            changed[role] = newValue
            values.accept(changed)
            writer.changed()
        }
    }

    func flush() { writer.flush() }
}
