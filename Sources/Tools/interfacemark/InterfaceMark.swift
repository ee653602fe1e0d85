// SPDX-License-Identifier: MIT

import Glibc

/// Writes the mark of the public interface of modules as Swift source: `interfacemark OUTPUT SOURCE…`. The
/// build of PluginKit runs this program.
///
/// The mark is a part of the name of a function that each plugin calls. See `proposals/0003-the-mark-of-the-interface.md`.
@main struct InterfaceMark {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first, arguments.count > 1 else {
            stop("interfacemark: it needs the path of its output and those of the sources of the framework.")
        }
        let sources = arguments.dropFirst().map { path in
            guard let text = read(path) else {
                stop("interfacemark: \(path) cannot be read: \(String(cString: strerror(errno))).")
            }
            return text
        }
        let text = source(for: Interface(sources).mark)
        // If the mark has not changed, the file is not written, so that it is not compiled again.
        guard read(output) != text else { return }
        guard let file = fopen(output, "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
            stop("interfacemark: \(output) cannot be written: \(String(cString: strerror(errno))).")
        }
    }

    static func source(for mark: String) -> String {
        """
        // Written by interfacemark. The mark is the hash of the public interface of the framework.

        extension FrameworkInterface {
            /// The interface of this framework.
            public static let current = FrameworkInterface(mark: "\(mark)")
        }

        /// Returns ``FrameworkInterface/current``. Its name contains the mark: a plugin that refers to another name is not loaded.
        @inline(never) @_optimize(none)
        public func _rxShellInterface_\(mark)() -> FrameworkInterface { .current }

        /// This function is compiled into the plugin, not into the framework. So the plugin's library contains the mark.
        @_alwaysEmitIntoClient
        public func _rxShellInterface() -> FrameworkInterface { _rxShellInterface_\(mark)() }

        """
    }

    private static func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func stop(_ message: String) -> Never {
        var line = "\(message)\n"
        line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
        exit(1)
    }
}
