// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileInfo`. <https://docs.gtk.org/gio/class.FileInfo.html>
open class FileInfo: Object {
    open override nonisolated class var gtype: UInt { g_file_info_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FileInfo(_borrowed: raw) }
}

extension FileInfo {
    /// `g_file_info_clear_status()`.
    public func clearStatus() {
        g_file_info_clear_status(C.opaque(_raw))
    }

    /// `g_file_info_copy_into()`.
    public func copy(into destInfo: FileInfo) {
        g_file_info_copy_into(C.opaque(_raw), C.opaque(destInfo._raw))
    }

    /// `g_file_info_dup()`.
    @discardableResult
    public func dup() -> FileInfo {
        C.present(C.adopt(C.raw(g_file_info_dup(C.opaque(_raw)))), "g_file_info_dup")
    }

    /// `g_file_info_get_access_date_time()`.
    public var accessDateTime: DateTime? { C.take(C.raw(g_file_info_get_access_date_time(C.opaque(_raw)))) }

    /// `g_file_info_get_attribute_as_string()`.
    public func attributeAsString(_ attribute: String) -> String? {
        C.takeOptionalString(g_file_info_get_attribute_as_string(C.opaque(_raw), attribute))
    }

    /// `g_file_info_get_attribute_boolean()`.
    public func attributeBoolean(_ attribute: String) -> Bool {
        g_file_info_get_attribute_boolean(C.opaque(_raw), attribute) != 0
    }

    /// `g_file_info_get_attribute_byte_string()`.
    public func attributeByteString(_ attribute: String) -> String? {
        C.optionalString(g_file_info_get_attribute_byte_string(C.opaque(_raw), attribute))
    }

    /// `g_file_info_get_attribute_int32()`.
    public func attributeInt32(_ attribute: String) -> Int {
        C.int(g_file_info_get_attribute_int32(C.opaque(_raw), attribute))
    }

    /// `g_file_info_get_attribute_int64()`.
    public func attributeInt64(_ attribute: String) -> Int {
        C.int(g_file_info_get_attribute_int64(C.opaque(_raw), attribute))
    }

    /// `g_file_info_get_attribute_object()`.
    public func attributeObject(_ attribute: String) -> Object? {
        C.borrow(g_file_info_get_attribute_object(C.opaque(_raw), attribute))
    }

    /// `g_file_info_get_attribute_status()`.
    public func attributeStatus(_ attribute: String) -> FileAttributeStatus {
        C.enumeration(g_file_info_get_attribute_status(C.opaque(_raw), attribute).rawValue)
    }

    /// `g_file_info_get_attribute_string()`.
    public func attributeString(_ attribute: String) -> String? {
        C.optionalString(g_file_info_get_attribute_string(C.opaque(_raw), attribute))
    }

    /// `g_file_info_get_attribute_stringv()`.
    public func attributeStringv(_ attribute: String) -> [String] {
        C.strings(g_file_info_get_attribute_stringv(C.opaque(_raw), attribute))
    }

    /// `g_file_info_get_attribute_type()`.
    public func attributeType(_ attribute: String) -> FileAttributeType {
        C.enumeration(g_file_info_get_attribute_type(C.opaque(_raw), attribute).rawValue)
    }

    /// `g_file_info_get_attribute_uint32()`.
    public func attributeUint32(_ attribute: String) -> Int {
        C.int(g_file_info_get_attribute_uint32(C.opaque(_raw), attribute))
    }

    /// `g_file_info_get_attribute_uint64()`.
    public func attributeUint64(_ attribute: String) -> UInt64 {
        UInt64(g_file_info_get_attribute_uint64(C.opaque(_raw), attribute))
    }

    /// `g_file_info_get_content_type()`.
    public var contentType: String? { C.optionalString(g_file_info_get_content_type(C.opaque(_raw))) }

    /// `g_file_info_get_creation_date_time()`.
    public var creationDateTime: DateTime? { C.take(C.raw(g_file_info_get_creation_date_time(C.opaque(_raw)))) }

    /// `g_file_info_get_deletion_date()`.
    public var deletionDate: DateTime? { C.take(C.raw(g_file_info_get_deletion_date(C.opaque(_raw)))) }

    /// `g_file_info_get_display_name()`.
    public var displayName: String {
        get { C.string(g_file_info_get_display_name(C.opaque(_raw))) }
        set { g_file_info_set_display_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.displayName; defer { self.displayName = value }; yield &value }
    }

