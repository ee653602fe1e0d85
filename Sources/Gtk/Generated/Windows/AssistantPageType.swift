// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkAssistantPageType`. <https://docs.gtk.org/gtk4/enum.AssistantPageType.html>
public enum AssistantPageType: Int32, Enumeration, ValueConvertible {
    /// `GTK_ASSISTANT_PAGE_CONTENT`.
    case content = 0
    /// `GTK_ASSISTANT_PAGE_INTRO`.
    case intro = 1
    /// `GTK_ASSISTANT_PAGE_CONFIRM`.
    case confirm = 2
    /// `GTK_ASSISTANT_PAGE_SUMMARY`.
    case summary = 3
    /// `GTK_ASSISTANT_PAGE_PROGRESS`.
    case progress = 4
    /// `GTK_ASSISTANT_PAGE_CUSTOM`.
    case custom = 5
    public static var gtype: UInt { gtk_assistant_page_type_get_type() }
}
