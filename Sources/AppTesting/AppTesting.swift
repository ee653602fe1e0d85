// SPDX-License-Identifier: MIT

// What a test of an application needs, by one import: the functions of this module return views and errors of the headless backend.
@_exported import ControllerKit
@_exported import HeadlessBackend
@_exported import RxKernelTesting
