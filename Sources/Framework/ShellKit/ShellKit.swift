// SPDX-License-Identifier: MIT

// The code of a plugin or of a shell needs only `import ShellKit`.
@_exported import ControllerKit
@_exported import PluginKit
@_exported import PluginRuntime
