// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTraverseType`. <https://docs.gtk.org/glib/enum.TraverseType.html>
public enum TraverseType: Int32, Enumeration {
    /// `G_IN_ORDER`.
    case inOrder = 0
    /// `G_PRE_ORDER`.
    case preOrder = 1
    /// `G_POST_ORDER`.
    case postOrder = 2
    /// `G_LEVEL_ORDER`.
    case levelOrder = 3
}
