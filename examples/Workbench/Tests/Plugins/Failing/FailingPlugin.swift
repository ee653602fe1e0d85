// SPDX-License-Identifier: MIT

import RxKernel
import ShellKit

/// Registers a flow that its manifest does not declare, then throws an error of the framework.
final class FailingPlugin: Plugin {
    func activate(in context: PluginContext) throws {
        context.register(action: "failing.act", title: "Act") {}
        throw RxError.timeout
    }
}

@_cdecl("rxshell_plugin") public func entry() -> UnsafeMutableRawPointer { FailingPlugin.entry() }
