// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `PANGO_ATTR_INDEX_FROM_TEXT_BEGINNING`.
public let attrIndexFromTextBeginning = 0
/// `PANGO_ATTR_INDEX_TO_TEXT_END`.
public let attrIndexToTextEnd = 4294967295
/// `PANGO_SCALE`.
public let scale = 1024
