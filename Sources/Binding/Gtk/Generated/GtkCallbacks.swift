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

/// `GtkAssistantPageFunc`.
public typealias AssistantPageFunc = @MainActor (Int) -> Int

/// How the library calls a ``AssistantPageFunc``.
@_spi(Binding) public enum AssistantPageFuncThunk {
    private typealias Function = (Int) -> Int

    public static let call: GtkAssistantPageFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.int(a0))
        return C.gint(answer)
    }

    public static func retained(_ function: AssistantPageFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkCellAllocCallback`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias CellAllocCallback = @MainActor (CellRenderer, Gdk.Rectangle, Gdk.Rectangle) -> Bool

/// How the library calls a ``CellAllocCallback``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum CellAllocCallbackThunk {
    private typealias Function = (CellRenderer, Gdk.Rectangle, Gdk.Rectangle) -> Bool

    public static let call: GtkCellAllocCallback = { a0, a1, a2, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "CellAllocCallback"), C.present(C.value(a1), "CellAllocCallback"), C.present(C.value(a2), "CellAllocCallback"))
        return answer ? 1 : 0
    }

    public static func withTemporary<R>(
        _ function: CellAllocCallback, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkCellCallback`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias CellCallback = @MainActor (CellRenderer) -> Bool

/// How the library calls a ``CellCallback``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum CellCallbackThunk {
    private typealias Function = (CellRenderer) -> Bool

    public static let call: GtkCellCallback = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "CellCallback"))
        return answer ? 1 : 0
    }

    public static func withTemporary<R>(
        _ function: CellCallback, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkCellLayoutDataFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias CellLayoutDataFunc = @MainActor (any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void

/// How the library calls a ``CellLayoutDataFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum CellLayoutDataFuncThunk {
    private typealias Function = (any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void

    public static let call: GtkCellLayoutDataFunc = { a0, a1, a2, a3, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0), AnyCellLayout.self), "CellLayoutDataFunc"), C.present(C.borrow(a1), "CellLayoutDataFunc"), C.present(C.borrow(C.raw(a2), AnyTreeModel.self), "CellLayoutDataFunc"), C.present(C.value(a3), "CellLayoutDataFunc"))
    }

    public static func retained(_ function: CellLayoutDataFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkCustomFilterFunc`.
public typealias CustomFilterFunc = @MainActor (Object) -> Bool

/// How the library calls a ``CustomFilterFunc``.
@_spi(Binding) public enum CustomFilterFuncThunk {
    private typealias Function = (Object) -> Bool

    public static let call: GtkCustomFilterFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "CustomFilterFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: CustomFilterFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkDrawingAreaDrawFunc`.
public typealias DrawingAreaDrawFunc = @MainActor (DrawingArea, Cairo.Context, Int, Int) -> Void

/// How the library calls a ``DrawingAreaDrawFunc``.
@_spi(Binding) public enum DrawingAreaDrawFuncThunk {
    private typealias Function = (DrawingArea, Cairo.Context, Int, Int) -> Void

    public static let call: GtkDrawingAreaDrawFunc = { a0, a1, a2, a3, data in
        Callback<Function>.at(data)(C.present(C.borrow(a0), "DrawingAreaDrawFunc"), C.present(C.copy(C.raw(a1)), "DrawingAreaDrawFunc"), C.int(a2), C.int(a3))
    }

    public static func retained(_ function: DrawingAreaDrawFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkEntryCompletionMatchFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias EntryCompletionMatchFunc = @MainActor (EntryCompletion, String, TreeIter) -> Bool

/// How the library calls a ``EntryCompletionMatchFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum EntryCompletionMatchFuncThunk {
    private typealias Function = (EntryCompletion, String, TreeIter) -> Bool

    public static let call: GtkEntryCompletionMatchFunc = { a0, a1, a2, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "EntryCompletionMatchFunc"), C.string(a1), C.present(C.value(a2), "EntryCompletionMatchFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: EntryCompletionMatchFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkExpressionNotify`.
public typealias ExpressionNotify = @MainActor () -> Void

/// How the library calls a ``ExpressionNotify``.
@_spi(Binding) public enum ExpressionNotifyThunk {
    private typealias Function = () -> Void

    public static let call: GtkExpressionNotify = { data in
        Callback<Function>.at(data)()
    }

    public static func retained(_ function: ExpressionNotify?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkFlowBoxCreateWidgetFunc`.
public typealias FlowBoxCreateWidgetFunc = @MainActor (Object) -> Widget

/// How the library calls a ``FlowBoxCreateWidgetFunc``.
@_spi(Binding) public enum FlowBoxCreateWidgetFuncThunk {
    private typealias Function = (Object) -> Widget

    public static let call: GtkFlowBoxCreateWidgetFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "FlowBoxCreateWidgetFunc"))
        return C.cast(answer._retained())
    }

    public static func retained(_ function: FlowBoxCreateWidgetFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkFlowBoxFilterFunc`.
public typealias FlowBoxFilterFunc = @MainActor (FlowBoxChild) -> Bool

/// How the library calls a ``FlowBoxFilterFunc``.
@_spi(Binding) public enum FlowBoxFilterFuncThunk {
    private typealias Function = (FlowBoxChild) -> Bool

    public static let call: GtkFlowBoxFilterFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "FlowBoxFilterFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: FlowBoxFilterFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkFlowBoxForeachFunc`.
public typealias FlowBoxForeachFunc = @MainActor (FlowBox, FlowBoxChild) -> Void

/// How the library calls a ``FlowBoxForeachFunc``.
@_spi(Binding) public enum FlowBoxForeachFuncThunk {
    private typealias Function = (FlowBox, FlowBoxChild) -> Void

    public static let call: GtkFlowBoxForeachFunc = { a0, a1, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "FlowBoxForeachFunc"), C.present(C.borrow(a1), "FlowBoxForeachFunc"))
    }

    public static func withTemporary<R>(
        _ function: FlowBoxForeachFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkFlowBoxSortFunc`.
public typealias FlowBoxSortFunc = @MainActor (FlowBoxChild, FlowBoxChild) -> Int

/// How the library calls a ``FlowBoxSortFunc``.
@_spi(Binding) public enum FlowBoxSortFuncThunk {
    private typealias Function = (FlowBoxChild, FlowBoxChild) -> Int

    public static let call: GtkFlowBoxSortFunc = { a0, a1, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "FlowBoxSortFunc"), C.present(C.borrow(a1), "FlowBoxSortFunc"))
        return C.gint(answer)
    }

    public static func retained(_ function: FlowBoxSortFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkFontFilterFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias FontFilterFunc = @MainActor (Pango.FontFamily, Pango.FontFace) -> Bool

/// How the library calls a ``FontFilterFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum FontFilterFuncThunk {
    private typealias Function = (Pango.FontFamily, Pango.FontFace) -> Bool

    public static let call: GtkFontFilterFunc = { a0, a1, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "FontFilterFunc"), C.present(C.borrow(a1), "FontFilterFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: FontFilterFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkIconViewForeachFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias IconViewForeachFunc = @MainActor (IconView, TreePath) -> Void

/// How the library calls a ``IconViewForeachFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum IconViewForeachFuncThunk {
    private typealias Function = (IconView, TreePath) -> Void

    public static let call: GtkIconViewForeachFunc = { a0, a1, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "IconViewForeachFunc"), C.present(C.copy(C.raw(a1)), "IconViewForeachFunc"))
    }

    public static func withTemporary<R>(
        _ function: IconViewForeachFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkListBoxCreateWidgetFunc`.
public typealias ListBoxCreateWidgetFunc = @MainActor (Object) -> Widget

/// How the library calls a ``ListBoxCreateWidgetFunc``.
@_spi(Binding) public enum ListBoxCreateWidgetFuncThunk {
    private typealias Function = (Object) -> Widget

    public static let call: GtkListBoxCreateWidgetFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "ListBoxCreateWidgetFunc"))
        return C.cast(answer._retained())
    }

    public static func retained(_ function: ListBoxCreateWidgetFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkListBoxFilterFunc`.
public typealias ListBoxFilterFunc = @MainActor (ListBoxRow) -> Bool

/// How the library calls a ``ListBoxFilterFunc``.
@_spi(Binding) public enum ListBoxFilterFuncThunk {
    private typealias Function = (ListBoxRow) -> Bool

    public static let call: GtkListBoxFilterFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "ListBoxFilterFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: ListBoxFilterFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkListBoxForeachFunc`.
public typealias ListBoxForeachFunc = @MainActor (ListBox, ListBoxRow) -> Void

/// How the library calls a ``ListBoxForeachFunc``.
@_spi(Binding) public enum ListBoxForeachFuncThunk {
    private typealias Function = (ListBox, ListBoxRow) -> Void

    public static let call: GtkListBoxForeachFunc = { a0, a1, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "ListBoxForeachFunc"), C.present(C.borrow(a1), "ListBoxForeachFunc"))
    }

    public static func withTemporary<R>(
        _ function: ListBoxForeachFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkListBoxSortFunc`.
public typealias ListBoxSortFunc = @MainActor (ListBoxRow, ListBoxRow) -> Int

/// How the library calls a ``ListBoxSortFunc``.
@_spi(Binding) public enum ListBoxSortFuncThunk {
    private typealias Function = (ListBoxRow, ListBoxRow) -> Int

    public static let call: GtkListBoxSortFunc = { a0, a1, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "ListBoxSortFunc"), C.present(C.borrow(a1), "ListBoxSortFunc"))
        return C.gint(answer)
    }

    public static func retained(_ function: ListBoxSortFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkListBoxUpdateHeaderFunc`.
public typealias ListBoxUpdateHeaderFunc = @MainActor (ListBoxRow, ListBoxRow?) -> Void

/// How the library calls a ``ListBoxUpdateHeaderFunc``.
@_spi(Binding) public enum ListBoxUpdateHeaderFuncThunk {
    private typealias Function = (ListBoxRow, ListBoxRow?) -> Void

    public static let call: GtkListBoxUpdateHeaderFunc = { a0, a1, data in
        Callback<Function>.at(data)(C.present(C.borrow(a0), "ListBoxUpdateHeaderFunc"), C.borrow(a1))
    }

    public static func retained(_ function: ListBoxUpdateHeaderFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkMapListModelMapFunc`.
public typealias MapListModelMapFunc = @MainActor (Object) -> Object

/// How the library calls a ``MapListModelMapFunc``.
@_spi(Binding) public enum MapListModelMapFuncThunk {
    private typealias Function = (Object) -> Object

    public static let call: GtkMapListModelMapFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.adopt(a0), "MapListModelMapFunc"))
        return answer._retained()
    }

    public static func retained(_ function: MapListModelMapFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkMenuButtonCreatePopupFunc`.
public typealias MenuButtonCreatePopupFunc = @MainActor (MenuButton) -> Void

/// How the library calls a ``MenuButtonCreatePopupFunc``.
@_spi(Binding) public enum MenuButtonCreatePopupFuncThunk {
    private typealias Function = (MenuButton) -> Void

    public static let call: GtkMenuButtonCreatePopupFunc = { a0, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "MenuButtonCreatePopupFunc"))
    }

    public static func retained(_ function: MenuButtonCreatePopupFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkPageSetupDoneFunc`.
public typealias PageSetupDoneFunc = @MainActor (PageSetup) -> Void

/// How the library calls a ``PageSetupDoneFunc``.
@_spi(Binding) public enum PageSetupDoneFuncThunk {
    private typealias Function = (PageSetup) -> Void

    public static let once: GtkPageSetupDoneFunc = { a0, data in
        Callback<Function>.once(data)(C.present(C.borrow(C.raw(a0)), "PageSetupDoneFunc"))
    }

    public static func retained(_ function: PageSetupDoneFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkPrintJobCompleteFunc`.
public typealias PrintJobCompleteFunc = @MainActor (PrintJob, GLibError?) -> Void

/// How the library calls a ``PrintJobCompleteFunc``.
@_spi(Binding) public enum PrintJobCompleteFuncThunk {
    private typealias Function = (PrintJob, GLibError?) -> Void

    public static let call: GtkPrintJobCompleteFunc = { a0, data, a2 in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "PrintJobCompleteFunc"), a2.map { GLibError(copying: $0) })
    }

    public static func retained(_ function: PrintJobCompleteFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkPrintSettingsFunc`.
public typealias PrintSettingsFunc = @MainActor (String, String) -> Void

/// How the library calls a ``PrintSettingsFunc``.
@_spi(Binding) public enum PrintSettingsFuncThunk {
    private typealias Function = (String, String) -> Void

    public static let call: GtkPrintSettingsFunc = { a0, a1, data in
        Callback<Function>.at(data)(C.string(a0), C.string(a1))
    }

    public static func withTemporary<R>(
        _ function: PrintSettingsFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkPrinterFunc`.
public typealias PrinterFunc = @MainActor (Printer) -> Bool

/// How the library calls a ``PrinterFunc``.
@_spi(Binding) public enum PrinterFuncThunk {
    private typealias Function = (Printer) -> Bool

    public static let call: GtkPrinterFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "PrinterFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: PrinterFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkScaleFormatValueFunc`.
public typealias ScaleFormatValueFunc = @MainActor (Scale, Double) -> String

/// How the library calls a ``ScaleFormatValueFunc``.
@_spi(Binding) public enum ScaleFormatValueFuncThunk {
    private typealias Function = (Scale, Double) -> String

    public static let call: GtkScaleFormatValueFunc = { a0, a1, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "ScaleFormatValueFunc"), a1)
        return C.duplicate(answer)
    }

    public static func retained(_ function: ScaleFormatValueFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

#if GTK_4_16
/// `GtkTextBufferCommitNotify`.
public typealias TextBufferCommitNotify = @MainActor (TextBuffer, TextBufferNotifyFlags, Int, Int) -> Void

/// How the library calls a ``TextBufferCommitNotify``.
@_spi(Binding) public enum TextBufferCommitNotifyThunk {
    private typealias Function = (TextBuffer, TextBufferNotifyFlags, Int, Int) -> Void

    public static let call: GtkTextBufferCommitNotify = { a0, a1, a2, a3, data in
        Callback<Function>.at(data)(C.present(C.borrow(a0), "TextBufferCommitNotify"), C.flags(a1.rawValue), C.int(a2), C.int(a3))
    }

    public static func retained(_ function: TextBufferCommitNotify?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}
#endif

/// `GtkTextCharPredicate`.
public typealias TextCharPredicate = @MainActor (Unicode.Scalar) -> Bool

/// How the library calls a ``TextCharPredicate``.
@_spi(Binding) public enum TextCharPredicateThunk {
    private typealias Function = (Unicode.Scalar) -> Bool

    public static let call: GtkTextCharPredicate = { a0, data in
        let answer = Callback<Function>.at(data)(Unicode.Scalar(a0) ?? "\u{FFFD}")
        return answer ? 1 : 0
    }

    public static func withTemporary<R>(
        _ function: TextCharPredicate, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkTextTagTableForeach`.
public typealias TextTagTableForeach = @MainActor (TextTag) -> Void

/// How the library calls a ``TextTagTableForeach``.
@_spi(Binding) public enum TextTagTableForeachThunk {
    private typealias Function = (TextTag) -> Void

    public static let call: GtkTextTagTableForeach = { a0, data in
        Callback<Function>.at(data)(C.present(C.borrow(a0), "TextTagTableForeach"))
    }

    public static func withTemporary<R>(
        _ function: TextTagTableForeach, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkTickCallback`.
public typealias TickCallback = @MainActor (Widget, Gdk.FrameClock) -> Bool

/// How the library calls a ``TickCallback``.
@_spi(Binding) public enum TickCallbackThunk {
    private typealias Function = (Widget, Gdk.FrameClock) -> Bool

    public static let call: GtkTickCallback = { a0, a1, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "TickCallback"), C.present(C.borrow(C.raw(a1)), "TickCallback"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: TickCallback?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkTreeCellDataFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeCellDataFunc = @MainActor (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void

/// How the library calls a ``TreeCellDataFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeCellDataFuncThunk {
    private typealias Function = (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void

    public static let call: GtkTreeCellDataFunc = { a0, a1, a2, a3, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "TreeCellDataFunc"), C.present(C.borrow(a1), "TreeCellDataFunc"), C.present(C.borrow(C.raw(a2), AnyTreeModel.self), "TreeCellDataFunc"), C.present(C.value(a3), "TreeCellDataFunc"))
    }

    public static func retained(_ function: TreeCellDataFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkTreeIterCompareFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeIterCompareFunc = @MainActor (any TreeModel, TreeIter, TreeIter) -> Int

/// How the library calls a ``TreeIterCompareFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeIterCompareFuncThunk {
    private typealias Function = (any TreeModel, TreeIter, TreeIter) -> Int

    public static let call: GtkTreeIterCompareFunc = { a0, a1, a2, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0), AnyTreeModel.self), "TreeIterCompareFunc"), C.present(C.value(a1), "TreeIterCompareFunc"), C.present(C.value(a2), "TreeIterCompareFunc"))
        return C.gint(answer)
    }

    public static func retained(_ function: TreeIterCompareFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkTreeListModelCreateModelFunc`.
public typealias TreeListModelCreateModelFunc = @MainActor (Object) -> (any Gio.ListModel)?

/// How the library calls a ``TreeListModelCreateModelFunc``.
@_spi(Binding) public enum TreeListModelCreateModelFuncThunk {
    private typealias Function = (Object) -> (any Gio.ListModel)?

    public static let call: GtkTreeListModelCreateModelFunc = { a0, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "TreeListModelCreateModelFunc"))
        return C.opaque(answer?._retained())
    }

    public static func retained(_ function: TreeListModelCreateModelFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkTreeModelFilterModifyFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeModelFilterModifyFunc = @MainActor (any TreeModel, TreeIter, Int) -> Value

/// How the library calls a ``TreeModelFilterModifyFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeModelFilterModifyFuncThunk {
    private typealias Function = (any TreeModel, TreeIter, Int) -> Value

    public static let call: GtkTreeModelFilterModifyFunc = { a0, a1, a2, a3, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0), AnyTreeModel.self), "TreeModelFilterModifyFunc"), C.present(C.value(a1), "TreeModelFilterModifyFunc"), C.int(a3))
        C.store(answer, a2)
    }

    public static func retained(_ function: TreeModelFilterModifyFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkTreeModelFilterVisibleFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeModelFilterVisibleFunc = @MainActor (any TreeModel, TreeIter) -> Bool

/// How the library calls a ``TreeModelFilterVisibleFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeModelFilterVisibleFuncThunk {
    private typealias Function = (any TreeModel, TreeIter) -> Bool

    public static let call: GtkTreeModelFilterVisibleFunc = { a0, a1, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0), AnyTreeModel.self), "TreeModelFilterVisibleFunc"), C.present(C.value(a1), "TreeModelFilterVisibleFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: TreeModelFilterVisibleFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkTreeModelForeachFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeModelForeachFunc = @MainActor (any TreeModel, TreePath, TreeIter) -> Bool

/// How the library calls a ``TreeModelForeachFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeModelForeachFuncThunk {
    private typealias Function = (any TreeModel, TreePath, TreeIter) -> Bool

    public static let call: GtkTreeModelForeachFunc = { a0, a1, a2, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0), AnyTreeModel.self), "TreeModelForeachFunc"), C.present(C.copy(C.raw(a1)), "TreeModelForeachFunc"), C.present(C.value(a2), "TreeModelForeachFunc"))
        return answer ? 1 : 0
    }

    public static func withTemporary<R>(
        _ function: TreeModelForeachFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkTreeSelectionForeachFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeSelectionForeachFunc = @MainActor (any TreeModel, TreePath, TreeIter) -> Void

/// How the library calls a ``TreeSelectionForeachFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeSelectionForeachFuncThunk {
    private typealias Function = (any TreeModel, TreePath, TreeIter) -> Void

    public static let call: GtkTreeSelectionForeachFunc = { a0, a1, a2, data in
        Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0), AnyTreeModel.self), "TreeSelectionForeachFunc"), C.present(C.copy(C.raw(a1)), "TreeSelectionForeachFunc"), C.present(C.value(a2), "TreeSelectionForeachFunc"))
    }

    public static func withTemporary<R>(
        _ function: TreeSelectionForeachFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkTreeSelectionFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeSelectionFunc = @MainActor (TreeSelection, any TreeModel, TreePath, Bool) -> Bool

/// How the library calls a ``TreeSelectionFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeSelectionFuncThunk {
    private typealias Function = (TreeSelection, any TreeModel, TreePath, Bool) -> Bool

    public static let call: GtkTreeSelectionFunc = { a0, a1, a2, a3, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0)), "TreeSelectionFunc"), C.present(C.borrow(C.raw(a1), AnyTreeModel.self), "TreeSelectionFunc"), C.present(C.copy(C.raw(a2)), "TreeSelectionFunc"), a3 != 0)
        return answer ? 1 : 0
    }

    public static func retained(_ function: TreeSelectionFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkTreeViewColumnDropFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeViewColumnDropFunc = @MainActor (TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool

/// How the library calls a ``TreeViewColumnDropFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeViewColumnDropFuncThunk {
    private typealias Function = (TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool

    public static let call: GtkTreeViewColumnDropFunc = { a0, a1, a2, a3, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(a0), "TreeViewColumnDropFunc"), C.present(C.borrow(C.raw(a1)), "TreeViewColumnDropFunc"), C.present(C.borrow(C.raw(a2)), "TreeViewColumnDropFunc"), C.present(C.borrow(C.raw(a3)), "TreeViewColumnDropFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: TreeViewColumnDropFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkTreeViewMappingFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeViewMappingFunc = @MainActor (TreeView, TreePath) -> Void

/// How the library calls a ``TreeViewMappingFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeViewMappingFuncThunk {
    private typealias Function = (TreeView, TreePath) -> Void

    public static let call: GtkTreeViewMappingFunc = { a0, a1, data in
        Callback<Function>.at(data)(C.present(C.borrow(a0), "TreeViewMappingFunc"), C.present(C.copy(C.raw(a1)), "TreeViewMappingFunc"))
    }

    public static func withTemporary<R>(
        _ function: TreeViewMappingFunc, _ body: (UnsafeMutableRawPointer?) throws -> R
    ) rethrows -> R {
        try withoutActuallyEscaping(function) { function in
            // Guard: the library calls the function only during the call, on the main thread.
            try C.withTemporary(unsafeBitCast(function, to: Function.self), body)
        }
    }
}

/// `GtkTreeViewRowSeparatorFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeViewRowSeparatorFunc = @MainActor (any TreeModel, TreeIter) -> Bool

/// How the library calls a ``TreeViewRowSeparatorFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeViewRowSeparatorFuncThunk {
    private typealias Function = (any TreeModel, TreeIter) -> Bool

    public static let call: GtkTreeViewRowSeparatorFunc = { a0, a1, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0), AnyTreeModel.self), "TreeViewRowSeparatorFunc"), C.present(C.value(a1), "TreeViewRowSeparatorFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: TreeViewRowSeparatorFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}

/// `GtkTreeViewSearchEqualFunc`.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public typealias TreeViewSearchEqualFunc = @MainActor (any TreeModel, Int, String, TreeIter) -> Bool

/// How the library calls a ``TreeViewSearchEqualFunc``.
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
@_spi(Binding) public enum TreeViewSearchEqualFuncThunk {
    private typealias Function = (any TreeModel, Int, String, TreeIter) -> Bool

    public static let call: GtkTreeViewSearchEqualFunc = { a0, a1, a2, a3, data in
        let answer = Callback<Function>.at(data)(C.present(C.borrow(C.raw(a0), AnyTreeModel.self), "TreeViewSearchEqualFunc"), C.int(a1), C.string(a2), C.present(C.value(a3), "TreeViewSearchEqualFunc"))
        return answer ? 1 : 0
    }

    public static func retained(_ function: TreeViewSearchEqualFunc?) -> UnsafeMutableRawPointer? {
        // Guard: the library calls the function from the main loop, or during a call on the main thread.
        Callback.retained(unsafeBitCast(function, to: Function?.self))
    }
}
