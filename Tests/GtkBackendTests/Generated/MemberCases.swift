// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import GObject
import Gtk

/// Every signal and property of the binding that has a reactive member, by the class or interface that declares it.
let memberCases: [(owner: String, cases: @MainActor () -> [MemberCase])] = {
    var all: [(owner: String, cases: @MainActor () -> [MemberCase])] = [
    ("GAction", gAction),
    ("GActionGroup", gActionGroup),
    ("GAppInfoMonitor", gAppInfoMonitor),
    ("GAppLaunchContext", gAppLaunchContext),
    ("GApplication", gApplication),
    ("GApplicationCommandLine", gApplicationCommandLine),
    ("GBinding", gBinding),
    ("GBindingGroup", gBindingGroup),
    ("GBufferedInputStream", gBufferedInputStream),
    ("GBufferedOutputStream", gBufferedOutputStream),
    ("GBytesIcon", gBytesIcon),
    ("GCancellable", gCancellable),
    ("GCharsetConverter", gCharsetConverter),
    ("GConverterInputStream", gConverterInputStream),
    ("GConverterOutputStream", gConverterOutputStream),
    ("GDBusConnection", gDBusConnection),
    ("GDBusInterfaceSkeleton", gDBusInterfaceSkeleton),
    ("GDBusMessage", gDBusMessage),
    ("GDBusObject", gDBusObject),
    ("GDBusObjectManager", gDBusObjectManager),
    ("GDBusObjectManagerClient", gDBusObjectManagerClient),
    ("GDBusObjectManagerServer", gDBusObjectManagerServer),
    ("GDBusObjectProxy", gDBusObjectProxy),
    ("GDBusObjectSkeleton", gDBusObjectSkeleton),
    ("GDBusProxy", gDBusProxy),
    ("GDBusServer", gDBusServer),
    ("GDataInputStream", gDataInputStream),
    ("GDataOutputStream", gDataOutputStream),
    ("GDebugController", gDebugController),
    ("GDebugControllerDBus", gDebugControllerDBus),
    ("GDesktopAppInfo", gDesktopAppInfo),
    ("GDrive", gDrive),
    ("GEmblem", gEmblem),
    ("GEmblemedIcon", gEmblemedIcon),
    ("GFileIcon", gFileIcon),
    ("GFileMonitor", gFileMonitor),
    ("GFilenameCompleter", gFilenameCompleter),
    ("GFilterInputStream", gFilterInputStream),
    ("GFilterOutputStream", gFilterOutputStream),
    ("GIOStream", gIOStream),
    ("GInetAddress", gInetAddress),
    ("GInetAddressMask", gInetAddressMask),
    ("GInetSocketAddress", gInetSocketAddress),
    ("GListModel", gListModel),
    ("GListStore", gListStore),
    ("GMemoryOutputStream", gMemoryOutputStream),
    ("GMenuModel", gMenuModel),
    ("GMount", gMount),
    ("GMountOperation", gMountOperation),
    ("GNetworkAddress", gNetworkAddress),
    ("GNetworkService", gNetworkService),
    ("GPermission", gPermission),
    ("GPropertyAction", gPropertyAction),
    ("GProxyAddress", gProxyAddress),
    ("GProxyAddressEnumerator", gProxyAddressEnumerator),
    ("GResolver", gResolver),
    ("GSettings", gSettings),
    ("GSignalGroup", gSignalGroup),
    ("GSimpleAction", gSimpleAction),
    ("GSimpleProxyResolver", gSimpleProxyResolver),
    ("GSocket", gSocket),
    ("GSocketAddress", gSocketAddress),
    ("GSocketClient", gSocketClient),
    ("GSocketConnection", gSocketConnection),
    ("GSocketListener", gSocketListener),
    ("GSocketService", gSocketService),
    ("GTask", gTask),
    ("GTcpConnection", gTcpConnection),
    ("GTcpWrapperConnection", gTcpWrapperConnection),
    ("GTestDBus", gTestDBus),
    ("GThemedIcon", gThemedIcon),
    ("GThreadedSocketService", gThreadedSocketService),
    ("GTlsCertificate", gTlsCertificate),
    ("GTlsConnection", gTlsConnection),
    ("GTlsPassword", gTlsPassword),
    ("GUnixCredentialsMessage", gUnixCredentialsMessage),
    ("GUnixFDMessage", gUnixFDMessage),
    ("GUnixInputStream", gUnixInputStream),
    ("GUnixMountMonitor", gUnixMountMonitor),
    ("GUnixOutputStream", gUnixOutputStream),
    ("GUnixSocketAddress", gUnixSocketAddress),
    ("GVolume", gVolume),
    ("GVolumeMonitor", gVolumeMonitor),
    ("GZlibCompressor", gZlibCompressor),
    ("GZlibDecompressor", gZlibDecompressor),
    ("GdkAppLaunchContext", gdkAppLaunchContext),
    ("GdkClipboard", gdkClipboard),
    ("GdkContentProvider", gdkContentProvider),
    ("GdkCursor", gdkCursor),
    ("GdkDevice", gdkDevice),
    ("GdkDeviceTool", gdkDeviceTool),
    ("GdkDisplay", gdkDisplay),
    ("GdkDisplayManager", gdkDisplayManager),
    ("GdkDrag", gdkDrag),
    ("GdkDrawContext", gdkDrawContext),
    ("GdkDrop", gdkDrop),
    ("GdkFrameClock", gdkFrameClock),
    ("GdkGLContext", gdkGLContext),
    ("GdkMonitor", gdkMonitor),
    ("GdkPaintable", gdkPaintable),
    ("GdkPixbuf", gdkPixbuf),
    ("GdkPixbufLoader", gdkPixbufLoader),
    ("GdkPixbufSimpleAnim", gdkPixbufSimpleAnim),
    ("GdkSeat", gdkSeat),
    ("GdkSurface", gdkSurface),
    ("GdkTexture", gdkTexture),
    ("GdkVulkanContext", gdkVulkanContext),
    ("GskGLShader", gskGLShader),
    ("GskRenderer", gskRenderer),
    ("GtkATContext", gtkATContext),
    ("GtkAboutDialog", gtkAboutDialog),
    ("GtkAccessible", gtkAccessible),
    ("GtkActionBar", gtkActionBar),
    ("GtkActionable", gtkActionable),
    ("GtkAdjustment", gtkAdjustment),
    ("GtkAlternativeTrigger", gtkAlternativeTrigger),
    ("GtkAppChooser", gtkAppChooser),
    ("GtkAppChooserButton", gtkAppChooserButton),
    ("GtkAppChooserDialog", gtkAppChooserDialog),
    ("GtkAppChooserWidget", gtkAppChooserWidget),
    ("GtkApplication", gtkApplication),
    ("GtkApplicationWindow", gtkApplicationWindow),
    ("GtkAspectFrame", gtkAspectFrame),
    ("GtkAssistant", gtkAssistant),
    ("GtkAssistantPage", gtkAssistantPage),
    ("GtkBookmarkList", gtkBookmarkList),
    ("GtkBoolFilter", gtkBoolFilter),
    ("GtkBox", gtkBox),
    ("GtkBoxLayout", gtkBoxLayout),
    ("GtkBuilder", gtkBuilder),
    ("GtkBuilderListItemFactory", gtkBuilderListItemFactory),
    ("GtkButton", gtkButton),
    ("GtkCalendar", gtkCalendar),
    ("GtkCellArea", gtkCellArea),
    ("GtkCellAreaBox", gtkCellAreaBox),
    ("GtkCellAreaContext", gtkCellAreaContext),
    ("GtkCellEditable", gtkCellEditable),
    ("GtkCellRenderer", gtkCellRenderer),
    ("GtkCellRendererAccel", gtkCellRendererAccel),
    ("GtkCellRendererCombo", gtkCellRendererCombo),
    ("GtkCellRendererPixbuf", gtkCellRendererPixbuf),
    ("GtkCellRendererProgress", gtkCellRendererProgress),
    ("GtkCellRendererSpin", gtkCellRendererSpin),
    ("GtkCellRendererSpinner", gtkCellRendererSpinner),
    ("GtkCellRendererText", gtkCellRendererText),
    ("GtkCellRendererToggle", gtkCellRendererToggle),
    ("GtkCellView", gtkCellView),
    ("GtkCenterBox", gtkCenterBox),
    ("GtkCenterLayout", gtkCenterLayout),
    ("GtkCheckButton", gtkCheckButton),
    ("GtkColorButton", gtkColorButton),
    ("GtkColorChooser", gtkColorChooser),
    ("GtkColorChooserDialog", gtkColorChooserDialog),
    ("GtkColorChooserWidget", gtkColorChooserWidget),
    ("GtkColumnView", gtkColumnView),
    ("GtkColumnViewColumn", gtkColumnViewColumn),
    ("GtkComboBox", gtkComboBox),
    ("GtkConstraint", gtkConstraint),
    ("GtkConstraintGuide", gtkConstraintGuide),
    ("GtkDialog", gtkDialog),
    ("GtkDirectoryList", gtkDirectoryList),
    ("GtkDragIcon", gtkDragIcon),
    ("GtkDragSource", gtkDragSource),
    ("GtkDrawingArea", gtkDrawingArea),
    ("GtkDropControllerMotion", gtkDropControllerMotion),
    ("GtkDropDown", gtkDropDown),
    ("GtkDropTarget", gtkDropTarget),
    ("GtkDropTargetAsync", gtkDropTargetAsync),
    ("GtkEditable", gtkEditable),
    ("GtkEditableLabel", gtkEditableLabel),
    ("GtkEmojiChooser", gtkEmojiChooser),
    ("GtkEntry", gtkEntry),
    ("GtkEntryBuffer", gtkEntryBuffer),
    ("GtkEntryCompletion", gtkEntryCompletion),
    ("GtkEventController", gtkEventController),
    ("GtkEventControllerFocus", gtkEventControllerFocus),
    ("GtkEventControllerKey", gtkEventControllerKey),
    ("GtkEventControllerLegacy", gtkEventControllerLegacy),
    ("GtkEventControllerMotion", gtkEventControllerMotion),
    ("GtkEventControllerScroll", gtkEventControllerScroll),
    ("GtkExpander", gtkExpander),
    ("GtkFileChooser", gtkFileChooser),
    ("GtkFileChooserNative", gtkFileChooserNative),
    ("GtkFileChooserWidget", gtkFileChooserWidget),
    ("GtkFileFilter", gtkFileFilter),
    ("GtkFilter", gtkFilter),
    ("GtkFilterListModel", gtkFilterListModel),
    ("GtkFixedLayoutChild", gtkFixedLayoutChild),
    ("GtkFlattenListModel", gtkFlattenListModel),
    ("GtkFlowBox", gtkFlowBox),
    ("GtkFlowBoxChild", gtkFlowBoxChild),
    ("GtkFontButton", gtkFontButton),
    ("GtkFontChooser", gtkFontChooser),
    ("GtkFontChooserWidget", gtkFontChooserWidget),
    ("GtkFrame", gtkFrame),
    ("GtkGLArea", gtkGLArea),
    ("GtkGesture", gtkGesture),
    ("GtkGestureClick", gtkGestureClick),
    ("GtkGestureDrag", gtkGestureDrag),
    ("GtkGestureLongPress", gtkGestureLongPress),
    ("GtkGesturePan", gtkGesturePan),
    ("GtkGestureRotate", gtkGestureRotate),
    ("GtkGestureSingle", gtkGestureSingle),
    ("GtkGestureStylus", gtkGestureStylus),
    ("GtkGestureSwipe", gtkGestureSwipe),
    ("GtkGestureZoom", gtkGestureZoom),
    ("GtkGrid", gtkGrid),
    ("GtkGridLayout", gtkGridLayout),
    ("GtkGridLayoutChild", gtkGridLayoutChild),
    ("GtkGridView", gtkGridView),
    ("GtkHeaderBar", gtkHeaderBar),
    ("GtkIMContext", gtkIMContext),
    ("GtkIconPaintable", gtkIconPaintable),
    ("GtkIconTheme", gtkIconTheme),
    ("GtkIconView", gtkIconView),
    ("GtkImage", gtkImage),
    ("GtkInfoBar", gtkInfoBar),
    ("GtkInscription", gtkInscription),
    ("GtkKeyvalTrigger", gtkKeyvalTrigger),
    ("GtkLabel", gtkLabel),
    ("GtkLayoutChild", gtkLayoutChild),
    ("GtkLevelBar", gtkLevelBar),
    ("GtkLinkButton", gtkLinkButton),
    ("GtkListBase", gtkListBase),
    ("GtkListBox", gtkListBox),
    ("GtkListBoxRow", gtkListBoxRow),
    ("GtkListItem", gtkListItem),
    ("GtkListView", gtkListView),
    ("GtkLockButton", gtkLockButton),
    ("GtkMapListModel", gtkMapListModel),
    ("GtkMediaControls", gtkMediaControls),
    ("GtkMediaFile", gtkMediaFile),
    ("GtkMediaStream", gtkMediaStream),
    ("GtkMenuButton", gtkMenuButton),
    ("GtkMessageDialog", gtkMessageDialog),
    ("GtkMnemonicTrigger", gtkMnemonicTrigger),
    ("GtkMountOperation", gtkMountOperation),
    ("GtkMultiFilter", gtkMultiFilter),
    ("GtkMultiSelection", gtkMultiSelection),
    ("GtkMultiSorter", gtkMultiSorter),
    ("GtkNamedAction", gtkNamedAction),
    ("GtkNativeDialog", gtkNativeDialog),
    ("GtkNoSelection", gtkNoSelection),
    ("GtkNotebook", gtkNotebook),
    ("GtkNotebookPage", gtkNotebookPage),
    ("GtkNumericSorter", gtkNumericSorter),
    ("GtkOrientable", gtkOrientable),
    ("GtkOverlay", gtkOverlay),
    ("GtkOverlayLayoutChild", gtkOverlayLayoutChild),
    ("GtkPadController", gtkPadController),
    ("GtkPaned", gtkPaned),
    ("GtkPasswordEntry", gtkPasswordEntry),
    ("GtkPicture", gtkPicture),
    ("GtkPopover", gtkPopover),
    ("GtkPopoverMenu", gtkPopoverMenu),
    ("GtkPopoverMenuBar", gtkPopoverMenuBar),
    ("GtkPrintJob", gtkPrintJob),
    ("GtkPrintOperation", gtkPrintOperation),
    ("GtkPrintOperationPreview", gtkPrintOperationPreview),
    ("GtkPrintUnixDialog", gtkPrintUnixDialog),
    ("GtkPrinter", gtkPrinter),
    ("GtkProgressBar", gtkProgressBar),
    ("GtkRange", gtkRange),
    ("GtkRecentManager", gtkRecentManager),
    ("GtkRevealer", gtkRevealer),
    ("GtkScale", gtkScale),
    ("GtkScaleButton", gtkScaleButton),
    ("GtkScrollable", gtkScrollable),
    ("GtkScrollbar", gtkScrollbar),
    ("GtkScrolledWindow", gtkScrolledWindow),
    ("GtkSearchBar", gtkSearchBar),
    ("GtkSearchEntry", gtkSearchEntry),
    ("GtkSelectionFilterModel", gtkSelectionFilterModel),
    ("GtkSelectionModel", gtkSelectionModel),
    ("GtkSettings", gtkSettings),
    ("GtkShortcut", gtkShortcut),
    ("GtkShortcutController", gtkShortcutController),
    ("GtkShortcutLabel", gtkShortcutLabel),
    ("GtkShortcutsGroup", gtkShortcutsGroup),
    ("GtkShortcutsSection", gtkShortcutsSection),
    ("GtkShortcutsShortcut", gtkShortcutsShortcut),
    ("GtkShortcutsWindow", gtkShortcutsWindow),
    ("GtkSignalAction", gtkSignalAction),
    ("GtkSingleSelection", gtkSingleSelection),
    ("GtkSizeGroup", gtkSizeGroup),
    ("GtkSliceListModel", gtkSliceListModel),
    ("GtkSortListModel", gtkSortListModel),
    ("GtkSorter", gtkSorter),
    ("GtkSpinButton", gtkSpinButton),
    ("GtkSpinner", gtkSpinner),
    ("GtkStack", gtkStack),
    ("GtkStackPage", gtkStackPage),
    ("GtkStackSidebar", gtkStackSidebar),
    ("GtkStackSwitcher", gtkStackSwitcher),
    ("GtkStatusbar", gtkStatusbar),
    ("GtkStringFilter", gtkStringFilter),
    ("GtkStringList", gtkStringList),
    ("GtkStringObject", gtkStringObject),
    ("GtkStringSorter", gtkStringSorter),
    ("GtkStyleContext", gtkStyleContext),
    ("GtkStyleProvider", gtkStyleProvider),
    ("GtkSwitch", gtkSwitch),
    ("GtkText", gtkText),
    ("GtkTextBuffer", gtkTextBuffer),
    ("GtkTextMark", gtkTextMark),
    ("GtkTextTag", gtkTextTag),
    ("GtkTextTagTable", gtkTextTagTable),
    ("GtkTextView", gtkTextView),
    ("GtkToggleButton", gtkToggleButton),
    ("GtkTreeExpander", gtkTreeExpander),
    ("GtkTreeListModel", gtkTreeListModel),
    ("GtkTreeListRow", gtkTreeListRow),
    ("GtkTreeListRowSorter", gtkTreeListRowSorter),
    ("GtkTreeModel", gtkTreeModel),
    ("GtkTreeModelFilter", gtkTreeModelFilter),
    ("GtkTreeModelSort", gtkTreeModelSort),
    ("GtkTreeSelection", gtkTreeSelection),
    ("GtkTreeSortable", gtkTreeSortable),
    ("GtkTreeView", gtkTreeView),
    ("GtkTreeViewColumn", gtkTreeViewColumn),
    ("GtkVideo", gtkVideo),
    ("GtkViewport", gtkViewport),
    ("GtkVolumeButton", gtkVolumeButton),
    ("GtkWidget", gtkWidget),
    ("GtkWidgetPaintable", gtkWidgetPaintable),
    ("GtkWindow", gtkWindow),
    ("GtkWindowControls", gtkWindowControls),
    ("GtkWindowHandle", gtkWindowHandle),
    ("PangoFontFamily", pangoFontFamily),
    ("PangoFontMap", pangoFontMap),
    ]
    #if GTK_4_10
    all += [
    ("GtkAlertDialog", gtkAlertDialog),
    ("GtkColorDialog", gtkColorDialog),
    ("GtkColorDialogButton", gtkColorDialogButton),
    ("GtkColumnViewSorter", gtkColumnViewSorter),
    ("GtkFileDialog", gtkFileDialog),
    ("GtkFileLauncher", gtkFileLauncher),
    ("GtkFontDialog", gtkFontDialog),
    ("GtkFontDialogButton", gtkFontDialogButton),
    ("GtkUriLauncher", gtkUriLauncher),
    ]
    #endif
    #if GTK_4_12
    all += [
    ("GdkGLTextureBuilder", gdkGLTextureBuilder),
    ("GtkColumnViewCell", gtkColumnViewCell),
    ("GtkColumnViewRow", gtkColumnViewRow),
    ("GtkListHeader", gtkListHeader),
    ("GtkSectionModel", gtkSectionModel),
    ]
    #endif
    #if GTK_4_14
    all += [
    ("GdkDmabufTextureBuilder", gdkDmabufTextureBuilder),
    ("GtkGraphicsOffload", gtkGraphicsOffload),
    ("GtkPrintDialog", gtkPrintDialog),
    ]
    #endif
    #if GTK_4_16
    all += [
    ("GdkCicpParams", gdkCicpParams),
    ("GdkMemoryTextureBuilder", gdkMemoryTextureBuilder),
    ]
    #endif
    return all
}()

@MainActor
private func gAction() -> [MemberCase] {
    return [
        MemberCase("GAction", \Members<Gio.PropertyAction>.enabled),
        MemberCase("GAction", \Members<Gio.PropertyAction>.name),
        MemberCase("GAction", \Members<Gio.PropertyAction>.parameterType),
        MemberCase("GAction", \Members<Gio.PropertyAction>.state),
        MemberCase("GAction", \Members<Gio.PropertyAction>.stateType),
]
}

@MainActor
private func gActionGroup() -> [MemberCase] {
    return [
        MemberCase("GActionGroup", \Members<Gtk.Application>.actionAdded),
        MemberCase("GActionGroup", \Members<Gtk.Application>.actionEnabledChanged),
        MemberCase("GActionGroup", \Members<Gtk.Application>.actionRemoved),
        MemberCase("GActionGroup", \Members<Gtk.Application>.actionStateChanged),
]
}

@MainActor
private func gAppInfoMonitor() -> [MemberCase] {
    return [
        MemberCase("GAppInfoMonitor", \Members<Gio.AppInfoMonitor>.changed),
]
}

@MainActor
private func gAppLaunchContext() -> [MemberCase] {
    return [
        MemberCase("GAppLaunchContext", \Members<Gio.AppLaunchContext>.launchFailed),
        MemberCase("GAppLaunchContext", \Members<Gio.AppLaunchContext>.launchStarted),
        MemberCase("GAppLaunchContext", \Members<Gio.AppLaunchContext>.launched),
]
}

@MainActor
private func gApplication() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GApplication", \Members<Gio.Application>.applicationId),
        MemberCase("GApplication", \Members<Gio.Application>.flags),
        MemberCase("GApplication", \Members<Gio.Application>.inactivityTimeout),
        MemberCase("GApplication", \Members<Gio.Application>.isBusy),
        MemberCase("GApplication", \Members<Gio.Application>.isRegistered),
        MemberCase("GApplication", \Members<Gio.Application>.isRemote),
        MemberCase("GApplication", \Members<Gio.Application>.resourceBasePath),
        MemberCase("GApplication", \Members<Gio.Application>.activate),
        MemberCase("GApplication", \Members<Gio.Application>.commandLine),
        MemberCase("GApplication", \Members<Gio.Application>.nameLost),
        MemberCase("GApplication", \Members<Gio.Application>.shutdown),
        MemberCase("GApplication", \Members<Gio.Application>.startup),
    ]
    #if GTK_4_14
    all += [
        MemberCase("GApplication", \Members<Gio.Application>.version),
    ]
    #endif
    return all
}()
}

@MainActor
private func gApplicationCommandLine() -> [MemberCase] {
    return [
        MemberCase("GApplicationCommandLine", \Members<Gio.ApplicationCommandLine>.isRemote),
]
}

