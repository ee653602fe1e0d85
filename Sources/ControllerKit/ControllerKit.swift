// SPDX-License-Identifier: MIT

// What an application's author needs, by one import.
@_exported import FlowKit
@_exported import RxKernel
@_exported import StateKit
@_exported import ViewKit
