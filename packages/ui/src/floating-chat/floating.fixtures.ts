import { envelope } from '../frame-messages/index.js';

/** A page of this origin. */
export const pageOf = (html: string): string => URL.createObjectURL(new Blob([html], { type: 'text/html' }));

const style = `
  :root { color-scheme: light dark; font: 14px/22px system-ui, "Noto Sans SC", sans-serif; }
  body { margin: 0; padding: 14px 16px; }
  p.ask { width: fit-content; margin: 0 0 12px auto; padding: 7px 12px; border-radius: 10px; background: #4385ff22; }
  table { width: 100%; border-collapse: collapse; font-size: 13px; }
  th, td { padding: 6px 0; border-bottom: 1px solid #8884; text-align: right; font-weight: 400; }
  th:first-child, td:first-child { text-align: left; }
`;

/** What a chat page looks like in the window, with the words it sends when it is there. */
export const chatPage = (...messages: Parameters<typeof envelope>[0][]): string =>
  pageOf(`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>智能问数</title><style>${style}</style>
<main><p class="ask">今年各赛区 U17 联赛报名队伍数，和去年比</p>
<p>2026 年共 <strong>1,926</strong> 支队伍报名，比 2025 年多 162 支（+9.2%）。华北、东北减少。</p>
<table><thead><tr><th>赛区<th>2026<th>2025<th>增减</thead>
<tbody><tr><td>华东<td>412<td>386<td>+26<tr><td>华南<td>365<td>301<td>+64<tr><td>华北<td>348<td>352<td>−4
<tr><td>西南<td>290<td>238<td>+52</tbody></table></main>
<script>
  for (const message of ${JSON.stringify(messages.map(envelope))}) parent.postMessage(message, location.origin);
  addEventListener('message', ({ data }) => {
    const theme = data?.message?.theme;
    if (theme) document.documentElement.style.colorScheme = theme;
    if (theme === 'dark') document.body.style.cssText = 'background:#14181f;color:#e9ecf1';
  });
</script></html>`);

/** A page that never says that it is there. */
export const silentPage = (): string => pageOf('<!doctype html><title>Silent</title><p>…</p>');
