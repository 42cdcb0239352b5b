import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse.js';
import { seeStrong } from './source.js';

const everything = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();

const signs =
  'w|ww|www|.|http|https|:|//|@|mailto:|a.cn|HTTP://b.cn|WWW.c.cn|x@d.cn|字| |\n|\n\n|~~|**|_|`|- [x] |[^1]|[^1]: |<|>|(';
const part = fc.constantFrom('| a | b |\n| - | - |\n', ...signs.split('|'));

describe('reading markdown', () => {
  it('finds addresses written as plain text, and loses nothing where it need not look for them', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect(parseMarkdown(text, undefined)).toEqual(everything.parse(seeStrong(text)));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['www.cba.net.cn', 'HTTPS://cba.net.cn', '见 a@cba.cn', 'mailto:a@cba.cn'])('makes a link of %s', (text) => {
    expect(JSON.stringify(parseMarkdown(text, undefined))).toContain('"type":"link"');
  });
});
