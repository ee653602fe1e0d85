// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkPrintStatus`. <https://docs.gtk.org/gtk4/enum.PrintStatus.html>
public enum PrintStatus: Enumeration, ValueConvertible {
    /// `GTK_PRINT_STATUS_INITIAL`.
    case initial
    /// `GTK_PRINT_STATUS_PREPARING`.
    case preparing
    /// `GTK_PRINT_STATUS_GENERATING_DATA`.
    case generatingData
    /// `GTK_PRINT_STATUS_SENDING_DATA`.
    case sendingData
    /// `GTK_PRINT_STATUS_PENDING`.
    case pending
    /// `GTK_PRINT_STATUS_PENDING_ISSUE`.
    case pendingIssue
    /// `GTK_PRINT_STATUS_PRINTING`.
    case printing
    /// `GTK_PRINT_STATUS_FINISHED`.
    case finished
    /// `GTK_PRINT_STATUS_FINISHED_ABORTED`.
    case finishedAborted
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .initial
        case 1: self = .preparing
        case 2: self = .generatingData
        case 3: self = .sendingData
        case 4: self = .pending
        case 5: self = .pendingIssue
        case 6: self = .printing
        case 7: self = .finished
        case 8: self = .finishedAborted
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .initial: 0
        case .preparing: 1
        case .generatingData: 2
        case .sendingData: 3
        case .pending: 4
        case .pendingIssue: 5
        case .printing: 6
        case .finished: 7
        case .finishedAborted: 8
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.initial, .preparing, .generatingData, .sendingData, .pending, .pendingIssue, .printing, .finished, .finishedAborted] }
    public static var gtype: UInt { gtk_print_status_get_type() }
}
