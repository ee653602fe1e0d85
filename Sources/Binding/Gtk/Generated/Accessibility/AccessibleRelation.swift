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

/// `GtkAccessibleRelation`. <https://docs.gtk.org/gtk4/enum.AccessibleRelation.html>
public enum AccessibleRelation: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT`.
    case activeDescendant
    /// `GTK_ACCESSIBLE_RELATION_COL_COUNT`.
    case colCount
    /// `GTK_ACCESSIBLE_RELATION_COL_INDEX`.
    case colIndex
    /// `GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT`.
    case colIndexText
    /// `GTK_ACCESSIBLE_RELATION_COL_SPAN`.
    case colSpan
    /// `GTK_ACCESSIBLE_RELATION_CONTROLS`.
    case controls
    /// `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY`.
    case describedBy
    /// `GTK_ACCESSIBLE_RELATION_DETAILS`.
    case details
    /// `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE`.
    case errorMessage
    /// `GTK_ACCESSIBLE_RELATION_FLOW_TO`.
    case flowTo
    /// `GTK_ACCESSIBLE_RELATION_LABELLED_BY`.
    case labelledBy
    /// `GTK_ACCESSIBLE_RELATION_OWNS`.
    case owns
    /// `GTK_ACCESSIBLE_RELATION_POS_IN_SET`.
    case posInSet
    /// `GTK_ACCESSIBLE_RELATION_ROW_COUNT`.
    case rowCount
    /// `GTK_ACCESSIBLE_RELATION_ROW_INDEX`.
    case rowIndex
    /// `GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT`.
    case rowIndexText
    /// `GTK_ACCESSIBLE_RELATION_ROW_SPAN`.
    case rowSpan
    /// `GTK_ACCESSIBLE_RELATION_SET_SIZE`.
    case setSize
#if GTK_4_18
    /// `GTK_ACCESSIBLE_RELATION_LABEL_FOR`.
    case labelFor
#endif
#if GTK_4_18
    /// `GTK_ACCESSIBLE_RELATION_DESCRIPTION_FOR`.
    case descriptionFor
#endif
#if GTK_4_18
    /// `GTK_ACCESSIBLE_RELATION_CONTROLLED_BY`.
    case controlledBy
#endif
#if GTK_4_18
    /// `GTK_ACCESSIBLE_RELATION_DETAILS_FOR`.
    case detailsFor
#endif
#if GTK_4_18
    /// `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE_FOR`.
    case errorMessageFor
#endif
#if GTK_4_18
    /// `GTK_ACCESSIBLE_RELATION_FLOW_FROM`.
    case flowFrom
#endif
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .activeDescendant
        case 1: self = .colCount
        case 2: self = .colIndex
        case 3: self = .colIndexText
        case 4: self = .colSpan
        case 5: self = .controls
        case 6: self = .describedBy
        case 7: self = .details
        case 8: self = .errorMessage
        case 9: self = .flowTo
        case 10: self = .labelledBy
        case 11: self = .owns
        case 12: self = .posInSet
        case 13: self = .rowCount
        case 14: self = .rowIndex
        case 15: self = .rowIndexText
        case 16: self = .rowSpan
        case 17: self = .setSize
#if GTK_4_18
        case 18: self = .labelFor
#endif
#if GTK_4_18
        case 19: self = .descriptionFor
#endif
#if GTK_4_18
        case 20: self = .controlledBy
#endif
#if GTK_4_18
        case 21: self = .detailsFor
#endif
#if GTK_4_18
        case 22: self = .errorMessageFor
#endif
#if GTK_4_18
        case 23: self = .flowFrom
#endif
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .activeDescendant: 0
        case .colCount: 1
        case .colIndex: 2
        case .colIndexText: 3
        case .colSpan: 4
        case .controls: 5
        case .describedBy: 6
        case .details: 7
        case .errorMessage: 8
        case .flowTo: 9
        case .labelledBy: 10
        case .owns: 11
        case .posInSet: 12
        case .rowCount: 13
        case .rowIndex: 14
        case .rowIndexText: 15
        case .rowSpan: 16
        case .setSize: 17
#if GTK_4_18
        case .labelFor: 18
#endif
#if GTK_4_18
        case .descriptionFor: 19
#endif
#if GTK_4_18
        case .controlledBy: 20
#endif
#if GTK_4_18
        case .detailsFor: 21
#endif
#if GTK_4_18
        case .errorMessageFor: 22
#endif
#if GTK_4_18
        case .flowFrom: 23
#endif
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] {
        var all: [Self] = [.activeDescendant, .colCount, .colIndex, .colIndexText, .colSpan, .controls, .describedBy, .details, .errorMessage, .flowTo, .labelledBy, .owns, .posInSet, .rowCount, .rowIndex, .rowIndexText, .rowSpan, .setSize]
#if GTK_4_18
        all += [.labelFor, .descriptionFor, .controlledBy, .detailsFor, .errorMessageFor, .flowFrom]
#endif
        return all
    }
    public static var gtype: UInt { gtk_accessible_relation_get_type() }
}

extension AccessibleRelation {
    /// `gtk_accessible_relation_init_value()`.
    @discardableResult
    public func initialValue() -> Value {
        var value = GValue()
        gtk_accessible_relation_init_value(.init(rawValue: C.number(self)), &value)
        return Value(moving: value)
    }
}
