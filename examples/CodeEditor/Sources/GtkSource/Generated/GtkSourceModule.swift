// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// The data of this module that the binding uses at run time.
/// Written for GtkSource 5.6.2.
@_spi(Binding) public enum GtkSourceModule: BoundModule {
    public static let glue: [any Glue.Type] = [
        CompletionProposalGlue.self,
        GutterRendererGlue.self,
        IndenterGlue.self
    ]

    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "GtkSourceBuffer": return Buffer.self
        case "GtkSourceCompletion": return Completion.self
        case "GtkSourceCompletionCell": return CompletionCell.self
        case "GtkSourceCompletionContext": return CompletionContext.self
        case "GtkSourceCompletionSnippets": return CompletionSnippets.self
        case "GtkSourceCompletionWords": return CompletionWords.self
        case "GtkSourceFile": return File.self
        case "GtkSourceFileLoader": return FileLoader.self
        case "GtkSourceFileSaver": return FileSaver.self
        case "GtkSourceGutter": return Gutter.self
        case "GtkSourceGutterLines": return GutterLines.self
        case "GtkSourceGutterRenderer": return GutterRenderer.self
        case "GtkSourceGutterRendererPixbuf": return GutterRendererPixbuf.self
        case "GtkSourceGutterRendererText": return GutterRendererText.self
        case "GtkSourceHover": return Hover.self
        case "GtkSourceHoverContext": return HoverContext.self
        case "GtkSourceHoverDisplay": return HoverDisplay.self
        case "GtkSourceLanguage": return Language.self
        case "GtkSourceLanguageManager": return LanguageManager.self
        case "GtkSourceMap": return Map.self
        case "GtkSourceMark": return Mark.self
        case "GtkSourceMarkAttributes": return MarkAttributes.self
        case "GtkSourcePrintCompositor": return PrintCompositor.self
        case "GtkSourceRegion": return Region.self
        case "GtkSourceSearchContext": return SearchContext.self
        case "GtkSourceSearchSettings": return SearchSettings.self
        case "GtkSourceSnippet": return Snippet.self
        case "GtkSourceSnippetChunk": return SnippetChunk.self
        case "GtkSourceSnippetContext": return SnippetContext.self
        case "GtkSourceSnippetManager": return SnippetManager.self
        case "GtkSourceSpaceDrawer": return SpaceDrawer.self
        case "GtkSourceStyle": return Style.self
        case "GtkSourceStyleScheme": return StyleScheme.self
        case "GtkSourceStyleSchemeChooserButton": return StyleSchemeChooserButton.self
        case "GtkSourceStyleSchemeChooserWidget": return StyleSchemeChooserWidget.self
        case "GtkSourceStyleSchemeManager": return StyleSchemeManager.self
        case "GtkSourceStyleSchemePreview": return StyleSchemePreview.self
        case "GtkSourceTag": return Tag.self
        case "GtkSourceView": return View.self
        case "GtkSourceVimIMContext": return VimIMContext.self
        default: return nil
        }
    }
}

extension GtkSourceModule {
    /// Registers the classes, once.
    static let isRegistered: Void = register(GtkSourceModule.self)
}

/// Registers the classes of this module with the binding, and calls `gtk_source_init()`.
///
/// Call it once on the main thread, after GTK is initialized, and before .ui files name the classes or the library returns objects of them.
@MainActor
public func initialize() {
    _ = GtkSourceModule.isRegistered
    gtk_source_init()
}
