// SPDX-License-Identifier: MIT

// What the author of a plugin, or of a shell, needs by one import.
@_exported import ControllerKit
@_exported import PluginKit
