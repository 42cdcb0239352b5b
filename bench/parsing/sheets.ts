import { chart, columnsOf, figure, foot, footnotes, head, sections, span, table } from './parts.js';
import type { Fixed, Item, Sheet } from './sheet.js';
import { chineseWriter, englishWriter, type Writer } from './writing.js';

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const paragraphs = (writer: Writer, count: number, sentences = 4): Item[] =>
  range(count).map(() => ({ tag: 'p', text: writer.paragraph(sentences) }));
const grid = (writer: Writer, rows: number, columns: number): string[][] =>
  range(rows).map((row) =>
    range(columns).map((column) => (row === 0 || column === 0 ? writer.label() : String(row * 137 + column * 29))),
  );

/** A paper: title, authors and abstract across, then two columns with a figure, a chart, footnotes, running heads. */
const paper = (name: string, writer: Writer, chinese: boolean): Sheet => {
  const abstract = writer.paragraph(4);
  const title = `${writer.title()} ${writer.title()}`;
  const [figureWord, tableWord] = chinese ? ['图', '表'] : ['Figure', 'Table'];
  const fixed: Fixed[] = [
    span({ page: 0, x: 18, y: 22, w: 174, h: 22 }, `<h1 style="text-align:center">${title}</h1>`, [title]),
    span(
      { page: 0, x: 18, y: 44, w: 174, h: 12 },
      `<div style="display:flex;justify-content:space-around;text-align:center;font-size:0.9em"><div>Wei Chen<br>Example University</div><div>Anna Roth<br>Institute of Sport</div><div>Li Ming<br>Association Office</div></div>`,
      [],
    ),
    span({ page: 0, x: 30, y: 58, w: 150, h: 36 }, `<p><b>${chinese ? '摘要' : 'Abstract'}</b> ${abstract}</p>`, [
      abstract,
    ]),
    footnotes({ page: 0, x: 18, y: 262, w: 83, h: 12 }, [['1', writer.paragraph(1)]]),
    footnotes({ page: 1, x: 109, y: 254, w: 83, h: 20 }, [
      ['2', writer.paragraph(1)],
      ['3', writer.paragraph(1)],
    ]),
    figure({ page: 0, x: 109, y: 100, w: 83, h: 56 }, writer, `${figureWord} 1. ${writer.paragraph(1)}`),
    chart({ page: 1, x: 18, y: 24, w: 174, h: 70 }, writer, `${figureWord} 2. ${writer.paragraph(2)}`),
    figure({ page: 2, x: 18, y: 130, w: 83, h: 54 }, writer, `${figureWord} 3. ${writer.paragraph(1)}`),
    table({ page: 2, x: 109, y: 24, w: 83, h: 44 }, `${tableWord} 1. ${writer.title()}`, grid(writer, 6, 4)),
    ...range(4).map((page) =>
      page === 0 ? foot(page) : head(page, page % 2 === 0 ? 'Chen, Roth and Li' : title.slice(0, 40)),
    ),
  ];
  const [left, right] = [
    { x: 18, w: 83 },
    { x: 109, w: 83 },
  ];
  return {
    name,
    chinese,
    pages: 4,
    size: 9.5,
    fixed,
    flows: [
      {
        boxes: [
          { page: 0, ...left, y: 100, h: 160 },
          { page: 0, ...right, y: 160, h: 112 },
          { page: 1, ...left, y: 98, h: 174 },
          { page: 1, ...right, y: 98, h: 154 },
          { page: 2, ...left, y: 24, h: 104 },
          { page: 2, ...left, y: 188, h: 84 },
          { page: 2, ...right, y: 72, h: 200 },
          { page: 3, ...left, y: 24, h: 248 },
          { page: 3, ...right, y: 24, h: 248 },
        ],
        items: sections(writer, chinese ? 13 : 9, 3, 5).slice(0, -2),
      },
    ],
  };
};

/** Two columns, and tables that span both: at the head of a page and in its middle, with borders and without. */
const wideTable = (name: string, writer: Writer, chinese: boolean): Sheet => ({
  name,
  chinese,
  pages: 3,
  size: 10,
  fixed: [
    table(
      { page: 0, x: 18, y: 120, w: 174, h: 50 },
      `${chinese ? '表' : 'Table'} 1. ${writer.title()}`,
      grid(writer, 7, 6),
    ),
    table(
      { page: 1, x: 18, y: 24, w: 174, h: 46 },
      `${chinese ? '表' : 'Table'} 2. ${writer.title()}`,
      grid(writer, 6, 4),
      {
        borders: true,
      },
    ),
    ...range(3).flatMap((page) => [head(page, 'Handbook of the association'), foot(page)]),
  ],
  flows: [
    {
      boxes: [
        ...columnsOf(0, 2, { y: 24, h: 92 }),
        ...columnsOf(0, 2, { y: 174, h: 100 }),
        ...columnsOf(1, 2, { y: 76, h: 198 }),
        ...columnsOf(2, 2),
      ],
      items: sections(writer, chinese ? 9 : 6, 4, 5),
    },
  ],
});

