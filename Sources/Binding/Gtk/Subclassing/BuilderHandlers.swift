// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// Swift closures for the signal handlers and functions that a .ui file names.
///
///     let handlers = BuilderHandlers()
///     handlers.handle("save") { [unowned self] in save() }
///     handlers.answer("greeting") { (name: String) in "Hello, \(name)" }
///     let builder = try Builder(xml: xml, handlers: handlers)
///
/// `<signal name="clicked" handler="save"/>` calls the first one with the arguments of the signal, without the object that emits it;
/// a closure may take fewer of them. `<closure type="gchararray" function="greeting">` calls the second one with the values inside
/// the element. With `object="…"` a handler is disconnected when that object is freed; `swapped` has no
/// effect. A name that was not added can be /// a C function, such as `gtk_window_close`; otherwise the
/// builder throws `BuilderError.invalidFunction`, which lists the names that were added.
///
/// For a widget with a template, see ``TemplateHandler``. Lifetime: the objects that were built retain the closures.
public final class BuilderHandlers: BuilderCScope {
    public override nonisolated class var gtype: UInt { handlersType }

    private var calls: [String: NamedCall] = [:]

    /// Adds a closure for a signal.
    public func handle<each Argument: ValueConvertible>(
        _ name: String, _ handler: @escaping @MainActor (repeat each Argument) -> Void
    ) {
        calls[name] = NamedCall { _, arguments, _ in
            var reader = ArgumentReader(arguments, name)
            guard let values = reader.read(repeat (each Argument).self) else { return }
            handler(repeat each values)
        }
    }

    /// Adds a closure for a signal whose handlers return a value, or for a `<closure>`.
    public func answer<each Argument: ValueConvertible, Answer: ValueConvertible>(
        _ name: String, _ function: @escaping @MainActor (repeat each Argument) -> Answer
    ) {
        calls[name] = .answering(name, function)
    }

    func add(_ handler: TemplateHandler) { calls[handler.name] = handler.call }

    /// Returns the C closure for a name in the file.
    fileprivate func closure(
        _ name: String, on object: UnsafeMutablePointer<GObject>?, within template: UnsafeMutableRawPointer?
    ) throws(GLibError) -> UnsafeMutablePointer<GClosure>? {
        guard let call = calls[name] else {
            if rx_symbol(name) != nil { return nil }
            let known = calls.keys.sorted().map { "“\($0)”" }.joined(separator: ", ")
            throw GLibError(
                BuilderError.invalidFunction,
                "The interface names the handler “\(name)”, which was not added. Call handle(\"\(name)\") { … } on its "
                    + "BuilderHandlers before the interface is read; the added handlers are: \(known.isEmpty ? "none" : known)."
            )
        }
        // The closure is disconnected when either object is freed, so the address is valid whenever it is called.
        let closure = makeClosure { arguments, result in call.run(wrapper(of: template), arguments, result) }
        if let object { g_object_watch_closure(object, closure) }
        if let template { g_object_watch_closure(C.cast(template), closure) }
        return closure
    }
}

extension Builder {
    /// Creates objects from the XML of GtkBuilder, with handlers and functions in Swift.
    public convenience init(xml: String, handlers: BuilderHandlers) throws(GLibError) {
        self.init()
        scope = handlers
        try add(fromString: xml, length: xml.utf8.count)
    }
}

/// A closure for a handler or a function that the template of a Swift widget names. Handlers get the widget as their first argument.
///
///     static let templateHandlers: [TemplateHandler] = [
///         .handle("save") { (panel: Panel) in panel.save() },
///         .answer("stay") { (panel: Panel) in panel.hasChanges },
///         .compute("title") { (count: Int) in "\(count) files" },
///     ]
@MainActor
public struct TemplateHandler {
    let name: String
    let call: NamedCall

    /// Creates a closure for a signal.
    public static func handle<Owner: Widget, each Argument: ValueConvertible>(
        _ name: String, _ handler: @escaping @MainActor (Owner, repeat each Argument) -> Void
    ) -> TemplateHandler {
        TemplateHandler(
            name: name,
            call: NamedCall { owner, arguments, _ in
                var reader = ArgumentReader(arguments, name)
                guard let owner = owner as? Owner, let values = reader.read(repeat (each Argument).self)
                else {
                    return
                }
                handler(owner, repeat each values)
            })
    }

    /// Creates a closure for a `<closure>`. The result depends on the arguments only, because GTK calls it before the widget exists.
    public static func compute<each Argument: ValueConvertible, Answer: ValueConvertible>(
        _ name: String, _ function: @escaping @MainActor (repeat each Argument) -> Answer
    ) -> TemplateHandler {
        TemplateHandler(name: name, call: .answering(name, function))
    }

