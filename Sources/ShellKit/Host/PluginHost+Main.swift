// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import PluginKit
import WireKit

extension PluginHost {
    /// Runs the plugin of a manifest until the shell ends the process: `rxshell-plugin-host MANIFEST DATA`.
    ///
    /// Nothing of the plugin is loaded before the process is confined.
    static func main(_ arguments: [String]) -> Never {
        let host: PluginHost
        do {
            let entry = try ChildEntry.enter()
            guard arguments.count == 3 else { fail("it needs the paths of a manifest and of a data folder") }
            host = PluginHost(
                entry, try PluginManifest(contentsOf: arguments[1]), dataFolder: arguments[2])
        } catch {
            fail("\(error)")
        }
        current = host
        host.start()
        dispatchMain()
    }

    /// The host of this process.
    private static var current: PluginHost?

    private static func fail(_ reason: String) -> Never {
        writeToStandardError("\(PluginHostProgram.name): \(reason)")
        exit(4)
    }
}

/// What the program `rxshell-plugin-host` calls. The program itself loads the framework only, so that it works with each build of it.
@_cdecl("rxshell_plugin_host")
public func rxshellPluginHost(
    _ count: Int32, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>
) {
    let texts = (0..<Int(count)).compactMap { arguments[$0].map { String(cString: $0) } }
    MainActor.assumeIsolated { PluginHost.main(texts) }
}