    /// `g_file_info_get_edit_name()`.
    public var editName: String {
        get { C.string(g_file_info_get_edit_name(C.opaque(_raw))) }
        set { g_file_info_set_edit_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.editName; defer { self.editName = value }; yield &value }
    }

    /// `g_file_info_get_etag()`.
    public var etag: String? { C.optionalString(g_file_info_get_etag(C.opaque(_raw))) }

    /// `g_file_info_get_file_type()`.
    public var fileType: FileType {
        get { C.enumeration(g_file_info_get_file_type(C.opaque(_raw)).rawValue) }
        set { g_file_info_set_file_type(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.fileType; defer { self.fileType = value }; yield &value }
    }

    /// `g_file_info_get_icon()`.
    public var icon: (any Icon)? { C.borrow(C.raw(g_file_info_get_icon(C.opaque(_raw))), AnyIcon.self) }

    /// `g_file_info_get_is_backup()`.
    public var isBackup: Bool { g_file_info_get_is_backup(C.opaque(_raw)) != 0 }

    /// `g_file_info_get_is_hidden()`.
    public var isHidden: Bool {
        get { g_file_info_get_is_hidden(C.opaque(_raw)) != 0 }
        set { g_file_info_set_is_hidden(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.isHidden; defer { self.isHidden = value }; yield &value }
    }

    /// `g_file_info_get_is_symlink()`.
    public var isSymlink: Bool {
        get { g_file_info_get_is_symlink(C.opaque(_raw)) != 0 }
        set { g_file_info_set_is_symlink(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.isSymlink; defer { self.isSymlink = value }; yield &value }
    }

    /// `g_file_info_get_modification_date_time()`.
    public var modificationDateTime: DateTime? { C.take(C.raw(g_file_info_get_modification_date_time(C.opaque(_raw)))) }

    /// `g_file_info_get_name()`.
    public var name: String {
        get { C.fileName(g_file_info_get_name(C.opaque(_raw))) }
        set { g_file_info_set_name(C.opaque(_raw), C.bytes(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `g_file_info_get_size()`.
    public var size: Int {
        get { C.int(g_file_info_get_size(C.opaque(_raw))) }
        set { g_file_info_set_size(C.opaque(_raw), C.gint64(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.size; defer { self.size = value }; yield &value }
    }

    /// `g_file_info_get_sort_order()`.
    public var sortOrder: Int {
        get { C.int(g_file_info_get_sort_order(C.opaque(_raw))) }
        set { g_file_info_set_sort_order(C.opaque(_raw), C.gint32(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.sortOrder; defer { self.sortOrder = value }; yield &value }
    }

    /// `g_file_info_get_symbolic_icon()`.
    public var symbolicIcon: (any Icon)? { C.borrow(C.raw(g_file_info_get_symbolic_icon(C.opaque(_raw))), AnyIcon.self) }

    /// `g_file_info_get_symlink_target()`.
    public var symlinkTarget: String? { C.optionalFileName(g_file_info_get_symlink_target(C.opaque(_raw))) }

    /// `g_file_info_has_attribute()`.
    public func hasAttribute(_ attribute: String) -> Bool {
        g_file_info_has_attribute(C.opaque(_raw), attribute) != 0
    }

    /// `g_file_info_has_namespace()`.
    public func hasNamespace(_ nameSpace: String) -> Bool {
        g_file_info_has_namespace(C.opaque(_raw), nameSpace) != 0
    }

    /// `g_file_info_list_attributes()`.
    @discardableResult
    public func listAttributes(_ nameSpace: String? = nil) -> [String] {
        C.takeStrings(g_file_info_list_attributes(C.opaque(_raw), nameSpace))
    }

    /// `g_file_info_remove_attribute()`.
    public func removeAttribute(_ attribute: String) {
        g_file_info_remove_attribute(C.opaque(_raw), attribute)
    }

    /// `g_file_info_set_access_date_time()`.
    public func setAccessDateTime(_ atime: DateTime) {
        g_file_info_set_access_date_time(C.opaque(_raw), C.opaque(atime._raw))
    }

    /// `g_file_info_set_attribute_boolean()`.
    public func setAttributeBoolean(_ attribute: String, attrValue: Bool) {
        g_file_info_set_attribute_boolean(C.opaque(_raw), attribute, attrValue ? 1 : 0)
    }

    /// `g_file_info_set_attribute_byte_string()`.
    public func setAttributeByteString(_ attribute: String, attrValue: String) {
        g_file_info_set_attribute_byte_string(C.opaque(_raw), attribute, attrValue)
    }

    /// `g_file_info_set_attribute_int32()`.
    public func setAttributeInt32(_ attribute: String, attrValue: Int) {
        g_file_info_set_attribute_int32(C.opaque(_raw), attribute, C.gint32(attrValue))
    }

    /// `g_file_info_set_attribute_int64()`.
    public func setAttributeInt64(_ attribute: String, attrValue: Int) {
        g_file_info_set_attribute_int64(C.opaque(_raw), attribute, C.gint64(attrValue))
    }

    /// `g_file_info_set_attribute_mask()`.
    public func setAttributeMask(_ mask: FileAttributeMatcher) {
        g_file_info_set_attribute_mask(C.opaque(_raw), C.opaque(mask._raw))
    }

    /// `g_file_info_set_attribute_object()`.
    public func setAttributeObject(_ attribute: String, attrValue: Object) {
        g_file_info_set_attribute_object(C.opaque(_raw), attribute, C.cast(attrValue._raw))
    }

    /// `g_file_info_set_attribute_status()`.
    @discardableResult
    public func setAttributeStatus(_ attribute: String, status: FileAttributeStatus) -> Bool {
        g_file_info_set_attribute_status(C.opaque(_raw), attribute, .init(rawValue: C.number(status))) != 0
    }

    /// `g_file_info_set_attribute_string()`.
    public func setAttributeString(_ attribute: String, attrValue: String) {
        g_file_info_set_attribute_string(C.opaque(_raw), attribute, attrValue)
    }

    /// `g_file_info_set_attribute_stringv()`.
    public func setAttributeStringv(_ attribute: String, attrValue: [String]) {
        let cAttrValue = StringVector(attrValue)
        g_file_info_set_attribute_stringv(C.opaque(_raw), attribute, cAttrValue.pointer)
    }

    /// `g_file_info_set_attribute_uint32()`.
    public func setAttributeUint32(_ attribute: String, attrValue: Int) {
        g_file_info_set_attribute_uint32(C.opaque(_raw), attribute, C.guint32(attrValue))
    }

    /// `g_file_info_set_attribute_uint64()`.
    public func setAttributeUint64(_ attribute: String, attrValue: UInt64) {
        g_file_info_set_attribute_uint64(C.opaque(_raw), attribute, guint64(attrValue))
    }

    /// `g_file_info_set_content_type()`.
    public func setContentType(_ contentType: String) {
        g_file_info_set_content_type(C.opaque(_raw), contentType)
    }

    /// `g_file_info_set_creation_date_time()`.
    public func setCreationDateTime(_ creationTime: DateTime) {
        g_file_info_set_creation_date_time(C.opaque(_raw), C.opaque(creationTime._raw))
    }

    /// `g_file_info_set_icon()`.
    public func setIcon(_ icon: any Icon) {
        g_file_info_set_icon(C.opaque(_raw), C.opaque(icon._raw))
    }

    /// `g_file_info_set_modification_date_time()`.
    public func setModificationDateTime(_ mtime: DateTime) {
        g_file_info_set_modification_date_time(C.opaque(_raw), C.opaque(mtime._raw))
    }

    /// `g_file_info_set_symbolic_icon()`.
    public func setSymbolicIcon(_ icon: any Icon) {
        g_file_info_set_symbolic_icon(C.opaque(_raw), C.opaque(icon._raw))
    }

    /// `g_file_info_set_symlink_target()`.
    public func setSymlinkTarget(_ symlinkTarget: String) {
        g_file_info_set_symlink_target(C.opaque(_raw), C.bytes(symlinkTarget))
    }

    /// `g_file_info_unset_attribute_mask()`.
    public func unsetAttributeMask() {
        g_file_info_unset_attribute_mask(C.opaque(_raw))
    }

#if GTK_4_12
    /// `g_file_info_get_attribute_file_path()`.
    public func attributeFilePath(_ attribute: String) -> String? {
        C.optionalFileName(g_file_info_get_attribute_file_path(C.opaque(_raw), attribute))
    }

    /// `g_file_info_set_attribute_file_path()`.
    public func setAttributeFilePath(_ attribute: String, attrValue: String) {
        g_file_info_set_attribute_file_path(C.opaque(_raw), attribute, C.bytes(attrValue))
    }
#endif
}
