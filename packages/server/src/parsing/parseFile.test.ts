import { crc32, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { textCell, xlsxOf } from '../spreadsheets/testing/xlsxOf.js';
import { samplePdf } from '../testing/samplePdf.js';
import { fileKind } from './fileKind.js';
import { parseBytes } from './parseBytes.js';
import { parseFile } from './parseFile.js';
import { docx, docxParagraph as paragraph } from './testing/docx.js';
import { pptx } from './testing/pptx.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Reading takes the bytes over. */
const copy = (data: Uint8Array) => ({ data: Uint8Array.from(data) });

/** A printer that breaks a line at a blank leaves it out. */
const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

/** A Word document with a picture that unpacks to that many bytes, all zero. */
const bomb = (size: number): Uint8Array => {
  const zeros = new Uint8Array(size);
  const parts: Uint8Array[] = [];
  const zip = new Zip((_error, part) => void parts.push(part));
  const entry: ZipInputFile = { filename: 'word/media/zero.bin', size, crc: crc32(zeros), compression: 8 };
  const body: ZipInputFile = { filename: 'word/document.xml', size: 0, crc: 0, compression: 0 };
  zip.add(body);
  body.ondata?.(null, new Uint8Array(), true);
  zip.add(entry);
  entry.ondata?.(null, deflateRawSync(zeros), true);
  zip.end();
  return Buffer.concat(parts);
};

const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`;

describe('a PDF', () => {
  it('is cut into chunks of whole sentences under their headings, without running heads and page numbers', async () => {
    const { data, chapters } = await samplePdf('plain');
    const { chunks, pages } = await parseFile(copy(data), 'pdf');
    const all = chunks.map(({ content }) => content).join('\n');
    for (const clause of chapters.flatMap((chapter) => chapter.clauses)) {
      expect(withoutBlanks(all)).toContain(withoutBlanks(clause.text));
      expect(chunks.some(({ content }) => content.includes(`${clause.number} ${clause.title}`))).toBe(true);
    }
    expect(all).not.toMatch(new RegExp(`\\d+ / ${pages.length}`));
    expect(all.match(/篮球竞赛规程（样本）/g)).toHaveLength(1);
    expect(all).toContain('乙级 | 3500 座 | 1600 勒克斯 | 4 间 | 1 个');
    const timing = chunks.find(({ content }) => content.includes('3.6 24 秒进攻时间'));
    expect(timing?.heading).toContain('第三章 比赛通则与计时');
    for (const { content } of chunks) expect(content.length).toBeLessThan(900);
  });

  it('in two columns is read column by column', async () => {
    const { data, chapters } = await samplePdf('columns');
    const { chunks } = await parseFile(copy(data), 'pdf');
    const all = withoutBlanks(chunks.map(({ content }) => content).join(''));
    const texts = chapters.flatMap((chapter) => chapter.clauses.map((clause) => withoutBlanks(clause.text)));
    const places = texts.map((text) => all.indexOf(text)).filter((place) => place >= 0);
    expect(places.length).toBeGreaterThan(texts.length * 0.9);
    // Also where a table in the right column begins at a gap in the left one.
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('keeps the headings of pages that lie on their side', async () => {
    const [upright, turned] = await Promise.all(
      (['plain', 'rotated'] as const).map(async (kind) =>
        parseBytes(new Uint8Array((await samplePdf(kind)).data), 'pdf'),
      ),
    );
    expect(turned?.chunks.map(({ heading }) => heading)).toEqual(upright?.chunks.map(({ heading }) => heading));
  });

  it('may take only so long', async () => {
    const { data } = await samplePdf('plain');
    await expect(parseFile(copy(data), 'pdf', { limits: { time: 1 } })).rejects.toMatchObject({ failure: 'timed_out' });
  });

  it('is left alone at once when nobody wants it any more', async () => {
    const { data } = await samplePdf('plain');
    const abort = new AbortController();
    const parsing = parseFile(copy(data), 'pdf', { signal: abort.signal });
    abort.abort(new Error('cancelled'));
    await expect(parsing).rejects.toThrow('cancelled');
    expect((await parseFile(copy(data), 'pdf')).chunks.length).toBeGreaterThan(0);
  });

  it.each([
    ['encrypted', 'encrypted'],
    ['truncated', 'corrupt'],
    ['image', 'no_text'],
  ] as const)('that is %s says so', async (kind, failure) => {
    await expect(parseFile(copy((await samplePdf(kind)).data), 'pdf')).rejects.toMatchObject({ failure });
  });

  it('of nothing is empty', async () => {
    await expect(parseFile(copy(new Uint8Array()), 'pdf')).rejects.toMatchObject({ failure: 'empty' });
  });
});

describe('a Word document', () => {
  it('keeps headings and table rows', async () => {
    const body = `${paragraph('总则', 'Heading1')}${paragraph('比赛分四节。')}<w:tbl><w:tr>${cell('项目')}${cell('时长')}</w:tr><w:tr>${cell('每节')}${cell('10 分钟')}</w:tr></w:tbl>`;
    const { chunks, pages } = await parseBytes(docx(body), 'docx');
    expect(pages).toEqual([]);
    expect(chunks[0]).toMatchObject({ positions: [], content: expect.stringContaining('比赛分四节。') });
    expect(chunks[0]?.content).toContain('每节 | 10 分钟');
  });

  it('that unpacks to far more than it is refused', async () => {
    await expect(parseFile(copy(bomb(450 * 1024 * 1024)), 'docx')).rejects.toMatchObject({ failure: 'too_large' });
  });

  it('that is some other archive is corrupt', async () => {
    await expect(parseBytes(zipSync({ 'a.txt': bytes('x') }), 'docx')).rejects.toMatchObject({ failure: 'corrupt' });
  });
});

describe('text', () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('第一章 总则\n比赛分四节。', 'utf16le')]);
  // 比赛分四节。 in GB18030
  const gb = Uint8Array.from([0xb1, 0xc8, 0xc8, 0xfc, 0xb7, 0xd6, 0xcb, 0xc4, 0xbd, 0xda, 0xa1, 0xa3]);

  it.each([
    ['UTF-8', bytes('比赛分四节。')],
    ['UTF-16', new Uint8Array(utf16)],
    ['GB18030', gb],
  ])('in %s is read', async (_, data) => {
    const { chunks } = await parseBytes(data, 'txt');
    expect(chunks[0]?.content).toContain('比赛分四节。');
  });

  it('in markdown keeps headings and tables, but not those in code', async () => {
    const { chunks } = await parseBytes(
      bytes('# 规则\n\n| 节 | 分钟 |\n|---|---|\n| 一 | 10 |\n\n```\n# 不是标题\n```\n'),
      'md',
    );
    expect(chunks).toHaveLength(1);
    expect(chunks[0]?.heading).toEqual(['规则']);
    expect(chunks[0]?.content).toContain('一 | 10');
  });

  it('of blanks is empty', async () => {
    await expect(parseBytes(bytes(' \n\n '), 'txt')).rejects.toMatchObject({ failure: 'empty' });
  });
});

