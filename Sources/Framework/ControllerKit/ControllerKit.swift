// SPDX-License-Identifier: MIT

// One import for the modules that an application uses.
@_exported import FileKit
@_exported import FlowKit
@_exported import RxKernel
@_exported import StateKit
@_exported import ViewKit