@MainActor
private func gBinding() -> [MemberCase] {
    return [
        MemberCase("GBinding", \Members<Binding>.flags),
        MemberCase("GBinding", \Members<Binding>.source),
        MemberCase("GBinding", \Members<Binding>.sourceProperty),
        MemberCase("GBinding", \Members<Binding>.target),
        MemberCase("GBinding", \Members<Binding>.targetProperty),
]
}

@MainActor
private func gBindingGroup() -> [MemberCase] {
    return [
        MemberCase("GBindingGroup", \Members<BindingGroup>.source),
]
}

@MainActor
private func gBufferedInputStream() -> [MemberCase] {
    return [
        MemberCase("GBufferedInputStream", \Members<Gio.BufferedInputStream>.bufferSize),
]
}

@MainActor
private func gBufferedOutputStream() -> [MemberCase] {
    return [
        MemberCase("GBufferedOutputStream", \Members<Gio.BufferedOutputStream>.autoGrow),
        MemberCase("GBufferedOutputStream", \Members<Gio.BufferedOutputStream>.bufferSize),
]
}

@MainActor
private func gBytesIcon() -> [MemberCase] {
    return [
        MemberCase("GBytesIcon", \Members<Gio.BytesIcon>.bytes),
]
}

@MainActor
private func gCancellable() -> [MemberCase] {
    return [
        MemberCase("GCancellable", \Members<Gio.Cancellable>.cancelled),
]
}

@MainActor
private func gCharsetConverter() -> [MemberCase] {
    return [
        MemberCase("GCharsetConverter", \Members<Gio.CharsetConverter>.fromCharset),
        MemberCase("GCharsetConverter", \Members<Gio.CharsetConverter>.toCharset),
        MemberCase("GCharsetConverter", \Members<Gio.CharsetConverter>.useFallback),
]
}

@MainActor
private func gConverterInputStream() -> [MemberCase] {
    return [
        MemberCase("GConverterInputStream", \Members<Gio.ConverterInputStream>.converter),
]
}

@MainActor
private func gConverterOutputStream() -> [MemberCase] {
    return [
        MemberCase("GConverterOutputStream", \Members<Gio.ConverterOutputStream>.converter),
]
}

@MainActor
private func gDBusConnection() -> [MemberCase] {
    return [
        MemberCase("GDBusConnection", \Members<Gio.DBusConnection>.capabilities),
        MemberCase("GDBusConnection", \Members<Gio.DBusConnection>.closed),
        MemberCase("GDBusConnection", \Members<Gio.DBusConnection>.exitOnClose),
        MemberCase("GDBusConnection", \Members<Gio.DBusConnection>.flags),
        MemberCase("GDBusConnection", \Members<Gio.DBusConnection>.guid),
        MemberCase("GDBusConnection", \Members<Gio.DBusConnection>.stream),
        MemberCase("GDBusConnection", \Members<Gio.DBusConnection>.uniqueName),
        MemberCase("GDBusConnection", \Members<Gio.DBusConnection>.onClosed),
]
}

@MainActor
private func gDBusInterfaceSkeleton() -> [MemberCase] {
    return [
        MemberCase("GDBusInterfaceSkeleton", \Members<Gio.DBusInterfaceSkeleton>.flags),
]
}

@MainActor
private func gDBusMessage() -> [MemberCase] {
    return [
        MemberCase("GDBusMessage", \Members<Gio.DBusMessage>.locked),
]
}

@MainActor
private func gDBusObject() -> [MemberCase] {
    return [
        MemberCase("GDBusObject", \Members<Gio.DBusObjectProxy>.interfaceAdded),
        MemberCase("GDBusObject", \Members<Gio.DBusObjectProxy>.interfaceRemoved),
]
}

@MainActor
private func gDBusObjectManager() -> [MemberCase] {
    return [
        MemberCase("GDBusObjectManager", \Members<Gio.DBusObjectManagerClient>.interfaceAdded),
        MemberCase("GDBusObjectManager", \Members<Gio.DBusObjectManagerClient>.interfaceRemoved),
        MemberCase("GDBusObjectManager", \Members<Gio.DBusObjectManagerClient>.objectAdded),
        MemberCase("GDBusObjectManager", \Members<Gio.DBusObjectManagerClient>.objectRemoved),
]
}

@MainActor
private func gDBusObjectManagerClient() -> [MemberCase] {
    return [
        MemberCase("GDBusObjectManagerClient", \Members<Gio.DBusObjectManagerClient>.connection),
        MemberCase("GDBusObjectManagerClient", \Members<Gio.DBusObjectManagerClient>.flags),
        MemberCase("GDBusObjectManagerClient", \Members<Gio.DBusObjectManagerClient>.name),
        MemberCase("GDBusObjectManagerClient", \Members<Gio.DBusObjectManagerClient>.nameOwner),
        MemberCase("GDBusObjectManagerClient", \Members<Gio.DBusObjectManagerClient>.objectPath),
        MemberCase("GDBusObjectManagerClient", \Members<Gio.DBusObjectManagerClient>.interfaceProxyPropertiesChanged),
        MemberCase("GDBusObjectManagerClient", \Members<Gio.DBusObjectManagerClient>.interfaceProxySignal),
]
}

@MainActor
private func gDBusObjectManagerServer() -> [MemberCase] {
    return [
        MemberCase("GDBusObjectManagerServer", \Members<Gio.DBusObjectManagerServer>.connection),
        MemberCase("GDBusObjectManagerServer", \Members<Gio.DBusObjectManagerServer>.objectPath),
]
}

@MainActor
private func gDBusObjectProxy() -> [MemberCase] {
    return [
        MemberCase("GDBusObjectProxy", \Members<Gio.DBusObjectProxy>.connection),
        MemberCase("GDBusObjectProxy", \Members<Gio.DBusObjectProxy>.objectPath),
]
}

@MainActor
private func gDBusObjectSkeleton() -> [MemberCase] {
    return [
        MemberCase("GDBusObjectSkeleton", \Members<Gio.DBusObjectSkeleton>.objectPath),
]
}

@MainActor
private func gDBusProxy() -> [MemberCase] {
    return [
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.connection),
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.defaultTimeout),
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.flags),
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.interfaceInfo),
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.interfaceName),
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.name),
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.nameOwner),
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.objectPath),
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.propertiesChanged),
        MemberCase("GDBusProxy", \Members<Gio.DBusProxy>.signal),
]
}

@MainActor
private func gDBusServer() -> [MemberCase] {
    return [
        MemberCase("GDBusServer", \Members<Gio.DBusServer>.active),
        MemberCase("GDBusServer", \Members<Gio.DBusServer>.address),
        MemberCase("GDBusServer", \Members<Gio.DBusServer>.authenticationObserver),
        MemberCase("GDBusServer", \Members<Gio.DBusServer>.clientAddress),
        MemberCase("GDBusServer", \Members<Gio.DBusServer>.flags),
        MemberCase("GDBusServer", \Members<Gio.DBusServer>.guid),
        MemberCase("GDBusServer", \Members<Gio.DBusServer>.newConnection),
]
}

@MainActor
private func gDataInputStream() -> [MemberCase] {
    return [
        MemberCase("GDataInputStream", \Members<Gio.DataInputStream>.byteOrder),
        MemberCase("GDataInputStream", \Members<Gio.DataInputStream>.newlineType),
]
}

@MainActor
private func gDataOutputStream() -> [MemberCase] {
    return [
        MemberCase("GDataOutputStream", \Members<Gio.DataOutputStream>.byteOrder),
]
}

@MainActor
private func gDebugController() -> [MemberCase] {
    return [
        MemberCase("GDebugController", \Members<Gio.DebugControllerDBus>.debugEnabled),
]
}

@MainActor
private func gDebugControllerDBus() -> [MemberCase] {
    return [
        MemberCase("GDebugControllerDBus", \Members<Gio.DebugControllerDBus>.connection),
]
}

@MainActor
private func gDesktopAppInfo() -> [MemberCase] {
    return [
        MemberCase("GDesktopAppInfo", \Members<Gio.DesktopAppInfo>.filename),
]
}

@MainActor
private func gDrive() -> [MemberCase] {
    return [
        MemberCase("GDrive", \Members<Gio.Drive>.changed),
        MemberCase("GDrive", \Members<Gio.Drive>.disconnected),
        MemberCase("GDrive", \Members<Gio.Drive>.ejectButton),
        MemberCase("GDrive", \Members<Gio.Drive>.stopButton),
]
}

@MainActor
private func gEmblem() -> [MemberCase] {
    return [
        MemberCase("GEmblem", \Members<Gio.Emblem>.iconObject),
        MemberCase("GEmblem", \Members<Gio.Emblem>.origin),
]
}

@MainActor
private func gEmblemedIcon() -> [MemberCase] {
    return [
        MemberCase("GEmblemedIcon", \Members<Gio.EmblemedIcon>.gicon),
]
}

@MainActor
private func gFileIcon() -> [MemberCase] {
    return [
        MemberCase("GFileIcon", \Members<Gio.FileIcon>.file),
]
}

@MainActor
private func gFileMonitor() -> [MemberCase] {
    return [
        MemberCase("GFileMonitor", \Members<Gio.FileMonitor>.cancelled),
        MemberCase("GFileMonitor", \Members<Gio.FileMonitor>.rateLimit),
        MemberCase("GFileMonitor", \Members<Gio.FileMonitor>.changed),
]
}

@MainActor
private func gFilenameCompleter() -> [MemberCase] {
    return [
        MemberCase("GFilenameCompleter", \Members<Gio.FilenameCompleter>.gotCompletionData),
]
}

@MainActor
private func gFilterInputStream() -> [MemberCase] {
    return [
        MemberCase("GFilterInputStream", \Members<Gio.FilterInputStream>.baseStream),
        MemberCase("GFilterInputStream", \Members<Gio.FilterInputStream>.closeBaseStream),
]
}

@MainActor
private func gFilterOutputStream() -> [MemberCase] {
    return [
        MemberCase("GFilterOutputStream", \Members<Gio.FilterOutputStream>.baseStream),
        MemberCase("GFilterOutputStream", \Members<Gio.FilterOutputStream>.closeBaseStream),
]
}

@MainActor
private func gIOStream() -> [MemberCase] {
    return [
        MemberCase("GIOStream", \Members<Gio.IOStream>.closed),
        MemberCase("GIOStream", \Members<Gio.IOStream>.inputStream),
        MemberCase("GIOStream", \Members<Gio.IOStream>.outputStream),
]
}

@MainActor
private func gInetAddress() -> [MemberCase] {
    return [
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.family),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isAny),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isLinkLocal),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isLoopback),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isMcGlobal),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isMcLinkLocal),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isMcNodeLocal),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isMcOrgLocal),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isMcSiteLocal),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isMulticast),
        MemberCase("GInetAddress", \Members<Gio.InetAddress>.isSiteLocal),
]
}

@MainActor
private func gInetAddressMask() -> [MemberCase] {
    return [
        MemberCase("GInetAddressMask", \Members<Gio.InetAddressMask>.address),
        MemberCase("GInetAddressMask", \Members<Gio.InetAddressMask>.family),
        MemberCase("GInetAddressMask", \Members<Gio.InetAddressMask>.length),
]
}

@MainActor
private func gInetSocketAddress() -> [MemberCase] {
    return [
        MemberCase("GInetSocketAddress", \Members<Gio.InetSocketAddress>.address),
        MemberCase("GInetSocketAddress", \Members<Gio.InetSocketAddress>.flowinfo),
        MemberCase("GInetSocketAddress", \Members<Gio.InetSocketAddress>.port),
        MemberCase("GInetSocketAddress", \Members<Gio.InetSocketAddress>.scopeId),
]
}

@MainActor
private func gListModel() -> [MemberCase] {
    return [
        MemberCase("GListModel", \Members<Gtk.AnyFilter>.itemsChanged),
]
}

@MainActor
private func gListStore() -> [MemberCase] {
    return [
        MemberCase("GListStore", \Members<Gio.ListStore>.itemType),
        MemberCase("GListStore", \Members<Gio.ListStore>.nItems),
]
}

@MainActor
private func gMemoryOutputStream() -> [MemberCase] {
    return [
        MemberCase("GMemoryOutputStream", \Members<Gio.MemoryOutputStream>.dataSize),
        MemberCase("GMemoryOutputStream", \Members<Gio.MemoryOutputStream>.size),
]
}

@MainActor
private func gMenuModel() -> [MemberCase] {
    return [
        MemberCase("GMenuModel", \Members<Gio.MenuModel>.itemsChanged),
]
}

@MainActor
private func gMount() -> [MemberCase] {
    return [
        MemberCase("GMount", \Members<Gio.Mount>.changed),
        MemberCase("GMount", \Members<Gio.Mount>.preUnmount),
        MemberCase("GMount", \Members<Gio.Mount>.unmounted),
]
}

@MainActor
private func gMountOperation() -> [MemberCase] {
    return [
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.anonymous),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.choice),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.domain),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.isTcryptHiddenVolume),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.isTcryptSystemVolume),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.password),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.passwordSave),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.pim),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.username),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.aborted),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.askPassword),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.askQuestion),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.reply),
        MemberCase("GMountOperation", \Members<Gio.MountOperation>.showUnmountProgress),
]
}

@MainActor
private func gNetworkAddress() -> [MemberCase] {
    return [
        MemberCase("GNetworkAddress", \Members<Gio.NetworkAddress>.hostname),
        MemberCase("GNetworkAddress", \Members<Gio.NetworkAddress>.port),
        MemberCase("GNetworkAddress", \Members<Gio.NetworkAddress>.scheme),
]
}

@MainActor
private func gNetworkService() -> [MemberCase] {
    return [
        MemberCase("GNetworkService", \Members<Gio.NetworkService>.domain),
        MemberCase("GNetworkService", \Members<Gio.NetworkService>.`protocol`),
        MemberCase("GNetworkService", \Members<Gio.NetworkService>.scheme),
        MemberCase("GNetworkService", \Members<Gio.NetworkService>.service),
]
}

@MainActor
private func gPermission() -> [MemberCase] {
    return [
        MemberCase("GPermission", \Members<Gio.Permission>.allowed),
        MemberCase("GPermission", \Members<Gio.Permission>.canAcquire),
        MemberCase("GPermission", \Members<Gio.Permission>.canRelease),
]
}

@MainActor
private func gPropertyAction() -> [MemberCase] {
    return [
        MemberCase("GPropertyAction", \Members<Gio.PropertyAction>.enabled),
        MemberCase("GPropertyAction", \Members<Gio.PropertyAction>.invertBoolean),
        MemberCase("GPropertyAction", \Members<Gio.PropertyAction>.name),
        MemberCase("GPropertyAction", \Members<Gio.PropertyAction>.parameterType),
        MemberCase("GPropertyAction", \Members<Gio.PropertyAction>.state),
        MemberCase("GPropertyAction", \Members<Gio.PropertyAction>.stateType),
]
}

@MainActor
private func gProxyAddress() -> [MemberCase] {
    return [
        MemberCase("GProxyAddress", \Members<Gio.ProxyAddress>.destinationHostname),
        MemberCase("GProxyAddress", \Members<Gio.ProxyAddress>.destinationPort),
        MemberCase("GProxyAddress", \Members<Gio.ProxyAddress>.destinationProtocol),
        MemberCase("GProxyAddress", \Members<Gio.ProxyAddress>.password),
        MemberCase("GProxyAddress", \Members<Gio.ProxyAddress>.`protocol`),
        MemberCase("GProxyAddress", \Members<Gio.ProxyAddress>.uri),
        MemberCase("GProxyAddress", \Members<Gio.ProxyAddress>.username),
]
}

@MainActor
private func gProxyAddressEnumerator() -> [MemberCase] {
    return [
        MemberCase("GProxyAddressEnumerator", \Members<Gio.ProxyAddressEnumerator>.connectable),
        MemberCase("GProxyAddressEnumerator", \Members<Gio.ProxyAddressEnumerator>.defaultPort),
        MemberCase("GProxyAddressEnumerator", \Members<Gio.ProxyAddressEnumerator>.proxyResolver),
        MemberCase("GProxyAddressEnumerator", \Members<Gio.ProxyAddressEnumerator>.uri),
]
}

@MainActor
private func gResolver() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GResolver", \Members<Gio.Resolver>.reload),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GResolver", \Members<Gio.Resolver>.timeout),
    ]
    #endif
    return all
}()
}

@MainActor
private func gSettings() -> [MemberCase] {
    return [
        MemberCase("GSettings", \Members<Gio.Settings>.backend),
        MemberCase("GSettings", \Members<Gio.Settings>.delayApply),
        MemberCase("GSettings", \Members<Gio.Settings>.hasUnapplied),
        MemberCase("GSettings", \Members<Gio.Settings>.path),
        MemberCase("GSettings", \Members<Gio.Settings>.schemaId),
        MemberCase("GSettings", \Members<Gio.Settings>.settingsSchema),
        MemberCase("GSettings", \Members<Gio.Settings>.changed),
        MemberCase("GSettings", \Members<Gio.Settings>.writableChangeEvent),
        MemberCase("GSettings", \Members<Gio.Settings>.writableChanged),
]
}

@MainActor
private func gSignalGroup() -> [MemberCase] {
    return [
        MemberCase("GSignalGroup", \Members<SignalGroup>.target),
        MemberCase("GSignalGroup", \Members<SignalGroup>.targetType),
        MemberCase("GSignalGroup", \Members<SignalGroup>.bind),
        MemberCase("GSignalGroup", \Members<SignalGroup>.unbind),
]
}

@MainActor
private func gSimpleAction() -> [MemberCase] {
    return [
        MemberCase("GSimpleAction", \Members<Gio.SimpleAction>.enabled),
        MemberCase("GSimpleAction", \Members<Gio.SimpleAction>.name),
        MemberCase("GSimpleAction", \Members<Gio.SimpleAction>.parameterType),
        MemberCase("GSimpleAction", \Members<Gio.SimpleAction>.state),
        MemberCase("GSimpleAction", \Members<Gio.SimpleAction>.stateType),
        MemberCase("GSimpleAction", \Members<Gio.SimpleAction>.activate),
        MemberCase("GSimpleAction", \Members<Gio.SimpleAction>.changeState),
]
}

@MainActor
private func gSimpleProxyResolver() -> [MemberCase] {
    return [
        MemberCase("GSimpleProxyResolver", \Members<Gio.SimpleProxyResolver>.defaultProxy),
        MemberCase("GSimpleProxyResolver", \Members<Gio.SimpleProxyResolver>.ignoreHosts),
]
}

@MainActor
private func gSocket() -> [MemberCase] {
    return [
        MemberCase("GSocket", \Members<Gio.Socket>.blocking),
        MemberCase("GSocket", \Members<Gio.Socket>.broadcast),
        MemberCase("GSocket", \Members<Gio.Socket>.family),
        MemberCase("GSocket", \Members<Gio.Socket>.fd),
        MemberCase("GSocket", \Members<Gio.Socket>.keepalive),
        MemberCase("GSocket", \Members<Gio.Socket>.listenBacklog),
        MemberCase("GSocket", \Members<Gio.Socket>.localAddress),
        MemberCase("GSocket", \Members<Gio.Socket>.multicastLoopback),
        MemberCase("GSocket", \Members<Gio.Socket>.multicastTtl),
        MemberCase("GSocket", \Members<Gio.Socket>.`protocol`),
        MemberCase("GSocket", \Members<Gio.Socket>.remoteAddress),
        MemberCase("GSocket", \Members<Gio.Socket>.timeout),
        MemberCase("GSocket", \Members<Gio.Socket>.ttl),
        MemberCase("GSocket", \Members<Gio.Socket>.type),
]
}

@MainActor
private func gSocketAddress() -> [MemberCase] {
    return [
        MemberCase("GSocketAddress", \Members<Gio.SocketAddress>.family),
]
}

@MainActor
private func gSocketClient() -> [MemberCase] {
    return [
        MemberCase("GSocketClient", \Members<Gio.SocketClient>.enableProxy),
        MemberCase("GSocketClient", \Members<Gio.SocketClient>.family),
        MemberCase("GSocketClient", \Members<Gio.SocketClient>.localAddress),
        MemberCase("GSocketClient", \Members<Gio.SocketClient>.`protocol`),
        MemberCase("GSocketClient", \Members<Gio.SocketClient>.proxyResolver),
        MemberCase("GSocketClient", \Members<Gio.SocketClient>.timeout),
        MemberCase("GSocketClient", \Members<Gio.SocketClient>.tls),
        MemberCase("GSocketClient", \Members<Gio.SocketClient>.type),
        MemberCase("GSocketClient", \Members<Gio.SocketClient>.event),
]
}

@MainActor
private func gSocketConnection() -> [MemberCase] {
    return [
        MemberCase("GSocketConnection", \Members<Gio.SocketConnection>.socket),
]
}

@MainActor
private func gSocketListener() -> [MemberCase] {
    return [
        MemberCase("GSocketListener", \Members<Gio.SocketListener>.listenBacklog),
        MemberCase("GSocketListener", \Members<Gio.SocketListener>.event),
]
}

@MainActor
private func gSocketService() -> [MemberCase] {
    return [
        MemberCase("GSocketService", \Members<Gio.SocketService>.active),
        MemberCase("GSocketService", \Members<Gio.SocketService>.incoming),
]
}

@MainActor
private func gTask() -> [MemberCase] {
    return [
        MemberCase("GTask", \Members<Gio.TaskObject>.completed),
]
}

@MainActor
private func gTcpConnection() -> [MemberCase] {
    return [
        MemberCase("GTcpConnection", \Members<Gio.TcpConnection>.gracefulDisconnect),
]
}

@MainActor
private func gTcpWrapperConnection() -> [MemberCase] {
    return [
        MemberCase("GTcpWrapperConnection", \Members<Gio.TcpWrapperConnection>.baseIoStream),
]
}

@MainActor
private func gTestDBus() -> [MemberCase] {
    return [
        MemberCase("GTestDBus", \Members<Gio.TestDBus>.flags),
]
}

@MainActor
private func gThemedIcon() -> [MemberCase] {
    return [
        MemberCase("GThemedIcon", \Members<Gio.ThemedIcon>.names),
        MemberCase("GThemedIcon", \Members<Gio.ThemedIcon>.useDefaultFallbacks),
]
}

@MainActor
private func gThreadedSocketService() -> [MemberCase] {
    return [
        MemberCase("GThreadedSocketService", \Members<Gio.ThreadedSocketService>.maxThreads),
]
}