it.each([
  ['UTF-16LE, "Unicode" in Notepad', [0xff, 0xfe], 'utf16le'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf], 'utf8'],
] as const)('knows a text in %s', async (_, mark, encoding) => {
  const file = new Blob([Uint8Array.from([...mark, ...Buffer.from('第一章 总则\n比赛分四节。', encoding)])]);
  expect(await fileKind('规则.txt', file)).toBe('txt');
  const { chunks } = await parseBytes(new Uint8Array(await file.arrayBuffer()), 'txt');
  expect(chunks[0]).toMatchObject({ heading: ['第一章 总则'], content: expect.stringContaining('比赛分四节。') });
});

it('knows a text in UTF-16BE', async () => {
  const file = new Blob([Uint8Array.from([0xfe, 0xff, 0x6b, 0xd4, 0x8d, 0x5b])]);
  expect(await fileKind('规则.md', file)).toBe('md');
  expect((await parseBytes(new Uint8Array(await file.arrayBuffer()), 'md')).chunks[0]?.content).toContain('比赛');
});

describe('a workbook', () => {
  it('is read sheet by sheet, and each row says what its cells are', async () => {
    const rows = ['<row r="1">' + textCell('A1', '姓名') + textCell('B1', '场次') + '</row>'];
    for (let row = 2; row <= 120; row += 1) {
      rows.push(`<row r="${row}">${textCell(`A${row}`, `裁判${row}`)}<c r="B${row}"><v>${row * 3}</v></c></row>`);
    }
    const { chunks } = await parseFile({ data: xlsxOf(rows.join('')) }, 'xlsx');
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks[0]?.heading).toEqual(['表']);
    expect(chunks.some(({ content }) => content.includes('姓名：裁判117；场次：351'))).toBe(true);
    for (const { content, place } of chunks) {
      const named = [...content.matchAll(/裁判(\d+)/g)].map(([, row]) => Number(row));
      expect(place).toEqual({ kind: 'row', from: content.includes('姓名 | ') ? 1 : named[0], to: named.at(-1) });
    }
  });

  it('of a few bytes whose last cell stands at the very end is refused or read, and holds up nobody', async () => {
    const sparse = xlsxOf(
      `<row r="1">${textCell('A1', '首')}</row><row r="1048576">${textCell('XFD1048576', '末')}</row>`,
    );
    await expect(parseFile({ data: sparse }, 'xlsx')).rejects.toMatchObject({ failure: 'too_large' });
    const { chunks } = await parseFile(
      { data: xlsxOf(`<row r="1048576">${textCell('A1048576', '末')}</row>`) },
      'xlsx',
    );
    expect(chunks[0]?.content).toContain('末');
  });

  it('that is none is corrupt, and one without words has none', async () => {
    await expect(parseFile({ data: bytes('PK no') }, 'xlsx')).rejects.toMatchObject({ failure: 'corrupt' });
    await expect(parseFile({ data: xlsxOf('') }, 'xlsx')).rejects.toMatchObject({ failure: 'no_text' });
  });

  it('is read from separated text as well', async () => {
    const { chunks } = await parseFile({ data: bytes('姓名;城市\n陈思远;上海\n') }, 'csv');
    expect(chunks[0]?.content).toBe('姓名 | 城市\n姓名：陈思远；城市：上海');
  });
});

