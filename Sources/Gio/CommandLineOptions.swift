// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// What a person wrote on the command line, of the options that `addMainOption` declared. `GVariantDict`.
///
///     application.onCommandLine { commandLine in
///         if let title: String = commandLine.options.get("title") { … }
///         return 0
///     }
public final class CommandLineOptions: Boxed {
    public override class var gtype: UInt { g_variant_dict_get_type() }

    /// Whether an option was given.
    public func contains(_ name: String) -> Bool { g_variant_dict_contains(C.cast(_raw), name) != 0 }

    /// The value of an option; nil where it was not given.
    public subscript(name: String) -> Variant? {
        C.take(C.raw(g_variant_dict_lookup_value(C.cast(_raw), name, nil)))
    }

    /// The value of an option as Swift's; nil where it was not given, or is of another type. A file's name is a `String`, too.
    public func get<Value: VariantConvertible>(_ name: String, as type: Value.Type = Value.self) -> Value? {
        guard let value = self[name] else { return nil }
        guard type is String.Type, let bytes = value.get([UInt8].self) else { return value.get(type) }
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) as? Value
    }
}

extension ApplicationCommandLine {
    /// The options that were given. `g_application_command_line_get_options_dict()`.
    public var options: CommandLineOptions {
        let options: CommandLineOptions? = C.copy(
            g_application_command_line_get_options_dict(C.cast(_raw)))
        return C.present(options, "g_application_command_line_get_options_dict")
    }
}

extension ApplicationCommandLine {
    /// Writes where the program was started, which may be another terminal than this program's.
    /// `g_application_command_line_print()`.
    public func print(_ text: String) { rx_command_line_print(C.cast(_raw), text, 0) }

    /// Writes to the standard error of where the program was started. `g_application_command_line_printerr()`.
    public func printError(_ text: String) { rx_command_line_print(C.cast(_raw), text, 1) }
}

extension Application {
    /// Declares an option of the command line, for `--help` and for those who handle the command line.
    /// `g_application_add_main_option()`.
    ///
    ///     application.addMainOption("title", shortName: "t", arg: .string, description: "Title of the window")
    ///
    /// - Parameters:
    ///   - shortName: the one letter that may stand for it, behind a single dash.
    ///   - arg: what kind of value follows; `.none` for an option that is there or not.
    ///   - argDescription: what `--help` calls the value, such as `"TEXT"`.
    public func addMainOption(
        _ longName: String, shortName: Unicode.Scalar? = nil, flags: OptionFlags = [], arg: OptionArg = .none,
        description: String, argDescription: String? = nil
    ) {
        guard shortName?.isASCII != false else {
            fatalError("“\(longName)” has a short name that is no ASCII letter or digit.")
        }
        g_application_add_main_option(
            C.cast(_raw), longName, CChar(shortName.map { UInt8(ascii: $0) } ?? 0),
            .init(rawValue: C.number(flags)), .init(rawValue: C.number(arg)), description, argDescription)
    }

    /// `handle-local-options`: the options were read, in the program that was started, before it looks for one that runs already.
    /// The handler answers an exit code to end the program, or nil to go on.
    @discardableResult
    public func onHandleLocalOptions(
        after: Bool = false, _ handler: @escaping @MainActor (_ options: CommandLineOptions) -> Int?
    ) -> SignalConnection {
        connect("handle-local-options", after: after, returning: Int.self) { arguments in
            handler(arguments.get(1)) ?? -1
        }
    }
}
