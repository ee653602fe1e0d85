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

/// `GtkAssistantPageType`. <https://docs.gtk.org/gtk4/enum.AssistantPageType.html>
#if GTK_4_10
@available(*, deprecated, message: "Show the pages in a Gtk.Stack in a Gtk.Window.")
#endif
public enum AssistantPageType: Enumeration, ValueConvertible {
    /// `GTK_ASSISTANT_PAGE_CONTENT`.
    case content
    /// `GTK_ASSISTANT_PAGE_INTRO`.
    case intro
    /// `GTK_ASSISTANT_PAGE_CONFIRM`.
    case confirm
    /// `GTK_ASSISTANT_PAGE_SUMMARY`.
    case summary
    /// `GTK_ASSISTANT_PAGE_PROGRESS`.
    case progress
    /// `GTK_ASSISTANT_PAGE_CUSTOM`.
    case custom
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .content
        case 1: self = .intro
        case 2: self = .confirm
        case 3: self = .summary
        case 4: self = .progress
        case 5: self = .custom
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .content: 0
        case .intro: 1
        case .confirm: 2
        case .summary: 3
        case .progress: 4
        case .custom: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.content, .intro, .confirm, .summary, .progress, .custom] }
    public static var gtype: UInt { gtk_assistant_page_type_get_type() }
}
