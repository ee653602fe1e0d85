// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// The options of the command line that were declared by `addMainOption`. `GVariantDict`.
///
///     application.onCommandLine { commandLine in
///         if let title: String = commandLine.options.get("title") { … }
///         return 0
///     }
public final class CommandLineOptions: Boxed {
    public override class var gtype: UInt { g_variant_dict_get_type() }

    /// Returns whether an option was given.
    public func contains(_ name: String) -> Bool { g_variant_dict_contains(C.cast(_raw), name) != 0 }

    /// Returns the value of an option; nil if it was not given.
    public subscript(name: String) -> Variant? {
        C.take(C.raw(g_variant_dict_lookup_value(C.cast(_raw), name, nil)))
    }

    /// Returns the value of an option as a Swift type; nil if it was not given, or has another type. A file name is a `String`, too.
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
    /// Writes to the terminal in which the command was entered, which may differ from that of this program.
    /// `g_application_command_line_print()`.
    public func print(_ text: String) { rx_command_line_print(C.cast(_raw), text, 0) }

    /// Writes to the standard error of the terminal in which the command was entered. `g_application_command_line_printerr()`.
    public func printError(_ text: String) { rx_command_line_print(C.cast(_raw), text, 1) }
}

extension Application {
    /// Declares an option of the command line, for `--help` and for handlers of the command line.
    /// `g_application_add_main_option()`.
    ///
    ///     application.addMainOption("title", shortName: "t", arg: .string, description: "Title of the window")
    ///
    /// - Parameters:
    ///   - shortName: the letter of the short form, after a single dash.
    ///   - arg: the type of the value; `.none` for an option without one.
    ///   - argDescription: the name of the value in `--help`, such as `"TEXT"`.
    public func addMainOption(
        _ longName: String, shortName: Unicode.Scalar? = nil, flags: OptionFlags = [], arg: OptionArg = .none,
        description: String, argDescription: String? = nil
    ) {
        guard shortName?.isASCII != false else {
            fatalError("The short name of “\(longName)” must be an ASCII letter or digit.")
        }
        g_application_add_main_option(
            C.cast(_raw), longName, CChar(shortName.map { UInt8(ascii: $0) } ?? 0),
            .init(rawValue: C.number(flags)), .init(rawValue: C.number(arg)), description, argDescription)
    }

    /// `handle-local-options`: the options were read in the program that was started, before it looks for a running instance.
    /// The handler returns an exit code to end the program, or nil to continue.
    @discardableResult
    public func onHandleLocalOptions(
        after: Bool = false, _ handler: @escaping @MainActor (_ options: CommandLineOptions) -> Int?
    ) -> SignalConnection {
        connect("handle-local-options", after: after, returning: Int.self) { arguments in
            handler(arguments.get(1)) ?? -1
        }
    }
}
