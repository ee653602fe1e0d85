// SPDX-License-Identifier: MIT

import FlowKit

/// The values that an application saves from run to run for each role of its windows or split views. The file is written after each change.
@MainActor final class RememberedByRole<Value: Codable & Hashable & Sendable> {
    private var values: [String: Value]
    private let file: StateFile<[String: Value]>
    private let onError: @MainActor (StateFileError?) -> Void
    private lazy var writer = StateWriter(file, onError: onError) { [weak self] in self?.values }

    init(
        _ values: [String: Value], in file: StateFile<[String: Value]>,
        onError: @escaping @MainActor (StateFileError?) -> Void
    ) {
        self.values = values
        self.file = file
        self.onError = onError
    }

    subscript(role: String) -> Value? {
        get { values[role] }
        set {
            guard values[role] != newValue else { return }
            values[role] = newValue
            writer.changed()
        }
    }

    func flush() { writer.flush() }
}
