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

/// `GtkTextBuffer`. <https://docs.gtk.org/gtk4/class.TextBuffer.html>
open class TextBuffer: Object {
    open override nonisolated class var gtype: UInt { gtk_text_buffer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TextBuffer(_borrowed: raw) }

    /// `gtk_text_buffer_new()`.
    public convenience init(table: TextTagTable? = nil) {
        if Self.hasOwnType { self.init(properties: ["tag-table": table]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_text_buffer_new(C.opaque(table?._raw))), "gtk_text_buffer_new"))
    }
}

extension TextBuffer {
    /// `can-redo`, `gtk_text_buffer_get_can_redo()`.
    public var canRedo: Bool { gtk_text_buffer_get_can_redo(C.cast(_raw)) != 0 }

    /// `can-undo`, `gtk_text_buffer_get_can_undo()`.
    public var canUndo: Bool { gtk_text_buffer_get_can_undo(C.cast(_raw)) != 0 }

    /// `cursor-position`.
    public var cursorPosition: Int { property("cursor-position") }

    /// `enable-undo`, `gtk_text_buffer_get_enable_undo()`.
    public var enableUndo: Bool {
        get { gtk_text_buffer_get_enable_undo(C.cast(_raw)) != 0 }
        set { gtk_text_buffer_set_enable_undo(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableUndo; defer { self.enableUndo = value }; yield &value }
    }

    /// `has-selection`, `gtk_text_buffer_get_has_selection()`.
    public var hasSelection: Bool { gtk_text_buffer_get_has_selection(C.cast(_raw)) != 0 }

    /// `tag-table`, `gtk_text_buffer_get_tag_table()`.
    public var tagTable: TextTagTable { C.present(C.borrow(C.raw(gtk_text_buffer_get_tag_table(C.cast(_raw)))), "gtk_text_buffer_get_tag_table") }

    /// `text`.
    public var text: String {
        get { property("text") }
        set { setProperty("text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `apply-tag`.
    @discardableResult
    public func onApplyTag(
        after: Bool = false, _ handler: @escaping @MainActor (_ tag: TextTag, _ start: TextIter, _ end: TextIter) -> Void
    ) -> SignalConnection {
        connect("apply-tag", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `begin-user-action`.
    @discardableResult
    public func onBeginUserAction(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("begin-user-action", after: after, plain: handler)
    }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `delete-range`.
    @discardableResult
    public func onDeleteRange(
        after: Bool = false, _ handler: @escaping @MainActor (_ start: TextIter, _ end: TextIter) -> Void
    ) -> SignalConnection {
        connect("delete-range", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `end-user-action`.
    @discardableResult
    public func onEndUserAction(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("end-user-action", after: after, plain: handler)
    }

    /// `insert-child-anchor`.
    @discardableResult
    public func onInsertChildAnchor(
        after: Bool = false, _ handler: @escaping @MainActor (_ location: TextIter, _ anchor: TextChildAnchor) -> Void
    ) -> SignalConnection {
        connect("insert-child-anchor", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `insert-paintable`.
    @discardableResult
    public func onInsertPaintable(
        after: Bool = false, _ handler: @escaping @MainActor (_ location: TextIter, _ paintable: any Gdk.Paintable) -> Void
    ) -> SignalConnection {
        connect("insert-paintable", after: after) { arguments in handler(arguments.get(1), arguments.get(2, Gdk.AnyPaintable.self)) }
    }

    /// `insert-text`.
    @discardableResult
    public func onInsertText(
        after: Bool = false, _ handler: @escaping @MainActor (_ location: TextIter, _ text: String, _ len: Int) -> Void
    ) -> SignalConnection {
        connect("insert-text", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `mark-deleted`.
    @discardableResult
    public func onMarkDeleted(
        after: Bool = false, _ handler: @escaping @MainActor (_ mark: TextMark) -> Void
    ) -> SignalConnection {
        connect("mark-deleted", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `mark-set`.
    @discardableResult
    public func onMarkSet(
        after: Bool = false, _ handler: @escaping @MainActor (_ location: TextIter, _ mark: TextMark) -> Void
    ) -> SignalConnection {
        connect("mark-set", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `modified-changed`.
    @discardableResult
    public func onModifiedChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("modified-changed", after: after, plain: handler)
    }

    /// `paste-done`.
    @discardableResult
    public func onPasteDone(
        after: Bool = false, _ handler: @escaping @MainActor (_ clipboard: Gdk.Clipboard) -> Void
    ) -> SignalConnection {
        connect("paste-done", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `redo`.
    @discardableResult
    public func onRedo(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("redo", after: after, plain: handler)
    }

    /// `remove-tag`.
    @discardableResult
    public func onRemoveTag(
        after: Bool = false, _ handler: @escaping @MainActor (_ tag: TextTag, _ start: TextIter, _ end: TextIter) -> Void
    ) -> SignalConnection {
        connect("remove-tag", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3)) }
    }

    /// `undo`.
    @discardableResult
    public func onUndo(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("undo", after: after, plain: handler)
    }

    /// `gtk_text_buffer_add_mark()`.
    public func addMark(_ mark: TextMark, `where`: TextIter) {
        var cWhere = `where`._c
        gtk_text_buffer_add_mark(C.cast(_raw), C.cast(mark._raw), &cWhere)
    }

    /// `gtk_text_buffer_add_selection_clipboard()`.
    public func addSelectionClipboard(_ clipboard: Gdk.Clipboard) {
        gtk_text_buffer_add_selection_clipboard(C.cast(_raw), C.opaque(clipboard._raw))
    }

    /// `gtk_text_buffer_apply_tag()`.
    public func applyTag(_ tag: TextTag, from start: TextIter, to end: TextIter) {
        var cStart = start._c
        var cEnd = end._c
        gtk_text_buffer_apply_tag(C.cast(_raw), C.cast(tag._raw), &cStart, &cEnd)
    }

    /// `gtk_text_buffer_apply_tag_by_name()`.
    public func applyTag(byName name: String, from start: TextIter, to end: TextIter) {
        var cStart = start._c
        var cEnd = end._c
        gtk_text_buffer_apply_tag_by_name(C.cast(_raw), name, &cStart, &cEnd)
    }

    /// `gtk_text_buffer_backspace()`.
    @discardableResult
    public func backspace(_ iter: inout TextIter, interactive: Bool, defaultEditable: Bool) -> Bool {
        gtk_text_buffer_backspace(C.cast(_raw), &iter._c, interactive ? 1 : 0, defaultEditable ? 1 : 0) != 0
    }

    /// `gtk_text_buffer_begin_irreversible_action()`.
    public func beginIrreversibleAction() {
        gtk_text_buffer_begin_irreversible_action(C.cast(_raw))
    }

    /// `gtk_text_buffer_begin_user_action()`.
    public func beginUserAction() {
        gtk_text_buffer_begin_user_action(C.cast(_raw))
    }

    /// `gtk_text_buffer_copy_clipboard()`.
    public func copyClipboard(_ clipboard: Gdk.Clipboard) {
        gtk_text_buffer_copy_clipboard(C.cast(_raw), C.opaque(clipboard._raw))
    }

    /// `gtk_text_buffer_create_child_anchor()`.
    @discardableResult
    public func createChildAnchor(_ iter: inout TextIter) -> TextChildAnchor {
        C.present(C.borrow(gtk_text_buffer_create_child_anchor(C.cast(_raw), &iter._c)), "gtk_text_buffer_create_child_anchor")
    }

    /// `gtk_text_buffer_create_mark()`.
    @discardableResult
    public func createMark(_ markName: String? = nil, `where`: TextIter, leftGravity: Bool) -> TextMark {
        var cWhere = `where`._c
        return C.present(C.borrow(gtk_text_buffer_create_mark(C.cast(_raw), markName, &cWhere, leftGravity ? 1 : 0)), "gtk_text_buffer_create_mark")
    }

    /// `gtk_text_buffer_cut_clipboard()`.
    public func cutClipboard(_ clipboard: Gdk.Clipboard, defaultEditable: Bool) {
        gtk_text_buffer_cut_clipboard(C.cast(_raw), C.opaque(clipboard._raw), defaultEditable ? 1 : 0)
    }

    /// `gtk_text_buffer_delete()`.
    public func delete(from start: inout TextIter, to end: inout TextIter) {
        gtk_text_buffer_delete(C.cast(_raw), &start._c, &end._c)
    }

    /// `gtk_text_buffer_delete_interactive()`.
    @discardableResult
    public func deleteInteractive(
        from startIter: inout TextIter, to endIter: inout TextIter, defaultEditable: Bool
    ) -> Bool {
        gtk_text_buffer_delete_interactive(C.cast(_raw), &startIter._c, &endIter._c, defaultEditable ? 1 : 0) != 0
    }

    /// `gtk_text_buffer_delete_mark()`.
    public func deleteMark(_ mark: TextMark) {
        gtk_text_buffer_delete_mark(C.cast(_raw), C.cast(mark._raw))
    }

    /// `gtk_text_buffer_delete_mark_by_name()`.
    public func deleteMark(byName name: String) {
        gtk_text_buffer_delete_mark_by_name(C.cast(_raw), name)
    }

    /// `gtk_text_buffer_delete_selection()`.
    @discardableResult
    public func deleteSelection(interactive: Bool, defaultEditable: Bool) -> Bool {
        gtk_text_buffer_delete_selection(C.cast(_raw), interactive ? 1 : 0, defaultEditable ? 1 : 0) != 0
    }

    /// `gtk_text_buffer_end_irreversible_action()`.
    public func endIrreversibleAction() {
        gtk_text_buffer_end_irreversible_action(C.cast(_raw))
    }

    /// `gtk_text_buffer_end_user_action()`.
    public func endUserAction() {
        gtk_text_buffer_end_user_action(C.cast(_raw))
    }

    /// `gtk_text_buffer_get_bounds()`.
    public var bounds: (start: TextIter, end: TextIter) {
        var start = GtkTextIter()
        var end = GtkTextIter()
        gtk_text_buffer_get_bounds(C.cast(_raw), &start, &end)
        return (TextIter(_c: start), TextIter(_c: end))
    }

    /// `gtk_text_buffer_get_char_count()`.
    public var charCount: Int { C.int(gtk_text_buffer_get_char_count(C.cast(_raw))) }

    /// `gtk_text_buffer_get_end_iter()`.
    public var endIter: TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_end_iter(C.cast(_raw), &iter)
        return TextIter(_c: iter)
    }

    /// `gtk_text_buffer_get_insert()`.
    public var insertMark: TextMark { C.present(C.borrow(gtk_text_buffer_get_insert(C.cast(_raw))), "gtk_text_buffer_get_insert") }

    /// `gtk_text_buffer_get_iter_at_child_anchor()`.
    public func iter(at anchor: TextChildAnchor) -> TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_child_anchor(C.cast(_raw), &iter, C.cast(anchor._raw))
        return TextIter(_c: iter)
    }

    /// `gtk_text_buffer_get_iter_at_line()`.
    public func iter(atLine lineNumber: Int) -> TextIter? {
        var iter = GtkTextIter()
        let result = gtk_text_buffer_get_iter_at_line(C.cast(_raw), &iter, C.gint(lineNumber))
        return result == 0 ? nil : TextIter(_c: iter)
    }

    /// `gtk_text_buffer_get_iter_at_line_index()`.
    public func iter(atLine lineNumber: Int, index byteIndex: Int) -> TextIter? {
        var iter = GtkTextIter()
        let result = gtk_text_buffer_get_iter_at_line_index(C.cast(_raw), &iter, C.gint(lineNumber), C.gint(byteIndex))
        return result == 0 ? nil : TextIter(_c: iter)
    }

    /// `gtk_text_buffer_get_iter_at_line_offset()`.
    public func iter(atLine lineNumber: Int, offset charOffset: Int) -> TextIter? {
        var iter = GtkTextIter()
        let result = gtk_text_buffer_get_iter_at_line_offset(C.cast(_raw), &iter, C.gint(lineNumber), C.gint(charOffset))
        return result == 0 ? nil : TextIter(_c: iter)
    }

    /// `gtk_text_buffer_get_iter_at_mark()`.
    public func iter(at mark: TextMark) -> TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(C.cast(_raw), &iter, C.cast(mark._raw))
        return TextIter(_c: iter)
    }

    /// `gtk_text_buffer_get_iter_at_offset()`.
    public func iter(atOffset charOffset: Int) -> TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_iter_at_offset(C.cast(_raw), &iter, C.gint(charOffset))
        return TextIter(_c: iter)
    }

    /// `gtk_text_buffer_get_line_count()`.
    public var lineCount: Int { C.int(gtk_text_buffer_get_line_count(C.cast(_raw))) }

    /// `gtk_text_buffer_get_mark()`.
    public func mark(_ name: String) -> TextMark? {
        C.borrow(gtk_text_buffer_get_mark(C.cast(_raw), name))
    }

    /// `gtk_text_buffer_get_max_undo_levels()`.
    public var maxUndoLevels: Int {
        get { C.int(gtk_text_buffer_get_max_undo_levels(C.cast(_raw))) }
        set { gtk_text_buffer_set_max_undo_levels(C.cast(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.maxUndoLevels; defer { self.maxUndoLevels = value }; yield &value }
    }

    /// `gtk_text_buffer_get_modified()`.
    public var modified: Bool {
        get { gtk_text_buffer_get_modified(C.cast(_raw)) != 0 }
        set { gtk_text_buffer_set_modified(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modified; defer { self.modified = value }; yield &value }
    }

    /// `gtk_text_buffer_get_selection_bound()`.
    public var selectionBoundMark: TextMark { C.present(C.borrow(gtk_text_buffer_get_selection_bound(C.cast(_raw))), "gtk_text_buffer_get_selection_bound") }

    /// `gtk_text_buffer_get_selection_bounds()`.
    public var selectionBounds: (start: TextIter, end: TextIter)? {
        var start = GtkTextIter()
        var end = GtkTextIter()
        let result = gtk_text_buffer_get_selection_bounds(C.cast(_raw), &start, &end)
        return result == 0 ? nil : (TextIter(_c: start), TextIter(_c: end))
    }

    /// `gtk_text_buffer_get_selection_content()`.
    public var selectionContent: Gdk.ContentProvider { C.present(C.adopt(gtk_text_buffer_get_selection_content(C.cast(_raw))), "gtk_text_buffer_get_selection_content") }

    /// `gtk_text_buffer_get_slice()`.
    public func slice(from start: TextIter, to end: TextIter, includeHiddenChars: Bool = false) -> String {
        var cStart = start._c
        var cEnd = end._c
        return C.takeString(gtk_text_buffer_get_slice(C.cast(_raw), &cStart, &cEnd, includeHiddenChars ? 1 : 0))
    }

    /// `gtk_text_buffer_get_start_iter()`.
    public var startIter: TextIter {
        var iter = GtkTextIter()
        gtk_text_buffer_get_start_iter(C.cast(_raw), &iter)
        return TextIter(_c: iter)
    }

    /// `gtk_text_buffer_get_text()`.
    public func text(from start: TextIter, to end: TextIter, includeHiddenChars: Bool = false) -> String {
        var cStart = start._c
        var cEnd = end._c
        return C.takeString(gtk_text_buffer_get_text(C.cast(_raw), &cStart, &cEnd, includeHiddenChars ? 1 : 0))
    }

    /// `gtk_text_buffer_insert()`.
    public func insert(_ iter: inout TextIter, text: String, len: Int = -1) {
        gtk_text_buffer_insert(C.cast(_raw), &iter._c, text, C.gint(len))
    }

    /// `gtk_text_buffer_insert_at_cursor()`.
    public func insertAtCursor(_ text: String, len: Int = -1) {
        gtk_text_buffer_insert_at_cursor(C.cast(_raw), text, C.gint(len))
    }

    /// `gtk_text_buffer_insert_child_anchor()`.
    public func insertChildAnchor(_ iter: inout TextIter, anchor: TextChildAnchor) {
        gtk_text_buffer_insert_child_anchor(C.cast(_raw), &iter._c, C.cast(anchor._raw))
    }

    /// `gtk_text_buffer_insert_interactive()`.
    @discardableResult
    public func insertInteractive(
        _ iter: inout TextIter, text: String, len: Int = -1, defaultEditable: Bool
    ) -> Bool {
        gtk_text_buffer_insert_interactive(C.cast(_raw), &iter._c, text, C.gint(len), defaultEditable ? 1 : 0) != 0
    }

    /// `gtk_text_buffer_insert_interactive_at_cursor()`.
    @discardableResult
    public func insertInteractiveAtCursor(_ text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
        gtk_text_buffer_insert_interactive_at_cursor(C.cast(_raw), text, C.gint(len), defaultEditable ? 1 : 0) != 0
    }

    /// `gtk_text_buffer_insert_markup()`.
    public func insertMarkup(_ iter: inout TextIter, markup: String, len: Int = -1) {
        gtk_text_buffer_insert_markup(C.cast(_raw), &iter._c, markup, C.gint(len))
    }

    /// `gtk_text_buffer_insert_paintable()`.
    public func insertPaintable(_ iter: inout TextIter, paintable: any Gdk.Paintable) {
        gtk_text_buffer_insert_paintable(C.cast(_raw), &iter._c, C.opaque(paintable._raw))
    }

    /// `gtk_text_buffer_insert_range()`.
    public func insertRange(_ iter: inout TextIter, from start: TextIter, to end: TextIter) {
        var cStart = start._c
        var cEnd = end._c
        gtk_text_buffer_insert_range(C.cast(_raw), &iter._c, &cStart, &cEnd)
    }

    /// `gtk_text_buffer_insert_range_interactive()`.
    @discardableResult
    public func insertRangeInteractive(
        _ iter: inout TextIter, from start: TextIter, to end: TextIter, defaultEditable: Bool
    ) -> Bool {
        var cStart = start._c
        var cEnd = end._c
        return gtk_text_buffer_insert_range_interactive(C.cast(_raw), &iter._c, &cStart, &cEnd, defaultEditable ? 1 : 0) != 0
    }

    /// `gtk_text_buffer_move_mark()`.
    public func moveMark(_ mark: TextMark, `where`: TextIter) {
        var cWhere = `where`._c
        gtk_text_buffer_move_mark(C.cast(_raw), C.cast(mark._raw), &cWhere)
    }

    /// `gtk_text_buffer_move_mark_by_name()`.
    public func moveMark(byName name: String, `where`: TextIter) {
        var cWhere = `where`._c
        gtk_text_buffer_move_mark_by_name(C.cast(_raw), name, &cWhere)
    }

    /// `gtk_text_buffer_paste_clipboard()`.
    public func pasteClipboard(
        _ clipboard: Gdk.Clipboard, overrideLocation: TextIter? = nil, defaultEditable: Bool
    ) {
        let cOverrideLocation = Lent(overrideLocation?._c)
        gtk_text_buffer_paste_clipboard(C.cast(_raw), C.opaque(clipboard._raw), cOverrideLocation.pointer, defaultEditable ? 1 : 0)
    }

    /// `gtk_text_buffer_place_cursor()`.
    public func placeCursor(_ `where`: TextIter) {
        var cWhere = `where`._c
        gtk_text_buffer_place_cursor(C.cast(_raw), &cWhere)
    }

    /// `gtk_text_buffer_redo()`.
    public func redo() {
        gtk_text_buffer_redo(C.cast(_raw))
    }

    /// `gtk_text_buffer_remove_all_tags()`.
    public func removeAllTags(from start: TextIter, to end: TextIter) {
        var cStart = start._c
        var cEnd = end._c
        gtk_text_buffer_remove_all_tags(C.cast(_raw), &cStart, &cEnd)
    }

    /// `gtk_text_buffer_remove_selection_clipboard()`.
    public func removeSelectionClipboard(_ clipboard: Gdk.Clipboard) {
        gtk_text_buffer_remove_selection_clipboard(C.cast(_raw), C.opaque(clipboard._raw))
    }

    /// `gtk_text_buffer_remove_tag()`.
    public func removeTag(_ tag: TextTag, from start: TextIter, to end: TextIter) {
        var cStart = start._c
        var cEnd = end._c
        gtk_text_buffer_remove_tag(C.cast(_raw), C.cast(tag._raw), &cStart, &cEnd)
    }

    /// `gtk_text_buffer_remove_tag_by_name()`.
    public func removeTag(byName name: String, from start: TextIter, to end: TextIter) {
        var cStart = start._c
        var cEnd = end._c
        gtk_text_buffer_remove_tag_by_name(C.cast(_raw), name, &cStart, &cEnd)
    }

    /// `gtk_text_buffer_select_range()`.
    public func selectRange(_ ins: TextIter, bound: TextIter) {
        var cIns = ins._c
        var cBound = bound._c
        gtk_text_buffer_select_range(C.cast(_raw), &cIns, &cBound)
    }

    /// `gtk_text_buffer_set_text()`.
    public func setText(_ text: String, len: Int = -1) {
        gtk_text_buffer_set_text(C.cast(_raw), text, C.gint(len))
    }

    /// `gtk_text_buffer_undo()`.
    public func undo() {
        gtk_text_buffer_undo(C.cast(_raw))
    }

#if GTK_4_16
    /// `gtk_text_buffer_add_commit_notify()`.
    @discardableResult
    public func addCommitNotify(
        flags: TextBufferNotifyFlags = [], commitNotify: @escaping TextBufferCommitNotify
    ) -> Registration {
        Registration(gtk_text_buffer_add_commit_notify(C.cast(_raw), .init(rawValue: C.number(flags)), TextBufferCommitNotifyThunk.call, TextBufferCommitNotifyThunk.retained(commitNotify), releaseCallback), of: self) { gtk_text_buffer_remove_commit_notify(C.cast($0), $1) }
    }
#endif
}

extension Members where Owner: TextBuffer {
    public var canRedo: PropertyKey<Owner, Bool> { PropertyKey("can-redo") }
    public var canUndo: PropertyKey<Owner, Bool> { PropertyKey("can-undo") }
    public var cursorPosition: PropertyKey<Owner, Int> { PropertyKey("cursor-position") }
    public var enableUndo: PropertyKey<Owner, Bool> { PropertyKey("enable-undo") }
    public var hasSelection: PropertyKey<Owner, Bool> { PropertyKey("has-selection") }
    public var tagTable: PropertyKey<Owner, TextTagTable> { PropertyKey("tag-table") }
    public var text: PropertyKey<Owner, String> { PropertyKey("text") }
    public var applyTag: SignalKey<Owner, (tag: TextTag, start: TextIter, end: TextIter)> { SignalKey("apply-tag") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var beginUserAction: SignalKey<Owner, Void> { SignalKey("begin-user-action") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
    public var deleteRange: SignalKey<Owner, (start: TextIter, end: TextIter)> { SignalKey("delete-range") { ($0.get(1), $0.get(2)) } }
    public var endUserAction: SignalKey<Owner, Void> { SignalKey("end-user-action") }
    public var insertChildAnchor: SignalKey<Owner, (location: TextIter, anchor: TextChildAnchor)> { SignalKey("insert-child-anchor") { ($0.get(1), $0.get(2)) } }
    public var insertPaintable: SignalKey<Owner, (location: TextIter, paintable: any Gdk.Paintable)> { SignalKey("insert-paintable") { ($0.get(1), $0.get(2, Gdk.AnyPaintable.self)) } }
    public var insertText: SignalKey<Owner, (location: TextIter, text: String, len: Int)> { SignalKey("insert-text") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var markDeleted: SignalKey<Owner, TextMark> { SignalKey(one: "mark-deleted") }
    public var markSet: SignalKey<Owner, (location: TextIter, mark: TextMark)> { SignalKey("mark-set") { ($0.get(1), $0.get(2)) } }
    public var modifiedChanged: SignalKey<Owner, Void> { SignalKey("modified-changed") }
    public var pasteDone: SignalKey<Owner, Gdk.Clipboard> { SignalKey(one: "paste-done") }
    public var redo: SignalKey<Owner, Void> { SignalKey("redo") }
    public var removeTag: SignalKey<Owner, (tag: TextTag, start: TextIter, end: TextIter)> { SignalKey("remove-tag") { ($0.get(1), $0.get(2), $0.get(3)) } }
    public var undo: SignalKey<Owner, Void> { SignalKey("undo") }
}
