// SPDX-License-Identifier: MIT

import Glibc
import PluginRuntime
import RxKernel
import ViewKit

/// The profiles of a shell: runs of the same program, each with windows, settings, and data of the plugins of its own.
///
/// A profile is a folder in `<state folder>/<application>/profiles`. The run without a profile has none.
@MainActor final class Profiles {
    /// The profile of this run; nil for none.
    let current: String?
    /// The names of all profiles, in alphabetical order.
    let names: BehaviorRelay<[String]>
    private let folder: String
    private let arguments: ShellArguments
    /// Starts a program with arguments. Returns an error message, or nil if it was started. Tests replace it.
    var start: @MainActor (_ program: String, _ arguments: [String]) -> String? = Profiles.spawn

    init(
        in folder: String, current: String?, arguments: ShellArguments = ShellArguments(CommandLine.arguments)
    ) {
        self.folder = folder
        self.current = current
        self.arguments = arguments
        names = BehaviorRelay(value: Self.names(in: folder, current))
    }

    private static func names(in folder: String, _ current: String?) -> [String] {
        Set(Folder.names(in: folder).filter { isName($0) } + [current].compactMap(\.self)).sorted()
    }

    /// Creates a profile unless it exists, and opens its window: in the process that runs with it, otherwise in a new one.
    ///
    /// - Parameter name: the name; nil for the run without a profile.
    /// - Returns: An error message, or nil if the process was started.
    func open(_ name: String?) -> String? {
        if let name {
            guard Self.isName(name) else { return Self.nameError }
            if let errorMessage = Folder.make("\(folder)/\(name)") { return errorMessage }
            names.accept(Self.names(in: folder, current))
        }
        let directories = arguments.directories.flatMap { ["--plugin-dir", $0.path] }
        return start("/proc/self/exe", directories + (name.map { ["--profile", $0] } ?? []))
    }

    /// Whether a text can be the name of a profile. It is part of a name on D-Bus.
    nonisolated static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 40 else { return false }
        func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
        return isLetter(first)
            && text.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) || $0 == 0x2d || $0 == 0x5f }
    }

    /// The error message for a name that is not valid.
    static var nameError: String {
        localized(
            "The name of a profile begins with a letter, and has at most 40 letters (A to Z), digits, hyphens and underscores."
        )
    }

    /// Returns the path of a program whose file was removed, or replaced by an update, since it was started; nil if it was not.
    /// The link `/proc/self/exe` contains the path with an addition then.
    private static func replacedProgram(_ link: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 32)
        let count = readlink(link, &bytes, bytes.count)
        guard count > 0 else { return nil }
        let path = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let addition = " (deleted)"
        return path.hasSuffix(addition) ? String(path.dropLast(addition.count)) : nil
    }

    /// Starts a program that goes on when this process ends.
    private static func spawn(_ program: String, _ arguments: [String]) -> String? {
        var path = program.resolvedPath
        let reason = Folder.reason
        if path == nil, let replaced = replacedProgram(program) {
            guard access(replaced, X_OK) == 0 else {
                return localized("The application was updated. Start it again, then open the profile.")
            }
            path = replaced
        }
        guard let path else { return "\(program): \(reason)" }
        // `/bin/sh` starts the program in the background and ends, so that this process does not have to wait for the end of the program.
        let line = ["/bin/sh", "-c", "\"$0\" \"$@\" &", path] + arguments
        var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var pid: pid_t = 0
        let code = posix_spawn(&pid, "/bin/sh", nil, nil, &words, environ)
        guard code == 0 else { return "/bin/sh: \(String(cString: strerror(code)))" }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
        return nil
    }
}
