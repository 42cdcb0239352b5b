import katex from 'katex';
import { createRoot } from 'react-dom/client';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { normalizeFormulas } from '../markdown/pieces.js';
import { EXPORT_TITLE } from './conversationMarkdown.js';

const looks = `
  body { margin: 0; color: #000; background: #fff; font: 11pt/1.6 'Noto Sans SC', 'Microsoft YaHei', 'PingFang SC', sans-serif; }
  h1 { font-size: 18pt; text-align: center; }
  h2 { font-size: 13pt; margin: 1.4em 0 0.2em; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  table { border-collapse: collapse; width: 100%; }
  th, td { padding: 4px 8px; border: 1px solid #999; text-align: start; vertical-align: top; }
  tr, pre, blockquote, img { break-inside: avoid; }
  pre { padding: 8px; border: 1px solid #ccc; white-space: pre-wrap; overflow-wrap: anywhere; }
  blockquote { margin: 0; padding-inline-start: 12px; border-inline-start: 3px solid #999; }
  a { color: inherit; text-decoration: none; }
  hr { border: 0; border-top: 1px solid #ccc; }
  .footnotes { font-size: 9pt; }
  .footnotes > h2, .data-footnote-backref { display: none; }
`;

const plugins = [remarkGfm, remarkMath];

const drawFormula = (source: string, display: boolean) => (element: HTMLElement | null) => {
  if (element === null) return;
  const limits = { trust: false, strict: 'ignore', maxSize: 20, maxExpand: 200, throwOnError: false } as const;
  katex.render(source, element, { ...limits, displayMode: display, output: 'mathml' });
};

// On paper nothing leads anywhere, and nothing is loaded by a text that somebody else wrote.
const components: Components = {
  a: ({ children }) => <span>{children}</span>,
  img: ({ alt }) => alt,
  code: ({ className = '', children }) => {
    if (!className.includes('language-math')) return <code>{children}</code>;
    return (
      <span
        ref={drawFormula(typeof children === 'string' ? children.trim() : '', className.includes('math-display'))}
      />
    );
  },
};

/** Milliseconds after which a frame goes that nobody has told of the end of its printing. */
const FORGOTTEN = 600_000;

/**
 * Prints a text in a frame of its own: nothing of the page around is on the paper.
 * @param print Opens the printing of the browser. For tests.
 */
export const printConversation = async (
  markdown: string,
  print: (window: Window) => void = (window) => window.print(),
): Promise<void> => {
  const frame = document.createElement('iframe');
  frame.title = EXPORT_TITLE;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  document.body.append(frame);
  const page = frame.contentDocument;
  const inside = page?.defaultView;
  if (!page || !inside) throw new Error('there is no frame to print from');
  page.title = EXPORT_TITLE;
  // A sheet made by the frame itself: styles written into it are refused.
  const sheet = new inside.CSSStyleSheet();
  sheet.replaceSync(looks);
  page.adoptedStyleSheets = [sheet];
  const root = createRoot(page.body);
  await new Promise<void>((resolve) => {
    const drawn = (element: HTMLElement | null) => {
      if (element !== null) resolve();
    };
    root.render(
      <main ref={drawn}>
        <h1>{EXPORT_TITLE}</h1>
        <ReactMarkdown remarkPlugins={plugins} components={components} skipHtml>
          {normalizeFormulas(markdown)}
        </ReactMarkdown>
      </main>,
    );
  });
  const end = () => {
    root.unmount();
    frame.remove();
  };
  inside.addEventListener('afterprint', () => setTimeout(end), { once: true });
  setTimeout(() => frame.isConnected && end(), FORGOTTEN);
  print(inside);
};
