// SPDX-License-Identifier: MIT

import LogsPlugin
import ShellKit

// In a target of its own: two plugins that are linked into one application would both define it.
@_cdecl("rxshell_plugin") public func entry() -> UnsafeMutableRawPointer { LogsPlugin.entry() }
