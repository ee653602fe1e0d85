// SPDX-License-Identifier: MIT

import ViewKit

// In these tests, plain names such as `Label` are those of the portable views; GTK's widgets are written as `Gtk.Label`.

typealias Action = ViewKit.Action
typealias Box = ViewKit.Box
typealias Button = ViewKit.Button
typealias ColorButton = ViewKit.ColorButton
typealias DropDown = ViewKit.DropDown
typealias FileDialog = ViewKit.FileDialog
typealias FontButton = ViewKit.FontButton
typealias Grid = ViewKit.Grid
typealias Label = ViewKit.Label
typealias LevelBar = ViewKit.LevelBar
typealias LinkButton = ViewKit.LinkButton
typealias ListView = ViewKit.ListView
typealias Menu = ViewKit.Menu
typealias MenuButton = ViewKit.MenuButton
typealias PageView = ViewKit.PageView
typealias Point = ViewKit.Point
typealias Popover = ViewKit.Popover
typealias ProgressBar = ViewKit.ProgressBar
typealias Separator = ViewKit.Separator
typealias ShortcutLabel = ViewKit.ShortcutLabel
typealias Spinner = ViewKit.Spinner
typealias Switch = ViewKit.Switch
typealias TextView = ViewKit.TextView
typealias ToggleButton = ViewKit.ToggleButton
typealias Window = ViewKit.Window
typealias Clipboard = ViewKit.Clipboard
typealias DragSource = ViewKit.DragSource
typealias Drop = ViewKit.Drop
typealias MenuBar = ViewKit.MenuBar
