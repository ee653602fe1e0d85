// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `G_FILE_ATTRIBUTE_ACCESS_CAN_DELETE`.
public let fileAttributeAccessCanDelete: String = "access::can-delete"
/// `G_FILE_ATTRIBUTE_ACCESS_CAN_EXECUTE`.
public let fileAttributeAccessCanExecute: String = "access::can-execute"
/// `G_FILE_ATTRIBUTE_ACCESS_CAN_READ`.
public let fileAttributeAccessCanRead: String = "access::can-read"
/// `G_FILE_ATTRIBUTE_ACCESS_CAN_RENAME`.
public let fileAttributeAccessCanRename: String = "access::can-rename"
/// `G_FILE_ATTRIBUTE_ACCESS_CAN_TRASH`.
public let fileAttributeAccessCanTrash: String = "access::can-trash"
/// `G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE`.
public let fileAttributeAccessCanWrite: String = "access::can-write"
/// `G_FILE_ATTRIBUTE_DOS_IS_ARCHIVE`.
public let fileAttributeDosIsArchive: String = "dos::is-archive"
/// `G_FILE_ATTRIBUTE_DOS_IS_MOUNTPOINT`.
public let fileAttributeDosIsMountpoint: String = "dos::is-mountpoint"
/// `G_FILE_ATTRIBUTE_DOS_IS_SYSTEM`.
public let fileAttributeDosIsSystem: String = "dos::is-system"
/// `G_FILE_ATTRIBUTE_DOS_REPARSE_POINT_TAG`.
public let fileAttributeDosReparsePointTag: String = "dos::reparse-point-tag"
/// `G_FILE_ATTRIBUTE_ETAG_VALUE`.
public let fileAttributeEtagValue: String = "etag::value"
/// `G_FILE_ATTRIBUTE_FILESYSTEM_FREE`.
public let fileAttributeFilesystemFree: String = "filesystem::free"
/// `G_FILE_ATTRIBUTE_FILESYSTEM_READONLY`.
public let fileAttributeFilesystemReadonly: String = "filesystem::readonly"
/// `G_FILE_ATTRIBUTE_FILESYSTEM_REMOTE`.
public let fileAttributeFilesystemRemote: String = "filesystem::remote"
/// `G_FILE_ATTRIBUTE_FILESYSTEM_SIZE`.
public let fileAttributeFilesystemSize: String = "filesystem::size"
/// `G_FILE_ATTRIBUTE_FILESYSTEM_TYPE`.
public let fileAttributeFilesystemType: String = "filesystem::type"
/// `G_FILE_ATTRIBUTE_FILESYSTEM_USED`.
public let fileAttributeFilesystemUsed: String = "filesystem::used"
/// `G_FILE_ATTRIBUTE_FILESYSTEM_USE_PREVIEW`.
public let fileAttributeFilesystemUsePreview: String = "filesystem::use-preview"
/// `G_FILE_ATTRIBUTE_GVFS_BACKEND`.
public let fileAttributeGvfsBackend: String = "gvfs::backend"
/// `G_FILE_ATTRIBUTE_ID_FILE`.
public let fileAttributeIdFile: String = "id::file"
/// `G_FILE_ATTRIBUTE_ID_FILESYSTEM`.
public let fileAttributeIdFilesystem: String = "id::filesystem"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_CAN_EJECT`.
public let fileAttributeMountableCanEject: String = "mountable::can-eject"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_CAN_MOUNT`.
public let fileAttributeMountableCanMount: String = "mountable::can-mount"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_CAN_POLL`.
public let fileAttributeMountableCanPoll: String = "mountable::can-poll"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_CAN_START`.
public let fileAttributeMountableCanStart: String = "mountable::can-start"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_CAN_START_DEGRADED`.
public let fileAttributeMountableCanStartDegraded: String = "mountable::can-start-degraded"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_CAN_STOP`.
public let fileAttributeMountableCanStop: String = "mountable::can-stop"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_CAN_UNMOUNT`.
public let fileAttributeMountableCanUnmount: String = "mountable::can-unmount"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_HAL_UDI`.
public let fileAttributeMountableHalUdi: String = "mountable::hal-udi"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_IS_MEDIA_CHECK_AUTOMATIC`.
public let fileAttributeMountableIsMediaCheckAutomatic: String = "mountable::is-media-check-automatic"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_START_STOP_TYPE`.
public let fileAttributeMountableStartStopType: String = "mountable::start-stop-type"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_UNIX_DEVICE`.
public let fileAttributeMountableUnixDevice: String = "mountable::unix-device"
/// `G_FILE_ATTRIBUTE_MOUNTABLE_UNIX_DEVICE_FILE`.
public let fileAttributeMountableUnixDeviceFile: String = "mountable::unix-device-file"
/// `G_FILE_ATTRIBUTE_OWNER_GROUP`.
public let fileAttributeOwnerGroup: String = "owner::group"
/// `G_FILE_ATTRIBUTE_OWNER_USER`.
public let fileAttributeOwnerUser: String = "owner::user"
/// `G_FILE_ATTRIBUTE_OWNER_USER_REAL`.
public let fileAttributeOwnerUserReal: String = "owner::user-real"
/// `G_FILE_ATTRIBUTE_PREVIEW_ICON`.
public let fileAttributePreviewIcon: String = "preview::icon"
/// `G_FILE_ATTRIBUTE_RECENT_MODIFIED`.
public let fileAttributeRecentModified: String = "recent::modified"
/// `G_FILE_ATTRIBUTE_SELINUX_CONTEXT`.
public let fileAttributeSelinuxContext: String = "selinux::context"
/// `G_FILE_ATTRIBUTE_STANDARD_ALLOCATED_SIZE`.
public let fileAttributeStandardAllocatedSize: String = "standard::allocated-size"
/// `G_FILE_ATTRIBUTE_STANDARD_CONTENT_TYPE`.
public let fileAttributeStandardContentType: String = "standard::content-type"
/// `G_FILE_ATTRIBUTE_STANDARD_COPY_NAME`.
public let fileAttributeStandardCopyName: String = "standard::copy-name"
/// `G_FILE_ATTRIBUTE_STANDARD_DESCRIPTION`.
public let fileAttributeStandardDescription: String = "standard::description"
/// `G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME`.
public let fileAttributeStandardDisplayName: String = "standard::display-name"
/// `G_FILE_ATTRIBUTE_STANDARD_EDIT_NAME`.
public let fileAttributeStandardEditName: String = "standard::edit-name"
/// `G_FILE_ATTRIBUTE_STANDARD_FAST_CONTENT_TYPE`.
public let fileAttributeStandardFastContentType: String = "standard::fast-content-type"
/// `G_FILE_ATTRIBUTE_STANDARD_ICON`.
public let fileAttributeStandardIcon: String = "standard::icon"
/// `G_FILE_ATTRIBUTE_STANDARD_IS_BACKUP`.
public let fileAttributeStandardIsBackup: String = "standard::is-backup"
/// `G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN`.
public let fileAttributeStandardIsHidden: String = "standard::is-hidden"
/// `G_FILE_ATTRIBUTE_STANDARD_IS_SYMLINK`.
public let fileAttributeStandardIsSymlink: String = "standard::is-symlink"
/// `G_FILE_ATTRIBUTE_STANDARD_IS_VIRTUAL`.
public let fileAttributeStandardIsVirtual: String = "standard::is-virtual"
/// `G_FILE_ATTRIBUTE_STANDARD_IS_VOLATILE`.
public let fileAttributeStandardIsVolatile: String = "standard::is-volatile"
/// `G_FILE_ATTRIBUTE_STANDARD_NAME`.
public let fileAttributeStandardName: String = "standard::name"
/// `G_FILE_ATTRIBUTE_STANDARD_SIZE`.
public let fileAttributeStandardSize: String = "standard::size"
/// `G_FILE_ATTRIBUTE_STANDARD_SORT_ORDER`.
public let fileAttributeStandardSortOrder: String = "standard::sort-order"
/// `G_FILE_ATTRIBUTE_STANDARD_SYMBOLIC_ICON`.
public let fileAttributeStandardSymbolicIcon: String = "standard::symbolic-icon"
/// `G_FILE_ATTRIBUTE_STANDARD_SYMLINK_TARGET`.
public let fileAttributeStandardSymlinkTarget: String = "standard::symlink-target"
/// `G_FILE_ATTRIBUTE_STANDARD_TARGET_URI`.
public let fileAttributeStandardTargetUri: String = "standard::target-uri"
/// `G_FILE_ATTRIBUTE_STANDARD_TYPE`.
public let fileAttributeStandardType: String = "standard::type"
/// `G_FILE_ATTRIBUTE_THUMBNAILING_FAILED`.
public let fileAttributeThumbnailingFailed: String = "thumbnail::failed"
/// `G_FILE_ATTRIBUTE_THUMBNAIL_IS_VALID`.
public let fileAttributeThumbnailIsValid: String = "thumbnail::is-valid"
/// `G_FILE_ATTRIBUTE_THUMBNAIL_PATH`.
public let fileAttributeThumbnailPath: String = "thumbnail::path"
/// `G_FILE_ATTRIBUTE_TIME_ACCESS`.
public let fileAttributeTimeAccess: String = "time::access"
/// `G_FILE_ATTRIBUTE_TIME_ACCESS_NSEC`.
public let fileAttributeTimeAccessNsec: String = "time::access-nsec"
/// `G_FILE_ATTRIBUTE_TIME_ACCESS_USEC`.
public let fileAttributeTimeAccessUsec: String = "time::access-usec"
/// `G_FILE_ATTRIBUTE_TIME_CHANGED`.
public let fileAttributeTimeChanged: String = "time::changed"
/// `G_FILE_ATTRIBUTE_TIME_CHANGED_NSEC`.
public let fileAttributeTimeChangedNsec: String = "time::changed-nsec"
/// `G_FILE_ATTRIBUTE_TIME_CHANGED_USEC`.
public let fileAttributeTimeChangedUsec: String = "time::changed-usec"
/// `G_FILE_ATTRIBUTE_TIME_CREATED`.
public let fileAttributeTimeCreated: String = "time::created"
/// `G_FILE_ATTRIBUTE_TIME_CREATED_NSEC`.
public let fileAttributeTimeCreatedNsec: String = "time::created-nsec"
/// `G_FILE_ATTRIBUTE_TIME_CREATED_USEC`.
public let fileAttributeTimeCreatedUsec: String = "time::created-usec"
/// `G_FILE_ATTRIBUTE_TIME_MODIFIED`.
public let fileAttributeTimeModified: String = "time::modified"
/// `G_FILE_ATTRIBUTE_TIME_MODIFIED_NSEC`.
public let fileAttributeTimeModifiedNsec: String = "time::modified-nsec"
/// `G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC`.
public let fileAttributeTimeModifiedUsec: String = "time::modified-usec"
/// `G_FILE_ATTRIBUTE_TRASH_DELETION_DATE`.
public let fileAttributeTrashDeletionDate: String = "trash::deletion-date"
/// `G_FILE_ATTRIBUTE_TRASH_ITEM_COUNT`.
public let fileAttributeTrashItemCount: String = "trash::item-count"
/// `G_FILE_ATTRIBUTE_TRASH_ORIG_PATH`.
public let fileAttributeTrashOrigPath: String = "trash::orig-path"
/// `G_FILE_ATTRIBUTE_UNIX_BLOCKS`.
public let fileAttributeUnixBlocks: String = "unix::blocks"
/// `G_FILE_ATTRIBUTE_UNIX_BLOCK_SIZE`.
public let fileAttributeUnixBlockSize: String = "unix::block-size"
/// `G_FILE_ATTRIBUTE_UNIX_DEVICE`.
public let fileAttributeUnixDevice: String = "unix::device"
/// `G_FILE_ATTRIBUTE_UNIX_GID`.
public let fileAttributeUnixGid: String = "unix::gid"
/// `G_FILE_ATTRIBUTE_UNIX_INODE`.
public let fileAttributeUnixInode: String = "unix::inode"
/// `G_FILE_ATTRIBUTE_UNIX_IS_MOUNTPOINT`.
public let fileAttributeUnixIsMountpoint: String = "unix::is-mountpoint"
/// `G_FILE_ATTRIBUTE_UNIX_MODE`.
public let fileAttributeUnixMode: String = "unix::mode"
/// `G_FILE_ATTRIBUTE_UNIX_NLINK`.
public let fileAttributeUnixNlink: String = "unix::nlink"
/// `G_FILE_ATTRIBUTE_UNIX_RDEV`.
public let fileAttributeUnixRdev: String = "unix::rdev"
/// `G_FILE_ATTRIBUTE_UNIX_UID`.
public let fileAttributeUnixUid: String = "unix::uid"
/// `G_MENU_ATTRIBUTE_ACTION`.
public let menuAttributeAction: String = "action"
/// `G_MENU_ATTRIBUTE_ACTION_NAMESPACE`.
public let menuAttributeActionNamespace: String = "action-namespace"
/// `G_MENU_ATTRIBUTE_ICON`.
public let menuAttributeIcon: String = "icon"
/// `G_MENU_ATTRIBUTE_LABEL`.
public let menuAttributeLabel: String = "label"
/// `G_MENU_ATTRIBUTE_TARGET`.
public let menuAttributeTarget: String = "target"
/// `G_MENU_LINK_SECTION`.
public let menuLinkSection: String = "section"
/// `G_MENU_LINK_SUBMENU`.
public let menuLinkSubmenu: String = "submenu"
/// `G_VOLUME_IDENTIFIER_KIND_CLASS`.
public let volumeIdentifierKindClass: String = "class"
/// `G_VOLUME_IDENTIFIER_KIND_HAL_UDI`.
public let volumeIdentifierKindHalUdi: String = "hal-udi"
/// `G_VOLUME_IDENTIFIER_KIND_LABEL`.
public let volumeIdentifierKindLabel: String = "label"
/// `G_VOLUME_IDENTIFIER_KIND_NFS_MOUNT`.
public let volumeIdentifierKindNfsMount: String = "nfs-mount"
/// `G_VOLUME_IDENTIFIER_KIND_UNIX_DEVICE`.
public let volumeIdentifierKindUnixDevice: String = "unix-device"
/// `G_VOLUME_IDENTIFIER_KIND_UUID`.
public let volumeIdentifierKindUuid: String = "uuid"
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAILING_FAILED_LARGE`.
public let fileAttributeThumbnailingFailedLarge: String = "thumbnail::failed-large"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAILING_FAILED_NORMAL`.
public let fileAttributeThumbnailingFailedNormal: String = "thumbnail::failed-normal"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAILING_FAILED_XLARGE`.
public let fileAttributeThumbnailingFailedXlarge: String = "thumbnail::failed-xlarge"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAILING_FAILED_XXLARGE`.
public let fileAttributeThumbnailingFailedXxlarge: String = "thumbnail::failed-xxlarge"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAIL_IS_VALID_LARGE`.
public let fileAttributeThumbnailIsValidLarge: String = "thumbnail::is-valid-large"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAIL_IS_VALID_NORMAL`.
public let fileAttributeThumbnailIsValidNormal: String = "thumbnail::is-valid-normal"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAIL_IS_VALID_XLARGE`.
public let fileAttributeThumbnailIsValidXlarge: String = "thumbnail::is-valid-xlarge"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAIL_IS_VALID_XXLARGE`.
public let fileAttributeThumbnailIsValidXxlarge: String = "thumbnail::is-valid-xxlarge"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAIL_PATH_LARGE`.
public let fileAttributeThumbnailPathLarge: String = "thumbnail::path-large"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAIL_PATH_NORMAL`.
public let fileAttributeThumbnailPathNormal: String = "thumbnail::path-normal"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAIL_PATH_XLARGE`.
public let fileAttributeThumbnailPathXlarge: String = "thumbnail::path-xlarge"
#endif
#if GTK_4_10
/// `G_FILE_ATTRIBUTE_THUMBNAIL_PATH_XXLARGE`.
public let fileAttributeThumbnailPathXxlarge: String = "thumbnail::path-xxlarge"
#endif
#if GTK_4_10
/// `G_MENU_EXPORTER_MAX_SECTION_SIZE`.
public let menuExporterMaxSectionSize = 1000
#endif
