import { emptySlide, layoutSlide, MOST_SLIDES, slideDesigns } from '@console/base/slides';
import { createCanvas } from '@napi-rs/canvas';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { parsePptx } from '../../../parsing/parsePptx.js';
import { sampleDeck, samplePages } from '../testing/sampleDeck.js';
import type { PptxDeck } from './pptxDeck.types.js';
import { writePptx } from './writePptx.js';

const png = (): Uint8Array => new Uint8Array(createCanvas(64, 36).toBuffer('image/png'));

const partsOf = (file: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(file)).map(([name, data]) => [name, strFromU8(data)]));

/** Throws where a part is no XML. */
const checkXml = (parts: ReadonlyMap<string, string>): void => {
  for (const [name, xml] of parts) {
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    parser.write(xml).close();
  }
};

describe('a deck with a page of each layout', () => {
  let file: Uint8Array;
  let parts: Map<string, string>;
  const slide = (number: number): string => parts.get(`ppt/slides/slide${number}.xml`) ?? '';

  beforeAll(async () => {
    file = await writePptx(sampleDeck(), new Map([['f1', png()]]));
    parts = partsOf(file);
  });

  it('is XML throughout, and a file that our own reader reads', async () => {
    checkXml(parts);
    const blocks = await parsePptx(file);
    const texts = blocks.map(({ text }) => text);
    expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual(
      samplePages.map(({ title }, at) => `第 ${at + 1} 页 ${title}`),
    );
    expect(texts).toContain('华南 | 365 | 301 | +64');
    expect(texts).toContain('女子组增长最快，U17 Girls League 的队伍达到 486 支。');
    expect(texts).toContain('今年审核通过 1,926 支队伍，比去年多 162 支[1]。');
    expect(texts).toContain('[2] 2026 赛季赛程调整通知.pdf，第 2 页');
  });

  it('stands each text where it was measured, to a twelve-thousandth of a point', () => {
    const { design, format } = sampleDeck();
    for (const [at, page] of samplePages.entries()) {
      const { items } = layoutSlide(page, { design, format, number: at + 1, total: samplePages.length });
      const boxes = items.flatMap((item) => (item.kind === 'text' ? [[item.x, item.y, item.width, item.height]] : []));
      const points = slide(at + 1)
        .split('<p:sp>')
        .filter((shape) => shape.includes('<a:t>'))
        .flatMap((shape) => {
          const place = /<a:off x="(\d+)" y="(\d+)"\/><a:ext cx="(\d+)" cy="(\d+)"\/>/.exec(shape);
          return place === null ? [] : [place.slice(1).map((one) => Number(one) / 12_700)];
        });
      expect(points).toHaveLength(boxes.length);
      for (const [which, box] of boxes.entries()) {
        for (const [side, length] of box.entries()) expect(points[which]?.[side]).toBeCloseTo(length, 2);
      }
    }
  });

  it('names the Chinese font for Chinese and the Latin one for Latin letters, in texts, tables, charts and the theme', () => {
    for (const name of ['ppt/slides/slide4.xml', 'ppt/slides/slide8.xml', 'ppt/charts/chart1.xml']) {
      const xml = parts.get(name) ?? '';
      expect(xml).toContain('<a:ea typeface="Microsoft YaHei"');
      expect(xml).not.toContain('<a:latin typeface="Microsoft YaHei"');
    }
    const theme = parts.get('ppt/theme/theme1.xml') ?? '';
    expect(theme).toContain('<a:latin typeface="Arial"/><a:ea typeface="Microsoft YaHei"/>');
    expect(theme).toContain('<a:accent1><a:srgbClr val="2468E8"/></a:accent1>');
  });

  it('has tables and charts that can be changed, with what is not known left out', () => {
    expect(slide(8)).toContain('<a:tbl>');
    expect(slide(10)).toContain('<a:tbl>');
    expect([...parts.keys()].filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name))).toHaveLength(3);
    expect([...parts.keys()].filter((name) => name.endsWith('.xlsx'))).toHaveLength(3);
    const chart = parts.get('ppt/charts/chart2.xml') ?? '';
    expect(chart).toContain('<c:barChart>');
    expect(chart).toContain('<c:v>412</c:v>');
    expect(chart).not.toMatch(/<c:v>(?:NaN)?<\/c:v>/);
  });

  it('shrinks no text, and tells the words of a picture', () => {
    for (const [name, xml] of parts) {
      if (name.startsWith('ppt/slides/slide')) expect(xml).not.toMatch(/normAutofit|spAutoFit/);
    }
    expect(slide(11)).toContain('descr="青训营合影"');
    expect([...parts.keys()].some((name) => /^ppt\/media\/.*\.png$/.test(name))).toBe(true);
  });

  it('has its title, its sections and a number that counts itself', () => {
    expect(parts.get('docProps/core.xml')).toContain('<dc:title>2026 赛季青少年联赛汇报</dc:title>');
    expect(parts.get('ppt/presentation.xml')).toContain('<p14:section name="报名"');
    expect(slide(4)).toContain('type="slidenum"');
    expect(slide(4)).toContain('<p:ph type="title"/>');
  });
});

