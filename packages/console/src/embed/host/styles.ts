/** All of it in a constructed sheet: a page that allows no inline styles allows these. */
export const css = `
:host { all: initial }
* { box-sizing: border-box }
.root {
  --sheet: #fff; --text: #1b1f27; --text-2: #515b6b; --line: #e5e8ee; --link: #1b59cf; --solid: #2468e8; --hover: #f1f3f7;
  --shadow: 0 0 0 1px rgb(16 24 40 / 6%), 0 8px 16px -4px rgb(16 24 40 / 8%), 0 24px 48px -8px rgb(16 24 40 / 18%);
  color: var(--text); font: 14px/22px system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif;
}
.root[data-theme=dark] {
  --sheet: #1b2029; --text: #e9ecf1; --text-2: #abb4c2; --line: #252b35; --link: #7aa8ff; --solid: #2f6fe8; --hover: #262d38;
  --shadow: 0 0 0 1px rgb(255 255 255 / 8%), 0 24px 48px -8px rgb(0 0 0 / 60%);
}
button { margin: 0; border: 0; background: none; color: inherit; font: inherit; cursor: pointer }
button:focus-visible { outline: 2px solid var(--solid); outline-offset: 2px }
[hidden] { display: none !important }
.pill {
  position: fixed; right: 20px; bottom: 20px; display: flex; gap: 8px; align-items: center; height: 44px; padding: 0 18px 0 16px;
  border-radius: 22px; background: var(--sheet); box-shadow: var(--shadow); font-weight: 600;
}
.pill svg { width: 18px; height: 18px; fill: var(--link) }
.pill:hover { color: var(--link) }
.pill b {
  min-width: 18px; padding: 0 5px; border-radius: 9px; background: var(--solid); color: #fff; font-size: 12px; line-height: 18px;
  text-align: center;
}
.window {
  position: fixed; right: 20px; bottom: 20px; display: flex; flex-direction: column; overflow: hidden;
  width: 400px; height: 600px; max-width: calc(100vw - 40px); max-height: calc(100vh - 40px); max-height: calc(100dvh - 40px);
  border-radius: 12px; background: var(--sheet); box-shadow: var(--shadow);
}
.root[data-inline], .root[data-inline] .window { width: 100%; height: 100% }
.root[data-inline] .window { position: relative; inset: auto; max-width: none; max-height: none; border-radius: 0; box-shadow: none }
header { display: flex; flex: none; gap: 8px; align-items: center; height: 44px; padding: 0 8px 0 16px; border-bottom: 1px solid var(--line) }
header b { font-weight: 600 }
header small { flex: 1; overflow: hidden; min-width: 0; color: var(--text-2); font-size: 12px; text-overflow: ellipsis; white-space: nowrap }
header button { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 6px; color: var(--text-2) }
header button:hover { background: var(--hover) }
header svg { width: 14px; height: 14px; fill: currentcolor }
iframe { flex: 1; width: 100%; min-height: 0; border: 0; color-scheme: normal }
.window[aria-busy=true]::after { content: ""; position: absolute; inset: 0; width: 24px; height: 24px; margin: auto; border: 2px solid var(--line); border-top-color: var(--solid); border-radius: 50%; pointer-events: none }
.silent { flex: 1; padding: 24px 20px }
.silent button { display: block; height: 32px; margin-top: 12px; padding: 0 14px; border-radius: 6px; background: var(--solid); color: #fff }
@media (width < 600px) {
  .root:not([data-inline]) .window { inset: auto 0 0; width: auto !important; height: calc(100dvh - 32px) !important; max-width: none; max-height: none; border-radius: 14px 14px 0 0 }
  header { height: 52px }
  header button { width: 44px; height: 44px }
}
@media (prefers-reduced-motion: no-preference) {
  .window { animation: rise 180ms cubic-bezier(.2, 0, 0, 1) }
  .window[aria-busy=true]::after { animation: turn 1s linear infinite }
  @keyframes turn { to { rotate: 1turn } }
  .root[data-inline] .window { animation: none }
  @keyframes rise { from { opacity: 0; transform: translateY(12px) } }
}`;
