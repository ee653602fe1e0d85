// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

@MainActor
extension PropertyExpression {
    /// Returns a property of the object for which the expression is evaluated, or of the value of another expression.
    ///
    ///     let name = Gtk.PropertyExpression(of: Gtk.StringObject.self, \.string)
    ///     let filter = Gtk.StringFilter(expression: name)
    public convenience init<Owner: Object, Value>(
        of owner: Owner.Type, _ property: KeyPath<Members<Owner>, PropertyKey<Owner, Value>>,
        in expression: Expression? = nil
    ) {
        self.init(of: owner, Members<Owner>()[keyPath: property].name, in: expression)
    }

    /// Returns a property by its C name, for classes written in Swift.
    ///
    ///     let row = Gtk.PropertyExpression(of: Gtk.ListItem.self, \.item)
    ///     Gtk.PropertyExpression(of: Contact.self, "name", in: row).bind(label, property: "label", this: item)
    public convenience init<Owner: Object>(
        of owner: Owner.Type, _ property: String, in expression: Expression? = nil
    ) {
        let known = g_type_class_ref(Owner._valueType)
        defer { g_type_class_unref(known) }
        guard g_object_class_find_property(C.cast(known), property) != nil else {
            fatalError(
                "\(Owner.self) has no property “\(property)” for an expression. Property names are those of the C "
                    + "class, with words joined by “-”; a class written in Swift lists its own in `properties`."
            )
        }
        self.init(thisType: owner, expression: expression, propertyName: property)
    }
}

@MainActor
extension ConstantExpression {
    /// Returns always the same value.
    public convenience init<Constant: ValueConvertible>(_ value: Constant) { self.init(value: Value(value)) }
}

@MainActor
extension ClosureExpression {
    /// Returns the result of a closure for the object for which the expression is evaluated. `gtk_closure_expression_new()`.
    ///
    ///     Gtk.StringSorter(expression: Gtk.ClosureExpression { (file: Gio.FileInfo) in file.displayName })
    ///
    /// The closure is called once. If the value changes with time, pass the properties on which it depends to the form with
    /// expressions.
    public convenience init<This: Object, Result: ValueConvertible>(
        _ compute: @escaping @MainActor (This) -> Result
    ) {
        self.init(Result._valueType, []) { arguments, result in
            let this: This? = arguments.get(0)
            if let this { compute(this)._write(result) }
        }
    }

    /// Returns the result of a closure for the values of other expressions, each time one of them changes.
    ///
    ///     let first = Gtk.PropertyExpression(of: Person.self, "first"), last = Gtk.PropertyExpression(of: Person.self, "last")
    ///     Gtk.ClosureExpression(first, last) { (first: String, last: String) in "\(first) \(last)" }
    ///
    /// If one of the values is missing, the closure is not called, unless that parameter is optional.
    public convenience init<each Parameter: ValueConvertible, Result: ValueConvertible>(
        _ parameters: Expression..., compute: @escaping @MainActor (repeat each Parameter) -> Result
    ) {
        var count = 0
        for _ in repeat (each Parameter).self { count += 1 }
        guard count == parameters.count else {
            fatalError(
                "An expression has \(parameters.count) parameters, but its closure takes \(count). Pass one expression for "
                    + "each parameter of the closure.")
        }
        self.init(Result._valueType, parameters) { arguments, result in
            // The first value is the object for which the expression is evaluated.
            var place = 0
            func next<P: ValueConvertible>(_ type: P.Type) throws(Missing) -> P {
                place += 1
                let value: P? = arguments.get(place)
                guard let value else { throw Missing() }
                return value
            }
            guard let values = try? (repeat next((each Parameter).self)) else { return }
            compute(repeat each values)._write(result)
        }
    }

    private struct Missing: Error {}

    private convenience init(
        _ type: UInt, _ parameters: [Expression],
        _ call: @escaping @MainActor (SignalArguments, UnsafeMutablePointer<GValue>) -> Void
    ) {
        let closure = makeClosure { arguments, result in
            if let result { call(arguments, result) }
        }
        // GTK takes ownership of a reference to each.
        var expressions: [OpaquePointer?] = parameters.map { C.opaque(C.give($0)) }
        let made = gtk_closure_expression_new(type, closure, guint(parameters.count), &expressions)
        self.init(_taking: C.present(C.raw(made), "gtk_closure_expression_new"))
    }
}

@MainActor
extension Expression {
    /// Returns the value for an object; nil if there is none, or if it has another type. `gtk_expression_evaluate()`.
    ///
    ///     name.evaluate(contact, as: String.self)
    public func evaluate<Result: ValueConvertible>(
        _ this: Object? = nil, as type: Result.Type = Result.self
    ) -> Result? {
        var value = GValue()
        guard gtk_expression_evaluate(C.opaque(_raw), this?._raw, &value) != 0 else { return nil }
        return Value(moving: value).get(type)
    }
}
