// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GUserDirectory`. <https://docs.gtk.org/glib/enum.UserDirectory.html>
public enum UserDirectory: Enumeration {
    /// `G_USER_DIRECTORY_DESKTOP`.
    case directoryDesktop
    /// `G_USER_DIRECTORY_DOCUMENTS`.
    case directoryDocuments
    /// `G_USER_DIRECTORY_DOWNLOAD`.
    case directoryDownload
    /// `G_USER_DIRECTORY_MUSIC`.
    case directoryMusic
    /// `G_USER_DIRECTORY_PICTURES`.
    case directoryPictures
    /// `G_USER_DIRECTORY_PUBLIC_SHARE`.
    case directoryPublicShare
    /// `G_USER_DIRECTORY_TEMPLATES`.
    case directoryTemplates
    /// `G_USER_DIRECTORY_VIDEOS`.
    case directoryVideos
    /// `G_USER_N_DIRECTORIES`.
    case nDirectories
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .directoryDesktop
        case 1: self = .directoryDocuments
        case 2: self = .directoryDownload
        case 3: self = .directoryMusic
        case 4: self = .directoryPictures
        case 5: self = .directoryPublicShare
        case 6: self = .directoryTemplates
        case 7: self = .directoryVideos
        case 8: self = .nDirectories
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .directoryDesktop: 0
        case .directoryDocuments: 1
        case .directoryDownload: 2
        case .directoryMusic: 3
        case .directoryPictures: 4
        case .directoryPublicShare: 5
        case .directoryTemplates: 6
        case .directoryVideos: 7
        case .nDirectories: 8
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.directoryDesktop, .directoryDocuments, .directoryDownload, .directoryMusic, .directoryPictures, .directoryPublicShare, .directoryTemplates, .directoryVideos, .nDirectories] }
}
