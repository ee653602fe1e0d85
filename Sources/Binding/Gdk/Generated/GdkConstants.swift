// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GDK_ACTION_ALL`.
public let actionAll = 7
/// `GDK_BUTTON_MIDDLE`.
public let buttonMiddle = 2
/// `GDK_BUTTON_PRIMARY`.
public let buttonPrimary = 1
/// `GDK_BUTTON_SECONDARY`.
public let buttonSecondary = 3
/// `GDK_CURRENT_TIME`.
public let currentTime = 0
