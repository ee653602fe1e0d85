// SPDX-License-Identifier: MIT

/// Rules that the theme does not have. They use the colours of the theme, so that they fit light, dark and high contrast.
let styleSheet = """
    .page { padding: 24px; }
    .page listview > row { padding: 4px 9px; }
    .sidebar-heading { font-size: 85%; font-weight: bold; opacity: 0.6; padding: 12px 12px 3px 12px; }
    .tile { padding: 18px; border: 1px solid @borders; border-radius: 9px; background-color: @theme_base_color; }
    .tile:drop(active), .tile.active { border-color: @theme_selected_bg_color; box-shadow: inset 0 0 0 1px @theme_selected_bg_color; }
    .tile:focus-visible { outline: 2px solid @theme_selected_bg_color; outline-offset: 2px; }
    """