@MainActor
private func gTlsCertificate() -> [MemberCase] {
    return [
        MemberCase("GTlsCertificate", \Members<Gio.TlsCertificate>.certificatePem),
        MemberCase("GTlsCertificate", \Members<Gio.TlsCertificate>.issuer),
        MemberCase("GTlsCertificate", \Members<Gio.TlsCertificate>.issuerName),
        MemberCase("GTlsCertificate", \Members<Gio.TlsCertificate>.notValidAfter),
        MemberCase("GTlsCertificate", \Members<Gio.TlsCertificate>.notValidBefore),
        MemberCase("GTlsCertificate", \Members<Gio.TlsCertificate>.pkcs11Uri),
        MemberCase("GTlsCertificate", \Members<Gio.TlsCertificate>.privateKeyPem),
        MemberCase("GTlsCertificate", \Members<Gio.TlsCertificate>.privateKeyPkcs11Uri),
        MemberCase("GTlsCertificate", \Members<Gio.TlsCertificate>.subjectName),
]
}

@MainActor
private func gTlsConnection() -> [MemberCase] {
    return [
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.advertisedProtocols),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.baseIoStream),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.certificate),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.ciphersuiteName),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.database),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.interaction),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.negotiatedProtocol),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.peerCertificate),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.peerCertificateErrors),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.protocolVersion),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.requireCloseNotify),
        MemberCase("GTlsConnection", \Members<Gio.TlsConnection>.acceptCertificate),
]
}

@MainActor
private func gTlsPassword() -> [MemberCase] {
    return [
        MemberCase("GTlsPassword", \Members<Gio.TlsPassword>.purpose),
        MemberCase("GTlsPassword", \Members<Gio.TlsPassword>.flags),
        MemberCase("GTlsPassword", \Members<Gio.TlsPassword>.warning),
]
}

@MainActor
private func gUnixCredentialsMessage() -> [MemberCase] {
    return [
        MemberCase("GUnixCredentialsMessage", \Members<Gio.UnixCredentialsMessage>.credentials),
]
}

@MainActor
private func gUnixFDMessage() -> [MemberCase] {
    return [
        MemberCase("GUnixFDMessage", \Members<Gio.UnixFDMessage>.fdList),
]
}

@MainActor
private func gUnixInputStream() -> [MemberCase] {
    return [
        MemberCase("GUnixInputStream", \Members<Gio.UnixInputStream>.closeFd),
        MemberCase("GUnixInputStream", \Members<Gio.UnixInputStream>.fd),
]
}

@MainActor
private func gUnixMountMonitor() -> [MemberCase] {
    return [
        MemberCase("GUnixMountMonitor", \Members<Gio.UnixMountMonitor>.mountpointsChanged),
        MemberCase("GUnixMountMonitor", \Members<Gio.UnixMountMonitor>.mountsChanged),
]
}

@MainActor
private func gUnixOutputStream() -> [MemberCase] {
    return [
        MemberCase("GUnixOutputStream", \Members<Gio.UnixOutputStream>.closeFd),
        MemberCase("GUnixOutputStream", \Members<Gio.UnixOutputStream>.fd),
]
}

@MainActor
private func gUnixSocketAddress() -> [MemberCase] {
    return [
        MemberCase("GUnixSocketAddress", \Members<Gio.UnixSocketAddress>.addressType),
        MemberCase("GUnixSocketAddress", \Members<Gio.UnixSocketAddress>.path),
]
}

@MainActor
private func gVolume() -> [MemberCase] {
    return [
        MemberCase("GVolume", \Members<Gio.Volume>.changed),
        MemberCase("GVolume", \Members<Gio.Volume>.removed),
]
}

@MainActor
private func gVolumeMonitor() -> [MemberCase] {
    return [
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.driveChanged),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.driveConnected),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.driveDisconnected),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.driveEjectButton),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.driveStopButton),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.mountAdded),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.mountChanged),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.mountPreUnmount),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.mountRemoved),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.volumeAdded),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.volumeChanged),
        MemberCase("GVolumeMonitor", \Members<Gio.VolumeMonitor>.volumeRemoved),
]
}

@MainActor
private func gZlibCompressor() -> [MemberCase] {
    return [
        MemberCase("GZlibCompressor", \Members<Gio.ZlibCompressor>.fileInfo),
        MemberCase("GZlibCompressor", \Members<Gio.ZlibCompressor>.format),
        MemberCase("GZlibCompressor", \Members<Gio.ZlibCompressor>.level),
]
}

@MainActor
private func gZlibDecompressor() -> [MemberCase] {
    return [
        MemberCase("GZlibDecompressor", \Members<Gio.ZlibDecompressor>.fileInfo),
        MemberCase("GZlibDecompressor", \Members<Gio.ZlibDecompressor>.format),
]
}

@MainActor
private func gdkAppLaunchContext() -> [MemberCase] {
    return [
        MemberCase("GdkAppLaunchContext", \Members<Gdk.AppLaunchContext>.display),
]
}

#if GTK_4_16
@MainActor
private func gdkCicpParams() -> [MemberCase] {
    return [
        MemberCase("GdkCicpParams", \Members<Gdk.CicpParams>.colorPrimaries),
        MemberCase("GdkCicpParams", \Members<Gdk.CicpParams>.matrixCoefficients),
        MemberCase("GdkCicpParams", \Members<Gdk.CicpParams>.range),
        MemberCase("GdkCicpParams", \Members<Gdk.CicpParams>.transferFunction),
]
}
#endif

@MainActor
private func gdkClipboard() -> [MemberCase] {
    return [
        MemberCase("GdkClipboard", \Members<Gdk.Clipboard>.content),
        MemberCase("GdkClipboard", \Members<Gdk.Clipboard>.display),
        MemberCase("GdkClipboard", \Members<Gdk.Clipboard>.formats),
        MemberCase("GdkClipboard", \Members<Gdk.Clipboard>.local),
        MemberCase("GdkClipboard", \Members<Gdk.Clipboard>.changed),
]
}

@MainActor
private func gdkContentProvider() -> [MemberCase] {
    return [
        MemberCase("GdkContentProvider", \Members<Gdk.ContentProvider>.formats),
        MemberCase("GdkContentProvider", \Members<Gdk.ContentProvider>.storableFormats),
        MemberCase("GdkContentProvider", \Members<Gdk.ContentProvider>.contentChanged),
]
}

@MainActor
private func gdkCursor() -> [MemberCase] {
    return [
        MemberCase("GdkCursor", \Members<Gdk.Cursor>.fallback),
        MemberCase("GdkCursor", \Members<Gdk.Cursor>.hotspotX),
        MemberCase("GdkCursor", \Members<Gdk.Cursor>.hotspotY),
        MemberCase("GdkCursor", \Members<Gdk.Cursor>.name),
        MemberCase("GdkCursor", \Members<Gdk.Cursor>.texture),
]
}

@MainActor
private func gdkDevice() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GdkDevice", \Members<Gdk.Device>.capsLockState),
        MemberCase("GdkDevice", \Members<Gdk.Device>.direction),
        MemberCase("GdkDevice", \Members<Gdk.Device>.display),
        MemberCase("GdkDevice", \Members<Gdk.Device>.hasBidiLayouts),
        MemberCase("GdkDevice", \Members<Gdk.Device>.hasCursor),
        MemberCase("GdkDevice", \Members<Gdk.Device>.modifierState),
        MemberCase("GdkDevice", \Members<Gdk.Device>.nAxes),
        MemberCase("GdkDevice", \Members<Gdk.Device>.name),
        MemberCase("GdkDevice", \Members<Gdk.Device>.numLockState),
        MemberCase("GdkDevice", \Members<Gdk.Device>.numTouches),
        MemberCase("GdkDevice", \Members<Gdk.Device>.productId),
        MemberCase("GdkDevice", \Members<Gdk.Device>.scrollLockState),
        MemberCase("GdkDevice", \Members<Gdk.Device>.seat),
        MemberCase("GdkDevice", \Members<Gdk.Device>.source),
        MemberCase("GdkDevice", \Members<Gdk.Device>.tool),
        MemberCase("GdkDevice", \Members<Gdk.Device>.vendorId),
        MemberCase("GdkDevice", \Members<Gdk.Device>.changed),
        MemberCase("GdkDevice", \Members<Gdk.Device>.toolChanged),
    ]
    #if GTK_4_18
    all += [
        MemberCase("GdkDevice", \Members<Gdk.Device>.activeLayoutIndex),
        MemberCase("GdkDevice", \Members<Gdk.Device>.layoutNames),
    ]
    #endif
    return all
}()
}

@MainActor
private func gdkDeviceTool() -> [MemberCase] {
    return [
        MemberCase("GdkDeviceTool", \Members<Gdk.DeviceTool>.axes),
        MemberCase("GdkDeviceTool", \Members<Gdk.DeviceTool>.hardwareId),
        MemberCase("GdkDeviceTool", \Members<Gdk.DeviceTool>.serial),
        MemberCase("GdkDeviceTool", \Members<Gdk.DeviceTool>.toolType),
]
}

@MainActor
private func gdkDisplay() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GdkDisplay", \Members<Gdk.Display>.composited),
        MemberCase("GdkDisplay", \Members<Gdk.Display>.inputShapes),
        MemberCase("GdkDisplay", \Members<Gdk.Display>.rgba),
        MemberCase("GdkDisplay", \Members<Gdk.Display>.closed),
        MemberCase("GdkDisplay", \Members<Gdk.Display>.opened),
        MemberCase("GdkDisplay", \Members<Gdk.Display>.seatAdded),
        MemberCase("GdkDisplay", \Members<Gdk.Display>.seatRemoved),
        MemberCase("GdkDisplay", \Members<Gdk.Display>.settingChanged),
    ]
    #if GTK_4_14
    all += [
        MemberCase("GdkDisplay", \Members<Gdk.Display>.dmabufFormats),
        MemberCase("GdkDisplay", \Members<Gdk.Display>.shadowWidth),
    ]
    #endif
    return all
}()
}

@MainActor
private func gdkDisplayManager() -> [MemberCase] {
    return [
        MemberCase("GdkDisplayManager", \Members<Gdk.DisplayManager>.defaultDisplay),
        MemberCase("GdkDisplayManager", \Members<Gdk.DisplayManager>.displayOpened),
]
}

#if GTK_4_14
@MainActor
private func gdkDmabufTextureBuilder() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.display),
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.fourcc),
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.height),
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.modifier),
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.nPlanes),
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.premultiplied),
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.updateRegion),
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.updateTexture),
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.width),
    ]
    #if GTK_4_16
    all += [
        MemberCase("GdkDmabufTextureBuilder", \Members<Gdk.DmabufTextureBuilder>.colorState),
    ]
    #endif
    return all
}()
}
#endif

@MainActor
private func gdkDrag() -> [MemberCase] {
    return [
        MemberCase("GdkDrag", \Members<Gdk.Drag>.actions),
        MemberCase("GdkDrag", \Members<Gdk.Drag>.content),
        MemberCase("GdkDrag", \Members<Gdk.Drag>.device),
        MemberCase("GdkDrag", \Members<Gdk.Drag>.display),
        MemberCase("GdkDrag", \Members<Gdk.Drag>.formats),
        MemberCase("GdkDrag", \Members<Gdk.Drag>.selectedAction),
        MemberCase("GdkDrag", \Members<Gdk.Drag>.surface),
        MemberCase("GdkDrag", \Members<Gdk.Drag>.cancel),
        MemberCase("GdkDrag", \Members<Gdk.Drag>.dndFinished),
        MemberCase("GdkDrag", \Members<Gdk.Drag>.dropPerformed),
]
}

@MainActor
private func gdkDrawContext() -> [MemberCase] {
    return [
        MemberCase("GdkDrawContext", \Members<Gdk.DrawContext>.display),
        MemberCase("GdkDrawContext", \Members<Gdk.DrawContext>.surface),
]
}

@MainActor
private func gdkDrop() -> [MemberCase] {
    return [
        MemberCase("GdkDrop", \Members<Gdk.Drop>.actions),
        MemberCase("GdkDrop", \Members<Gdk.Drop>.device),
        MemberCase("GdkDrop", \Members<Gdk.Drop>.display),
        MemberCase("GdkDrop", \Members<Gdk.Drop>.drag),
        MemberCase("GdkDrop", \Members<Gdk.Drop>.formats),
        MemberCase("GdkDrop", \Members<Gdk.Drop>.surface),
]
}

@MainActor
private func gdkFrameClock() -> [MemberCase] {
    return [
        MemberCase("GdkFrameClock", \Members<Gdk.FrameClock>.afterPaint),
        MemberCase("GdkFrameClock", \Members<Gdk.FrameClock>.beforePaint),
        MemberCase("GdkFrameClock", \Members<Gdk.FrameClock>.flushEvents),
        MemberCase("GdkFrameClock", \Members<Gdk.FrameClock>.layout),
        MemberCase("GdkFrameClock", \Members<Gdk.FrameClock>.paint),
        MemberCase("GdkFrameClock", \Members<Gdk.FrameClock>.resumeEvents),
        MemberCase("GdkFrameClock", \Members<Gdk.FrameClock>.update),
]
}

@MainActor
private func gdkGLContext() -> [MemberCase] {
    return [
        MemberCase("GdkGLContext", \Members<Gdk.GLContext>.allowedApis),
        MemberCase("GdkGLContext", \Members<Gdk.GLContext>.api),
]
}

#if GTK_4_12
@MainActor
private func gdkGLTextureBuilder() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GdkGLTextureBuilder", \Members<Gdk.GLTextureBuilder>.context),
        MemberCase("GdkGLTextureBuilder", \Members<Gdk.GLTextureBuilder>.format),
        MemberCase("GdkGLTextureBuilder", \Members<Gdk.GLTextureBuilder>.hasMipmap),
        MemberCase("GdkGLTextureBuilder", \Members<Gdk.GLTextureBuilder>.height),
        MemberCase("GdkGLTextureBuilder", \Members<Gdk.GLTextureBuilder>.id),
        MemberCase("GdkGLTextureBuilder", \Members<Gdk.GLTextureBuilder>.updateRegion),
        MemberCase("GdkGLTextureBuilder", \Members<Gdk.GLTextureBuilder>.updateTexture),
        MemberCase("GdkGLTextureBuilder", \Members<Gdk.GLTextureBuilder>.width),
    ]
    #if GTK_4_16
    all += [
        MemberCase("GdkGLTextureBuilder", \Members<Gdk.GLTextureBuilder>.colorState),
    ]
    #endif
    return all
}()
}
#endif

#if GTK_4_16
@MainActor
private func gdkMemoryTextureBuilder() -> [MemberCase] {
    return [
        MemberCase("GdkMemoryTextureBuilder", \Members<Gdk.MemoryTextureBuilder>.bytes),
        MemberCase("GdkMemoryTextureBuilder", \Members<Gdk.MemoryTextureBuilder>.colorState),
        MemberCase("GdkMemoryTextureBuilder", \Members<Gdk.MemoryTextureBuilder>.format),
        MemberCase("GdkMemoryTextureBuilder", \Members<Gdk.MemoryTextureBuilder>.height),
        MemberCase("GdkMemoryTextureBuilder", \Members<Gdk.MemoryTextureBuilder>.stride),
        MemberCase("GdkMemoryTextureBuilder", \Members<Gdk.MemoryTextureBuilder>.updateRegion),
        MemberCase("GdkMemoryTextureBuilder", \Members<Gdk.MemoryTextureBuilder>.updateTexture),
        MemberCase("GdkMemoryTextureBuilder", \Members<Gdk.MemoryTextureBuilder>.width),
]
}
#endif

@MainActor
private func gdkMonitor() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.connector),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.display),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.geometry),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.heightMm),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.manufacturer),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.model),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.refreshRate),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.scaleFactor),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.subpixelLayout),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.valid),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.widthMm),
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.invalidate),
    ]
    #if GTK_4_10
    all += [
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.monitorDescription),
    ]
    #endif
    #if GTK_4_14
    all += [
        MemberCase("GdkMonitor", \Members<Gdk.Monitor>.scale),
    ]
    #endif
    return all
}()
}

@MainActor
private func gdkPaintable() -> [MemberCase] {
    return [
        MemberCase("GdkPaintable", \Members<Gtk.IconPaintable>.invalidateContents),
        MemberCase("GdkPaintable", \Members<Gtk.IconPaintable>.invalidateSize),
]
}

@MainActor
private func gdkPixbuf() -> [MemberCase] {
    return [
        MemberCase("GdkPixbuf", \Members<GdkPixbuf.Pixbuf>.bitsPerSample),
        MemberCase("GdkPixbuf", \Members<GdkPixbuf.Pixbuf>.colorspace),
        MemberCase("GdkPixbuf", \Members<GdkPixbuf.Pixbuf>.hasAlpha),
        MemberCase("GdkPixbuf", \Members<GdkPixbuf.Pixbuf>.height),
        MemberCase("GdkPixbuf", \Members<GdkPixbuf.Pixbuf>.nChannels),
        MemberCase("GdkPixbuf", \Members<GdkPixbuf.Pixbuf>.pixelBytes),
        MemberCase("GdkPixbuf", \Members<GdkPixbuf.Pixbuf>.rowstride),
        MemberCase("GdkPixbuf", \Members<GdkPixbuf.Pixbuf>.width),
]
}

@MainActor
private func gdkPixbufLoader() -> [MemberCase] {
    return [
        MemberCase("GdkPixbufLoader", \Members<GdkPixbuf.PixbufLoader>.areaPrepared),
        MemberCase("GdkPixbufLoader", \Members<GdkPixbuf.PixbufLoader>.areaUpdated),
        MemberCase("GdkPixbufLoader", \Members<GdkPixbuf.PixbufLoader>.closed),
        MemberCase("GdkPixbufLoader", \Members<GdkPixbuf.PixbufLoader>.sizePrepared),
]
}

@MainActor
private func gdkPixbufSimpleAnim() -> [MemberCase] {
    return [
        MemberCase("GdkPixbufSimpleAnim", \Members<GdkPixbuf.PixbufSimpleAnim>.loop),
]
}

@MainActor
private func gdkSeat() -> [MemberCase] {
    return [
        MemberCase("GdkSeat", \Members<Gdk.Seat>.display),
        MemberCase("GdkSeat", \Members<Gdk.Seat>.deviceAdded),
        MemberCase("GdkSeat", \Members<Gdk.Seat>.deviceRemoved),
        MemberCase("GdkSeat", \Members<Gdk.Seat>.toolAdded),
        MemberCase("GdkSeat", \Members<Gdk.Seat>.toolRemoved),
]
}

@MainActor
private func gdkSurface() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GdkSurface", \Members<Gdk.Surface>.cursor),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.display),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.frameClock),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.height),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.mapped),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.scaleFactor),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.width),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.enterMonitor),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.event),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.layout),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.leaveMonitor),
        MemberCase("GdkSurface", \Members<Gdk.Surface>.render),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GdkSurface", \Members<Gdk.Surface>.scale),
    ]
    #endif
    return all
}()
}

@MainActor
private func gdkTexture() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GdkTexture", \Members<Gdk.Texture>.height),
        MemberCase("GdkTexture", \Members<Gdk.Texture>.width),
    ]
    #if GTK_4_16
    all += [
        MemberCase("GdkTexture", \Members<Gdk.Texture>.colorState),
    ]
    #endif
    return all
}()
}

@MainActor
private func gdkVulkanContext() -> [MemberCase] {
    return [
        MemberCase("GdkVulkanContext", \Members<Gdk.VulkanContext>.imagesUpdated),
]
}

@MainActor
private func gskGLShader() -> [MemberCase] {
    return [
        MemberCase("GskGLShader", \Members<Gsk.GLShader>.resource),
        MemberCase("GskGLShader", \Members<Gsk.GLShader>.source),
]
}

@MainActor
private func gskRenderer() -> [MemberCase] {
    return [
        MemberCase("GskRenderer", \Members<Gsk.Renderer>.realized),
        MemberCase("GskRenderer", \Members<Gsk.Renderer>.surface),
]
}

@MainActor
private func gtkATContext() -> [MemberCase] {
    return [
        MemberCase("GtkATContext", \Members<Gtk.ATContext>.accessible),
        MemberCase("GtkATContext", \Members<Gtk.ATContext>.accessibleRole),
        MemberCase("GtkATContext", \Members<Gtk.ATContext>.display),
        MemberCase("GtkATContext", \Members<Gtk.ATContext>.stateChange),
]
}

@MainActor
private func gtkAboutDialog() -> [MemberCase] {
    return [
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.artists),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.authors),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.comments),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.copyright),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.documenters),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.license),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.licenseType),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.logo),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.logoIconName),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.programName),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.systemInformation),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.translatorCredits),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.version),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.website),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.websiteLabel),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.wrapLicense),
        MemberCase("GtkAboutDialog", \Members<Gtk.AboutDialog>.activateLink),
]
}

@MainActor
private func gtkAccessible() -> [MemberCase] {
    return [
        MemberCase("GtkAccessible", \Members<Gtk.AboutDialog>.accessibleRole),
]
}

@MainActor
private func gtkActionBar() -> [MemberCase] {
    return [
        MemberCase("GtkActionBar", \Members<Gtk.ActionBar>.revealed),
]
}

@MainActor
private func gtkActionable() -> [MemberCase] {
    return [
        MemberCase("GtkActionable", \Members<Gtk.Button>.actionName),
        MemberCase("GtkActionable", \Members<Gtk.Button>.actionTarget),
]
}

@MainActor
private func gtkAdjustment() -> [MemberCase] {
    return [
        MemberCase("GtkAdjustment", \Members<Gtk.Adjustment>.lower),
        MemberCase("GtkAdjustment", \Members<Gtk.Adjustment>.pageIncrement),
        MemberCase("GtkAdjustment", \Members<Gtk.Adjustment>.pageSize),
        MemberCase("GtkAdjustment", \Members<Gtk.Adjustment>.stepIncrement),
        MemberCase("GtkAdjustment", \Members<Gtk.Adjustment>.upper),
        MemberCase("GtkAdjustment", \Members<Gtk.Adjustment>.value),
        MemberCase("GtkAdjustment", \Members<Gtk.Adjustment>.changed),
        MemberCase("GtkAdjustment", \Members<Gtk.Adjustment>.valueChanged),
]
}

#if GTK_4_10
@MainActor
private func gtkAlertDialog() -> [MemberCase] {
    return [
        MemberCase("GtkAlertDialog", \Members<Gtk.AlertDialog>.buttons),
        MemberCase("GtkAlertDialog", \Members<Gtk.AlertDialog>.cancelButton),
        MemberCase("GtkAlertDialog", \Members<Gtk.AlertDialog>.defaultButton),
        MemberCase("GtkAlertDialog", \Members<Gtk.AlertDialog>.detail),
        MemberCase("GtkAlertDialog", \Members<Gtk.AlertDialog>.message),
        MemberCase("GtkAlertDialog", \Members<Gtk.AlertDialog>.modal),
]
}
#endif

