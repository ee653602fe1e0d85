// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUserDirectory`. <https://docs.gtk.org/glib/enum.UserDirectory.html>
public enum UserDirectory: Int32, Enumeration {
    /// `G_USER_DIRECTORY_DESKTOP`.
    case directoryDesktop = 0
    /// `G_USER_DIRECTORY_DOCUMENTS`.
    case directoryDocuments = 1
    /// `G_USER_DIRECTORY_DOWNLOAD`.
    case directoryDownload = 2
    /// `G_USER_DIRECTORY_MUSIC`.
    case directoryMusic = 3
    /// `G_USER_DIRECTORY_PICTURES`.
    case directoryPictures = 4
    /// `G_USER_DIRECTORY_PUBLIC_SHARE`.
    case directoryPublicShare = 5
    /// `G_USER_DIRECTORY_TEMPLATES`.
    case directoryTemplates = 6
    /// `G_USER_DIRECTORY_VIDEOS`.
    case directoryVideos = 7
    /// `G_USER_N_DIRECTORIES`.
    case nDirectories = 8
}
