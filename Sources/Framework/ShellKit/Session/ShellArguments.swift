// SPDX-License-Identifier: MIT

import PluginKit

/// The command-line options of a shell.
///
/// ```swift
/// let arguments = ShellArguments(CommandLine.arguments)
/// if arguments.showsHelp { print(ShellArguments.help(program: "Workbench")) }
/// ```
/// ``help(program:)`` explains each option.
public struct ShellArguments: Sendable {
    /// The folders of the option `--plugin-dir`.
    public private(set) var directories: [PluginDirectory] = []
    /// Those of them that do not exist.
    private(set) var missingFolders: [String] = []
    /// The profile of this run; nil for none.
    public private(set) var profile: String?
    /// Whether plugins from folders are not run.
    public private(set) var isSafeMode = false
    /// The only plugins that run; nil for all.
    public private(set) var onlyPlugins: Set<PluginID>?
    /// The plugins that do not run this time.
    public private(set) var disabledPlugins: Set<PluginID> = []
    /// The step of a search for the plugin that causes a fault; nil if there is no search.
    public private(set) var bisection: ShellOptions.Bisection?
    /// The ids of the commands to perform.
    public private(set) var commands: [String] = []
    /// The title of the work whose progress is read from the standard input; nil if none is.
    public private(set) var progressTitle: String?
    /// Whether the application prints the commands and ends.
    public private(set) var listsCommands = false
    /// Whether the application prints the explanations of the options and ends.
    public private(set) var showsHelp = false
    /// All other arguments, with the program's name first.
    public private(set) var others: [String] = []
    /// The error message for an invalid option; nil if all options are valid.
    public private(set) var errorMessage: String?

    /// Reads the arguments of a program; the first is the program's name. Arguments that are not options of the shell,
    /// and all arguments after `--`, are stored in ``others``.
    public init(_ arguments: [String]) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            if argument == "--" {
                others.append(argument)
                while let next = rest.next() { others.append(next) }
            } else if argument == "--safe-mode" {
                isSafeMode = true
            } else if argument == "--bisect" || argument.hasPrefix("--bisect=") {
                switch argument {
                case "--bisect": bisection = .begin
                case "--bisect=good": bisection = .good
                case "--bisect=bad": bisection = .bad
                default:
                    errorMessage =
                        "--bisect cannot have this value. Write --bisect to begin, and then --bisect=good or --bisect=bad."
                }
            } else if argument == "--progress" || argument.hasPrefix("--progress=") {
                progressTitle = String(argument.dropFirst("--progress=".count))
            } else if argument == "--help" || argument == "-h" {
                showsHelp = true
            } else if argument == "--list-commands" {
                listsCommands = true
            } else if let value = Self.value(of: "--command", argument, &rest) {
                if value.isEmpty {
                    errorMessage = "--command needs the id of a command, which --list-commands prints."
                } else {
                    commands.append(value)
                }
            } else if let value = Self.value(of: "--profile", argument, &rest) {
                if Profiles.isName(value) {
                    profile = value
                } else {
                    errorMessage =
                        "--profile needs a name that begins with a letter, and has at most 40 letters, digits, hyphens and underscores: --profile=work."
                }
            } else if let value = Self.value(of: "--plugin-dir", argument, &rest) {
                add(value)
            } else if let value = Self.value(of: "--only-plugin", argument, &rest) {
                if let id = id(value, for: "--only-plugin") { onlyPlugins = (onlyPlugins ?? []).union([id]) }
            } else if let value = Self.value(of: "--disable-plugin", argument, &rest) {
                if let id = id(value, for: "--disable-plugin") { disabledPlugins.insert(id) }
            } else {
                others.append(argument)
            }
        }
    }

    /// The options, each with its explanation.
    private static let options = [
        ("-h, --help", "Print this list, and end"),
        ("--plugin-dir=DIR", "Search DIR for plugins before all other folders; may be repeated"),
        ("--profile=NAME", "Use the windows, settings and plugin data of the profile NAME"),
        ("--safe-mode", "Run no plugin from a folder"),
        ("--only-plugin=ID", "Run no other plugin; may be repeated"),
        ("--disable-plugin=ID", "Do not run this plugin this time; may be repeated"),
        ("--bisect", "Search for the plugin that causes a fault: run all plugins first"),
        ("--bisect=bad", "Continue the search: the fault has occurred in the last run"),
        ("--bisect=good", "Continue the search: the fault has not occurred in the last run"),
        ("--command=ID", "Perform a command, in a shell that runs already if possible; may be repeated"),
        (
            "--progress=TITLE",
            "Show progress that is read from the standard input, as zenity does"
        ),
        ("--list-commands", "Print the ids, shortcuts and titles of all commands, and end"),
        ("--help-all", "Print the options of GTK and of GApplication, and end"),
    ]

    /// Returns the text that the option `--help` prints: how to start the program, and each option with its explanation.
    ///
    /// - Parameter program: The name of the program, as the user types it.
    public static func help(program: String) -> String {
        let width = (options.map(\.0.count).max() ?? 0) + 2
        let lines = options.map { option, explanation in
            "  \(option)\(String(repeating: " ", count: width - option.count))\(explanation)"
        }
        return """
            Usage:
              \(program) [OPTION…] [FILE or URI…]

            Options:
            \(lines.joined(separator: "\n"))

            """
    }

    /// Returns the value of an option: the next argument, or the text after an equals sign. Returns an empty
    /// text if the value is missing, and nil if the argument is not this option.
    private static func value(
        of option: String, _ argument: String, _ rest: inout IndexingIterator<[String]>
    ) -> String? {
        if argument == option { return rest.next() ?? "" }
        return argument.hasPrefix("\(option)=") ? String(argument.dropFirst(option.count + 1)) : nil
    }

    private mutating func id(_ text: String, for option: String) -> PluginID? {
        if let id = PluginID(text) { return id }
        errorMessage = "\(option) needs the id of a plugin: \(option)=org.example.contacts."
        return nil
    }

    /// Adds a folder, which need not exist yet. A relative path is resolved against the current folder.
    private mutating func add(_ path: String) {
        guard !path.isEmpty else {
            return errorMessage = "--plugin-dir needs the path of a folder: --plugin-dir=/home/ada/plugins."
        }
        let resolved = path.resolvedPath
        let absolute = path.hasPrefix("/") ? path : ".".resolvedPath.map { "\($0)/\(path)" }
        guard let folder = resolved ?? absolute, let directory = PluginDirectory(folder) else {
            return errorMessage = "--plugin-dir: the current folder does not exist. Write an absolute path."
        }
        if resolved == nil { missingFolders.append(folder) }
        directories.append(directory)
    }
}