@MainActor
private func gtkAlternativeTrigger() -> [MemberCase] {
    return [
        MemberCase("GtkAlternativeTrigger", \Members<Gtk.AlternativeTrigger>.first),
        MemberCase("GtkAlternativeTrigger", \Members<Gtk.AlternativeTrigger>.second),
]
}

@MainActor
private func gtkAppChooser() -> [MemberCase] {
    return [
        MemberCase("GtkAppChooser", \Members<Gtk.AppChooserButton>.contentType),
]
}

@MainActor
private func gtkAppChooserButton() -> [MemberCase] {
    return [
        MemberCase("GtkAppChooserButton", \Members<Gtk.AppChooserButton>.heading),
        MemberCase("GtkAppChooserButton", \Members<Gtk.AppChooserButton>.modal),
        MemberCase("GtkAppChooserButton", \Members<Gtk.AppChooserButton>.showDefaultItem),
        MemberCase("GtkAppChooserButton", \Members<Gtk.AppChooserButton>.showDialogItem),
        MemberCase("GtkAppChooserButton", \Members<Gtk.AppChooserButton>.activate),
        MemberCase("GtkAppChooserButton", \Members<Gtk.AppChooserButton>.changed),
        MemberCase("GtkAppChooserButton", \Members<Gtk.AppChooserButton>.customItemActivated),
]
}

@MainActor
private func gtkAppChooserDialog() -> [MemberCase] {
    return [
        MemberCase("GtkAppChooserDialog", \Members<Gtk.AppChooserDialog>.gfile),
        MemberCase("GtkAppChooserDialog", \Members<Gtk.AppChooserDialog>.heading),
]
}

@MainActor
private func gtkAppChooserWidget() -> [MemberCase] {
    return [
        MemberCase("GtkAppChooserWidget", \Members<Gtk.AppChooserWidget>.defaultText),
        MemberCase("GtkAppChooserWidget", \Members<Gtk.AppChooserWidget>.showAll),
        MemberCase("GtkAppChooserWidget", \Members<Gtk.AppChooserWidget>.showDefault),
        MemberCase("GtkAppChooserWidget", \Members<Gtk.AppChooserWidget>.showFallback),
        MemberCase("GtkAppChooserWidget", \Members<Gtk.AppChooserWidget>.showOther),
        MemberCase("GtkAppChooserWidget", \Members<Gtk.AppChooserWidget>.showRecommended),
        MemberCase("GtkAppChooserWidget", \Members<Gtk.AppChooserWidget>.applicationActivated),
        MemberCase("GtkAppChooserWidget", \Members<Gtk.AppChooserWidget>.applicationSelected),
]
}

@MainActor
private func gtkApplication() -> [MemberCase] {
    return [
        MemberCase("GtkApplication", \Members<Gtk.Application>.activeWindow),
        MemberCase("GtkApplication", \Members<Gtk.Application>.menubar),
        MemberCase("GtkApplication", \Members<Gtk.Application>.registerSession),
        MemberCase("GtkApplication", \Members<Gtk.Application>.screensaverActive),
        MemberCase("GtkApplication", \Members<Gtk.Application>.queryEnd),
        MemberCase("GtkApplication", \Members<Gtk.Application>.windowAdded),
        MemberCase("GtkApplication", \Members<Gtk.Application>.windowRemoved),
]
}

@MainActor
private func gtkApplicationWindow() -> [MemberCase] {
    return [
        MemberCase("GtkApplicationWindow", \Members<Gtk.ApplicationWindow>.showMenubar),
]
}

@MainActor
private func gtkAspectFrame() -> [MemberCase] {
    return [
        MemberCase("GtkAspectFrame", \Members<Gtk.AspectFrame>.child),
        MemberCase("GtkAspectFrame", \Members<Gtk.AspectFrame>.obeyChild),
        MemberCase("GtkAspectFrame", \Members<Gtk.AspectFrame>.ratio),
        MemberCase("GtkAspectFrame", \Members<Gtk.AspectFrame>.xalign),
        MemberCase("GtkAspectFrame", \Members<Gtk.AspectFrame>.yalign),
]
}

@MainActor
private func gtkAssistant() -> [MemberCase] {
    return [
        MemberCase("GtkAssistant", \Members<Gtk.Assistant>.pages),
        MemberCase("GtkAssistant", \Members<Gtk.Assistant>.useHeaderBar),
        MemberCase("GtkAssistant", \Members<Gtk.Assistant>.apply),
        MemberCase("GtkAssistant", \Members<Gtk.Assistant>.cancel),
        MemberCase("GtkAssistant", \Members<Gtk.Assistant>.close),
        MemberCase("GtkAssistant", \Members<Gtk.Assistant>.escape),
        MemberCase("GtkAssistant", \Members<Gtk.Assistant>.prepare),
]
}

@MainActor
private func gtkAssistantPage() -> [MemberCase] {
    return [
        MemberCase("GtkAssistantPage", \Members<Gtk.AssistantPage>.child),
        MemberCase("GtkAssistantPage", \Members<Gtk.AssistantPage>.complete),
        MemberCase("GtkAssistantPage", \Members<Gtk.AssistantPage>.pageType),
        MemberCase("GtkAssistantPage", \Members<Gtk.AssistantPage>.title),
]
}

@MainActor
private func gtkBookmarkList() -> [MemberCase] {
    return [
        MemberCase("GtkBookmarkList", \Members<Gtk.BookmarkList>.attributes),
        MemberCase("GtkBookmarkList", \Members<Gtk.BookmarkList>.filename),
        MemberCase("GtkBookmarkList", \Members<Gtk.BookmarkList>.ioPriority),
        MemberCase("GtkBookmarkList", \Members<Gtk.BookmarkList>.itemType),
        MemberCase("GtkBookmarkList", \Members<Gtk.BookmarkList>.loading),
        MemberCase("GtkBookmarkList", \Members<Gtk.BookmarkList>.nItems),
]
}

@MainActor
private func gtkBoolFilter() -> [MemberCase] {
    return [
        MemberCase("GtkBoolFilter", \Members<Gtk.BoolFilter>.expression),
        MemberCase("GtkBoolFilter", \Members<Gtk.BoolFilter>.invert),
]
}

@MainActor
private func gtkBox() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkBox", \Members<Gtk.Box>.baselinePosition),
        MemberCase("GtkBox", \Members<Gtk.Box>.homogeneous),
        MemberCase("GtkBox", \Members<Gtk.Box>.spacing),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkBox", \Members<Gtk.Box>.baselineChild),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkBoxLayout() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkBoxLayout", \Members<Gtk.BoxLayout>.baselinePosition),
        MemberCase("GtkBoxLayout", \Members<Gtk.BoxLayout>.homogeneous),
        MemberCase("GtkBoxLayout", \Members<Gtk.BoxLayout>.spacing),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkBoxLayout", \Members<Gtk.BoxLayout>.baselineChild),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkBuilder() -> [MemberCase] {
    return [
        MemberCase("GtkBuilder", \Members<Gtk.Builder>.currentObject),
        MemberCase("GtkBuilder", \Members<Gtk.Builder>.scope),
        MemberCase("GtkBuilder", \Members<Gtk.Builder>.translationDomain),
]
}

@MainActor
private func gtkBuilderListItemFactory() -> [MemberCase] {
    return [
        MemberCase("GtkBuilderListItemFactory", \Members<Gtk.BuilderListItemFactory>.bytes),
        MemberCase("GtkBuilderListItemFactory", \Members<Gtk.BuilderListItemFactory>.resource),
        MemberCase("GtkBuilderListItemFactory", \Members<Gtk.BuilderListItemFactory>.scope),
]
}

@MainActor
private func gtkButton() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkButton", \Members<Gtk.Button>.child),
        MemberCase("GtkButton", \Members<Gtk.Button>.hasFrame),
        MemberCase("GtkButton", \Members<Gtk.Button>.iconName),
        MemberCase("GtkButton", \Members<Gtk.Button>.label),
        MemberCase("GtkButton", \Members<Gtk.Button>.useUnderline),
        MemberCase("GtkButton", \Members<Gtk.Button>.activate),
        MemberCase("GtkButton", \Members<Gtk.Button>.clicked),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkButton", \Members<Gtk.Button>.canShrink),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkCalendar() -> [MemberCase] {
    return [
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.day),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.month),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.showDayNames),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.showHeading),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.showWeekNumbers),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.year),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.daySelected),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.nextMonth),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.nextYear),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.prevMonth),
        MemberCase("GtkCalendar", \Members<Gtk.Calendar>.prevYear),
]
}

@MainActor
private func gtkCellArea() -> [MemberCase] {
    return [
        MemberCase("GtkCellArea", \Members<Gtk.CellArea>.editWidget),
        MemberCase("GtkCellArea", \Members<Gtk.CellArea>.editedCell),
        MemberCase("GtkCellArea", \Members<Gtk.CellArea>.focusCell),
        MemberCase("GtkCellArea", \Members<Gtk.CellArea>.addEditable),
        MemberCase("GtkCellArea", \Members<Gtk.CellArea>.applyAttributes),
        MemberCase("GtkCellArea", \Members<Gtk.CellArea>.focusChanged),
        MemberCase("GtkCellArea", \Members<Gtk.CellArea>.removeEditable),
]
}

@MainActor
private func gtkCellAreaBox() -> [MemberCase] {
    return [
        MemberCase("GtkCellAreaBox", \Members<Gtk.CellAreaBox>.spacing),
]
}

@MainActor
private func gtkCellAreaContext() -> [MemberCase] {
    return [
        MemberCase("GtkCellAreaContext", \Members<Gtk.CellAreaContext>.area),
        MemberCase("GtkCellAreaContext", \Members<Gtk.CellAreaContext>.minimumHeight),
        MemberCase("GtkCellAreaContext", \Members<Gtk.CellAreaContext>.minimumWidth),
        MemberCase("GtkCellAreaContext", \Members<Gtk.CellAreaContext>.naturalHeight),
        MemberCase("GtkCellAreaContext", \Members<Gtk.CellAreaContext>.naturalWidth),
]
}

@MainActor
private func gtkCellEditable() -> [MemberCase] {
    return [
        MemberCase("GtkCellEditable", \Members<Gtk.ComboBox>.editingCanceled),
        MemberCase("GtkCellEditable", \Members<Gtk.ComboBox>.editingDone),
        MemberCase("GtkCellEditable", \Members<Gtk.ComboBox>.removeWidget),
]
}

@MainActor
private func gtkCellRenderer() -> [MemberCase] {
    return [
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.cellBackgroundRgba),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.cellBackgroundSet),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.editing),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.height),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.isExpanded),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.isExpander),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.mode),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.sensitive),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.visible),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.width),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.xalign),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.xpad),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.yalign),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.ypad),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.editingCanceled),
        MemberCase("GtkCellRenderer", \Members<Gtk.CellRenderer>.editingStarted),
]
}

@MainActor
private func gtkCellRendererAccel() -> [MemberCase] {
    return [
        MemberCase("GtkCellRendererAccel", \Members<Gtk.CellRendererAccel>.accelKey),
        MemberCase("GtkCellRendererAccel", \Members<Gtk.CellRendererAccel>.accelMode),
        MemberCase("GtkCellRendererAccel", \Members<Gtk.CellRendererAccel>.accelMods),
        MemberCase("GtkCellRendererAccel", \Members<Gtk.CellRendererAccel>.keycode),
        MemberCase("GtkCellRendererAccel", \Members<Gtk.CellRendererAccel>.accelCleared),
        MemberCase("GtkCellRendererAccel", \Members<Gtk.CellRendererAccel>.accelEdited),
]
}

@MainActor
private func gtkCellRendererCombo() -> [MemberCase] {
    return [
        MemberCase("GtkCellRendererCombo", \Members<Gtk.CellRendererCombo>.hasEntry),
        MemberCase("GtkCellRendererCombo", \Members<Gtk.CellRendererCombo>.model),
        MemberCase("GtkCellRendererCombo", \Members<Gtk.CellRendererCombo>.textColumn),
        MemberCase("GtkCellRendererCombo", \Members<Gtk.CellRendererCombo>.changed),
]
}

@MainActor
private func gtkCellRendererPixbuf() -> [MemberCase] {
    return [
        MemberCase("GtkCellRendererPixbuf", \Members<Gtk.CellRendererPixbuf>.gicon),
        MemberCase("GtkCellRendererPixbuf", \Members<Gtk.CellRendererPixbuf>.iconName),
        MemberCase("GtkCellRendererPixbuf", \Members<Gtk.CellRendererPixbuf>.iconSize),
        MemberCase("GtkCellRendererPixbuf", \Members<Gtk.CellRendererPixbuf>.pixbufExpanderClosed),
        MemberCase("GtkCellRendererPixbuf", \Members<Gtk.CellRendererPixbuf>.pixbufExpanderOpen),
        MemberCase("GtkCellRendererPixbuf", \Members<Gtk.CellRendererPixbuf>.texture),
]
}

@MainActor
private func gtkCellRendererProgress() -> [MemberCase] {
    return [
        MemberCase("GtkCellRendererProgress", \Members<Gtk.CellRendererProgress>.inverted),
        MemberCase("GtkCellRendererProgress", \Members<Gtk.CellRendererProgress>.pulse),
        MemberCase("GtkCellRendererProgress", \Members<Gtk.CellRendererProgress>.text),
        MemberCase("GtkCellRendererProgress", \Members<Gtk.CellRendererProgress>.textXalign),
        MemberCase("GtkCellRendererProgress", \Members<Gtk.CellRendererProgress>.textYalign),
        MemberCase("GtkCellRendererProgress", \Members<Gtk.CellRendererProgress>.value),
]
}

@MainActor
private func gtkCellRendererSpin() -> [MemberCase] {
    return [
        MemberCase("GtkCellRendererSpin", \Members<Gtk.CellRendererSpin>.adjustment),
        MemberCase("GtkCellRendererSpin", \Members<Gtk.CellRendererSpin>.climbRate),
        MemberCase("GtkCellRendererSpin", \Members<Gtk.CellRendererSpin>.digits),
]
}

@MainActor
private func gtkCellRendererSpinner() -> [MemberCase] {
    return [
        MemberCase("GtkCellRendererSpinner", \Members<Gtk.CellRendererSpinner>.active),
        MemberCase("GtkCellRendererSpinner", \Members<Gtk.CellRendererSpinner>.pulse),
        MemberCase("GtkCellRendererSpinner", \Members<Gtk.CellRendererSpinner>.size),
]
}

@MainActor
private func gtkCellRendererText() -> [MemberCase] {
    return [
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.alignSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.textAlignment),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.attributes),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.backgroundRgba),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.backgroundSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.editable),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.editableSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.ellipsize),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.ellipsizeSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.family),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.familySet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.font),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.fontDesc),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.foregroundRgba),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.foregroundSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.language),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.languageSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.maxWidthChars),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.placeholderText),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.rise),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.riseSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.scale),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.scaleSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.singleParagraphMode),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.size),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.sizePoints),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.sizeSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.stretch),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.stretchSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.strikethrough),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.strikethroughSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.style),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.styleSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.text),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.underline),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.underlineSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.variant),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.variantSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.weight),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.weightSet),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.widthChars),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.wrapMode),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.wrapWidth),
        MemberCase("GtkCellRendererText", \Members<Gtk.CellRendererText>.edited),
]
}

@MainActor
private func gtkCellRendererToggle() -> [MemberCase] {
    return [
        MemberCase("GtkCellRendererToggle", \Members<Gtk.CellRendererToggle>.activatable),
        MemberCase("GtkCellRendererToggle", \Members<Gtk.CellRendererToggle>.active),
        MemberCase("GtkCellRendererToggle", \Members<Gtk.CellRendererToggle>.inconsistent),
        MemberCase("GtkCellRendererToggle", \Members<Gtk.CellRendererToggle>.radio),
        MemberCase("GtkCellRendererToggle", \Members<Gtk.CellRendererToggle>.toggled),
]
}

@MainActor
private func gtkCellView() -> [MemberCase] {
    return [
        MemberCase("GtkCellView", \Members<Gtk.CellView>.cellArea),
        MemberCase("GtkCellView", \Members<Gtk.CellView>.cellAreaContext),
        MemberCase("GtkCellView", \Members<Gtk.CellView>.drawSensitive),
        MemberCase("GtkCellView", \Members<Gtk.CellView>.fitModel),
        MemberCase("GtkCellView", \Members<Gtk.CellView>.model),
]
}

@MainActor
private func gtkCenterBox() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkCenterBox", \Members<Gtk.CenterBox>.baselinePosition),
    ]
    #if GTK_4_10
    all += [
        MemberCase("GtkCenterBox", \Members<Gtk.CenterBox>.centerWidget),
        MemberCase("GtkCenterBox", \Members<Gtk.CenterBox>.endWidget),
        MemberCase("GtkCenterBox", \Members<Gtk.CenterBox>.startWidget),
    ]
    #endif
    #if GTK_4_12
    all += [
        MemberCase("GtkCenterBox", \Members<Gtk.CenterBox>.shrinkCenterLast),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkCenterLayout() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkCenterLayout", \Members<Gtk.CenterLayout>.shrinkCenterLast),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkCheckButton() -> [MemberCase] {
    return [
        MemberCase("GtkCheckButton", \Members<Gtk.CheckButton>.active),
        MemberCase("GtkCheckButton", \Members<Gtk.CheckButton>.child),
        MemberCase("GtkCheckButton", \Members<Gtk.CheckButton>.inconsistent),
        MemberCase("GtkCheckButton", \Members<Gtk.CheckButton>.label),
        MemberCase("GtkCheckButton", \Members<Gtk.CheckButton>.useUnderline),
        MemberCase("GtkCheckButton", \Members<Gtk.CheckButton>.activate),
        MemberCase("GtkCheckButton", \Members<Gtk.CheckButton>.toggled),
]
}

@MainActor
private func gtkColorButton() -> [MemberCase] {
    return [
        MemberCase("GtkColorButton", \Members<Gtk.ColorButton>.modal),
        MemberCase("GtkColorButton", \Members<Gtk.ColorButton>.showEditor),
        MemberCase("GtkColorButton", \Members<Gtk.ColorButton>.title),
        MemberCase("GtkColorButton", \Members<Gtk.ColorButton>.activate),
        MemberCase("GtkColorButton", \Members<Gtk.ColorButton>.colorSet),
]
}

@MainActor
private func gtkColorChooser() -> [MemberCase] {
    return [
        MemberCase("GtkColorChooser", \Members<Gtk.ColorButton>.rgba),
        MemberCase("GtkColorChooser", \Members<Gtk.ColorButton>.useAlpha),
        MemberCase("GtkColorChooser", \Members<Gtk.ColorButton>.colorActivated),
]
}

@MainActor
private func gtkColorChooserDialog() -> [MemberCase] {
    return [
        MemberCase("GtkColorChooserDialog", \Members<Gtk.ColorChooserDialog>.showEditor),
]
}

@MainActor
private func gtkColorChooserWidget() -> [MemberCase] {
    return [
        MemberCase("GtkColorChooserWidget", \Members<Gtk.ColorChooserWidget>.showEditor),
]
}

#if GTK_4_10
@MainActor
private func gtkColorDialog() -> [MemberCase] {
    return [
        MemberCase("GtkColorDialog", \Members<Gtk.ColorDialog>.modal),
        MemberCase("GtkColorDialog", \Members<Gtk.ColorDialog>.title),
        MemberCase("GtkColorDialog", \Members<Gtk.ColorDialog>.withAlpha),
]
}
#endif

#if GTK_4_10
@MainActor
private func gtkColorDialogButton() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkColorDialogButton", \Members<Gtk.ColorDialogButton>.dialog),
        MemberCase("GtkColorDialogButton", \Members<Gtk.ColorDialogButton>.rgba),
    ]
    #if GTK_4_14
    all += [
        MemberCase("GtkColorDialogButton", \Members<Gtk.ColorDialogButton>.activate),
    ]
    #endif
    return all
}()
}
#endif

@MainActor
private func gtkColumnView() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.columns),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.enableRubberband),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.model),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.reorderable),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.showColumnSeparators),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.showRowSeparators),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.singleClickActivate),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.sorter),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.activate),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.headerFactory),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.rowFactory),
        MemberCase("GtkColumnView", \Members<Gtk.ColumnView>.tabBehavior),
    ]
    #endif
    return all
}()
}

#if GTK_4_12
@MainActor
private func gtkColumnViewCell() -> [MemberCase] {
    return [
        MemberCase("GtkColumnViewCell", \Members<Gtk.ColumnViewCell>.child),
        MemberCase("GtkColumnViewCell", \Members<Gtk.ColumnViewCell>.focusable),
]
}
#endif

@MainActor
private func gtkColumnViewColumn() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.columnView),
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.expand),
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.factory),
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.fixedWidth),
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.headerMenu),
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.resizable),
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.sorter),
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.title),
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.visible),
    ]
    #if GTK_4_10
    all += [
        MemberCase("GtkColumnViewColumn", \Members<Gtk.ColumnViewColumn>.id),
    ]
    #endif
    return all
}()
}

#if GTK_4_12
@MainActor
private func gtkColumnViewRow() -> [MemberCase] {
    return [
        MemberCase("GtkColumnViewRow", \Members<Gtk.ColumnViewRow>.accessibleDescription),
        MemberCase("GtkColumnViewRow", \Members<Gtk.ColumnViewRow>.accessibleLabel),
        MemberCase("GtkColumnViewRow", \Members<Gtk.ColumnViewRow>.activatable),
        MemberCase("GtkColumnViewRow", \Members<Gtk.ColumnViewRow>.focusable),
        MemberCase("GtkColumnViewRow", \Members<Gtk.ColumnViewRow>.item),
        MemberCase("GtkColumnViewRow", \Members<Gtk.ColumnViewRow>.position),
        MemberCase("GtkColumnViewRow", \Members<Gtk.ColumnViewRow>.selectable),
        MemberCase("GtkColumnViewRow", \Members<Gtk.ColumnViewRow>.selected),
]
}
#endif

#if GTK_4_10
@MainActor
private func gtkColumnViewSorter() -> [MemberCase] {
    return [
        MemberCase("GtkColumnViewSorter", \Members<Gtk.ColumnViewSorter>.primarySortColumn),
        MemberCase("GtkColumnViewSorter", \Members<Gtk.ColumnViewSorter>.primarySortOrder),
]
}
#endif

