extension RecordingReport {
  /// How the page looks: three columns, two, or one, as there is room; in print, one after another.
  static let style = """

    :root { --page: #f2f3f5; --card: #fcfcfb; --line: #d9dce1; --text: #1a1c20; --soft: #50565f;
      --faint: #676d77; --accent: #0b57c9; --chosen: #d9e6fd; --added: #17703a; --added-on: #e3f3e8;
      --removed: #b9261b; --removed-on: #fdeae8; --shadow: 0 1px 2px #0001, 0 8px 24px #0000000f; }
    .is-dark { --page: #0c0e11; --card: #15171c; --line: #2a2e37; --text: #e7e9ed; --soft: #aeb4bf;
      --faint: #8c939f; --accent: #82b4ff; --chosen: #293852; --added: #7fd39b; --added-on: #16291d;
      --removed: #ff8f85; --removed-on: #341b1a; --shadow: none; }
    @media (prefers-color-scheme: dark) {
      html:not(.is-interactive) { --page: #0c0e11; --card: #15171c; --line: #2a2e37; --text: #e7e9ed;
        --soft: #aeb4bf; --faint: #8c939f; --accent: #82b4ff; --added: #7fd39b; --added-on: #16291d;
        --removed: #ff8f85; --removed-on: #341b1a; --shadow: none; } }
    * { box-sizing: border-box; margin: 0; }
    html { background: var(--page); color: var(--text); font: 15px/1.45 system-ui, -apple-system,
      'Segoe UI', 'DejaVu Sans', sans-serif; -webkit-text-size-adjust: 100%; }
    body { padding: 16px; max-width: 1800px; margin: auto; }
    h1 { font-size: 17px; } h2 { font-size: 17px; overflow-wrap: anywhere; }
    h3 { font-size: 12px; font-weight: 600; color: var(--soft); margin: 18px 0 6px; }
    header p, small, .nothing, [role=status] { color: var(--soft); font-size: 13px;
      font-variant-numeric: tabular-nums; }
    body > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 14px;
      margin-bottom: 14px; }
    .theme, .transport, nav label, [role=status] { display: none; }
    button { font: inherit; font-size: 13px; color: var(--soft); background: none; border: 0;
      border-radius: 7px; min-height: 32px; padding: 0 10px; cursor: pointer; }
    button:hover { color: var(--text); }
    button[aria-pressed=true] { color: var(--text); background: var(--card); box-shadow: var(--shadow); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    nav ol { list-style: none; padding: 0; }
    nav a { display: grid; grid-template-columns: 2.6em 1fr; padding: 6px 10px; border-radius: 8px;
      color: inherit; text-decoration: none; }
    nav b { font-weight: 400; color: var(--faint); font-variant-numeric: tabular-nums; }
    nav span, nav small { overflow-wrap: anywhere; } nav small { grid-column: 2; font-size: 12px; }
    .still span { color: var(--soft); }
    nav a:hover { background: var(--line); }
    nav a[aria-current] { background: var(--chosen); }
    figure { margin: 24px 0 12px; } figure svg { display: block; width: 100%; height: auto;
      max-width: 900px; margin: auto; }
    .dark { display: none; }
    .is-dark .light { display: none; } .is-dark .dark { display: block; }
    article { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 16px; margin: 12px 0; }
    pre { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace;
      white-space: pre-wrap; overflow-wrap: anywhere; background: var(--page); border-radius: 8px;
      padding: 10px 12px; }
    .difference { padding: 10px 0; }
    .difference > * { display: block; padding: 0 12px 0 calc(12px + 2ch); text-indent: -2ch;
      text-decoration: none; min-height: 1.5em; }
    ins { color: var(--added); background: var(--added-on); }
    del { color: var(--removed); background: var(--removed-on); }

    .is-interactive .theme { display: flex; margin-left: auto; align-self: center; padding: 2px;
      border-radius: 9px; background: var(--line); }
    .is-interactive .theme button { min-height: 28px; }
    .is-interactive nav label { display: block; position: relative; }
    .is-interactive [role=status] { display: block; padding: 8px 10px 0; }
    [role=status]:empty { padding: 0; }
    input[type=search] { font: inherit; width: 100%; height: 40px; padding: 0 12px; color: inherit;
      background: var(--page); border: 1px solid var(--line); border-radius: 9px; }
    input[type=search]::placeholder { color: var(--faint); }
    kbd { position: absolute; right: 10px; top: 8px; font: inherit; font-size: 13px;
      color: var(--soft); background: var(--card); border: 1px solid var(--line); border-radius: 5px;
      padding: 1px 8px; pointer-events: none; }
    :focus + kbd, :not(:placeholder-shown) + kbd { display: none; }
    .is-interactive nav, .is-interactive .transport { background: var(--card);
      border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow); }
    .is-interactive nav { padding: 10px; } .is-interactive nav ol { margin-top: 8px; }
    .is-interactive figure, .is-interactive article { display: none; margin: 0; }
    .is-interactive figure.is-current { display: block; }
    .is-interactive article.is-current { display: block; box-shadow: var(--shadow); }
    .is-interactive .transport { display: flex; align-items: center; gap: 2px; padding: 6px 8px;
      position: sticky; bottom: 8px; }
    .transport button { min-width: 40px; min-height: 40px; padding: 0; }
    .transport svg { width: 16px; display: block; margin: auto; fill: currentColor;
      stroke: currentColor; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
    .transport input { flex: 1; min-width: 60px; height: 40px; accent-color: var(--accent); margin: 0 4px; }
    .transport output { min-width: 6.5em; text-align: right; padding-right: 8px; font-size: 13px;
      color: var(--soft); font-variant-numeric: tabular-nums; }
    .is-interactive body { display: grid; gap: 14px; grid-template-columns: minmax(0, 1fr); }
    .is-interactive body > header { margin: 0; }
    .is-interactive main { display: grid; gap: 14px; align-content: start;
      grid-template: 'picture' 'transport' 'step' / minmax(0, 1fr); }
    .is-interactive figure { grid-area: picture; } .is-interactive article { grid-area: step; }
    .is-interactive .transport { grid-area: transport; }
    .is-interactive nav { order: 3; } .is-interactive nav ol { max-height: 60vh; overflow-y: auto; }
    @media (min-width: 900px) {
      .is-interactive body { grid-template-columns: clamp(250px, 24vw, 360px) minmax(0, 1fr);
        height: 100vh; grid-template-rows: auto minmax(0, 1fr); }
      .is-interactive body > header { grid-column: 1 / -1; }
      .is-interactive nav { order: 0; display: flex; flex-direction: column; min-height: 0; }
      .is-interactive nav ol { max-height: none; flex: 1; }
      .is-interactive main { overflow-y: auto; min-height: 0; }
      .is-interactive .transport { position: static; }
      .is-interactive figure svg { max-height: calc(100vh - 320px); } }
    @media (min-width: 1280px) {
      .is-interactive main { grid-template: 'picture step' auto 'transport step' auto '. step' 1fr
        / minmax(0, 1.5fr) minmax(300px, 1fr); }
      .is-interactive figure svg { max-height: calc(100vh - 140px); }
      .is-interactive article { overflow-y: auto; } }
    @media (max-width: 500px) { body { padding: 10px; } .transport output { min-width: 4.5em; } }
    @media print {
      html { background: none; --page: #f6f7f8; font-size: 11px; } body { padding: 0; max-width: none; }
      body > nav { display: none; }
      figure, article { break-inside: avoid; } pre { font-size: 9px; } figure svg { max-width: 70%; } }

    """
}
