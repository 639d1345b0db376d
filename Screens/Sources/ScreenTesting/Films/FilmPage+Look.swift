#if !canImport(UIKit)
  extension Film {
    /// The page's style sheet.
    static let style = """
      :root {
      --page: #f5f5f7; --card: #fff; --ink: #1d1d1f; --quiet: #6e6e73; --line: #d8d8dd; --chip: #e8e8ed; --accent: #0066cc;
      --on-accent: #fff; --bad: #c41230; --bad-page: #fdecee; --good: #1a7f37; --moved: #7a3db8; --changed: #a05a00;
      color-scheme: light;
      }
      @media (prefers-color-scheme: dark) {
      :root {
      --page: #000; --card: #1c1c1e; --ink: #f5f5f7; --quiet: #a1a1a6; --line: #3a3a3c; --chip: #2c2c2e; --accent: #2997ff;
      --on-accent: #000; --bad: #ff6b81; --bad-page: #3a1218; --good: #4ac26b; --moved: #c89bff; --changed: #ffb454;
      color-scheme: dark;
      }
      }
      * { box-sizing: border-box; }
      body {
      margin: 0; padding: 1.5rem clamp(1rem, 3vw, 2.5rem); background: var(--page); color: var(--ink);
      font: 0.9375rem/1.45 -apple-system, "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif;
      }
      header { max-width: 80rem; margin: 0 auto 1.25rem; }
      h1 { display: inline; margin: 0 1rem 0 0; font-size: 1.375rem; letter-spacing: -.01em; }
      .facts { display: inline-flex; flex-wrap: wrap; gap: .5rem; margin: 0; color: var(--quiet); }
      .facts span { padding: .0625rem .625rem; border-radius: 1rem; background: var(--chip); font-size: .8125rem; }
      .facts .check { color: var(--bad); background: var(--bad-page); }
      .finding { margin: .75rem 0 0; max-width: 60rem; font-size: 1.0625rem; color: var(--bad); overflow-wrap: anywhere; }
      header .finding { max-height: 6.5rem; overflow: auto; }
      main {
      display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 1.5rem; max-width: 80rem; margin: 0 auto;
      align-items: start;
      }
      nav { position: sticky; top: 1rem; }
      .controls { display: flex; align-items: center; gap: .375rem; margin-bottom: .75rem; }
      .controls button {
      min-width: 2.75rem; height: 2.75rem; border: 0; border-radius: .75rem; background: var(--accent); color: var(--on-accent);
      font: inherit; font-size: 1.125rem; cursor: pointer;
      }
      .controls button:disabled { background: var(--chip); color: var(--quiet); cursor: default; }
      output { margin-left: auto; color: var(--quiet); font-variant-numeric: tabular-nums; }
      ol, ul { margin: 0; padding: 0; list-style: none; }
      nav ol { max-height: calc(100vh - 9rem); overflow-y: auto; }
      nav li button {
      display: grid; grid-template-columns: 1.75rem minmax(0, 1fr); width: 100%; padding: .5rem; border: 0;
      border-radius: .625rem; background: none; color: inherit; font: inherit; font-size: .8125rem; text-align: left;
      cursor: pointer;
      }
      nav li button:hover { background: var(--chip); }
      nav li button[aria-current] { background: var(--card); box-shadow: 0 0 0 1px var(--line); }
      .number { color: var(--quiet); font-variant-numeric: tabular-nums; }
      .deed, h2 { font-family: ui-monospace, Menlo, "Liberation Mono", monospace; overflow-wrap: anywhere; }
      .deed small, h2 small {
      display: block; color: var(--quiet); font: .8125rem/1.4 -apple-system, Helvetica, Arial, "Liberation Sans", sans-serif;
      overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
      }
      #stage { display: grid; grid-template-columns: minmax(14rem, 23rem) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
      #stage:has(.pair) { grid-template-columns: minmax(0, 34rem) minmax(0, 1fr); }
      .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; text-align: center; color: var(--quiet); }
      .phone {
      position: relative; overflow: hidden; border-radius: 1.75rem; background: var(--card); box-shadow: 0 0 0 1px var(--line);
      }
      .phone svg { display: block; width: 100%; height: auto; }
      .phone .ring { position: absolute; inset: 0; height: 100%; pointer-events: none; }
      .ring rect { fill: var(--accent); fill-opacity: .14; stroke: var(--accent); stroke-width: 2.5; }
      .gone { margin: 0; padding: 8rem 1rem; border: 1px dashed var(--line); border-radius: 1.75rem; text-align: center; }
      .notes { min-width: 0; padding: 1.25rem; border-radius: 1rem; background: var(--card); box-shadow: 0 0 0 1px var(--line); }
      .time { float: right; margin: 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
      h2 { margin: 0; font-size: 1rem; font-weight: 600; }
      h3 {
      margin: 1.25rem 0 .375rem; color: var(--quiet); font-size: .75rem; letter-spacing: .04em; text-transform: uppercase;
      }
      .operations { margin: 0 0 .5rem; overflow-wrap: anywhere; }
      .cells li, section ul li { padding: .125rem 0; overflow-wrap: anywhere; }
      .cells .again b { color: var(--moved); }
      q { quotes: "“" "”"; }
      code { font: .8125rem ui-monospace, Menlo, "Liberation Mono", monospace; }
      .calls { max-height: 22rem; overflow: auto; }
      table { border-collapse: collapse; width: 100%; }
      td { padding: .1875rem .75rem .1875rem 0; border-top: 1px solid var(--line); vertical-align: top; }
      tr:first-child td { border-top: 0; }
      td:last-child { color: var(--quiet); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
      .update { display: block; width: 100%; max-width: 30.625rem; height: auto; margin-bottom: .75rem; }
      .update text { fill: var(--ink); font: 12px -apple-system, Helvetica, Arial, "Liberation Sans", sans-serif; }
      .update .place { fill: var(--quiet); font-size: 11px; font-variant-numeric: tabular-nums; }
      .update rect { fill: var(--page); stroke: var(--line); }
      .update path { fill: none; stroke: var(--quiet); stroke-width: 1; opacity: .6; }
      .update .tip { fill: var(--quiet); stroke: none; }
      .update .deleted rect { stroke: var(--bad); fill: var(--bad-page); }
      .update .deleted text { fill: var(--bad); text-decoration: line-through; }
      .update .inserted rect { stroke: var(--good); stroke-width: 2; }
      .update .inserted text { fill: var(--good); }
      .update .moves rect { stroke: var(--moved); }
      .update path.moves { stroke: var(--moved); stroke-width: 2; opacity: 1; }
      .update .moves.tip { fill: var(--moved); stroke: none; }
      .update .reloaded rect, .update .reconfigured rect { stroke: var(--changed); stroke-dasharray: 4 2; }
      .update path.reloaded, .update path.reconfigured { stroke: var(--changed); stroke-dasharray: 4 2; opacity: 1; }
      .update .reloaded.tip, .update .reconfigured.tip { fill: var(--changed); stroke: none; }
      footer { max-width: 80rem; margin: 1.5rem auto 0; color: var(--quiet); overflow-wrap: anywhere; }
      :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
      @media (max-width: 62rem) {
      main, #stage, #stage:has(.pair) { grid-template-columns: minmax(0, 1fr); }
      nav { position: static; }
      nav ol { max-height: 12rem; }
      .picture { max-width: 23rem; }
      }
      """

    /// The page's script.
    static let script = """
      const frames = [...document.querySelectorAll("body > template")];
      const buttons = [...document.querySelectorAll("nav li button")];
      const stage = document.getElementById("stage");
      const [back, play, forward] = ["back", "play", "forward"].map((id) => document.getElementById(id));
      let current = 0;
      let timer = null;
      function show(index) {
        current = Math.max(0, Math.min(frames.length - 1, index));
        stage.replaceChildren(frames[current].content.cloneNode(true));
        buttons.forEach((button, number) => {
          if (number === current) button.setAttribute("aria-current", "step");
          else button.removeAttribute("aria-current");
        });
        buttons[current].scrollIntoView({ block: "nearest" });
        back.disabled = current === 0;
        forward.disabled = current === frames.length - 1;
        document.getElementById("position").textContent = `${current} of ${frames.length - 1}`;
        history.replaceState(null, "", "#" + current);
      }
      function pause() {
        clearInterval(timer);
        timer = null;
        play.textContent = "▶";
        play.setAttribute("aria-label", "Play");
      }
      function toggle() {
        if (timer !== null) return pause();
        if (current === frames.length - 1) show(0);
        play.textContent = "❚❚";
        play.setAttribute("aria-label", "Pause");
        timer = setInterval(() => {
          if (current < frames.length - 1) show(current + 1);
          if (current === frames.length - 1) pause();
        }, 1200);
      }
      buttons.forEach((button, number) => button.addEventListener("click", () => { pause(); show(number); }));
      back.addEventListener("click", () => { pause(); show(current - 1); });
      forward.addEventListener("click", () => { pause(); show(current + 1); });
      play.addEventListener("click", toggle);
      document.addEventListener("keydown", (event) => {
        const targets = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: frames.length - 1 };
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key in targets) {
          event.preventDefault();
          pause();
          show(targets[event.key]);
        } else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) {
          event.preventDefault();
          toggle();
        }
      });
      show(parseInt(location.hash.slice(1), 10) || 0);
      """
  }
#endif