@MainActor
private func gtkComboBox() -> [MemberCase] {
    return [
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.active),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.activeId),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.buttonSensitivity),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.child),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.entryTextColumn),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.hasEntry),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.hasFrame),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.idColumn),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.model),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.popupFixedWidth),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.popupShown),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.activate),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.changed),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.formatEntryText),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.moveActive),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.popdown),
        MemberCase("GtkComboBox", \Members<Gtk.ComboBox>.popup),
]
}

@MainActor
private func gtkConstraint() -> [MemberCase] {
    return [
        MemberCase("GtkConstraint", \Members<Gtk.Constraint>.constant),
        MemberCase("GtkConstraint", \Members<Gtk.Constraint>.multiplier),
        MemberCase("GtkConstraint", \Members<Gtk.Constraint>.relation),
        MemberCase("GtkConstraint", \Members<Gtk.Constraint>.source),
        MemberCase("GtkConstraint", \Members<Gtk.Constraint>.sourceAttribute),
        MemberCase("GtkConstraint", \Members<Gtk.Constraint>.strength),
        MemberCase("GtkConstraint", \Members<Gtk.Constraint>.target),
        MemberCase("GtkConstraint", \Members<Gtk.Constraint>.targetAttribute),
]
}

@MainActor
private func gtkConstraintGuide() -> [MemberCase] {
    return [
        MemberCase("GtkConstraintGuide", \Members<Gtk.ConstraintGuide>.maxHeight),
        MemberCase("GtkConstraintGuide", \Members<Gtk.ConstraintGuide>.maxWidth),
        MemberCase("GtkConstraintGuide", \Members<Gtk.ConstraintGuide>.minHeight),
        MemberCase("GtkConstraintGuide", \Members<Gtk.ConstraintGuide>.minWidth),
        MemberCase("GtkConstraintGuide", \Members<Gtk.ConstraintGuide>.name),
        MemberCase("GtkConstraintGuide", \Members<Gtk.ConstraintGuide>.natHeight),
        MemberCase("GtkConstraintGuide", \Members<Gtk.ConstraintGuide>.natWidth),
        MemberCase("GtkConstraintGuide", \Members<Gtk.ConstraintGuide>.strength),
]
}

@MainActor
private func gtkDialog() -> [MemberCase] {
    return [
        MemberCase("GtkDialog", \Members<Gtk.Dialog>.useHeaderBar),
        MemberCase("GtkDialog", \Members<Gtk.Dialog>.close),
        MemberCase("GtkDialog", \Members<Gtk.Dialog>.response),
]
}

@MainActor
private func gtkDirectoryList() -> [MemberCase] {
    return [
        MemberCase("GtkDirectoryList", \Members<Gtk.DirectoryList>.attributes),
        MemberCase("GtkDirectoryList", \Members<Gtk.DirectoryList>.file),
        MemberCase("GtkDirectoryList", \Members<Gtk.DirectoryList>.ioPriority),
        MemberCase("GtkDirectoryList", \Members<Gtk.DirectoryList>.itemType),
        MemberCase("GtkDirectoryList", \Members<Gtk.DirectoryList>.loading),
        MemberCase("GtkDirectoryList", \Members<Gtk.DirectoryList>.monitored),
        MemberCase("GtkDirectoryList", \Members<Gtk.DirectoryList>.nItems),
]
}

@MainActor
private func gtkDragIcon() -> [MemberCase] {
    return [
        MemberCase("GtkDragIcon", \Members<Gtk.DragIcon>.child),
]
}

@MainActor
private func gtkDragSource() -> [MemberCase] {
    return [
        MemberCase("GtkDragSource", \Members<Gtk.DragSource>.actions),
        MemberCase("GtkDragSource", \Members<Gtk.DragSource>.content),
        MemberCase("GtkDragSource", \Members<Gtk.DragSource>.dragBegin),
        MemberCase("GtkDragSource", \Members<Gtk.DragSource>.dragCancel),
        MemberCase("GtkDragSource", \Members<Gtk.DragSource>.dragEnd),
        MemberCase("GtkDragSource", \Members<Gtk.DragSource>.prepare),
]
}

@MainActor
private func gtkDrawingArea() -> [MemberCase] {
    return [
        MemberCase("GtkDrawingArea", \Members<Gtk.DrawingArea>.contentHeight),
        MemberCase("GtkDrawingArea", \Members<Gtk.DrawingArea>.contentWidth),
        MemberCase("GtkDrawingArea", \Members<Gtk.DrawingArea>.resize),
]
}

@MainActor
private func gtkDropControllerMotion() -> [MemberCase] {
    return [
        MemberCase("GtkDropControllerMotion", \Members<Gtk.DropControllerMotion>.containsPointer),
        MemberCase("GtkDropControllerMotion", \Members<Gtk.DropControllerMotion>.drop),
        MemberCase("GtkDropControllerMotion", \Members<Gtk.DropControllerMotion>.isPointer),
        MemberCase("GtkDropControllerMotion", \Members<Gtk.DropControllerMotion>.enter),
        MemberCase("GtkDropControllerMotion", \Members<Gtk.DropControllerMotion>.leave),
        MemberCase("GtkDropControllerMotion", \Members<Gtk.DropControllerMotion>.motion),
]
}

@MainActor
private func gtkDropDown() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.enableSearch),
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.expression),
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.factory),
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.listFactory),
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.model),
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.selected),
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.selectedItem),
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.showArrow),
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.activate),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.headerFactory),
        MemberCase("GtkDropDown", \Members<Gtk.DropDown>.searchMatchMode),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkDropTarget() -> [MemberCase] {
    return [
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.actions),
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.currentDrop),
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.formats),
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.preload),
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.value),
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.accept),
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.drop),
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.enter),
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.leave),
        MemberCase("GtkDropTarget", \Members<Gtk.DropTarget>.motion),
]
}

@MainActor
private func gtkDropTargetAsync() -> [MemberCase] {
    return [
        MemberCase("GtkDropTargetAsync", \Members<Gtk.DropTargetAsync>.actions),
        MemberCase("GtkDropTargetAsync", \Members<Gtk.DropTargetAsync>.formats),
        MemberCase("GtkDropTargetAsync", \Members<Gtk.DropTargetAsync>.accept),
        MemberCase("GtkDropTargetAsync", \Members<Gtk.DropTargetAsync>.dragEnter),
        MemberCase("GtkDropTargetAsync", \Members<Gtk.DropTargetAsync>.dragLeave),
        MemberCase("GtkDropTargetAsync", \Members<Gtk.DropTargetAsync>.dragMotion),
        MemberCase("GtkDropTargetAsync", \Members<Gtk.DropTargetAsync>.drop),
]
}

@MainActor
private func gtkEditable() -> [MemberCase] {
    return [
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.cursorPosition),
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.editable),
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.enableUndo),
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.maxWidthChars),
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.selectionBound),
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.text),
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.widthChars),
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.xalign),
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.changed),
        MemberCase("GtkEditable", \Members<Gtk.EditableLabel>.deleteText),
]
}

@MainActor
private func gtkEditableLabel() -> [MemberCase] {
    return [
        MemberCase("GtkEditableLabel", \Members<Gtk.EditableLabel>.editing),
]
}

@MainActor
private func gtkEmojiChooser() -> [MemberCase] {
    return [
        MemberCase("GtkEmojiChooser", \Members<Gtk.EmojiChooser>.emojiPicked),
]
}

@MainActor
private func gtkEntry() -> [MemberCase] {
    return [
        MemberCase("GtkEntry", \Members<Gtk.Entry>.activatesDefault),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.attributes),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.buffer),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.completion),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.enableEmojiCompletion),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.extraMenu),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.hasFrame),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.imModule),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.inputHints),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.inputPurpose),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.invisibleCharCode),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.invisibleCharSet),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.maxLength),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.overwriteMode),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.placeholderText),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.primaryIconActivatable),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.primaryIconGicon),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.primaryIconName),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.primaryIconPaintable),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.primaryIconSensitive),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.primaryIconStorageType),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.primaryIconTooltipMarkup),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.primaryIconTooltipText),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.progressFraction),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.progressPulseStep),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.scrollOffset),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.secondaryIconActivatable),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.secondaryIconGicon),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.secondaryIconName),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.secondaryIconPaintable),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.secondaryIconSensitive),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.secondaryIconStorageType),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.secondaryIconTooltipMarkup),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.secondaryIconTooltipText),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.showEmojiIcon),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.tabs),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.textLength),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.truncateMultiline),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.visibility),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.activate),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.iconPress),
        MemberCase("GtkEntry", \Members<Gtk.Entry>.iconRelease),
]
}

@MainActor
private func gtkEntryBuffer() -> [MemberCase] {
    return [
        MemberCase("GtkEntryBuffer", \Members<Gtk.EntryBuffer>.length),
        MemberCase("GtkEntryBuffer", \Members<Gtk.EntryBuffer>.maxLength),
        MemberCase("GtkEntryBuffer", \Members<Gtk.EntryBuffer>.text),
        MemberCase("GtkEntryBuffer", \Members<Gtk.EntryBuffer>.deletedText),
        MemberCase("GtkEntryBuffer", \Members<Gtk.EntryBuffer>.insertedText),
]
}

@MainActor
private func gtkEntryCompletion() -> [MemberCase] {
    return [
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.cellArea),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.inlineCompletion),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.inlineSelection),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.minimumKeyLength),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.model),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.popupCompletion),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.popupSetWidth),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.popupSingleMatch),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.textColumn),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.cursorOnMatch),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.insertPrefix),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.matchSelected),
        MemberCase("GtkEntryCompletion", \Members<Gtk.EntryCompletion>.noMatches),
]
}

@MainActor
private func gtkEventController() -> [MemberCase] {
    return [
        MemberCase("GtkEventController", \Members<Gtk.EventController>.name),
        MemberCase("GtkEventController", \Members<Gtk.EventController>.propagationLimit),
        MemberCase("GtkEventController", \Members<Gtk.EventController>.propagationPhase),
        MemberCase("GtkEventController", \Members<Gtk.EventController>.widget),
]
}

@MainActor
private func gtkEventControllerFocus() -> [MemberCase] {
    return [
        MemberCase("GtkEventControllerFocus", \Members<Gtk.EventControllerFocus>.containsFocus),
        MemberCase("GtkEventControllerFocus", \Members<Gtk.EventControllerFocus>.isFocus),
        MemberCase("GtkEventControllerFocus", \Members<Gtk.EventControllerFocus>.enter),
        MemberCase("GtkEventControllerFocus", \Members<Gtk.EventControllerFocus>.leave),
]
}

@MainActor
private func gtkEventControllerKey() -> [MemberCase] {
    return [
        MemberCase("GtkEventControllerKey", \Members<Gtk.EventControllerKey>.imUpdate),
        MemberCase("GtkEventControllerKey", \Members<Gtk.EventControllerKey>.keyPressed),
        MemberCase("GtkEventControllerKey", \Members<Gtk.EventControllerKey>.keyReleased),
        MemberCase("GtkEventControllerKey", \Members<Gtk.EventControllerKey>.modifiers),
]
}

@MainActor
private func gtkEventControllerLegacy() -> [MemberCase] {
    return [
        MemberCase("GtkEventControllerLegacy", \Members<Gtk.EventControllerLegacy>.event),
]
}

@MainActor
private func gtkEventControllerMotion() -> [MemberCase] {
    return [
        MemberCase("GtkEventControllerMotion", \Members<Gtk.EventControllerMotion>.containsPointer),
        MemberCase("GtkEventControllerMotion", \Members<Gtk.EventControllerMotion>.isPointer),
        MemberCase("GtkEventControllerMotion", \Members<Gtk.EventControllerMotion>.enter),
        MemberCase("GtkEventControllerMotion", \Members<Gtk.EventControllerMotion>.leave),
        MemberCase("GtkEventControllerMotion", \Members<Gtk.EventControllerMotion>.motion),
]
}

@MainActor
private func gtkEventControllerScroll() -> [MemberCase] {
    return [
        MemberCase("GtkEventControllerScroll", \Members<Gtk.EventControllerScroll>.flags),
        MemberCase("GtkEventControllerScroll", \Members<Gtk.EventControllerScroll>.decelerate),
        MemberCase("GtkEventControllerScroll", \Members<Gtk.EventControllerScroll>.scroll),
        MemberCase("GtkEventControllerScroll", \Members<Gtk.EventControllerScroll>.scrollBegin),
        MemberCase("GtkEventControllerScroll", \Members<Gtk.EventControllerScroll>.scrollEnd),
]
}

@MainActor
private func gtkExpander() -> [MemberCase] {
    return [
        MemberCase("GtkExpander", \Members<Gtk.Expander>.child),
        MemberCase("GtkExpander", \Members<Gtk.Expander>.expanded),
        MemberCase("GtkExpander", \Members<Gtk.Expander>.label),
        MemberCase("GtkExpander", \Members<Gtk.Expander>.labelWidget),
        MemberCase("GtkExpander", \Members<Gtk.Expander>.resizeToplevel),
        MemberCase("GtkExpander", \Members<Gtk.Expander>.useMarkup),
        MemberCase("GtkExpander", \Members<Gtk.Expander>.useUnderline),
        MemberCase("GtkExpander", \Members<Gtk.Expander>.activate),
]
}

@MainActor
private func gtkFileChooser() -> [MemberCase] {
    return [
        MemberCase("GtkFileChooser", \Members<Gtk.FileChooserDialog>.action),
        MemberCase("GtkFileChooser", \Members<Gtk.FileChooserDialog>.createFolders),
        MemberCase("GtkFileChooser", \Members<Gtk.FileChooserDialog>.filter),
        MemberCase("GtkFileChooser", \Members<Gtk.FileChooserDialog>.filters),
        MemberCase("GtkFileChooser", \Members<Gtk.FileChooserDialog>.selectMultiple),
        MemberCase("GtkFileChooser", \Members<Gtk.FileChooserDialog>.shortcutFolders),
]
}

@MainActor
private func gtkFileChooserNative() -> [MemberCase] {
    return [
        MemberCase("GtkFileChooserNative", \Members<Gtk.FileChooserNative>.acceptLabel),
        MemberCase("GtkFileChooserNative", \Members<Gtk.FileChooserNative>.cancelLabel),
]
}

@MainActor
private func gtkFileChooserWidget() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.searchMode),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.subtitle),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.desktopFolder),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.downFolder),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.homeFolder),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.locationPopup),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.locationPopupOnPaste),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.locationTogglePopup),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.placesShortcut),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.quickBookmark),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.recentShortcut),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.searchShortcut),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.showHidden),
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.upFolder),
    ]
    #if GTK_4_10
    all += [
        MemberCase("GtkFileChooserWidget", \Members<Gtk.FileChooserWidget>.showTime),
    ]
    #endif
    return all
}()
}

#if GTK_4_10
@MainActor
private func gtkFileDialog() -> [MemberCase] {
    return [
        MemberCase("GtkFileDialog", \Members<Gtk.FileDialog>.acceptLabel),
        MemberCase("GtkFileDialog", \Members<Gtk.FileDialog>.defaultFilter),
        MemberCase("GtkFileDialog", \Members<Gtk.FileDialog>.filters),
        MemberCase("GtkFileDialog", \Members<Gtk.FileDialog>.initialFile),
        MemberCase("GtkFileDialog", \Members<Gtk.FileDialog>.initialFolder),
        MemberCase("GtkFileDialog", \Members<Gtk.FileDialog>.initialName),
        MemberCase("GtkFileDialog", \Members<Gtk.FileDialog>.modal),
        MemberCase("GtkFileDialog", \Members<Gtk.FileDialog>.title),
]
}
#endif

@MainActor
private func gtkFileFilter() -> [MemberCase] {
    return [
        MemberCase("GtkFileFilter", \Members<Gtk.FileFilter>.name),
]
}

#if GTK_4_10
@MainActor
private func gtkFileLauncher() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkFileLauncher", \Members<Gtk.FileLauncher>.file),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkFileLauncher", \Members<Gtk.FileLauncher>.alwaysAsk),
    ]
    #endif
    #if GTK_4_14
    all += [
        MemberCase("GtkFileLauncher", \Members<Gtk.FileLauncher>.writable),
    ]
    #endif
    return all
}()
}
#endif

@MainActor
private func gtkFilter() -> [MemberCase] {
    return [
        MemberCase("GtkFilter", \Members<Gtk.Filter>.changed),
]
}

@MainActor
private func gtkFilterListModel() -> [MemberCase] {
    return [
        MemberCase("GtkFilterListModel", \Members<Gtk.FilterListModel>.filter),
        MemberCase("GtkFilterListModel", \Members<Gtk.FilterListModel>.incremental),
        MemberCase("GtkFilterListModel", \Members<Gtk.FilterListModel>.itemType),
        MemberCase("GtkFilterListModel", \Members<Gtk.FilterListModel>.model),
        MemberCase("GtkFilterListModel", \Members<Gtk.FilterListModel>.nItems),
        MemberCase("GtkFilterListModel", \Members<Gtk.FilterListModel>.pending),
]
}

@MainActor
private func gtkFixedLayoutChild() -> [MemberCase] {
    return [
        MemberCase("GtkFixedLayoutChild", \Members<Gtk.FixedLayoutChild>.transform),
]
}

@MainActor
private func gtkFlattenListModel() -> [MemberCase] {
    return [
        MemberCase("GtkFlattenListModel", \Members<Gtk.FlattenListModel>.itemType),
        MemberCase("GtkFlattenListModel", \Members<Gtk.FlattenListModel>.model),
        MemberCase("GtkFlattenListModel", \Members<Gtk.FlattenListModel>.nItems),
]
}

@MainActor
private func gtkFlowBox() -> [MemberCase] {
    return [
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.acceptUnpairedRelease),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.activateOnSingleClick),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.columnSpacing),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.homogeneous),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.maxChildrenPerLine),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.minChildrenPerLine),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.rowSpacing),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.selectionMode),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.activateCursorChild),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.childActivated),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.moveCursor),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.selectAll),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.selectedChildrenChanged),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.toggleCursorChild),
        MemberCase("GtkFlowBox", \Members<Gtk.FlowBox>.unselectAll),
]
}

@MainActor
private func gtkFlowBoxChild() -> [MemberCase] {
    return [
        MemberCase("GtkFlowBoxChild", \Members<Gtk.FlowBoxChild>.child),
        MemberCase("GtkFlowBoxChild", \Members<Gtk.FlowBoxChild>.activate),
]
}

@MainActor
private func gtkFontButton() -> [MemberCase] {
    return [
        MemberCase("GtkFontButton", \Members<Gtk.FontButton>.modal),
        MemberCase("GtkFontButton", \Members<Gtk.FontButton>.title),
        MemberCase("GtkFontButton", \Members<Gtk.FontButton>.useFont),
        MemberCase("GtkFontButton", \Members<Gtk.FontButton>.useSize),
        MemberCase("GtkFontButton", \Members<Gtk.FontButton>.activate),
        MemberCase("GtkFontButton", \Members<Gtk.FontButton>.fontSet),
]
}

@MainActor
private func gtkFontChooser() -> [MemberCase] {
    return [
        MemberCase("GtkFontChooser", \Members<Gtk.FontButton>.font),
        MemberCase("GtkFontChooser", \Members<Gtk.FontButton>.fontDesc),
        MemberCase("GtkFontChooser", \Members<Gtk.FontButton>.fontFeatures),
        MemberCase("GtkFontChooser", \Members<Gtk.FontButton>.language),
        MemberCase("GtkFontChooser", \Members<Gtk.FontButton>.level),
        MemberCase("GtkFontChooser", \Members<Gtk.FontButton>.previewText),
        MemberCase("GtkFontChooser", \Members<Gtk.FontButton>.showPreviewEntry),
        MemberCase("GtkFontChooser", \Members<Gtk.FontButton>.fontActivated),
]
}

@MainActor
private func gtkFontChooserWidget() -> [MemberCase] {
    return [
        MemberCase("GtkFontChooserWidget", \Members<Gtk.FontChooserWidget>.tweakAction),
]
}

#if GTK_4_10
@MainActor
private func gtkFontDialog() -> [MemberCase] {
    return [
        MemberCase("GtkFontDialog", \Members<Gtk.FontDialog>.filter),
        MemberCase("GtkFontDialog", \Members<Gtk.FontDialog>.fontMap),
        MemberCase("GtkFontDialog", \Members<Gtk.FontDialog>.language),
        MemberCase("GtkFontDialog", \Members<Gtk.FontDialog>.modal),
        MemberCase("GtkFontDialog", \Members<Gtk.FontDialog>.title),
]
}
#endif

#if GTK_4_10
@MainActor
private func gtkFontDialogButton() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkFontDialogButton", \Members<Gtk.FontDialogButton>.dialog),
        MemberCase("GtkFontDialogButton", \Members<Gtk.FontDialogButton>.fontDesc),
        MemberCase("GtkFontDialogButton", \Members<Gtk.FontDialogButton>.fontFeatures),
        MemberCase("GtkFontDialogButton", \Members<Gtk.FontDialogButton>.language),
        MemberCase("GtkFontDialogButton", \Members<Gtk.FontDialogButton>.level),
        MemberCase("GtkFontDialogButton", \Members<Gtk.FontDialogButton>.useFont),
        MemberCase("GtkFontDialogButton", \Members<Gtk.FontDialogButton>.useSize),
    ]
    #if GTK_4_14
    all += [
        MemberCase("GtkFontDialogButton", \Members<Gtk.FontDialogButton>.activate),
    ]
    #endif
    return all
}()
}
#endif

@MainActor
private func gtkFrame() -> [MemberCase] {
    return [
        MemberCase("GtkFrame", \Members<Gtk.Frame>.child),
        MemberCase("GtkFrame", \Members<Gtk.Frame>.label),
        MemberCase("GtkFrame", \Members<Gtk.Frame>.labelWidget),
        MemberCase("GtkFrame", \Members<Gtk.Frame>.labelXalign),
]
}

@MainActor
private func gtkGLArea() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.autoRender),
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.context),
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.hasDepthBuffer),
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.hasStencilBuffer),
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.useEs),
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.createContext),
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.render),
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.resize),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.allowedApis),
        MemberCase("GtkGLArea", \Members<Gtk.GLArea>.api),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkGesture() -> [MemberCase] {
    return [
        MemberCase("GtkGesture", \Members<Gtk.Gesture>.nPoints),
        MemberCase("GtkGesture", \Members<Gtk.Gesture>.begin),
        MemberCase("GtkGesture", \Members<Gtk.Gesture>.cancel),
        MemberCase("GtkGesture", \Members<Gtk.Gesture>.end),
        MemberCase("GtkGesture", \Members<Gtk.Gesture>.sequenceStateChanged),
        MemberCase("GtkGesture", \Members<Gtk.Gesture>.update),
]
}

