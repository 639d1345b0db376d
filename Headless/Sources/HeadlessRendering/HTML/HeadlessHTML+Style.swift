import Foundation
import HeadlessUIKit

extension HeadlessHTML {
  /// The page's style sheet.
  static let style = """
    :root {
    \(lightColors)
    color-scheme: light;
    }
    @media (prefers-color-scheme: dark) {
    :root {
    \(darkColors)
    color-scheme: dark;
    }
    }
    :root:has(#appearance-light:checked) {
    \(lightColors)
    color-scheme: light;
    }
    :root:has(#appearance-dark:checked) {
    \(darkColors)
    color-scheme: dark;
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    body {
    margin: 0; padding: 0 clamp(1rem, 5vw, 4rem); background: var(--page); color: var(--ink);
    font: 1.0625rem/1.5 -apple-system, "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif;
    }
    .top, main, footer { max-width: 82rem; margin-inline: auto; }
    .top {
    display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 1.5rem 2rem;
    padding: clamp(2.5rem, 8vw, 6rem) 0 clamp(1.5rem, 3vw, 2.5rem);
    }
    h1 { margin: 0; font-size: clamp(2.25rem, 6vw, 4rem); line-height: 1.05; letter-spacing: -.03em; }
    .subtitle {
    margin: .75rem 0 0; max-width: 40rem; color: var(--quiet); font-size: clamp(1.125rem, 2vw, 1.375rem); line-height: 1.4;
    }
    nav { flex-basis: 100%; }
    nav ul { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; list-style: none; }
    nav a {
    display: block; padding: .375rem .875rem; border-radius: 2rem; background: var(--chip); color: inherit;
    font-size: .9375rem; text-decoration: none;
    }
    nav a:hover { background: var(--chip-hover); }
    a:focus-visible, .appearance input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
    .appearance { display: flex; margin: 0; padding: .1875rem; border: 0; border-radius: .625rem; background: var(--chip); }
    .appearance legend, .appearance input { position: absolute; width: 1px; height: 1px; overflow: hidden; opacity: 0; }
    .appearance legend { clip-path: inset(50%); }
    .appearance span {
    display: block; padding: .25rem .875rem; border-radius: .4375rem; font-size: .875rem; cursor: pointer;
    }
    .appearance input:checked + span { background: var(--raised); box-shadow: 0 1px 3px rgb(0 0 0 / .15); }
    main {
    display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
    gap: clamp(2.5rem, 5vw, 4.5rem) clamp(1.5rem, 4vw, 3.5rem); padding: 1rem 0 6rem; align-items: start;
    }
    section { scroll-margin-top: 1.5rem; min-width: 0; }
    section.wide { grid-column: 1 / -1; }
    figure { margin: 0; }
    .phones { display: flex; flex-wrap: wrap; justify-content: center; gap: clamp(1.5rem, 2.5vw, 2.25rem); }
    .phone {
    width: min(100%, calc(var(--width) + 1.25rem)); padding: .625rem; border-radius: 3.25rem;
    background: var(--frame); box-shadow: 0 0 0 1px var(--edge), 0 1.5rem 3rem -1.25rem var(--shadow);
    }
    .phone svg { display: block; width: 100%; height: auto; border-radius: 2.625rem; }
    .phone.picture { border-radius: 1.5rem; }
    .phone img { display: block; width: 100%; height: auto; border-radius: .875rem; }
    figcaption { max-width: 26rem; margin: 1.5rem auto 0; padding: 0 .75rem; text-align: center; }
    h2 { margin: 0; font-size: 1.3125rem; line-height: 1.2; letter-spacing: -.01em; }
    .caption { margin: .375rem 0 0; color: var(--quiet); font-size: 1rem; line-height: 1.45; }
    footer { padding: 2rem 0 3rem; border-top: 1px solid var(--edge); }
    .note { margin: 0; color: var(--quiet); font-size: .875rem; }
    .dark { display: none; }
    @media (prefers-color-scheme: dark) {
    .light { display: none; }
    .dark { display: block; }
    }
    :root:has(#appearance-light:checked) .light, :root:has(#appearance-dark:checked) .dark { display: block; }
    :root:has(#appearance-light:checked) .dark, :root:has(#appearance-dark:checked) .light { display: none; }
    @media print {
    .appearance, nav { display: none; }
    section { break-inside: avoid; }
    }
    """

  private static let lightColors = """
    --page: #fff; --ink: #1d1d1f; --quiet: #6e6e73; --chip: #f0f0f3; --chip-hover: #e4e4e9; --raised: #fff;
    --frame: #1d1d1f; --edge: #d8d8dd; --shadow: rgb(0 0 0 / .35); --accent: #0066cc;
    """

  private static let darkColors = """
    --page: #000; --ink: #f5f5f7; --quiet: #98989d; --chip: #1d1d1f; --chip-hover: #2c2c2e; --raised: #48484a;
    --frame: #1d1d1f; --edge: #3a3a3c; --shadow: rgb(0 0 0 / .8); --accent: #2997ff;
    """
}
