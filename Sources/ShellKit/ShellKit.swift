// SPDX-License-Identifier: MIT

// One import is enough for the code of a plugin or of a shell.
@_exported import ControllerKit
@_exported import PluginKit
