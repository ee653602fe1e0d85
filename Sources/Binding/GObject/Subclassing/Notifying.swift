// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// A stored property of a ``CustomClass`` that notifies by itself: observers in C, in .ui files and in Swift
/// are notified when its value changes.
///
///     final class Gauge: GObject.Object, CustomClass {
///         @Notifying var level = 0.5
///         static let properties: [PropertyDefinition] = [.init("level", \Gauge.level, in: 0...1)]
///     }
///
///     gauge.onNotify("level") { print("changed") }
///     gauge.level = 2  // is 1, the upper bound; one notification
///
/// The class that stores the property declares it in ``CustomClass/properties``; a property that is not there
/// is stored without notifications, and the first change is reported as a warning. A value that is equal to
/// the old one, if its type is `Equatable`, sends no notification. A `didSet` runs after the notification.
///
/// Threading: the main thread.
@propertyWrapper
@MainActor
public struct Notifying<Value> {
    private var value: Value

    /// Creates it with the initial value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Not used: the value is that of an object, which notifies.
    @available(*, unavailable, message: "@Notifying is for properties of classes that are a CustomClass.")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// Reads and writes the property of an object.
    public static subscript<Owner: Object>(
        _enclosingInstance owner: Owner, wrapped keyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            guard let definition = owner.definition(of: keyPath) else {
                owner[keyPath: storage].value = newValue
                return C.warn(
                    "A @Notifying property of \(type(of: owner)) is not in the `properties` of its class, so its changes are "
                        + "not notified. Add .init(\"name\", \\\(type(of: owner)).name) to `properties`.")
            }
            let old = owner[keyPath: storage].value
            let new = definition.adjusted(newValue) as? Value ?? newValue
            owner[keyPath: storage].value = new
            if !isEqual(old, new) { owner.notify(definition.name) }
        }
    }
}

/// Returns whether two values are known to be equal.
private func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return left.isEqual(to: right)
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
