// SPDX-License-Identifier: MIT

import GLib
import Gio
import ViewKit

extension Gio.SimpleAction {
    /// Creates an action of GIO; `activate` is called with the value if the action takes one.
    convenience init(_ properties: ActionProperties, activate: @escaping @MainActor (String?) -> Void) {
        let type = properties.takesValue ? VariantType(typeString: String.signature) : nil
        switch (properties.takesValue, properties.value, properties.isOn) {
        case (true, let value?, _): self.init(name: properties.id, parameterType: type, state: Variant(value))
        case (false, _, let isOn?): self.init(name: properties.id, state: Variant(isOn))
        default: self.init(name: properties.id, parameterType: type)
        }
        onActivate { parameter in activate(parameter?.get(String.self)) }
    }

    /// Shows the properties that have changed.
    func show(_ change: Change<ActionProperties>) {
        change.of(\.isEnabled) { enabled = $0 }
        change.of(\.isOn) { if let isOn = $0, !change.new.takesValue { state = Variant(isOn) } }
        change.of(\.value) { if let value = $0, change.new.takesValue { state = Variant(value) } }
    }
}

extension ActionProperties {
    /// Whether an action of GIO for the properties can show others, whose state has the same type.
    func hasKind(of other: ActionProperties) -> Bool {
        takesValue == other.takesValue && (isOn == nil) == (other.isOn == nil)
            && (value == nil) == (other.value == nil)
    }
}
