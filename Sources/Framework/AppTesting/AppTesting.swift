// SPDX-License-Identifier: MIT

// A test of an application needs only `import AppTesting`: the functions of this module return views and errors of the headless backend.
@_exported import ControllerKit
@_exported import HeadlessBackend
@_exported import RxKernelTesting
