import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConsoleProvider } from '../provider/ConsoleProvider.js';
import { AnswerMarkdown, type AnswerMarkdownProps } from './AnswerMarkdown.js';
import { everything, longCode, longTable, passages, resetRules } from './markdown.fixtures.js';

const Answer = (props: AnswerMarkdownProps) => (
  <ConsoleProvider>
    <AnswerMarkdown references={passages} {...props} />
  </ConsoleProvider>
);

const oneShot = async (text: string): Promise<string> => {
  const { container, unmount } = await render(<Answer text={text} />);
  const html = container.textContent ?? '';
  await unmount();
  return html;
};

const streamed = async (pieces: readonly string[]): Promise<string> => {
  let text = '';
  const { container, rerender, unmount } = await render(<Answer text="" running />);
  for (const piece of pieces) {
    text += piece;
    await rerender(<Answer text={text} running />);
  }
  await rerender(<Answer text={text} />);
  const html = container.textContent ?? '';
  await unmount();
  return html;
};

const cut = (text: string, sizes: readonly number[]): string[] => {
  const pieces: string[] = [];
  for (let from = 0, turn = 0; from < text.length; turn += 1) {
    const to = from + (sizes[turn % sizes.length] ?? 1);
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
};

afterEach(() => {
  expect(globalThis).not.toHaveProperty('hacked');
});

describe('a streamed answer', () => {
  it('ends as the same text however it was cut into pieces', { timeout: 60_000 }, async () => {
    // Without formulas and code, whose readers arrive later.
    const text = everything.replaceAll(/\$[^$]*\$/g, '公式').replaceAll('```ts', '```');
    for (const sample of [resetRules, text]) {
      const whole = await oneShot(sample);
      for (const sizes of [[1], [7], [64], [3, 40, 1]]) expect(await streamed(cut(sample, sizes))).toBe(whole);
    }
  });

  it('ends as the same text for any mixture of marks', { timeout: 60_000 }, async () => {
    const part = fc.constantFrom(
      '**',
      '*',
      '`',
      '```\n',
      '\n',
      '\n\n',
      '- ',
      '1. ',
      '| a | b |\n',
      '| - | - |\n',
      '[1]',
      '[9]',
      '[',
      ']',
      '文字。',
      '> ',
      '# ',
      '  ',
      '(x)',
      '![a](',
      '~~',
      '<b>',
      '---\n',
      'word ',
      '$',
      '\\',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 24 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
        async (parts, sizes) => {
          const text = parts.join('').replaceAll('$', '');
          expect(await streamed(cut(text, sizes))).toBe(await oneShot(text));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leaves what stands above the growing end untouched', async () => {
    const before = Array.from({ length: 100 }, (_, index) => `第 ${index} 段的内容 [1]。\n\n`).join('');
    const { container, rerender } = await render(<Answer text={`${before}末尾`} running />);
    const paragraphs = [...container.querySelectorAll('p')];
    const changed: Node[] = [];
    // The browser may be told meanwhile that it can leave a group alone: that changes nothing of what it holds.
    const take = (records: readonly MutationRecord[]): void => {
      const others = records.filter(({ attributeName }) => attributeName !== 'data-settled');
      changed.push(...others.map((record) => record.target));
    };
    const observer = new MutationObserver(take);
    observer.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
    await rerender(<Answer text={`${before}末尾又来了几个字`} running />);
    take(observer.takeRecords());
    observer.disconnect();
    expect([...container.querySelectorAll('p')].slice(0, 100)).toEqual(paragraphs.slice(0, 100));
    expect(changed.length).toBeGreaterThan(0);
    for (const node of changed) expect(paragraphs[100]?.contains(node)).toBe(true);
  });

  it.each([
    ['one long fence', longCode, 'pre .answer-lines'],
    ['one long table', longTable, 'tbody tr'],
  ])('leaves the finished part of %s untouched', async (_, text, piece) => {
    const before = text.slice(0, text.length - 300);
    const { container, rerender } = await render(<Answer text={before} running />);
    const pieces = [...container.querySelectorAll(piece)];
    expect(pieces.length).toBeGreaterThan(2);
    const untouched = pieces.slice(0, piece === 'tbody tr' ? -9 : -1);
    const changed: Node[] = [];
    const observer = new MutationObserver((records) => changed.push(...records.map((record) => record.target)));
    for (const node of untouched) observer.observe(node, { subtree: true, childList: true, characterData: true });
    for (let end = before.length; end <= text.length; end += 7) {
      await rerender(<Answer text={text.slice(0, end)} running />);
    }
    await rerender(<Answer text={text} />);
    changed.push(...observer.takeRecords().map((record) => record.target));
    observer.disconnect();
    expect([...container.querySelectorAll(piece)].slice(0, untouched.length)).toEqual(untouched);
    for (const [index, node] of untouched.entries()) expect(container.querySelectorAll(piece)[index]).toBe(node);
    // Colours may come later, but never to what is a table.
    if (piece === 'tbody tr') expect(changed).toEqual([]);
  });

  it('leaves what grows out of sight undrawn until the reader comes near', async () => {
    const before = Array.from({ length: 100 }, (_, index) => `第 ${index} 段的内容 [1]。\n\n`).join('');
    const { container, rerender } = await render(<Answer text={before} running />);
    const drawn = (): boolean | undefined =>
      [...container.querySelectorAll('p')].at(-1)?.checkVisibility({ contentVisibilityAuto: true });
    await expect.poll(drawn).toBe(false);
    await rerender(<Answer text={`${before}${before}末尾`} running />);
    await expect.poll(() => container.textContent.endsWith('末尾')).toBe(true);
    await expect.poll(drawn).toBe(false);
    await expect
      .poll(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        return drawn();
      })
      .toBe(true);
    const last = [...container.querySelectorAll('p')].at(-1)?.getBoundingClientRect();
    expect(last?.bottom).toBeLessThanOrEqual(innerHeight);
    expect(last?.height).toBe(26);
    scrollTo(0, 0);
    await expect.poll(drawn).toBe(false);
  });

  it('looks at each moment as its text would look at once', { timeout: 120_000 }, async () => {
    const { container, rerender } = await render(<Answer text={everything} />);
    await expect.poll(() => container.querySelectorAll('.katex').length, { timeout: 20_000 }).toBe(2);
    const sample =
      '# 题\n**结论：**按“前场”[1]。见[规](https://a.cn)：\n| 甲 | 乙 |\n| - | - |\n| `1` | *2* |\n\n1. 一\n   - 二\n\n```ts\nlet a;\n```\n值 $x^2$，[^a]\n\n$$\ny\n$$\n> 引\n\n[^a]: 注\n';
    for (let end = 0; end <= sample.length; end += 1) {
      const text = sample.slice(0, end);
      await rerender(<Answer text={text} running />);
      const whole = await render(<Answer text={text} running />);
      expect(container.textContent, `after ${JSON.stringify(text.slice(-20))}`).toBe(whole.container.textContent);
      await whole.unmount();
    }
    await rerender(<Answer text={sample} />);
    expect(container.textContent).toBe(await oneShot(sample));
  });

  it('shows neither half a citation nor half a table', async () => {
    const { container, rerender } = await render(<Answer text="复位至 14 秒 [" running />);
    expect(container.textContent).toBe('复位至 14 秒');
    await rerender(<Answer text={'见下表：\n\n| 停表原因 | 计时钟 |\n| --'} running />);
    expect(container.textContent).toBe('见下表：');
  });
});

describe('citations', () => {
  it('never begin a line, at any width', async () => {
    const text =
      '掷球入界时显示 13 秒或以下的一律复位至 14 秒 [1][2]，后场仍复位至二十四秒[3]。The clock is **reset** [1].';
    const { container } = await render(<Answer text={text} />);
    const paragraph = container.querySelector('p');
    if (!paragraph) throw new Error('There is no paragraph');
    for (let width = 120; width < 520; width += 3) {
      paragraph.style.width = `${width}px`;
      for (const group of paragraph.querySelectorAll('.answer-cites')) {
        const before = document.createRange();
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        let last: Text | null = null;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (
            node instanceof Text &&
            node.compareDocumentPosition(group) & Node.DOCUMENT_POSITION_FOLLOWING &&
            !node.parentElement?.closest('button')
          )
            last = node;
        }
        if (!last) throw new Error('A citation has no words before it');
        before.setStart(last, last.length - 1);
        before.setEnd(last, last.length);
        const word = before.getBoundingClientRect();
        for (const chip of group.querySelectorAll('button')) {
          const box = chip.getBoundingClientRect();
          expect(Math.abs((box.top + box.bottom) / 2 - (word.top + word.bottom) / 2), `at ${width}`).toBeLessThan(10);
        }
      }
    }
  });

  it('keep the focus while they and their sentence light up', async () => {
    const text = '执裁时容易出错的是第二行：显示 13 秒或以下时一律复位至 14 秒 [2]，不是 24 秒。';
    const { container, rerender } = await render(<Answer text={text} />);
    const chip = container.querySelector('button');
    chip?.focus();
    await rerender(<Answer text={text} activeCitation={2} />);
    expect(document.activeElement).toBe(chip);
    expect(chip?.getAttribute('aria-pressed')).toBe('true');
    expect(container.querySelector('mark[data-active]')?.textContent).toBe('显示 13 秒或以下时一律复位至 14 秒');
  });

  it.each([
    ['按规则。显示 13 秒的复位至 14 秒。[2]', '显示 13 秒的复位至 14 秒。'],
    ['一律**复位**至 14 秒 [1][2]', '一律复位至 14 秒'],
    ['后场为 24 秒 [1]，前场为 14 秒 [2]。', '前场为 14 秒'],
    ['Use 24. The clock is reset to 14 [2].', 'The clock is reset to 14'],
  ])('light the sentence they stand for: %s', async (text, sentence) => {
    const { container } = await render(<Answer text={text} activeCitation={2} />);
    expect(container.querySelector('mark[data-active]')?.textContent?.trim()).toBe(sentence);
  });

  it('are only made of numbers that have a passage', async () => {
    const { container } = await render(<Answer text="甲 [1]，乙 [9]，丙 [0]，`[2]`" />);
    expect([...container.querySelectorAll('button')].map((chip) => chip.textContent)).toEqual(['1']);
    expect(container.textContent).toContain('乙 [9]，丙 [0]，[2]');
  });
});
