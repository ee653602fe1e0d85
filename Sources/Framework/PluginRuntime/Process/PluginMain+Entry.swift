// SPDX-License-Identifier: MIT

import Dispatch
import FileKit
import Glibc
import PluginKit
import WireKit

extension PluginMain {
    /// Runs the plugin of a manifest until the shell ends the process: `rxshell-plugin-host MANIFEST DATA`. A
    /// process that was started in advance receives the two paths with its configuration.
    ///
    /// The process is confined before any code of the plugin is loaded.
    static func main() -> Never {
        let main: PluginMain
        do {
            let entry = try ChildEntry.enter(preparing: prepare)
            let arguments = entry.arguments
            guard arguments.count == 2 else { fail("it needs the paths of a manifest and of a data folder") }
            main = PluginMain(
                entry, try PluginManifest(contentsOf: arguments[0]), dataFolder: arguments[1])
        } catch {
            fail("\(error)")
        }
        current = main
        main.start()
        main.runMainLoop()
    }

    /// Called in a process that was started in advance, before it receives its plugin.
    private static func prepare() {}

    /// What runs the plugin of this process, which has one.
    private static var current: PluginMain?

    private static func fail(_ reason: String) -> Never {
        writeToStandardError("\(PluginHostProgram.name): \(reason)")
        exit(4)
    }
}

/// The function that the program `rxshell-plugin-host` calls. The program itself contains no code of the
/// framework, so that it works with each build of the framework library.
@_cdecl("rxshell_plugin_host")
public func rxshellPluginHost(
    _ count: Int32, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>
) {
    MainActor.assumeIsolated { PluginMain.main() }
}
