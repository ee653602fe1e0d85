// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// The data of this module that the binding uses at run time.
@_spi(Binding) public enum GioModule: BoundModule {
    public static let glue: [any Glue.Type] = [
        ActionGlue.self,
        ActionGroupGlue.self,
        ActionMapGlue.self,
        ApplicationGlue.self,
        AsyncInitableGlue.self,
        ConverterGlue.self,
        IconGlue.self,
        InitableGlue.self,
        InputStreamGlue.self,
        ListModelGlue.self,
        MenuModelGlue.self,
        OutputStreamGlue.self,
        SeekableGlue.self
    ]

    public static func swiftClass(_ name: String) -> Object.Type? {
        switch name {
        case "GAppInfoMonitor": return AppInfoMonitor.self
        case "GAppLaunchContext": return AppLaunchContext.self
        case "GApplication": return Application.self
        case "GApplicationCommandLine": return ApplicationCommandLine.self
        case "GBufferedInputStream": return BufferedInputStream.self
        case "GBufferedOutputStream": return BufferedOutputStream.self
        case "GBytesIcon": return BytesIcon.self
        case "GCancellable": return Cancellable.self
        case "GCharsetConverter": return CharsetConverter.self
        case "GConverterInputStream": return ConverterInputStream.self
        case "GConverterOutputStream": return ConverterOutputStream.self
        case "GCredentials": return Credentials.self
        case "GDBusActionGroup": return DBusActionGroup.self
        case "GDBusAuthObserver": return DBusAuthObserver.self
        case "GDBusConnection": return DBusConnection.self
        case "GDBusInterfaceSkeleton": return DBusInterfaceSkeleton.self
        case "GDBusMenuModel": return DBusMenuModel.self
        case "GDBusMessage": return DBusMessage.self
        case "GDBusMethodInvocation": return DBusMethodInvocation.self
        case "GDBusObjectManagerClient": return DBusObjectManagerClient.self
        case "GDBusObjectManagerServer": return DBusObjectManagerServer.self
        case "GDBusObjectProxy": return DBusObjectProxy.self
        case "GDBusObjectSkeleton": return DBusObjectSkeleton.self
        case "GDBusProxy": return DBusProxy.self
        case "GDBusServer": return DBusServer.self
        case "GDataInputStream": return DataInputStream.self
        case "GDataOutputStream": return DataOutputStream.self
        case "GDebugControllerDBus": return DebugControllerDBus.self
        case "GDesktopAppInfo": return DesktopAppInfo.self
        case "GEmblem": return Emblem.self
        case "GEmblemedIcon": return EmblemedIcon.self
        case "GFileEnumerator": return FileEnumerator.self
        case "GFileIOStream": return FileIOStream.self
        case "GFileIcon": return FileIcon.self
        case "GFileInfo": return FileInfo.self
        case "GFileInputStream": return FileInputStream.self
        case "GFileMonitor": return FileMonitor.self
        case "GFileOutputStream": return FileOutputStream.self
        case "GFilenameCompleter": return FilenameCompleter.self
        case "GFilterInputStream": return FilterInputStream.self
        case "GFilterOutputStream": return FilterOutputStream.self
        case "GIOStream": return IOStream.self
        case "GInetAddress": return InetAddress.self
        case "GInetAddressMask": return InetAddressMask.self
        case "GInetSocketAddress": return InetSocketAddress.self
        case "GInputStream": return InputStream.self
        case "GListStore": return ListStore.self
        case "GMemoryInputStream": return MemoryInputStream.self
        case "GMemoryOutputStream": return MemoryOutputStream.self
        case "GMenu": return Menu.self
        case "GMenuAttributeIter": return MenuAttributeIter.self
        case "GMenuItem": return MenuItem.self
        case "GMenuLinkIter": return MenuLinkIter.self
        case "GMenuModel": return MenuModel.self
        case "GMountOperation": return MountOperation.self
        case "GNativeSocketAddress": return NativeSocketAddress.self
        case "GNativeVolumeMonitor": return NativeVolumeMonitor.self
        case "GNetworkAddress": return NetworkAddress.self
        case "GNetworkService": return NetworkService.self
        case "GNotification": return Notification.self
        case "GOutputStream": return OutputStream.self
        case "GPermission": return Permission.self
        case "GPropertyAction": return PropertyAction.self
        case "GProxyAddress": return ProxyAddress.self
        case "GProxyAddressEnumerator": return ProxyAddressEnumerator.self
        case "GResolver": return Resolver.self
        case "GSettings": return Settings.self
        case "GSettingsBackend": return SettingsBackend.self
        case "GSimpleAction": return SimpleAction.self
        case "GSimpleActionGroup": return SimpleActionGroup.self
        case "GSimpleAsyncResult": return SimpleAsyncResult.self
        case "GSimpleIOStream": return SimpleIOStream.self
        case "GSimplePermission": return SimplePermission.self
        case "GSimpleProxyResolver": return SimpleProxyResolver.self
        case "GSocket": return Socket.self
        case "GSocketAddress": return SocketAddress.self
        case "GSocketAddressEnumerator": return SocketAddressEnumerator.self
        case "GSocketClient": return SocketClient.self
        case "GSocketConnection": return SocketConnection.self
        case "GSocketControlMessage": return SocketControlMessage.self
        case "GSocketListener": return SocketListener.self
        case "GSocketService": return SocketService.self
        case "GSubprocess": return Subprocess.self
        case "GSubprocessLauncher": return SubprocessLauncher.self
        case "GTask": return TaskObject.self
        case "GTcpConnection": return TcpConnection.self
        case "GTcpWrapperConnection": return TcpWrapperConnection.self
        case "GTestDBus": return TestDBus.self
        case "GThemedIcon": return ThemedIcon.self
        case "GThreadedSocketService": return ThreadedSocketService.self
        case "GTlsCertificate": return TlsCertificate.self
        case "GTlsConnection": return TlsConnection.self
        case "GTlsDatabase": return TlsDatabase.self
        case "GTlsInteraction": return TlsInteraction.self
        case "GTlsPassword": return TlsPassword.self
        case "GUnixConnection": return UnixConnection.self
        case "GUnixCredentialsMessage": return UnixCredentialsMessage.self
        case "GUnixFDList": return UnixFDList.self
        case "GUnixFDMessage": return UnixFDMessage.self
        case "GUnixInputStream": return UnixInputStream.self
        case "GUnixMountMonitor": return UnixMountMonitor.self
        case "GUnixOutputStream": return UnixOutputStream.self
        case "GUnixSocketAddress": return UnixSocketAddress.self
        case "GVfs": return Vfs.self
        case "GVolumeMonitor": return VolumeMonitor.self
        case "GZlibCompressor": return ZlibCompressor.self
        case "GZlibDecompressor": return ZlibDecompressor.self
        default: return nil
        }
    }
}