@MainActor
private func gtkGestureClick() -> [MemberCase] {
    return [
        MemberCase("GtkGestureClick", \Members<Gtk.GestureClick>.pressed),
        MemberCase("GtkGestureClick", \Members<Gtk.GestureClick>.released),
        MemberCase("GtkGestureClick", \Members<Gtk.GestureClick>.stopped),
        MemberCase("GtkGestureClick", \Members<Gtk.GestureClick>.unpairedRelease),
]
}

@MainActor
private func gtkGestureDrag() -> [MemberCase] {
    return [
        MemberCase("GtkGestureDrag", \Members<Gtk.GestureDrag>.dragBegin),
        MemberCase("GtkGestureDrag", \Members<Gtk.GestureDrag>.dragEnd),
        MemberCase("GtkGestureDrag", \Members<Gtk.GestureDrag>.dragUpdate),
]
}

@MainActor
private func gtkGestureLongPress() -> [MemberCase] {
    return [
        MemberCase("GtkGestureLongPress", \Members<Gtk.GestureLongPress>.delayFactor),
        MemberCase("GtkGestureLongPress", \Members<Gtk.GestureLongPress>.cancelled),
        MemberCase("GtkGestureLongPress", \Members<Gtk.GestureLongPress>.pressed),
]
}

@MainActor
private func gtkGesturePan() -> [MemberCase] {
    return [
        MemberCase("GtkGesturePan", \Members<Gtk.GesturePan>.orientation),
        MemberCase("GtkGesturePan", \Members<Gtk.GesturePan>.pan),
]
}

@MainActor
private func gtkGestureRotate() -> [MemberCase] {
    return [
        MemberCase("GtkGestureRotate", \Members<Gtk.GestureRotate>.angleChanged),
]
}

@MainActor
private func gtkGestureSingle() -> [MemberCase] {
    return [
        MemberCase("GtkGestureSingle", \Members<Gtk.GestureSingle>.button),
        MemberCase("GtkGestureSingle", \Members<Gtk.GestureSingle>.exclusive),
        MemberCase("GtkGestureSingle", \Members<Gtk.GestureSingle>.touchOnly),
]
}

@MainActor
private func gtkGestureStylus() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkGestureStylus", \Members<Gtk.GestureStylus>.down),
        MemberCase("GtkGestureStylus", \Members<Gtk.GestureStylus>.motion),
        MemberCase("GtkGestureStylus", \Members<Gtk.GestureStylus>.proximity),
        MemberCase("GtkGestureStylus", \Members<Gtk.GestureStylus>.up),
    ]
    #if GTK_4_10
    all += [
        MemberCase("GtkGestureStylus", \Members<Gtk.GestureStylus>.stylusOnly),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkGestureSwipe() -> [MemberCase] {
    return [
        MemberCase("GtkGestureSwipe", \Members<Gtk.GestureSwipe>.swipe),
]
}

@MainActor
private func gtkGestureZoom() -> [MemberCase] {
    return [
        MemberCase("GtkGestureZoom", \Members<Gtk.GestureZoom>.scaleChanged),
]
}

#if GTK_4_14
@MainActor
private func gtkGraphicsOffload() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkGraphicsOffload", \Members<Gtk.GraphicsOffload>.child),
        MemberCase("GtkGraphicsOffload", \Members<Gtk.GraphicsOffload>.enabled),
    ]
    #if GTK_4_16
    all += [
        MemberCase("GtkGraphicsOffload", \Members<Gtk.GraphicsOffload>.blackBackground),
    ]
    #endif
    return all
}()
}
#endif

@MainActor
private func gtkGrid() -> [MemberCase] {
    return [
        MemberCase("GtkGrid", \Members<Gtk.Grid>.baselineRow),
        MemberCase("GtkGrid", \Members<Gtk.Grid>.columnHomogeneous),
        MemberCase("GtkGrid", \Members<Gtk.Grid>.columnSpacing),
        MemberCase("GtkGrid", \Members<Gtk.Grid>.rowHomogeneous),
        MemberCase("GtkGrid", \Members<Gtk.Grid>.rowSpacing),
]
}

@MainActor
private func gtkGridLayout() -> [MemberCase] {
    return [
        MemberCase("GtkGridLayout", \Members<Gtk.GridLayout>.baselineRow),
        MemberCase("GtkGridLayout", \Members<Gtk.GridLayout>.columnHomogeneous),
        MemberCase("GtkGridLayout", \Members<Gtk.GridLayout>.columnSpacing),
        MemberCase("GtkGridLayout", \Members<Gtk.GridLayout>.rowHomogeneous),
        MemberCase("GtkGridLayout", \Members<Gtk.GridLayout>.rowSpacing),
]
}

@MainActor
private func gtkGridLayoutChild() -> [MemberCase] {
    return [
        MemberCase("GtkGridLayoutChild", \Members<Gtk.GridLayoutChild>.column),
        MemberCase("GtkGridLayoutChild", \Members<Gtk.GridLayoutChild>.columnSpan),
        MemberCase("GtkGridLayoutChild", \Members<Gtk.GridLayoutChild>.row),
        MemberCase("GtkGridLayoutChild", \Members<Gtk.GridLayoutChild>.rowSpan),
]
}

@MainActor
private func gtkGridView() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkGridView", \Members<Gtk.GridView>.enableRubberband),
        MemberCase("GtkGridView", \Members<Gtk.GridView>.factory),
        MemberCase("GtkGridView", \Members<Gtk.GridView>.maxColumns),
        MemberCase("GtkGridView", \Members<Gtk.GridView>.minColumns),
        MemberCase("GtkGridView", \Members<Gtk.GridView>.model),
        MemberCase("GtkGridView", \Members<Gtk.GridView>.singleClickActivate),
        MemberCase("GtkGridView", \Members<Gtk.GridView>.activate),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkGridView", \Members<Gtk.GridView>.tabBehavior),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkHeaderBar() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkHeaderBar", \Members<Gtk.HeaderBar>.decorationLayout),
        MemberCase("GtkHeaderBar", \Members<Gtk.HeaderBar>.showTitleButtons),
        MemberCase("GtkHeaderBar", \Members<Gtk.HeaderBar>.titleWidget),
    ]
    #if GTK_4_18
    all += [
        MemberCase("GtkHeaderBar", \Members<Gtk.HeaderBar>.useNativeControls),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkIMContext() -> [MemberCase] {
    return [
        MemberCase("GtkIMContext", \Members<Gtk.IMContext>.inputHints),
        MemberCase("GtkIMContext", \Members<Gtk.IMContext>.inputPurpose),
        MemberCase("GtkIMContext", \Members<Gtk.IMContext>.commit),
        MemberCase("GtkIMContext", \Members<Gtk.IMContext>.deleteSurrounding),
        MemberCase("GtkIMContext", \Members<Gtk.IMContext>.preeditChanged),
        MemberCase("GtkIMContext", \Members<Gtk.IMContext>.preeditEnd),
        MemberCase("GtkIMContext", \Members<Gtk.IMContext>.preeditStart),
        MemberCase("GtkIMContext", \Members<Gtk.IMContext>.retrieveSurrounding),
]
}

@MainActor
private func gtkIconPaintable() -> [MemberCase] {
    return [
        MemberCase("GtkIconPaintable", \Members<Gtk.IconPaintable>.file),
        MemberCase("GtkIconPaintable", \Members<Gtk.IconPaintable>.iconName),
        MemberCase("GtkIconPaintable", \Members<Gtk.IconPaintable>.isSymbolic),
]
}

@MainActor
private func gtkIconTheme() -> [MemberCase] {
    return [
        MemberCase("GtkIconTheme", \Members<Gtk.IconTheme>.display),
        MemberCase("GtkIconTheme", \Members<Gtk.IconTheme>.iconNames),
        MemberCase("GtkIconTheme", \Members<Gtk.IconTheme>.resourcePath),
        MemberCase("GtkIconTheme", \Members<Gtk.IconTheme>.searchPath),
        MemberCase("GtkIconTheme", \Members<Gtk.IconTheme>.themeName),
        MemberCase("GtkIconTheme", \Members<Gtk.IconTheme>.changed),
]
}

@MainActor
private func gtkIconView() -> [MemberCase] {
    return [
        MemberCase("GtkIconView", \Members<Gtk.IconView>.activateOnSingleClick),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.cellArea),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.columnSpacing),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.columns),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.itemOrientation),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.itemPadding),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.itemWidth),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.margin),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.markupColumn),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.model),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.pixbufColumn),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.reorderable),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.rowSpacing),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.selectionMode),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.spacing),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.textColumn),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.tooltipColumn),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.activateCursorItem),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.itemActivated),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.moveCursor),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.selectAll),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.selectCursorItem),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.selectionChanged),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.toggleCursorItem),
        MemberCase("GtkIconView", \Members<Gtk.IconView>.unselectAll),
]
}

@MainActor
private func gtkImage() -> [MemberCase] {
    return [
        MemberCase("GtkImage", \Members<Gtk.Image>.file),
        MemberCase("GtkImage", \Members<Gtk.Image>.gicon),
        MemberCase("GtkImage", \Members<Gtk.Image>.iconName),
        MemberCase("GtkImage", \Members<Gtk.Image>.iconSize),
        MemberCase("GtkImage", \Members<Gtk.Image>.paintable),
        MemberCase("GtkImage", \Members<Gtk.Image>.pixelSize),
        MemberCase("GtkImage", \Members<Gtk.Image>.resource),
        MemberCase("GtkImage", \Members<Gtk.Image>.storageType),
        MemberCase("GtkImage", \Members<Gtk.Image>.useFallback),
]
}

@MainActor
private func gtkInfoBar() -> [MemberCase] {
    return [
        MemberCase("GtkInfoBar", \Members<Gtk.InfoBar>.messageType),
        MemberCase("GtkInfoBar", \Members<Gtk.InfoBar>.revealed),
        MemberCase("GtkInfoBar", \Members<Gtk.InfoBar>.showCloseButton),
        MemberCase("GtkInfoBar", \Members<Gtk.InfoBar>.close),
        MemberCase("GtkInfoBar", \Members<Gtk.InfoBar>.response),
]
}

@MainActor
private func gtkInscription() -> [MemberCase] {
    return [
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.attributes),
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.minChars),
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.minLines),
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.natChars),
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.natLines),
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.text),
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.textOverflow),
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.wrapMode),
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.xalign),
        MemberCase("GtkInscription", \Members<Gtk.Inscription>.yalign),
]
}

@MainActor
private func gtkKeyvalTrigger() -> [MemberCase] {
    return [
        MemberCase("GtkKeyvalTrigger", \Members<Gtk.KeyvalTrigger>.keyval),
        MemberCase("GtkKeyvalTrigger", \Members<Gtk.KeyvalTrigger>.modifiers),
]
}

@MainActor
private func gtkLabel() -> [MemberCase] {
    return [
        MemberCase("GtkLabel", \Members<Gtk.Label>.attributes),
        MemberCase("GtkLabel", \Members<Gtk.Label>.ellipsize),
        MemberCase("GtkLabel", \Members<Gtk.Label>.extraMenu),
        MemberCase("GtkLabel", \Members<Gtk.Label>.justify),
        MemberCase("GtkLabel", \Members<Gtk.Label>.label),
        MemberCase("GtkLabel", \Members<Gtk.Label>.lines),
        MemberCase("GtkLabel", \Members<Gtk.Label>.maxWidthChars),
        MemberCase("GtkLabel", \Members<Gtk.Label>.mnemonicKeyval),
        MemberCase("GtkLabel", \Members<Gtk.Label>.mnemonicWidget),
        MemberCase("GtkLabel", \Members<Gtk.Label>.naturalWrapMode),
        MemberCase("GtkLabel", \Members<Gtk.Label>.selectable),
        MemberCase("GtkLabel", \Members<Gtk.Label>.singleLineMode),
        MemberCase("GtkLabel", \Members<Gtk.Label>.tabs),
        MemberCase("GtkLabel", \Members<Gtk.Label>.useMarkup),
        MemberCase("GtkLabel", \Members<Gtk.Label>.useUnderline),
        MemberCase("GtkLabel", \Members<Gtk.Label>.widthChars),
        MemberCase("GtkLabel", \Members<Gtk.Label>.wrap),
        MemberCase("GtkLabel", \Members<Gtk.Label>.wrapMode),
        MemberCase("GtkLabel", \Members<Gtk.Label>.xalign),
        MemberCase("GtkLabel", \Members<Gtk.Label>.yalign),
        MemberCase("GtkLabel", \Members<Gtk.Label>.activateCurrentLink),
        MemberCase("GtkLabel", \Members<Gtk.Label>.activateLink),
        MemberCase("GtkLabel", \Members<Gtk.Label>.copyClipboard),
        MemberCase("GtkLabel", \Members<Gtk.Label>.moveCursor),
]
}

@MainActor
private func gtkLayoutChild() -> [MemberCase] {
    return [
        MemberCase("GtkLayoutChild", \Members<Gtk.LayoutChild>.childWidget),
        MemberCase("GtkLayoutChild", \Members<Gtk.LayoutChild>.layoutManager),
]
}

@MainActor
private func gtkLevelBar() -> [MemberCase] {
    return [
        MemberCase("GtkLevelBar", \Members<Gtk.LevelBar>.inverted),
        MemberCase("GtkLevelBar", \Members<Gtk.LevelBar>.maxValue),
        MemberCase("GtkLevelBar", \Members<Gtk.LevelBar>.minValue),
        MemberCase("GtkLevelBar", \Members<Gtk.LevelBar>.mode),
        MemberCase("GtkLevelBar", \Members<Gtk.LevelBar>.value),
        MemberCase("GtkLevelBar", \Members<Gtk.LevelBar>.offsetChanged),
]
}

@MainActor
private func gtkLinkButton() -> [MemberCase] {
    return [
        MemberCase("GtkLinkButton", \Members<Gtk.LinkButton>.uri),
        MemberCase("GtkLinkButton", \Members<Gtk.LinkButton>.visited),
        MemberCase("GtkLinkButton", \Members<Gtk.LinkButton>.activateLink),
]
}

@MainActor
private func gtkListBase() -> [MemberCase] {
    return [
        MemberCase("GtkListBase", \Members<Gtk.ListBase>.orientation),
]
}

@MainActor
private func gtkListBox() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.acceptUnpairedRelease),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.activateOnSingleClick),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.selectionMode),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.showSeparators),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.activateCursorRow),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.moveCursor),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.rowActivated),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.rowSelected),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.selectAll),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.selectedRowsChanged),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.toggleCursorRow),
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.unselectAll),
    ]
    #if GTK_4_18
    all += [
        MemberCase("GtkListBox", \Members<Gtk.ListBox>.tabBehavior),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkListBoxRow() -> [MemberCase] {
    return [
        MemberCase("GtkListBoxRow", \Members<Gtk.ListBoxRow>.activatable),
        MemberCase("GtkListBoxRow", \Members<Gtk.ListBoxRow>.child),
        MemberCase("GtkListBoxRow", \Members<Gtk.ListBoxRow>.selectable),
        MemberCase("GtkListBoxRow", \Members<Gtk.ListBoxRow>.activate),
]
}

#if GTK_4_12
@MainActor
private func gtkListHeader() -> [MemberCase] {
    return [
        MemberCase("GtkListHeader", \Members<Gtk.ListHeader>.child),
        MemberCase("GtkListHeader", \Members<Gtk.ListHeader>.end),
        MemberCase("GtkListHeader", \Members<Gtk.ListHeader>.item),
        MemberCase("GtkListHeader", \Members<Gtk.ListHeader>.nItems),
        MemberCase("GtkListHeader", \Members<Gtk.ListHeader>.start),
]
}
#endif

@MainActor
private func gtkListItem() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkListItem", \Members<Gtk.ListItem>.activatable),
        MemberCase("GtkListItem", \Members<Gtk.ListItem>.child),
        MemberCase("GtkListItem", \Members<Gtk.ListItem>.item),
        MemberCase("GtkListItem", \Members<Gtk.ListItem>.position),
        MemberCase("GtkListItem", \Members<Gtk.ListItem>.selectable),
        MemberCase("GtkListItem", \Members<Gtk.ListItem>.selected),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkListItem", \Members<Gtk.ListItem>.accessibleDescription),
        MemberCase("GtkListItem", \Members<Gtk.ListItem>.accessibleLabel),
        MemberCase("GtkListItem", \Members<Gtk.ListItem>.focusable),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkListView() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkListView", \Members<Gtk.ListView>.enableRubberband),
        MemberCase("GtkListView", \Members<Gtk.ListView>.factory),
        MemberCase("GtkListView", \Members<Gtk.ListView>.model),
        MemberCase("GtkListView", \Members<Gtk.ListView>.showSeparators),
        MemberCase("GtkListView", \Members<Gtk.ListView>.singleClickActivate),
        MemberCase("GtkListView", \Members<Gtk.ListView>.activate),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkListView", \Members<Gtk.ListView>.headerFactory),
        MemberCase("GtkListView", \Members<Gtk.ListView>.tabBehavior),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkLockButton() -> [MemberCase] {
    return [
        MemberCase("GtkLockButton", \Members<Gtk.LockButton>.permission),
        MemberCase("GtkLockButton", \Members<Gtk.LockButton>.textLock),
        MemberCase("GtkLockButton", \Members<Gtk.LockButton>.textUnlock),
        MemberCase("GtkLockButton", \Members<Gtk.LockButton>.tooltipLock),
        MemberCase("GtkLockButton", \Members<Gtk.LockButton>.tooltipNotAuthorized),
        MemberCase("GtkLockButton", \Members<Gtk.LockButton>.tooltipUnlock),
]
}

@MainActor
private func gtkMapListModel() -> [MemberCase] {
    return [
        MemberCase("GtkMapListModel", \Members<Gtk.MapListModel>.hasMap),
        MemberCase("GtkMapListModel", \Members<Gtk.MapListModel>.itemType),
        MemberCase("GtkMapListModel", \Members<Gtk.MapListModel>.model),
        MemberCase("GtkMapListModel", \Members<Gtk.MapListModel>.nItems),
]
}

@MainActor
private func gtkMediaControls() -> [MemberCase] {
    return [
        MemberCase("GtkMediaControls", \Members<Gtk.MediaControls>.mediaStream),
]
}

@MainActor
private func gtkMediaFile() -> [MemberCase] {
    return [
        MemberCase("GtkMediaFile", \Members<Gtk.MediaFile>.file),
        MemberCase("GtkMediaFile", \Members<Gtk.MediaFile>.inputStream),
]
}

@MainActor
private func gtkMediaStream() -> [MemberCase] {
    return [
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.duration),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.ended),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.hasAudio),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.hasVideo),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.loop),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.muted),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.playing),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.prepared),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.seekable),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.seeking),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.timestamp),
        MemberCase("GtkMediaStream", \Members<Gtk.MediaStream>.volume),
]
}

@MainActor
private func gtkMenuButton() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.alwaysShowArrow),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.child),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.arrowDirection),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.hasFrame),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.iconName),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.label),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.menuModel),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.popover),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.primary),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.useUnderline),
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.activate),
    ]
    #if GTK_4_10
    all += [
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.active),
    ]
    #endif
    #if GTK_4_12
    all += [
        MemberCase("GtkMenuButton", \Members<Gtk.MenuButton>.canShrink),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkMessageDialog() -> [MemberCase] {
    return [
        MemberCase("GtkMessageDialog", \Members<Gtk.MessageDialog>.messageArea),
        MemberCase("GtkMessageDialog", \Members<Gtk.MessageDialog>.messageType),
        MemberCase("GtkMessageDialog", \Members<Gtk.MessageDialog>.secondaryText),
        MemberCase("GtkMessageDialog", \Members<Gtk.MessageDialog>.secondaryUseMarkup),
        MemberCase("GtkMessageDialog", \Members<Gtk.MessageDialog>.text),
        MemberCase("GtkMessageDialog", \Members<Gtk.MessageDialog>.useMarkup),
]
}

@MainActor
private func gtkMnemonicTrigger() -> [MemberCase] {
    return [
        MemberCase("GtkMnemonicTrigger", \Members<Gtk.MnemonicTrigger>.keyval),
]
}

@MainActor
private func gtkMountOperation() -> [MemberCase] {
    return [
        MemberCase("GtkMountOperation", \Members<Gtk.MountOperation>.display),
        MemberCase("GtkMountOperation", \Members<Gtk.MountOperation>.isShowing),
        MemberCase("GtkMountOperation", \Members<Gtk.MountOperation>.parent),
]
}

@MainActor
private func gtkMultiFilter() -> [MemberCase] {
    return [
        MemberCase("GtkMultiFilter", \Members<Gtk.MultiFilter>.itemType),
        MemberCase("GtkMultiFilter", \Members<Gtk.MultiFilter>.nItems),
]
}

@MainActor
private func gtkMultiSelection() -> [MemberCase] {
    return [
        MemberCase("GtkMultiSelection", \Members<Gtk.MultiSelection>.itemType),
        MemberCase("GtkMultiSelection", \Members<Gtk.MultiSelection>.model),
        MemberCase("GtkMultiSelection", \Members<Gtk.MultiSelection>.nItems),
]
}

@MainActor
private func gtkMultiSorter() -> [MemberCase] {
    return [
        MemberCase("GtkMultiSorter", \Members<Gtk.MultiSorter>.itemType),
        MemberCase("GtkMultiSorter", \Members<Gtk.MultiSorter>.nItems),
]
}

@MainActor
private func gtkNamedAction() -> [MemberCase] {
    return [
        MemberCase("GtkNamedAction", \Members<Gtk.NamedAction>.actionName),
]
}

@MainActor
private func gtkNativeDialog() -> [MemberCase] {
    return [
        MemberCase("GtkNativeDialog", \Members<Gtk.NativeDialog>.modal),
        MemberCase("GtkNativeDialog", \Members<Gtk.NativeDialog>.title),
        MemberCase("GtkNativeDialog", \Members<Gtk.NativeDialog>.transientFor),
        MemberCase("GtkNativeDialog", \Members<Gtk.NativeDialog>.visible),
        MemberCase("GtkNativeDialog", \Members<Gtk.NativeDialog>.response),
]
}

@MainActor
private func gtkNoSelection() -> [MemberCase] {
    return [
        MemberCase("GtkNoSelection", \Members<Gtk.NoSelection>.itemType),
        MemberCase("GtkNoSelection", \Members<Gtk.NoSelection>.model),
        MemberCase("GtkNoSelection", \Members<Gtk.NoSelection>.nItems),
]
}

@MainActor
private func gtkNotebook() -> [MemberCase] {
    return [
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.enablePopup),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.groupName),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.page),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.pages),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.scrollable),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.showBorder),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.showTabs),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.tabPos),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.changeCurrentPage),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.createWindow),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.focusTab),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.moveFocusOut),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.pageAdded),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.pageRemoved),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.pageReordered),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.reorderTab),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.selectPage),
        MemberCase("GtkNotebook", \Members<Gtk.Notebook>.switchPage),
]
}

