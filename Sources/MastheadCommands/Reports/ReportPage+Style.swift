extension ReportPage {
  static let style = """
    :root {
      color-scheme: light; --page: #fff; --side: #f5f5f7; --line: #dcdce1; --text: #1d1d1f; --quiet: #65656a;
      --accent: #0066cc; --bad: #c6005c; --good: #1f7a3a; --pick: #e3ecf7; --stage: #ececf0;
    }
    :root.dark {
      color-scheme: dark; --page: #161618; --side: #1e1e21; --line: #38383d; --text: #f2f2f4; --quiet: #a0a0a8;
      --accent: #5eaeff; --bad: #ff6aa6; --good: #5fd07f; --pick: #2a3442; --stage: #0c0c0d;
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; height: 100vh; display: grid; grid-template: auto minmax(0, 1fr) / 300px minmax(0, 1fr);
      background: var(--page); color: var(--text);
      font: 14px/20px system-ui, -apple-system, "Segoe UI", Inter, Roboto, sans-serif;
    }
    header {
      grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 10px 20px;
      border-bottom: 1px solid var(--line);
    }
    h1 { margin: 0; font-size: 17px; line-height: 22px; }
    #counts { margin: 0 auto 0 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
    #counts b { color: var(--bad); font-weight: 600; }
    label { color: var(--quiet); font-size: 13px; }
    select, input, button {
      font: inherit; font-size: 13px; color: var(--text); background: var(--page); border: 1px solid var(--line);
      border-radius: 6px; padding: 3px 8px; height: 28px;
    }
    button { cursor: pointer; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--page); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    nav { overflow: auto; background: var(--side); border-right: 1px solid var(--line); padding: 8px 0 24px; }
    nav h2 { margin: 14px 20px 4px; font-size: 12px; line-height: 16px; font-weight: 600; color: var(--quiet); }
    nav button {
      display: flex; align-items: center; gap: 8px; width: 100%; height: auto; padding: 5px 20px; border: 0;
      border-radius: 0; background: none; text-align: left;
    }
    nav button[aria-current=true] { background: var(--pick); }
    nav i { flex: none; width: 8px; height: 8px; border-radius: 4px; background: var(--good); }
    nav .failed i { background: var(--bad); }
    nav small { margin-left: auto; color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; }
    main { overflow: auto; display: flex; flex-direction: column; min-height: 0; }
    #title { padding: 16px 24px 2px; }
    #title h2 { margin: 0; font-size: 20px; line-height: 26px; overflow-wrap: anywhere; }
    #title p { margin: 2px 0 0; color: var(--quiet); max-width: 90ch; text-wrap: pretty; }
    #tools {
      display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 24px 12px;
      position: sticky; top: 0; background: var(--page); z-index: 1;
    }
    #modes { display: inline-flex; gap: 4px; }
    .zoom { display: inline-flex; gap: 4px; align-items: center; margin-left: auto; }
    .zoom output { min-width: 48px; text-align: center; color: var(--quiet); font-variant-numeric: tabular-nums; }
    #stage { flex: none; overflow: auto; padding: 20px 24px; background: var(--stage); min-height: 240px; max-height: 70vh; }
    #stage .row { display: flex; gap: 24px; width: max-content; margin: 0 auto; }
    figure { margin: 0; }
    figcaption { font-size: 12px; line-height: 16px; color: var(--quiet); margin-bottom: 6px; }
    figcaption::first-letter { text-transform: uppercase; }
    .frame { position: relative; background: repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .frame img { display: block; }
    .frame img + img { position: absolute; left: 0; top: 0; }
    .frame.blink img + img { animation: blink 1s steps(1) infinite; }
    @keyframes blink { 50% { visibility: hidden; } }
    .pixels img { image-rendering: pixelated; }
    .mark { position: absolute; outline: 2px solid #e0007a; outline-offset: 3px; pointer-events: none; }
    .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); pointer-events: none; }
    .slide { display: flex; gap: 12px; align-items: center; justify-content: center; color: var(--quiet); padding-bottom: 12px; }
    .slide input { width: min(420px, 60%); padding: 0; }
    #details { padding: 16px 24px 48px; }
    #details h3 { margin: 18px 0 6px; font-size: 13px; line-height: 18px; }
    #details h3:first-child { margin-top: 0; }
    table { border-collapse: collapse; font-size: 13px; }
    td { padding: 3px 20px 3px 0; vertical-align: top; }
    td:nth-child(n + 2) { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }
    td button { height: auto; border: 0; background: none; padding: 0; color: var(--accent); text-align: left; }
    pre {
      margin: 0; padding: 10px 12px; overflow-x: auto; background: var(--side); border-radius: 8px;
      font: 12px/18px ui-monospace, SFMono-Regular, Menlo, Consolas, "JetBrains Mono", monospace;
    }
    pre .add { color: var(--good); } pre .del { color: var(--bad); } pre .at { color: var(--accent); }
    .empty { padding: 48px 24px; color: var(--quiet); text-align: center; }
    kbd { font: inherit; font-size: 12px; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; }
    .keys { color: var(--quiet); font-size: 12px; margin-top: 28px; }
    @media (max-width: 720px) {
      body { grid-template: auto minmax(120px, 30vh) minmax(0, 1fr) / minmax(0, 1fr); }
      nav { border-right: 0; border-bottom: 1px solid var(--line); }
    }
    @media (prefers-reduced-motion: reduce) { .frame.blink img + img { animation-duration: 2s; } }
    """
}
