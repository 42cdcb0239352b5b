import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { AnswerMarkdown } from './AnswerMarkdown.js';
import { bombs, hostile } from './hostile.fixtures.js';
import { everything, passages } from './markdown.fixtures.js';

const Answer = (props: { text: string; running?: boolean }) => (
  <ConsoleProvider>
    <AnswerMarkdown references={passages} {...props} />
  </ConsoleProvider>
);

const allowedTags = new Set(
  'DIV P H3 H4 H5 H6 UL OL LI BLOCKQUOTE HR BR PRE CODE TABLE THEAD TBODY TR TH TD A BDI STRONG EM DEL SUP SPAN MARK BUTTON INPUT IMG svg path STYLE'.split(
    ' ',
  ),
);

/** Everything that stands on the page because of an answer is something an answer may show. */
const inspect = (container: Element): void => {
  for (const node of container.querySelectorAll('*')) {
    const inFormula = node.closest('.katex') !== null;
    if (!inFormula) expect(allowedTags, node.outerHTML.slice(0, 200)).toContain(node.tagName);
    for (const { name, value } of node.attributes) {
      expect(name).not.toMatch(/^(?:on|id$|name$|srcdoc|srcset|formaction|action|xlink)/i);
      if (name === 'style' || name === 'class') expect(value).not.toMatch(/url\(|evil|javascript/i);
    }
  }
  for (const link of container.querySelectorAll('a')) {
    expect(link.protocol).toMatch(/^(?:https?|mailto):$/);
    expect(link.rel).toContain('noopener');
    expect(link.target).toBe('_blank');
  }
  for (const image of container.querySelectorAll('img')) {
    const { protocol, origin } = new URL(image.src);
    expect(protocol === 'data:' || origin === location.origin, image.src).toBe(true);
  }
};

const outside: string[] = [];
let violations = 0;
document.addEventListener('securitypolicyviolation', () => {
  violations += 1;
});

afterEach(() => {
  expect(globalThis).not.toHaveProperty('hacked');
  for (const entry of performance.getEntriesByType('resource')) {
    if (!entry.name.startsWith('data:') && new URL(entry.name).origin !== location.origin) outside.push(entry.name);
  }
  performance.clearResourceTimings();
  expect(outside).toEqual([]);
  expect(violations).toBe(0);
});

describe('hostile answers, three characters at a time', () => {
  it.each(Object.entries(hostile))(
    'run nothing, load nothing from elsewhere, take no name: %s',
    { timeout: 120_000 },
    async (_, text) => {
      const { body, cookie, title } = document;
      const { container, rerender, unmount } = await render(<Answer text="" running />);
      for (let end = 3; end < text.length + 3; end += 3) {
        await rerender(<Answer text={text.slice(0, end)} running />);
        inspect(container);
      }
      await rerender(<Answer text={text} />);
      inspect(container);
      expect(document.body).toBe(body);
      expect(document.cookie).toBe(cookie);
      expect(document.title).toBe(title);
      expect(typeof document.getElementById).toBe('function');
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
      await unmount();
    },
  );

  it('show whose address a link is, whatever its words pretend', async () => {
    const { container } = await render(<Answer text={`${hostile['zeroWidth'] ?? ''} ${hostile['bidi'] ?? ''}`} />);
    const links = [...container.querySelectorAll('a')];
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      expect(link.host).toBe('evil.example');
      expect(link.querySelector('bdi')?.textContent ?? link.textContent).toContain('evil.example');
    }
  });

  it('would be found out by these checks', async () => {
    const { container } = await render(<Answer text="无害" />);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'hacked()');
    container.append(image);
    expect(() => inspect(container)).toThrow();
    image.remove();
  });
});

/**
 * Milliseconds. A reader that goes back over what it has read takes minutes for these. Drawing the largest, 16,000
 * paragraphs, takes React's development build one to six seconds, by how busy the machine is.
 */
const MAX_BLOCKED = 20_000;

describe('answers made to keep the page busy', () => {
  it('begin with everything at hand', async () => {
    const { container } = await render(<Answer text={everything} />);
    await expect.poll(() => container.querySelector('.katex'), { timeout: 20_000 }).not.toBeNull();
  });

  const longestStep = async (bomb: string): Promise<number> => {
    let longest = 0;
    const timed = async (work: () => Promise<unknown>): Promise<void> => {
      const began = performance.now();
      await work();
      longest = Math.max(longest, performance.now() - began);
    };
    const { container, rerender, unmount } = await render(<Answer text="" running />);
    const updates = 4;
    for (let update = 1; update <= updates; update += 1) {
      await timed(() => rerender(<Answer text={bomb.slice(0, (bomb.length * update) / updates)} running />));
    }
    await timed(() => rerender(<Answer text={bomb} />));
    if (bomb.trim() !== '' && !/^\[[^\]]*\]:|^---/.test(bomb)) expect(container.textContent).not.toBe('');
    await timed(unmount);
    const whole = await render(<Answer text="" />);
    await timed(() => whole.rerender(<Answer text={bomb} />));
    await whole.unmount();
    return longest;
  };

  it.each(Object.entries(bombs))('never hold it up: %s', { timeout: 120_000 }, async (_, bomb) => {
    let longest = Infinity;
    for (let attempt = 0; attempt < 3 && longest >= MAX_BLOCKED; attempt += 1) longest = await longestStep(bomb);
    expect(longest).toBeLessThan(MAX_BLOCKED);
  });
});