describe('a presentation', () => {
  it('is read slide by slide in their order, with tables and notes, without numbers of slides', async () => {
    const data = pptx([
      { title: '赛季总结', lines: ['共 42 场比赛'], notes: '先说观众人数' },
      {
        title: '裁判安排',
        lines: [],
        rows: [
          ['姓名', '场次'],
          ['周凯', '12'],
        ],
      },
    ]);
    const { chunks } = await parseFile({ data }, 'pptx');
    const all = chunks.map(({ content }) => content).join('\n');
    expect(all).toMatch(/第 1 页 赛季总结\n共 42 场比赛\n先说观众人数\n[^]*第 2 页 裁判安排\n姓名 \| 场次\n周凯 \| 12/);
    expect(all).not.toContain('页码');
    expect(chunks.map(({ place }) => place)).toEqual([
      { kind: 'slide', from: 1, to: 1 },
      { kind: 'slide', from: 2, to: 2 },
    ]);
  });

  it('that is damaged is corrupt', async () => {
    await expect(parseFile({ data: zipSync({ 'ppt/presentation.xml': bytes('<a>') }) }, 'pptx')).rejects.toMatchObject({
      failure: 'corrupt',
    });
  });
});

describe('a web page', () => {
  it('keeps headings, lists and tables, and nothing that stands around them or that a browser would run', async () => {
    const page =
      '<!doctype html><title>t</title><nav>菜单</nav><script>alert(1)</script><main><h1>规程</h1><p>比赛 <b>分四节</b>。</p><ul><li>第一节</li></ul><table><tr><th>队</th><th>分</th></tr><tr><td>上海</td><td>98</td></tr></table></main><footer>版权</footer>';
    const { chunks } = await parseFile({ data: bytes(page) }, 'html');
    expect(chunks.map(({ heading, content }) => [heading, content])).toEqual([
      [['规程'], '规程\n比赛 分四节。\n第一节\n队 | 分\n上海 | 98'],
    ]);
  });

  it('without words has none', async () => {
    await expect(parseFile({ data: bytes('<script>1</script>') }, 'html')).rejects.toMatchObject({
      failure: 'no_text',
    });
  });
});

it('knows a kind of file by its name and its content, and only if both agree', async () => {
  expect(await fileKind('a.PDF', new Blob(['%PDF-1.7\n']))).toBe('pdf');
  expect(await fileKind('a.pdf', new Blob(['hello']))).toBeNull();
  expect(await fileKind('a.txt', new Blob(['%PDF-1.7\n']))).toBeNull();
  expect(await fileKind('a.docx', new Blob([new Uint8Array(zipSync({ 'a.txt': bytes('x') }))]))).toBeNull();
  expect(await fileKind('a.docx', new Blob([Uint8Array.from(docx(paragraph('总则')))]))).toBe('docx');
  expect(await fileKind('a.md', new Blob(['# 标题']))).toBe('md');
  expect(await fileKind('a.md', new Blob([Uint8Array.from([1, 2, 0, 3])]))).toBeNull();
  expect(await fileKind('a', new Blob(['x']))).toBeNull();
  expect(await fileKind('a.xlsx', new Blob([Uint8Array.from(docx(paragraph('总则')))]))).toBeNull();
  expect(await fileKind('a.xlsx', new Blob([Uint8Array.from(xlsxOf(''))]))).toBe('xlsx');
  expect(await fileKind('a.pptx', new Blob([Uint8Array.from(pptx([{ title: 'x', lines: [] }]))]))).toBe('pptx');
  expect(await fileKind('a.htm', new Blob(['<!doctype html><p>x']))).toBe('html');
  expect(await fileKind('a.csv', new Blob(['a,b\n1,2']))).toBe('csv');
});