    /// Creates a closure for a signal whose handlers return a value.
    public static func answer<Owner: Widget, each Argument: ValueConvertible, Answer: ValueConvertible>(
        _ name: String, _ function: @escaping @MainActor (Owner, repeat each Argument) -> Answer
    ) -> TemplateHandler {
        TemplateHandler(
            name: name,
            call: NamedCall { owner, arguments, result in
                var reader = ArgumentReader(arguments, name)
                guard let owner = owner as? Owner, let values = reader.read(repeat (each Argument).self)
                else {
                    return
                }
                let answer = function(owner, repeat each values)
                if let result { answer._write(result) }
            })
    }
}

/// The closure for each name; the first argument is the widget whose template has the name.
@MainActor
final class NamedCall {
    let run: @MainActor (Object?, SignalArguments, UnsafeMutablePointer<GValue>?) -> Void

    init(_ run: @escaping @MainActor (Object?, SignalArguments, UnsafeMutablePointer<GValue>?) -> Void) {
        self.run = run
    }
}

extension NamedCall {
    /// A function of the arguments only.
    fileprivate static func answering<each Argument: ValueConvertible, Answer: ValueConvertible>(
        _ name: String, _ function: @escaping @MainActor (repeat each Argument) -> Answer
    ) -> NamedCall {
        NamedCall { _, arguments, result in
            var reader = ArgumentReader(arguments, name)
            guard let values = reader.read(repeat (each Argument).self) else { return }
            let answer = function(repeat each values)
            if let result { answer._write(result) }
        }
    }
}

/// Converts the arguments of a signal to the types that a closure takes.
@MainActor
private struct ArgumentReader {
    private struct Mismatch: Error {}

    private let arguments: SignalArguments
    private let name: String
    // The first one is the object that emits the signal, or for which the expression is evaluated.
    private var index = 0

    init(_ arguments: SignalArguments, _ name: String) { (self.arguments, self.name) = (arguments, name) }

    /// Returns the values; nil with a warning if one has another type.
    mutating func read<each Argument: ValueConvertible>(
        _ types: repeat (each Argument).Type
    ) -> (repeat each Argument)? {
        try? (repeat next(each types))
    }

    private mutating func next<Argument: ValueConvertible>(_ type: Argument.Type) throws -> Argument {
        index += 1
        if let value: Argument = arguments.optional(index) { return value }
        C.warn(
            "“\(name)” was not called: it takes a \(type) as argument \(index), and C passed "
                + "\(arguments.typeName(index) ?? "none"). Its arguments are those of the signal without the emitter, or those of "
                + "the <closure> without the widget."
        )
        throw Mismatch()
    }
}

// MARK: - The C class

private let handlersType: UInt = {
    let type = registerType("RxShellBuilderHandlers", parent: gtk_builder_cscope_get_type())
    var interface = GInterfaceInfo(
        interface_init: { table, _ in
            let scope = table?.assumingMemoryBound(to: GtkBuilderScopeInterface.self)
            scope?.pointee.create_closure = createClosure
        }, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_builder_scope_get_type(), &interface)
    return type
}()

private let createClosure:
    @convention(c) (
        OpaquePointer?, OpaquePointer?, UnsafePointer<CChar>?, GtkBuilderClosureFlags,
        UnsafeMutablePointer<GObject>?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> UnsafeMutablePointer<GClosure>? = { scope, builder, name, flags, object, failure in
        guard let handlers = wrapper(of: UnsafeRawPointer(scope)) as? BuilderHandlers else { return nil }
        // Guard: used during this call only, on the main thread.
        nonisolated(unsafe) let (object, builder, failure) = (object, builder, failure)
        let function = C.string(name)
        nonisolated(unsafe) var closure: UnsafeMutablePointer<GClosure>?
        nonisolated(unsafe) var isCs = false
        onMainActor {
            do throws(GLibError) {
                // While a template is built, its widget is the current object.
                let template = C.raw(constant: gtk_builder_get_current_object(builder))
                closure = try handlers.closure(function, on: object, within: template)
                isCs = closure == nil
            } catch {
                C.fail(error, failure)
            }
        }
        guard isCs else { return closure }
        let parent = g_type_interface_peek(
            g_type_class_peek(gtk_builder_cscope_get_type()), gtk_builder_scope_get_type()
        )?.assumingMemoryBound(to: GtkBuilderScopeInterface.self)
        return parent?.pointee.create_closure?(scope, builder, name, flags, object, failure)
    }
