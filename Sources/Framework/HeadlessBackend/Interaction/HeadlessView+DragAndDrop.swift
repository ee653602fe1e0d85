// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessView {
    /// Drags the value that the view or one of its ancestors offers, and drops it on another view, which may be in another window.
    ///
    /// - Parameter operation: whether the user copies or moves; nil for the first operation that the source allows, preferably a copy.
    /// - Throws: `HeadlessError.notDraggable` or `dropRefused`; `disabled`, `behindDialog` or `behindWindow` for the two views.
    public func drag(
        to target: HeadlessView, at location: Point = Point(x: 0, y: 0),
        _ operation: TransferOperation? = nil,
        file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            try requireUsable(for: "drag")
            guard let source = ancestors.first(where: { $0.input.dragSource != nil }),
                let offer = source.input.dragSource,
                let operation = operation
                    ?? (offer.operations.contains(.copy) ? .copy : offer.operations.first),
                offer.operations.contains(operation)
            else { throw HeadlessError.notDraggable(role: role, name: name) }
            source.perform { source.onInput?(.drag(.began)) }
            do {
                try target.drop(offer.items, at: location, operation)
            } catch {
                source.perform { source.onInput?(.drag(.ended(nil))) }
                throw error
            }
            source.perform { source.onInput?(.drag(.ended(operation))) }
        }
    }

    /// Drops a content of another program on the view, in one or several forms.
    ///
    /// - Throws: `HeadlessError.dropRefused`, if neither the view nor a view that it is in takes it; `disabled`, `behindDialog` or
    ///   `behindWindow`.
    public func drop(
        _ items: [TransferItem], at location: Point = Point(x: 0, y: 0),
        _ operation: TransferOperation = .copy,
        file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            try requireUsable(for: "drop something on")
            for view in ancestors {
                for type in view.input.dropTypes {
                    guard let item = items.first(where: { $0.type == type }) else { continue }
                    view.perform {
                        view.onInput?(.drop(.entered(location)))
                        view.onInput?(.drop(.dropped(Drop(item, at: location, operation: operation))))
                    }
                    return
                }
            }
            let taken = ancestors.flatMap(\.input.dropTypes)
            throw HeadlessError.dropRefused(role: role, name: name, offered: items.map(\.type), taken: taken)
        }
    }

    private func requireUsable(for verb: String) throws {
        try requireOperable()
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: verb) }
    }
}