it.each(slideDesigns.map(({ id }) => id))('writes the design %s in both formats', async (id) => {
  for (const format of ['16:9', '4:3'] as const) {
    const parts = partsOf(await writePptx(sampleDeck(id, format), new Map()));
    checkXml(parts);
    expect(parts.get('ppt/presentation.xml')).toContain(
      format === '16:9' ? '<p:sldSz cx="12192000" cy="6858000"' : '<p:sldSz cx="9144000" cy="6858000"',
    );
  }
});

it('is not broken by whatever is written on its pages', async () => {
  const bad = '</a:t><x>&amp;\u0000\u0008\uD800\uFFFE"\'<![CDATA[ $1 $& ]]>\u202Eabc';
  const page = {
    ...emptySlide('p'),
    section: bad,
    title: bad,
    subtitle: bad,
    points: [
      { text: bad, level: 0 },
      { text: `${bad}\n${bad}`, level: 1 },
    ],
    columns: [{ title: bad, points: [{ text: bad, level: 0 }] }],
    figure: { value: bad, label: bad, change: bad },
    quote: { text: bad, by: bad },
    table: { head: [bad], rows: [[bad]] },
    chart: { kind: 'bar' as const, unit: bad, categories: [bad], series: [{ name: bad, values: [1] }] },
    picture: { fileId: 'f', width: 10, height: 10, alt: bad },
    footer: bad,
    notes: bad,
    sources: [
      { n: 1, kind: 'text' as const, title: bad, quote: bad, subjectId: '', chunkId: '', page: 3, positions: [] },
    ],
  };
  const layouts = ['title', 'agenda', 'columns', 'figure', 'quote', 'table', 'chart', 'chartTable', 'picture'] as const;
  const pages = layouts.map((layout, at) => ({ ...page, id: `p${at}`, layout }));
  const pictures = new Map([['f', new TextEncoder().encode('<script>')]]);
  const deck: PptxDeck = { ...sampleDeck(), title: bad, pages };
  const file = await writePptx(deck, pictures);
  checkXml(partsOf(file));
  const blocks = await parsePptx(file);
  expect(blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(layouts.length);
  expect(blocks.some(({ text }) => text.includes('<x>&amp;'))).toBe(true);
});

it('writes sixty pages within seconds, in a file of less than 2 MB', async () => {
  const pages = Array.from({ length: MOST_SLIDES }, (_, at) => {
    const page = samplePages[at % samplePages.length];
    return { ...emptySlide(''), ...page, id: `p${at}` };
  });
  const started = performance.now();
  const file = await writePptx({ ...sampleDeck(), pages }, new Map([['f1', png()]]));
  expect(file.byteLength).toBeLessThan(2 * 1024 * 1024);
  expect(performance.now() - started).toBeLessThan(30_000);
}, 40_000);
