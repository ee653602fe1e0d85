import {{NAME}}Plugin
import ShellKit

// This function is in a target of its own, because two plugins that are linked into one application would both define it.
@_cdecl("rxshell_plugin") public func entry() -> UnsafeMutableRawPointer { {{NAME}}Plugin.entry() }
