// SPDX-License-Identifier: MIT

// The rows of a list, and what differs between two lists.
@_exported import RowKit