@MainActor
private func gtkNotebookPage() -> [MemberCase] {
    return [
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.child),
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.detachable),
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.menu),
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.menuLabel),
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.position),
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.reorderable),
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.tab),
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.tabExpand),
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.tabFill),
        MemberCase("GtkNotebookPage", \Members<Gtk.NotebookPage>.tabLabel),
]
}

@MainActor
private func gtkNumericSorter() -> [MemberCase] {
    return [
        MemberCase("GtkNumericSorter", \Members<Gtk.NumericSorter>.expression),
        MemberCase("GtkNumericSorter", \Members<Gtk.NumericSorter>.sortOrder),
]
}

@MainActor
private func gtkOrientable() -> [MemberCase] {
    return [
        MemberCase("GtkOrientable", \Members<Gtk.Box>.orientation),
]
}

@MainActor
private func gtkOverlay() -> [MemberCase] {
    return [
        MemberCase("GtkOverlay", \Members<Gtk.Overlay>.child),
]
}

@MainActor
private func gtkOverlayLayoutChild() -> [MemberCase] {
    return [
        MemberCase("GtkOverlayLayoutChild", \Members<Gtk.OverlayLayoutChild>.clipOverlay),
        MemberCase("GtkOverlayLayoutChild", \Members<Gtk.OverlayLayoutChild>.measure),
]
}

@MainActor
private func gtkPadController() -> [MemberCase] {
    return [
        MemberCase("GtkPadController", \Members<Gtk.PadController>.actionGroup),
        MemberCase("GtkPadController", \Members<Gtk.PadController>.pad),
]
}

@MainActor
private func gtkPaned() -> [MemberCase] {
    return [
        MemberCase("GtkPaned", \Members<Gtk.Paned>.endChild),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.maxPosition),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.minPosition),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.position),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.positionSet),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.resizeEndChild),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.resizeStartChild),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.shrinkEndChild),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.shrinkStartChild),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.startChild),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.wideHandle),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.acceptPosition),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.cancelPosition),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.cycleChildFocus),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.cycleHandleFocus),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.moveHandle),
        MemberCase("GtkPaned", \Members<Gtk.Paned>.toggleHandleFocus),
]
}

@MainActor
private func gtkPasswordEntry() -> [MemberCase] {
    return [
        MemberCase("GtkPasswordEntry", \Members<Gtk.PasswordEntry>.activatesDefault),
        MemberCase("GtkPasswordEntry", \Members<Gtk.PasswordEntry>.extraMenu),
        MemberCase("GtkPasswordEntry", \Members<Gtk.PasswordEntry>.placeholderText),
        MemberCase("GtkPasswordEntry", \Members<Gtk.PasswordEntry>.showPeekIcon),
        MemberCase("GtkPasswordEntry", \Members<Gtk.PasswordEntry>.activate),
]
}

@MainActor
private func gtkPicture() -> [MemberCase] {
    return [
        MemberCase("GtkPicture", \Members<Gtk.Picture>.alternativeText),
        MemberCase("GtkPicture", \Members<Gtk.Picture>.canShrink),
        MemberCase("GtkPicture", \Members<Gtk.Picture>.contentFit),
        MemberCase("GtkPicture", \Members<Gtk.Picture>.file),
        MemberCase("GtkPicture", \Members<Gtk.Picture>.paintable),
]
}

@MainActor
private func gtkPopover() -> [MemberCase] {
    return [
        MemberCase("GtkPopover", \Members<Gtk.Popover>.autohide),
        MemberCase("GtkPopover", \Members<Gtk.Popover>.cascadePopdown),
        MemberCase("GtkPopover", \Members<Gtk.Popover>.child),
        MemberCase("GtkPopover", \Members<Gtk.Popover>.defaultWidget),
        MemberCase("GtkPopover", \Members<Gtk.Popover>.hasArrow),
        MemberCase("GtkPopover", \Members<Gtk.Popover>.mnemonicsVisible),
        MemberCase("GtkPopover", \Members<Gtk.Popover>.pointingTo),
        MemberCase("GtkPopover", \Members<Gtk.Popover>.position),
        MemberCase("GtkPopover", \Members<Gtk.Popover>.activateDefault),
        MemberCase("GtkPopover", \Members<Gtk.Popover>.closed),
]
}

@MainActor
private func gtkPopoverMenu() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkPopoverMenu", \Members<Gtk.PopoverMenu>.menuModel),
        MemberCase("GtkPopoverMenu", \Members<Gtk.PopoverMenu>.visibleSubmenu),
    ]
    #if GTK_4_14
    all += [
        MemberCase("GtkPopoverMenu", \Members<Gtk.PopoverMenu>.flags),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkPopoverMenuBar() -> [MemberCase] {
    return [
        MemberCase("GtkPopoverMenuBar", \Members<Gtk.PopoverMenuBar>.menuModel),
]
}

#if GTK_4_14
@MainActor
private func gtkPrintDialog() -> [MemberCase] {
    return [
        MemberCase("GtkPrintDialog", \Members<Gtk.PrintDialog>.acceptLabel),
        MemberCase("GtkPrintDialog", \Members<Gtk.PrintDialog>.modal),
        MemberCase("GtkPrintDialog", \Members<Gtk.PrintDialog>.pageSetup),
        MemberCase("GtkPrintDialog", \Members<Gtk.PrintDialog>.printSettings),
        MemberCase("GtkPrintDialog", \Members<Gtk.PrintDialog>.title),
]
}
#endif

@MainActor
private func gtkPrintJob() -> [MemberCase] {
    return [
        MemberCase("GtkPrintJob", \Members<Gtk.PrintJob>.pageSetup),
        MemberCase("GtkPrintJob", \Members<Gtk.PrintJob>.printer),
        MemberCase("GtkPrintJob", \Members<Gtk.PrintJob>.settings),
        MemberCase("GtkPrintJob", \Members<Gtk.PrintJob>.title),
        MemberCase("GtkPrintJob", \Members<Gtk.PrintJob>.trackPrintStatus),
        MemberCase("GtkPrintJob", \Members<Gtk.PrintJob>.statusChanged),
]
}

@MainActor
private func gtkPrintOperation() -> [MemberCase] {
    return [
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.allowAsync),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.currentPage),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.customTabLabel),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.defaultPageSetup),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.embedPageSetup),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.exportFilename),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.hasSelection),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.jobName),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.nPages),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.nPagesToPrint),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.printSettings),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.showProgress),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.status),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.statusString),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.supportSelection),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.trackPrintStatus),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.unit),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.useFullPage),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.beginPrint),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.createCustomWidget),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.customWidgetApply),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.done),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.drawPage),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.endPrint),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.paginate),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.preview),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.requestPageSetup),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.statusChanged),
        MemberCase("GtkPrintOperation", \Members<Gtk.PrintOperation>.updateCustomWidget),
]
}

@MainActor
private func gtkPrintOperationPreview() -> [MemberCase] {
    return [
        MemberCase("GtkPrintOperationPreview", \Members<Gtk.PrintOperation>.gotPageSize),
        MemberCase("GtkPrintOperationPreview", \Members<Gtk.PrintOperation>.ready),
]
}

@MainActor
private func gtkPrintUnixDialog() -> [MemberCase] {
    return [
        MemberCase("GtkPrintUnixDialog", \Members<Gtk.PrintUnixDialog>.currentPage),
        MemberCase("GtkPrintUnixDialog", \Members<Gtk.PrintUnixDialog>.embedPageSetup),
        MemberCase("GtkPrintUnixDialog", \Members<Gtk.PrintUnixDialog>.hasSelection),
        MemberCase("GtkPrintUnixDialog", \Members<Gtk.PrintUnixDialog>.manualCapabilities),
        MemberCase("GtkPrintUnixDialog", \Members<Gtk.PrintUnixDialog>.pageSetup),
        MemberCase("GtkPrintUnixDialog", \Members<Gtk.PrintUnixDialog>.printSettings),
        MemberCase("GtkPrintUnixDialog", \Members<Gtk.PrintUnixDialog>.selectedPrinter),
        MemberCase("GtkPrintUnixDialog", \Members<Gtk.PrintUnixDialog>.supportSelection),
]
}

@MainActor
private func gtkPrinter() -> [MemberCase] {
    return [
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.acceptingJobs),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.acceptsPdf),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.acceptsPs),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.iconName),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.isVirtual),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.jobCount),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.location),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.name),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.paused),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.stateMessage),
        MemberCase("GtkPrinter", \Members<Gtk.Printer>.detailsAcquired),
]
}

@MainActor
private func gtkProgressBar() -> [MemberCase] {
    return [
        MemberCase("GtkProgressBar", \Members<Gtk.ProgressBar>.ellipsize),
        MemberCase("GtkProgressBar", \Members<Gtk.ProgressBar>.fraction),
        MemberCase("GtkProgressBar", \Members<Gtk.ProgressBar>.inverted),
        MemberCase("GtkProgressBar", \Members<Gtk.ProgressBar>.pulseStep),
        MemberCase("GtkProgressBar", \Members<Gtk.ProgressBar>.showText),
        MemberCase("GtkProgressBar", \Members<Gtk.ProgressBar>.text),
]
}

@MainActor
private func gtkRange() -> [MemberCase] {
    return [
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.adjustment),
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.fillLevel),
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.inverted),
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.restrictToFillLevel),
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.roundDigits),
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.showFillLevel),
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.adjustBounds),
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.changeValue),
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.moveSlider),
        MemberCase("GtkRange", \Members<Gtk.RangeWidget>.valueChanged),
]
}

@MainActor
private func gtkRecentManager() -> [MemberCase] {
    return [
        MemberCase("GtkRecentManager", \Members<Gtk.RecentManager>.filename),
        MemberCase("GtkRecentManager", \Members<Gtk.RecentManager>.size),
        MemberCase("GtkRecentManager", \Members<Gtk.RecentManager>.changed),
]
}

@MainActor
private func gtkRevealer() -> [MemberCase] {
    return [
        MemberCase("GtkRevealer", \Members<Gtk.Revealer>.child),
        MemberCase("GtkRevealer", \Members<Gtk.Revealer>.childRevealed),
        MemberCase("GtkRevealer", \Members<Gtk.Revealer>.revealChild),
        MemberCase("GtkRevealer", \Members<Gtk.Revealer>.transitionDuration),
        MemberCase("GtkRevealer", \Members<Gtk.Revealer>.transitionType),
]
}

@MainActor
private func gtkScale() -> [MemberCase] {
    return [
        MemberCase("GtkScale", \Members<Gtk.Scale>.digits),
        MemberCase("GtkScale", \Members<Gtk.Scale>.drawValue),
        MemberCase("GtkScale", \Members<Gtk.Scale>.hasOrigin),
        MemberCase("GtkScale", \Members<Gtk.Scale>.valuePos),
]
}

@MainActor
private func gtkScaleButton() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkScaleButton", \Members<Gtk.ScaleButton>.adjustment),
        MemberCase("GtkScaleButton", \Members<Gtk.ScaleButton>.icons),
        MemberCase("GtkScaleButton", \Members<Gtk.ScaleButton>.value),
        MemberCase("GtkScaleButton", \Members<Gtk.ScaleButton>.popdown),
        MemberCase("GtkScaleButton", \Members<Gtk.ScaleButton>.popup),
        MemberCase("GtkScaleButton", \Members<Gtk.ScaleButton>.valueChanged),
    ]
    #if GTK_4_10
    all += [
        MemberCase("GtkScaleButton", \Members<Gtk.ScaleButton>.active),
    ]
    #endif
    #if GTK_4_14
    all += [
        MemberCase("GtkScaleButton", \Members<Gtk.ScaleButton>.hasFrame),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkScrollable() -> [MemberCase] {
    return [
        MemberCase("GtkScrollable", \Members<Gtk.ColumnView>.hadjustment),
        MemberCase("GtkScrollable", \Members<Gtk.ColumnView>.hscrollPolicy),
        MemberCase("GtkScrollable", \Members<Gtk.ColumnView>.vadjustment),
        MemberCase("GtkScrollable", \Members<Gtk.ColumnView>.vscrollPolicy),
]
}

@MainActor
private func gtkScrollbar() -> [MemberCase] {
    return [
        MemberCase("GtkScrollbar", \Members<Gtk.Scrollbar>.adjustment),
]
}

@MainActor
private func gtkScrolledWindow() -> [MemberCase] {
    return [
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.child),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.hadjustment),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.hasFrame),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.hscrollbarPolicy),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.kineticScrolling),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.maxContentHeight),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.maxContentWidth),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.minContentHeight),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.minContentWidth),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.overlayScrolling),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.propagateNaturalHeight),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.propagateNaturalWidth),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.vadjustment),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.vscrollbarPolicy),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.windowPlacement),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.edgeOvershot),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.edgeReached),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.moveFocusOut),
        MemberCase("GtkScrolledWindow", \Members<Gtk.ScrolledWindow>.scrollChild),
]
}

@MainActor
private func gtkSearchBar() -> [MemberCase] {
    return [
        MemberCase("GtkSearchBar", \Members<Gtk.SearchBar>.child),
        MemberCase("GtkSearchBar", \Members<Gtk.SearchBar>.keyCaptureWidget),
        MemberCase("GtkSearchBar", \Members<Gtk.SearchBar>.searchModeEnabled),
        MemberCase("GtkSearchBar", \Members<Gtk.SearchBar>.showCloseButton),
]
}

@MainActor
private func gtkSearchEntry() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.activatesDefault),
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.placeholderText),
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.searchDelay),
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.activate),
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.nextMatch),
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.previousMatch),
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.searchChanged),
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.searchStarted),
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.stopSearch),
    ]
    #if GTK_4_14
    all += [
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.inputHints),
        MemberCase("GtkSearchEntry", \Members<Gtk.SearchEntry>.inputPurpose),
    ]
    #endif
    return all
}()
}

#if GTK_4_12
@MainActor
private func gtkSectionModel() -> [MemberCase] {
    return [
        MemberCase("GtkSectionModel", \Members<Gtk.FilterListModel>.sectionsChanged),
]
}
#endif

@MainActor
private func gtkSelectionFilterModel() -> [MemberCase] {
    return [
        MemberCase("GtkSelectionFilterModel", \Members<Gtk.SelectionFilterModel>.itemType),
        MemberCase("GtkSelectionFilterModel", \Members<Gtk.SelectionFilterModel>.model),
        MemberCase("GtkSelectionFilterModel", \Members<Gtk.SelectionFilterModel>.nItems),
]
}

@MainActor
private func gtkSelectionModel() -> [MemberCase] {
    return [
        MemberCase("GtkSelectionModel", \Members<Gtk.MultiSelection>.selectionChanged),
]
}

@MainActor
private func gtkSettings() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkAlternativeButtonOrder),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkAlternativeSortArrows),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkApplicationPreferDarkTheme),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkCursorAspectRatio),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkCursorBlink),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkCursorBlinkTime),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkCursorBlinkTimeout),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkCursorThemeName),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkCursorThemeSize),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkDecorationLayout),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkDialogsUseHeader),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkDndDragThreshold),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkDoubleClickDistance),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkDoubleClickTime),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkEnableAccels),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkEnableAnimations),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkEnableEventSounds),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkEnableInputFeedbackSounds),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkEnablePrimaryPaste),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkEntryPasswordHintTimeout),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkEntrySelectOnFocus),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkErrorBell),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkFontName),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkFontconfigTimestamp),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkHintFontMetrics),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkIconThemeName),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkImModule),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkKeynavUseCaret),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkLabelSelectOnFocus),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkLongPressTime),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkOverlayScrolling),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkPrimaryButtonWarpsSlider),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkPrintBackends),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkPrintPreviewCommand),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkRecentFilesEnabled),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkRecentFilesMaxAge),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkShellShowsAppMenu),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkShellShowsDesktop),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkShellShowsMenubar),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkSoundThemeName),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkSplitCursor),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkThemeName),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkTitlebarDoubleClick),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkTitlebarMiddleClick),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkTitlebarRightClick),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkXftAntialias),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkXftDpi),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkXftHinting),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkXftHintstyle),
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkXftRgba),
    ]
    #if GTK_4_14
    all += [
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkShowStatusShapes),
    ]
    #endif
    #if GTK_4_16
    all += [
        MemberCase("GtkSettings", \Members<Gtk.Settings>.gtkFontRendering),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkShortcut() -> [MemberCase] {
    return [
        MemberCase("GtkShortcut", \Members<Gtk.Shortcut>.action),
        MemberCase("GtkShortcut", \Members<Gtk.Shortcut>.arguments),
        MemberCase("GtkShortcut", \Members<Gtk.Shortcut>.trigger),
]
}

@MainActor
private func gtkShortcutController() -> [MemberCase] {
    return [
        MemberCase("GtkShortcutController", \Members<Gtk.ShortcutController>.itemType),
        MemberCase("GtkShortcutController", \Members<Gtk.ShortcutController>.mnemonicModifiers),
        MemberCase("GtkShortcutController", \Members<Gtk.ShortcutController>.nItems),
        MemberCase("GtkShortcutController", \Members<Gtk.ShortcutController>.scope),
]
}

@MainActor
private func gtkShortcutLabel() -> [MemberCase] {
    return [
        MemberCase("GtkShortcutLabel", \Members<Gtk.ShortcutLabel>.accelerator),
        MemberCase("GtkShortcutLabel", \Members<Gtk.ShortcutLabel>.disabledText),
]
}

@MainActor
private func gtkShortcutsGroup() -> [MemberCase] {
    return [
        MemberCase("GtkShortcutsGroup", \Members<Gtk.ShortcutsGroup>.lineCount),
        MemberCase("GtkShortcutsGroup", \Members<Gtk.ShortcutsGroup>.title),
        MemberCase("GtkShortcutsGroup", \Members<Gtk.ShortcutsGroup>.view),
]
}

@MainActor
private func gtkShortcutsSection() -> [MemberCase] {
    return [
        MemberCase("GtkShortcutsSection", \Members<Gtk.ShortcutsSection>.maxHeight),
        MemberCase("GtkShortcutsSection", \Members<Gtk.ShortcutsSection>.sectionName),
        MemberCase("GtkShortcutsSection", \Members<Gtk.ShortcutsSection>.title),
        MemberCase("GtkShortcutsSection", \Members<Gtk.ShortcutsSection>.viewName),
        MemberCase("GtkShortcutsSection", \Members<Gtk.ShortcutsSection>.changeCurrentPage),
]
}

@MainActor
private func gtkShortcutsShortcut() -> [MemberCase] {
    return [
        MemberCase("GtkShortcutsShortcut", \Members<Gtk.ShortcutsShortcut>.accelerator),
        MemberCase("GtkShortcutsShortcut", \Members<Gtk.ShortcutsShortcut>.actionName),
        MemberCase("GtkShortcutsShortcut", \Members<Gtk.ShortcutsShortcut>.textDirection),
        MemberCase("GtkShortcutsShortcut", \Members<Gtk.ShortcutsShortcut>.icon),
        MemberCase("GtkShortcutsShortcut", \Members<Gtk.ShortcutsShortcut>.iconSet),
        MemberCase("GtkShortcutsShortcut", \Members<Gtk.ShortcutsShortcut>.shortcutType),
        MemberCase("GtkShortcutsShortcut", \Members<Gtk.ShortcutsShortcut>.subtitle),
        MemberCase("GtkShortcutsShortcut", \Members<Gtk.ShortcutsShortcut>.subtitleSet),
        MemberCase("GtkShortcutsShortcut", \Members<Gtk.ShortcutsShortcut>.title),
]
}

@MainActor
private func gtkShortcutsWindow() -> [MemberCase] {
    return [
        MemberCase("GtkShortcutsWindow", \Members<Gtk.ShortcutsWindow>.sectionName),
        MemberCase("GtkShortcutsWindow", \Members<Gtk.ShortcutsWindow>.viewName),
        MemberCase("GtkShortcutsWindow", \Members<Gtk.ShortcutsWindow>.close),
        MemberCase("GtkShortcutsWindow", \Members<Gtk.ShortcutsWindow>.search),
]
}

@MainActor
private func gtkSignalAction() -> [MemberCase] {
    return [
        MemberCase("GtkSignalAction", \Members<Gtk.SignalAction>.signalName),
]
}

@MainActor
private func gtkSingleSelection() -> [MemberCase] {
    return [
        MemberCase("GtkSingleSelection", \Members<Gtk.SingleSelection>.autoselect),
        MemberCase("GtkSingleSelection", \Members<Gtk.SingleSelection>.canUnselect),
        MemberCase("GtkSingleSelection", \Members<Gtk.SingleSelection>.itemType),
        MemberCase("GtkSingleSelection", \Members<Gtk.SingleSelection>.model),
        MemberCase("GtkSingleSelection", \Members<Gtk.SingleSelection>.nItems),
        MemberCase("GtkSingleSelection", \Members<Gtk.SingleSelection>.selected),
        MemberCase("GtkSingleSelection", \Members<Gtk.SingleSelection>.selectedItem),
]
}

@MainActor
private func gtkSizeGroup() -> [MemberCase] {
    return [
        MemberCase("GtkSizeGroup", \Members<Gtk.SizeGroup>.mode),
]
}

@MainActor
private func gtkSliceListModel() -> [MemberCase] {
    return [
        MemberCase("GtkSliceListModel", \Members<Gtk.SliceListModel>.itemType),
        MemberCase("GtkSliceListModel", \Members<Gtk.SliceListModel>.model),
        MemberCase("GtkSliceListModel", \Members<Gtk.SliceListModel>.nItems),
        MemberCase("GtkSliceListModel", \Members<Gtk.SliceListModel>.offset),
        MemberCase("GtkSliceListModel", \Members<Gtk.SliceListModel>.size),
]
}

@MainActor
private func gtkSortListModel() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkSortListModel", \Members<Gtk.SortListModel>.incremental),
        MemberCase("GtkSortListModel", \Members<Gtk.SortListModel>.itemType),
        MemberCase("GtkSortListModel", \Members<Gtk.SortListModel>.model),
        MemberCase("GtkSortListModel", \Members<Gtk.SortListModel>.nItems),
        MemberCase("GtkSortListModel", \Members<Gtk.SortListModel>.pending),
        MemberCase("GtkSortListModel", \Members<Gtk.SortListModel>.sorter),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkSortListModel", \Members<Gtk.SortListModel>.sectionSorter),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkSorter() -> [MemberCase] {
    return [
        MemberCase("GtkSorter", \Members<Gtk.Sorter>.changed),
]
}