const threeColumns = (name: string, writer: Writer): Sheet => ({
  name,
  chinese: false,
  pages: 3,
  size: 9,
  fixed: [
    span({ page: 0, x: 14, y: 22, w: 182, h: 14 }, `<h1>${writer.title()}</h1>`, []),
    chart({ page: 1, x: 76, y: 24, w: 120, h: 70 }, writer, `Figure 1: ${writer.paragraph(1)}`),
    ...range(3).map((page) => head(page, 'The quarterly of the game')),
  ],
  flows: [
    {
      boxes: [
        ...columnsOf(0, 3, { x: 14, w: 182, y: 38, h: 236, gap: 5 }),
        { page: 1, x: 14, y: 24, w: 57, h: 250 },
        { page: 1, x: 76, y: 98, w: 57, h: 176 },
        { page: 1, x: 139, y: 98, w: 57, h: 176 },
        ...columnsOf(2, 3, { x: 14, w: 182, gap: 5 }),
      ],
      items: sections(writer, 12, 4, 4),
    },
  ],
});

/** Articles of their own width with headlines across their columns, as in a newspaper. */
const newspaper = (name: string, writer: Writer): Sheet => {
  const page = 0;
  const article = (x: number, y: number, columns: number, h: number): Pick<Sheet, 'flows' | 'fixed'> => {
    const w = columns * 42 + (columns - 1) * 5;
    const headline = writer.title();
    return {
      fixed: [
        span(
          { page, x, y, w, h: 12 },
          `<h1 style="font-size:${columns > 2 ? 24 : 17}pt;white-space:nowrap">${columns > 1 ? headline : headline.slice(0, 6)}</h1>`,
          columns > 1 ? [headline] : [],
        ),
      ],
      flows: [
        { boxes: columnsOf(page, columns, { x, y: y + 13, w, h: h - 13, gap: 5 }), items: paragraphs(writer, 40, 3) },
      ],
    };
  };
  const articles = [
    article(12, 34, 4, 100),
    article(12, 140, 2, 70),
    article(106, 140, 2, 70),
    article(12, 216, 3, 66),
    article(153, 216, 1, 66),
  ];
  return {
    name,
    chinese: true,
    pages: 1,
    size: 8.5,
    fixed: [
      span({ page, x: 12, y: 10, w: 186, h: 20 }, '<h1 style="font-size:36pt;text-align:center">篮球周报</h1>', []),
      ...articles.flatMap(({ fixed }) => fixed),
    ],
    flows: articles.flatMap(({ flows }) => flows),
  };
};

/** One column with lists, notes at the foot and sentences that run from page to page. */
const lists = (name: string, writer: Writer, chinese: boolean): Sheet => ({
  name,
  chinese,
  pages: 4,
  size: 11,
  fixed: range(4).flatMap((page) => [
    head(page, 'Notes for officials'),
    footnotes({ page, x: 25, y: 258, w: 160, h: 16 }, [
      [chinese ? '①' : `${page * 2 + 1}`, writer.paragraph(1)],
      [chinese ? '②' : `${page * 2 + 2}`, writer.paragraph(1)],
    ]),
    foot(page),
  ]),
  flows: [
    {
      boxes: range(4).map((page) => ({ page, x: 25, y: 24, w: 160, h: 230 })),
      items: range(9).flatMap((at): Item[] => [
        { tag: 'h2', text: `${at + 1} ${writer.title()}` },
        { tag: 'p', text: writer.paragraph(5) },
        ...range(4).map((): Item => ({ tag: 'li', mark: '•', text: writer.paragraph(1) })),
        { tag: 'p', text: writer.paragraph(6) },
        ...range(3).map((item): Item => ({ tag: 'li', mark: `${item + 1}.`, text: writer.paragraph(2) })),
      ]),
    },
  ],
});

/** One wide column with boxes beside it, and one that the text goes around. */
const sidebars = (name: string, writer: Writer, chinese: boolean): Sheet => {
  const aside = (page: number, y: number): Pick<Sheet, 'flows'>['flows'][number] => ({
    boxes: [{ page, x: 145, y, w: 48, h: 100 }],
    items: [{ tag: 'h3', text: writer.title() }, ...paragraphs(writer, 2, 3).map((item) => ({ ...item, small: true }))],
    style: 'background:#eee;font-family:sans-serif,Zh',
  });
  return {
    name,
    chinese,
    pages: 3,
    size: 10.5,
    fixed: range(3).flatMap((page) => [head(page, 'The yearbook'), foot(page)]),
    flows: [
      {
        boxes: [
          { page: 0, x: 18, y: 24, w: 118, h: 250 },
          { page: 1, x: 18, y: 24, w: 174, h: 70 },
          { page: 1, x: 18, y: 94, w: 118, h: 110 },
          { page: 1, x: 18, y: 204, w: 174, h: 70 },
          { page: 2, x: 18, y: 24, w: 118, h: 250 },
        ],
        items: sections(writer, chinese ? 10 : 7, 3, 5),
      },
      aside(0, 40),
      aside(1, 98),
      aside(2, 150),
    ],
  };
};

/** The same layouts with other words for each `seed`. */
export const sheetsOf = (seed: number): readonly Sheet[] => [
  paper('paper', englishWriter(1 + seed), false),
  paper('paper, Chinese', chineseWriter(2 + seed), true),
  { ...paper('paper, drawn backwards', englishWriter(11 + seed), false), backwards: true },
  wideTable('tables across', englishWriter(3 + seed), false),
  wideTable('tables across, Chinese', chineseWriter(4 + seed), true),
  threeColumns('three columns', englishWriter(5 + seed)),
  newspaper('newspaper, Chinese', chineseWriter(6 + seed)),
  lists('lists and notes', englishWriter(7 + seed), false),
  lists('lists and notes, Chinese', chineseWriter(8 + seed), true),
  sidebars('sidebars', englishWriter(9 + seed), false),
  sidebars('sidebars, Chinese', chineseWriter(10 + seed), true),
];
