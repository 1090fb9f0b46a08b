#if DEBUG
  extension InspectorPage {
    /// What the page has beyond a report: tabs, long lists, a tree of the state, and what changes the app.
    static let style = """

      :root { --travel: #8a5200; --travel-on: #fdf0dc; }
      .is-dark { --travel: #ffc069; --travel-on: #33260f; }
      body { min-height: 100vh; }
      [hidden] { display: none !important; }
      #connection { display: block; padding: 0; }
      #connection::before { content: ''; display: inline-block; width: 8px; height: 8px;
        border-radius: 50%; background: var(--added); margin-right: 7px; }
      #connection.is-lost::before { background: var(--removed); }
      .switches { display: flex; gap: 2px; padding: 2px; border-radius: 9px; background: var(--line);
        align-self: center; }
      .switches button { min-height: 28px; }
      .is-interactive .theme { margin-left: auto; }
      .switches ~ .theme { margin-left: 0 !important; }
      .switches { margin-left: auto; }
      .banner { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 8px 14px;
        border-radius: 12px; background: var(--travel-on); color: var(--travel); font-size: 14px; }
      .banner p { flex: 1; min-width: 12em; }
      .banner button, .actions button, .row-button { color: var(--text); background: var(--card);
        border: 1px solid var(--line); border-radius: 8px; }
      .actions { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 12px; }
      .actions button:hover, .banner button:hover, .row-button:hover { border-color: var(--accent); }
      button.is-main { background: var(--accent); border-color: var(--accent); color: var(--card); }
      button:disabled { opacity: .45; cursor: default; }
      .tabs { display: flex; gap: 2px; padding: 2px; border-radius: 9px; background: var(--line);
        margin-bottom: 8px; overflow-x: auto; scrollbar-width: none; }
      .tabs button { flex: 1; padding: 0 5px; min-height: 30px; font-size: 12.5px; }
      .tabs button[aria-selected=true] { color: var(--text); background: var(--card);
        box-shadow: var(--shadow); }
      .filters { display: flex; align-items: center; justify-content: space-between; gap: 8px;
        min-height: 36px; padding-left: 10px; }
      .filters p { font-size: 13px; color: var(--soft); font-variant-numeric: tabular-nums; }
      #list { position: relative; overflow-y: auto; height: 50vh; border-radius: 8px; outline-offset: -2px; }
      #list > div { position: relative; }
      .row { position: absolute; left: 0; right: 0; height: 46px; display: grid; align-content: center;
        grid-template-columns: 3.1em minmax(0, 1fr) auto; padding: 0 10px; font-size: 14px; border-radius: 8px;
        cursor: pointer; }
      .row:hover { background: var(--line); }
      .row[aria-selected=true] { background: var(--chosen); }
      .row > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .row b { font-weight: 400; color: var(--faint); font-variant-numeric: tabular-nums; font-size: 13px;
        line-height: 22px; }
      .row small { grid-column: 2 / -1; font-size: 12px; }
      .row.is-still span { color: var(--soft); }
      .row.is-shown b { color: var(--travel); font-weight: 700; }
      .row i { font-style: normal; font-size: 12px; font-variant-numeric: tabular-nums; color: var(--soft);
        padding-left: 8px; }
      .row .is-bad { color: var(--removed); } .row .is-good { color: var(--added); }
      .row.is-flat { grid-template-columns: minmax(0, 1fr) auto; } .row.is-flat small { grid-column: 1 / -1; }
      .row.is-heading { color: var(--soft); font-size: 12px; font-weight: 600; cursor: default; }
      #picture img { display: block; width: 100%; height: auto; max-width: 900px; margin: auto; }
      #picture .nothing { text-align: center; padding: 40px 0; }
      .is-interactive figure { display: block; }
      .subtabs { margin: 14px 0 10px; max-width: 22em; }
      .facts { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 14px; font-size: 13px; }
      .facts dt { color: var(--soft); } .facts dd { margin: 0; overflow-wrap: anywhere; }
      .tree { font: 12.5px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
      .tree ul { list-style: none; padding-left: 18px; } .tree > ul { padding-left: 0; }
      .tree button { font: inherit; color: inherit; min-height: 0; padding: 0 4px; text-align: left;
        border-radius: 5px; max-width: 100%; overflow-wrap: anywhere; }
      .tree button:hover { background: var(--line); }
      .tree button::before { content: '▸'; display: inline-block; width: 14px; color: var(--faint); }
      .tree button[aria-expanded=true]::before { content: '▾'; }
      .tree .leaf { padding: 0 4px 0 18px; overflow-wrap: anywhere; }
      .tree em { font-style: normal; color: var(--accent); } .tree small { font-size: 11.5px; }
      #detail input[type=search] { height: 34px; margin-bottom: 8px; }
      textarea, .field { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace;
        width: 100%; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 8px;
        padding: 8px 12px; }
      textarea { min-height: 180px; resize: vertical; }
      .field { width: auto; flex: 1; min-width: 9em; height: 34px; }
      #toast { position: fixed; left: 50%; bottom: 24px; transform: translateX(-50%); max-width: 90vw;
        background: var(--text); color: var(--page); padding: 10px 16px; border-radius: 10px; font-size: 14px;
        opacity: 0; pointer-events: none; transition: opacity .15s; display: block; z-index: 2;
        overflow-wrap: anywhere; }
      #toast.is-shown { opacity: 1; } #toast.is-bad { background: var(--removed); color: var(--card); }
      @media (min-width: 900px) {
        .is-interactive body { grid-template-columns: clamp(310px, 26vw, 380px) minmax(0, 1fr);
          grid-template-rows: auto auto minmax(0, 1fr); }
        .banner { grid-column: 1 / -1; }
        .is-interactive nav { grid-row: 3; } .is-interactive main { grid-row: 3; grid-column: 2; }
        #list { height: auto; flex: 1; min-height: 0; } }
      @media (min-width: 1280px) {
        .is-interactive main { overflow: hidden;
          grid-template: 'picture step' auto 'transport step' auto '. step' 1fr
          / minmax(0, 1.3fr) minmax(340px, 1fr); height: 100%; }
        .is-interactive article { max-height: 100%; min-height: 0; } }
      @media (max-width: 500px) {
        .switches { margin-left: 0; } .switches ~ .theme { margin-left: auto !important; }
        .tabs button { padding: 0 5px; font-size: 12px; }
        .is-interactive .transport { z-index: 1; } }
      @media (prefers-reduced-motion: reduce) { #toast { transition: none; } }

      """
  }
#endif