@MainActor
private func gtkSpinButton() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.adjustment),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.climbRate),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.digits),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.numeric),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.snapToTicks),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.updatePolicy),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.value),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.wrap),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.changeValue),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.output),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.valueChanged),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.wrapped),
    ]
    #if GTK_4_14
    all += [
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.activatesDefault),
        MemberCase("GtkSpinButton", \Members<Gtk.SpinButton>.activate),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkSpinner() -> [MemberCase] {
    return [
        MemberCase("GtkSpinner", \Members<Gtk.Spinner>.spinning),
]
}

@MainActor
private func gtkStack() -> [MemberCase] {
    return [
        MemberCase("GtkStack", \Members<Gtk.Stack>.hhomogeneous),
        MemberCase("GtkStack", \Members<Gtk.Stack>.interpolateSize),
        MemberCase("GtkStack", \Members<Gtk.Stack>.pages),
        MemberCase("GtkStack", \Members<Gtk.Stack>.transitionDuration),
        MemberCase("GtkStack", \Members<Gtk.Stack>.transitionRunning),
        MemberCase("GtkStack", \Members<Gtk.Stack>.transitionType),
        MemberCase("GtkStack", \Members<Gtk.Stack>.vhomogeneous),
        MemberCase("GtkStack", \Members<Gtk.Stack>.visibleChild),
        MemberCase("GtkStack", \Members<Gtk.Stack>.visibleChildName),
]
}

@MainActor
private func gtkStackPage() -> [MemberCase] {
    return [
        MemberCase("GtkStackPage", \Members<Gtk.StackPage>.child),
        MemberCase("GtkStackPage", \Members<Gtk.StackPage>.iconName),
        MemberCase("GtkStackPage", \Members<Gtk.StackPage>.name),
        MemberCase("GtkStackPage", \Members<Gtk.StackPage>.needsAttention),
        MemberCase("GtkStackPage", \Members<Gtk.StackPage>.title),
        MemberCase("GtkStackPage", \Members<Gtk.StackPage>.useUnderline),
        MemberCase("GtkStackPage", \Members<Gtk.StackPage>.visible),
]
}

@MainActor
private func gtkStackSidebar() -> [MemberCase] {
    return [
        MemberCase("GtkStackSidebar", \Members<Gtk.StackSidebar>.stack),
]
}

@MainActor
private func gtkStackSwitcher() -> [MemberCase] {
    return [
        MemberCase("GtkStackSwitcher", \Members<Gtk.StackSwitcher>.stack),
]
}

@MainActor
private func gtkStatusbar() -> [MemberCase] {
    return [
        MemberCase("GtkStatusbar", \Members<Gtk.Statusbar>.textPopped),
        MemberCase("GtkStatusbar", \Members<Gtk.Statusbar>.textPushed),
]
}

@MainActor
private func gtkStringFilter() -> [MemberCase] {
    return [
        MemberCase("GtkStringFilter", \Members<Gtk.StringFilter>.expression),
        MemberCase("GtkStringFilter", \Members<Gtk.StringFilter>.ignoreCase),
        MemberCase("GtkStringFilter", \Members<Gtk.StringFilter>.matchMode),
        MemberCase("GtkStringFilter", \Members<Gtk.StringFilter>.search),
]
}

@MainActor
private func gtkStringList() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
    ]
    #if GTK_4_14
    all += [
        MemberCase("GtkStringList", \Members<Gtk.StringList>.itemType),
        MemberCase("GtkStringList", \Members<Gtk.StringList>.nItems),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkStringObject() -> [MemberCase] {
    return [
        MemberCase("GtkStringObject", \Members<Gtk.StringObject>.string),
]
}

@MainActor
private func gtkStringSorter() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkStringSorter", \Members<Gtk.StringSorter>.expression),
        MemberCase("GtkStringSorter", \Members<Gtk.StringSorter>.ignoreCase),
    ]
    #if GTK_4_10
    all += [
        MemberCase("GtkStringSorter", \Members<Gtk.StringSorter>.collation),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkStyleContext() -> [MemberCase] {
    return [
        MemberCase("GtkStyleContext", \Members<Gtk.StyleContext>.display),
]
}

@MainActor
private func gtkStyleProvider() -> [MemberCase] {
    return [
        MemberCase("GtkStyleProvider", \Members<Gtk.CssProvider>.gtkPrivateChanged),
]
}

@MainActor
private func gtkSwitch() -> [MemberCase] {
    return [
        MemberCase("GtkSwitch", \Members<Gtk.Switch>.active),
        MemberCase("GtkSwitch", \Members<Gtk.Switch>.state),
        MemberCase("GtkSwitch", \Members<Gtk.Switch>.activate),
        MemberCase("GtkSwitch", \Members<Gtk.Switch>.stateSet),
]
}

@MainActor
private func gtkText() -> [MemberCase] {
    return [
        MemberCase("GtkText", \Members<Gtk.Text>.activatesDefault),
        MemberCase("GtkText", \Members<Gtk.Text>.attributes),
        MemberCase("GtkText", \Members<Gtk.Text>.buffer),
        MemberCase("GtkText", \Members<Gtk.Text>.enableEmojiCompletion),
        MemberCase("GtkText", \Members<Gtk.Text>.extraMenu),
        MemberCase("GtkText", \Members<Gtk.Text>.imModule),
        MemberCase("GtkText", \Members<Gtk.Text>.inputHints),
        MemberCase("GtkText", \Members<Gtk.Text>.inputPurpose),
        MemberCase("GtkText", \Members<Gtk.Text>.invisibleCharCode),
        MemberCase("GtkText", \Members<Gtk.Text>.invisibleCharSet),
        MemberCase("GtkText", \Members<Gtk.Text>.maxLength),
        MemberCase("GtkText", \Members<Gtk.Text>.overwriteMode),
        MemberCase("GtkText", \Members<Gtk.Text>.placeholderText),
        MemberCase("GtkText", \Members<Gtk.Text>.propagateTextWidth),
        MemberCase("GtkText", \Members<Gtk.Text>.scrollOffset),
        MemberCase("GtkText", \Members<Gtk.Text>.tabs),
        MemberCase("GtkText", \Members<Gtk.Text>.truncateMultiline),
        MemberCase("GtkText", \Members<Gtk.Text>.visibility),
        MemberCase("GtkText", \Members<Gtk.Text>.activate),
        MemberCase("GtkText", \Members<Gtk.Text>.backspace),
        MemberCase("GtkText", \Members<Gtk.Text>.copyClipboard),
        MemberCase("GtkText", \Members<Gtk.Text>.cutClipboard),
        MemberCase("GtkText", \Members<Gtk.Text>.deleteFromCursor),
        MemberCase("GtkText", \Members<Gtk.Text>.insertAtCursor),
        MemberCase("GtkText", \Members<Gtk.Text>.insertEmoji),
        MemberCase("GtkText", \Members<Gtk.Text>.moveCursor),
        MemberCase("GtkText", \Members<Gtk.Text>.pasteClipboard),
        MemberCase("GtkText", \Members<Gtk.Text>.preeditChanged),
        MemberCase("GtkText", \Members<Gtk.Text>.toggleOverwrite),
]
}

@MainActor
private func gtkTextBuffer() -> [MemberCase] {
    return [
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.canRedo),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.canUndo),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.cursorPosition),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.enableUndo),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.hasSelection),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.tagTable),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.text),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.applyTag),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.beginUserAction),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.changed),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.deleteRange),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.endUserAction),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.insertChildAnchor),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.insertPaintable),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.insertText),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.markDeleted),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.markSet),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.modifiedChanged),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.pasteDone),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.redo),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.removeTag),
        MemberCase("GtkTextBuffer", \Members<Gtk.TextBuffer>.undo),
]
}

@MainActor
private func gtkTextMark() -> [MemberCase] {
    return [
        MemberCase("GtkTextMark", \Members<Gtk.TextMark>.leftGravity),
        MemberCase("GtkTextMark", \Members<Gtk.TextMark>.name),
]
}

@MainActor
private func gtkTextTag() -> [MemberCase] {
    return [
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.accumulativeMargin),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.allowBreaks),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.allowBreaksSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.backgroundFullHeight),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.backgroundFullHeightSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.backgroundRgba),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.backgroundSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.direction),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.editable),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.editableSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.fallback),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.fallbackSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.family),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.familySet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.font),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.fontDesc),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.fontFeatures),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.fontFeaturesSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.foregroundRgba),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.foregroundSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.indent),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.indentSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.insertHyphens),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.insertHyphensSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.invisible),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.invisibleSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.justification),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.justificationSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.language),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.languageSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.leftMargin),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.leftMarginSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.letterSpacing),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.letterSpacingSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.lineHeight),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.lineHeightSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.name),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.overline),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.overlineRgba),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.overlineRgbaSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.overlineSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.paragraphBackgroundRgba),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.paragraphBackgroundSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.pixelsAboveLines),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.pixelsAboveLinesSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.pixelsBelowLines),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.pixelsBelowLinesSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.pixelsInsideWrap),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.pixelsInsideWrapSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.rightMargin),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.rightMarginSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.rise),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.riseSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.scale),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.scaleSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.sentence),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.sentenceSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.showSpaces),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.showSpacesSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.size),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.sizePoints),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.sizeSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.stretch),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.stretchSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.strikethrough),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.strikethroughRgba),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.strikethroughRgbaSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.strikethroughSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.style),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.styleSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.tabs),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.tabsSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.textTransform),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.textTransformSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.underline),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.underlineRgba),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.underlineRgbaSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.underlineSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.variant),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.variantSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.weight),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.weightSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.word),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.wordSet),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.wrapMode),
        MemberCase("GtkTextTag", \Members<Gtk.TextTag>.wrapModeSet),
]
}

@MainActor
private func gtkTextTagTable() -> [MemberCase] {
    return [
        MemberCase("GtkTextTagTable", \Members<Gtk.TextTagTable>.tagAdded),
        MemberCase("GtkTextTagTable", \Members<Gtk.TextTagTable>.tagChanged),
        MemberCase("GtkTextTagTable", \Members<Gtk.TextTagTable>.tagRemoved),
]
}

@MainActor
private func gtkTextView() -> [MemberCase] {
    return [
        MemberCase("GtkTextView", \Members<Gtk.TextView>.acceptsTab),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.bottomMargin),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.buffer),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.cursorVisible),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.editable),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.extraMenu),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.imModule),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.indent),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.inputHints),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.inputPurpose),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.justification),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.leftMargin),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.monospace),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.overwrite),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.pixelsAboveLines),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.pixelsBelowLines),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.pixelsInsideWrap),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.rightMargin),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.tabs),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.topMargin),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.wrapMode),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.backspace),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.copyClipboard),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.cutClipboard),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.deleteFromCursor),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.extendSelection),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.insertAtCursor),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.insertEmoji),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.moveCursor),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.moveViewport),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.pasteClipboard),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.preeditChanged),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.selectAll),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.setAnchor),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.toggleCursorVisible),
        MemberCase("GtkTextView", \Members<Gtk.TextView>.toggleOverwrite),
]
}

@MainActor
private func gtkToggleButton() -> [MemberCase] {
    return [
        MemberCase("GtkToggleButton", \Members<Gtk.ToggleButton>.active),
        MemberCase("GtkToggleButton", \Members<Gtk.ToggleButton>.toggled),
]
}

@MainActor
private func gtkTreeExpander() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkTreeExpander", \Members<Gtk.TreeExpander>.child),
        MemberCase("GtkTreeExpander", \Members<Gtk.TreeExpander>.indentForIcon),
        MemberCase("GtkTreeExpander", \Members<Gtk.TreeExpander>.item),
        MemberCase("GtkTreeExpander", \Members<Gtk.TreeExpander>.listRow),
    ]
    #if GTK_4_10
    all += [
        MemberCase("GtkTreeExpander", \Members<Gtk.TreeExpander>.hideExpander),
        MemberCase("GtkTreeExpander", \Members<Gtk.TreeExpander>.indentForDepth),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkTreeListModel() -> [MemberCase] {
    return [
        MemberCase("GtkTreeListModel", \Members<Gtk.TreeListModel>.autoexpand),
        MemberCase("GtkTreeListModel", \Members<Gtk.TreeListModel>.itemType),
        MemberCase("GtkTreeListModel", \Members<Gtk.TreeListModel>.model),
        MemberCase("GtkTreeListModel", \Members<Gtk.TreeListModel>.nItems),
        MemberCase("GtkTreeListModel", \Members<Gtk.TreeListModel>.passthrough),
]
}

@MainActor
private func gtkTreeListRow() -> [MemberCase] {
    return [
        MemberCase("GtkTreeListRow", \Members<Gtk.TreeListRow>.children),
        MemberCase("GtkTreeListRow", \Members<Gtk.TreeListRow>.depth),
        MemberCase("GtkTreeListRow", \Members<Gtk.TreeListRow>.expandable),
        MemberCase("GtkTreeListRow", \Members<Gtk.TreeListRow>.expanded),
        MemberCase("GtkTreeListRow", \Members<Gtk.TreeListRow>.item),
]
}

@MainActor
private func gtkTreeListRowSorter() -> [MemberCase] {
    return [
        MemberCase("GtkTreeListRowSorter", \Members<Gtk.TreeListRowSorter>.sorter),
]
}

@MainActor
private func gtkTreeModel() -> [MemberCase] {
    return [
        MemberCase("GtkTreeModel", \Members<Gtk.ListStore>.rowChanged),
        MemberCase("GtkTreeModel", \Members<Gtk.ListStore>.rowDeleted),
        MemberCase("GtkTreeModel", \Members<Gtk.ListStore>.rowHasChildToggled),
        MemberCase("GtkTreeModel", \Members<Gtk.ListStore>.rowInserted),
]
}

@MainActor
private func gtkTreeModelFilter() -> [MemberCase] {
    return [
        MemberCase("GtkTreeModelFilter", \Members<Gtk.TreeModelFilter>.childModel),
        MemberCase("GtkTreeModelFilter", \Members<Gtk.TreeModelFilter>.virtualRoot),
]
}

@MainActor
private func gtkTreeModelSort() -> [MemberCase] {
    return [
        MemberCase("GtkTreeModelSort", \Members<Gtk.TreeModelSort>.model),
]
}

@MainActor
private func gtkTreeSelection() -> [MemberCase] {
    return [
        MemberCase("GtkTreeSelection", \Members<Gtk.TreeSelection>.mode),
        MemberCase("GtkTreeSelection", \Members<Gtk.TreeSelection>.changed),
]
}

@MainActor
private func gtkTreeSortable() -> [MemberCase] {
    return [
        MemberCase("GtkTreeSortable", \Members<Gtk.ListStore>.sortColumnChanged),
]
}

@MainActor
private func gtkTreeView() -> [MemberCase] {
    return [
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.activateOnSingleClick),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.enableGridLines),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.enableSearch),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.enableTreeLines),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.expanderColumn),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.fixedHeightMode),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.headersClickable),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.headersVisible),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.hoverExpand),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.hoverSelection),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.levelIndentation),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.model),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.reorderable),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.rubberBanding),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.searchColumn),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.showExpanders),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.tooltipColumn),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.columnsChanged),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.cursorChanged),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.expandCollapseCursorRow),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.moveCursor),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.rowActivated),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.rowCollapsed),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.rowExpanded),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.selectAll),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.selectCursorParent),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.selectCursorRow),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.startInteractiveSearch),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.testCollapseRow),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.testExpandRow),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.toggleCursorRow),
        MemberCase("GtkTreeView", \Members<Gtk.TreeView>.unselectAll),
]
}

@MainActor
private func gtkTreeViewColumn() -> [MemberCase] {
    return [
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.alignment),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.cellArea),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.clickable),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.expand),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.fixedWidth),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.maxWidth),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.minWidth),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.reorderable),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.resizable),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.sizing),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.sortColumnId),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.sortIndicator),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.sortOrder),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.spacing),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.title),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.visible),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.widget),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.width),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.xOffset),
        MemberCase("GtkTreeViewColumn", \Members<Gtk.TreeViewColumn>.clicked),
]
}

#if GTK_4_10
@MainActor
private func gtkUriLauncher() -> [MemberCase] {
    return [
        MemberCase("GtkUriLauncher", \Members<Gtk.UriLauncher>.uri),
]
}
#endif

@MainActor
private func gtkVideo() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkVideo", \Members<Gtk.Video>.autoplay),
        MemberCase("GtkVideo", \Members<Gtk.Video>.file),
        MemberCase("GtkVideo", \Members<Gtk.Video>.loop),
        MemberCase("GtkVideo", \Members<Gtk.Video>.mediaStream),
    ]
    #if GTK_4_14
    all += [
        MemberCase("GtkVideo", \Members<Gtk.Video>.graphicsOffload),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkViewport() -> [MemberCase] {
    return [
        MemberCase("GtkViewport", \Members<Gtk.Viewport>.child),
        MemberCase("GtkViewport", \Members<Gtk.Viewport>.scrollToFocus),
]
}

@MainActor
private func gtkVolumeButton() -> [MemberCase] {
    return [
        MemberCase("GtkVolumeButton", \Members<Gtk.VolumeButton>.useSymbolic),
]
}

@MainActor
private func gtkWidget() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkWidget", \Members<Gtk.Widget>.canFocus),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.canTarget),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.cssClasses),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.cssName),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.cursor),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.focusOnClick),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.focusable),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.halign),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.hasDefault),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.hasFocus),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.hasTooltip),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.heightRequest),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.hexpand),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.hexpandSet),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.layoutManager),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.marginBottom),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.marginEnd),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.marginStart),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.marginTop),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.name),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.opacity),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.overflow),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.parent),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.receivesDefault),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.root),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.scaleFactor),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.sensitive),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.tooltipMarkup),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.tooltipText),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.valign),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.vexpand),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.vexpandSet),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.visible),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.widthRequest),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.destroy),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.directionChanged),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.hide),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.keynavFailed),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.map),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.mnemonicActivate),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.moveFocus),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.queryTooltip),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.realize),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.show),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.stateFlagsChanged),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.unmap),
        MemberCase("GtkWidget", \Members<Gtk.Widget>.unrealize),
    ]
    #if GTK_4_18
    all += [
        MemberCase("GtkWidget", \Members<Gtk.Widget>.limitEvents),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkWidgetPaintable() -> [MemberCase] {
    return [
        MemberCase("GtkWidgetPaintable", \Members<Gtk.WidgetPaintable>.widget),
]
}

@MainActor
private func gtkWindow() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkWindow", \Members<Gtk.Window>.application),
        MemberCase("GtkWindow", \Members<Gtk.Window>.child),
        MemberCase("GtkWindow", \Members<Gtk.Window>.decorated),
        MemberCase("GtkWindow", \Members<Gtk.Window>.defaultHeight),
        MemberCase("GtkWindow", \Members<Gtk.Window>.defaultWidget),
        MemberCase("GtkWindow", \Members<Gtk.Window>.defaultWidth),
        MemberCase("GtkWindow", \Members<Gtk.Window>.deletable),
        MemberCase("GtkWindow", \Members<Gtk.Window>.destroyWithParent),
        MemberCase("GtkWindow", \Members<Gtk.Window>.display),
        MemberCase("GtkWindow", \Members<Gtk.Window>.focusVisible),
        MemberCase("GtkWindow", \Members<Gtk.Window>.focusWidget),
        MemberCase("GtkWindow", \Members<Gtk.Window>.fullscreened),
        MemberCase("GtkWindow", \Members<Gtk.Window>.handleMenubarAccel),
        MemberCase("GtkWindow", \Members<Gtk.Window>.hideOnClose),
        MemberCase("GtkWindow", \Members<Gtk.Window>.iconName),
        MemberCase("GtkWindow", \Members<Gtk.Window>.isActive),
        MemberCase("GtkWindow", \Members<Gtk.Window>.maximized),
        MemberCase("GtkWindow", \Members<Gtk.Window>.mnemonicsVisible),
        MemberCase("GtkWindow", \Members<Gtk.Window>.modal),
        MemberCase("GtkWindow", \Members<Gtk.Window>.resizable),
        MemberCase("GtkWindow", \Members<Gtk.Window>.title),
        MemberCase("GtkWindow", \Members<Gtk.Window>.titlebar),
        MemberCase("GtkWindow", \Members<Gtk.Window>.transientFor),
        MemberCase("GtkWindow", \Members<Gtk.Window>.activateDefault),
        MemberCase("GtkWindow", \Members<Gtk.Window>.activateFocus),
        MemberCase("GtkWindow", \Members<Gtk.Window>.closeRequest),
        MemberCase("GtkWindow", \Members<Gtk.Window>.enableDebugging),
        MemberCase("GtkWindow", \Members<Gtk.Window>.keysChanged),
    ]
    #if GTK_4_12
    all += [
        MemberCase("GtkWindow", \Members<Gtk.Window>.suspended),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkWindowControls() -> [MemberCase] {
    return {
    var all: [MemberCase] = [
        MemberCase("GtkWindowControls", \Members<Gtk.WindowControls>.decorationLayout),
        MemberCase("GtkWindowControls", \Members<Gtk.WindowControls>.empty),
        MemberCase("GtkWindowControls", \Members<Gtk.WindowControls>.side),
    ]
    #if GTK_4_18
    all += [
        MemberCase("GtkWindowControls", \Members<Gtk.WindowControls>.useNativeControls),
    ]
    #endif
    return all
}()
}

@MainActor
private func gtkWindowHandle() -> [MemberCase] {
    return [
        MemberCase("GtkWindowHandle", \Members<Gtk.WindowHandle>.child),
]
}

@MainActor
private func pangoFontFamily() -> [MemberCase] {
    return [
        MemberCase("PangoFontFamily", \Members<Pango.FontFamily>.itemType),
        MemberCase("PangoFontFamily", \Members<Pango.FontFamily>.nItems),
]
}

@MainActor
private func pangoFontMap() -> [MemberCase] {
    return [
        MemberCase("PangoFontMap", \Members<Pango.FontMap>.itemType),
        MemberCase("PangoFontMap", \Members<Pango.FontMap>.nItems),
]
}
