import {
  type ArchiveFile,
  type Chunk,
  type DocumentDetail,
  listKeptChunks,
  pageChunks,
  readChunkRegions,
  readDocument,
  readDocumentPage,
  type WebPage,
} from '@console/api/contract';
import { fake } from '@console/api/fake';

const WIDTH = 794;
const HEIGHT = 1123;
const LEFT = 96;
const RIGHT = 698;
const FIRST_LINE = 140;
const LINE = 44;
const PER_PAGE = 3;
const LETTER = 22;

const sentences = [
  '每队最多可以报名 12 名运动员，上场 5 名。',
  '比赛分为四节，每节 10 分钟。',
  '第二节与第三节之间的中场休息为 15 分钟。',
  '球队须在 24 秒内投篮，球触及篮圈后复位至 14 秒。',
  '每半场可以请求的暂停为上半时两次、下半时三次。',
  '对判罚有异议的，须在赛后一小时内书面提出。',
] as const;

const topOf = (index: number): number => FIRST_LINE + (index % PER_PAGE) * LINE * 3;

const chunkOf = (content: string, index: number): Chunk => ({
  id: `c${index + 1}`,
  documentId: 'd1',
  knowledgeBaseId: 'b1',
  index: index + 1,
  heading: [index < PER_PAGE ? '第一章 比赛通则' : '第二章 违例与申诉'],
  content,
  enabled: index !== 4,
  positions: [[Math.floor(index / PER_PAGE) + 1, LEFT, RIGHT, topOf(index), topOf(index) + LINE]],
  hits: [12, 7, 31, 18, 0, 4][index] ?? 0,
  edited: index === 1,
  updateTime: '2026-11-20T10:00:00+08:00',
});

const chunks = sentences.map(chunkOf);

const counts = {
  all: chunks.length,
  disabled: chunks.filter(({ enabled }) => !enabled).length,
  edited: chunks.filter(({ edited }) => edited).length,
};

const charactersOn = (page: number): number =>
  chunks.filter(({ positions }) => positions[0]?.[0] === page).reduce((sum, { content }) => sum + content.length, 0);

const detail: DocumentDetail = {
  id: 'd1',
  documentId: 'd1',
  knowledgeBaseId: 'b1',
  knowledgeBaseName: '竞赛规则库',
  name: '竞赛规程.pdf',
  size: 482_133,
  type: 'pdf',
  pageCount: 2,
  chunkCount: chunks.length,
  status: 'ready',
  stage: 'done',
  progress: 100,
  pagesRead: 2,
  failure: null,
  createdBy: '张敏',
  createTime: '2026-11-20T10:00:00+08:00',
  updateTime: '2026-11-20T10:00:00+08:00',
  pages: [1, 2].map((page) => ({
    height: HEIGHT,
    characters: charactersOn(page),
    covered: charactersOn(page),
    failed: false,
  })),
};

/** A page as the server would draw it, with a bar where words stand: a picture has no font of ours, and looks alike anywhere. */
const pictureOf = (page: number): Blob => {
  const lines = chunks
    .filter(({ positions }) => positions[0]?.[0] === page)
    .map(
      ({ content, index }) =>
        `<rect x="${LEFT + 8}" y="${topOf(index - 1) + 14}" width="${content.length * LETTER}" height="16" rx="3"/>`,
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="#8b93a1"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
};

/** The same as a workbook: it has no pages, and its chunks say in which rows they stand. */
export const sheetDocument = [
  fake(readDocument, {
    data: { ...detail, name: '竞赛规程.xlsx', type: 'xlsx', pageCount: 0, pagesRead: 0, pages: [] },
  }),
  fake(listKeptChunks, { data: [] }),
  fake(readChunkRegions, { data: chunks.map((chunk) => ({ ...chunk, positions: [] })) }),
  fake(pageChunks, {
    dataFor: ({ current, size }) => ({
      list: chunks.slice((current - 1) * size, current * size).map((chunk) => ({
        ...chunk,
        positions: [],
        place: { kind: 'row', from: chunk.index + 1, to: chunk.index + 1 },
      })),
      total: chunks.length,
      current,
      size,
      counts,
    }),
  }),
];

/** One parsed document whose pages, regions, chunks and figures tell the same. */
export const parsedDocument = [
  fake(readDocument, { data: detail }),
  fake(readDocumentPage, { dataFor: ({ page }) => pictureOf(page) }),
  fake(listKeptChunks, { data: [] }),
  fake(readChunkRegions, { data: chunks }),
  fake(pageChunks, {
    dataFor: ({ current, size, filter = 'all', keyword = '' }) => {
      const found = chunks.filter(
        ({ enabled, edited, content }) =>
          content.includes(keyword) && (filter === 'all' || (filter === 'disabled' ? !enabled : edited)),
      );
      return { list: found.slice((current - 1) * size, current * size), total: found.length, current, size, counts };
    },
  }),
];

/** The same with what it is about. */
export const documentAbout = (summary: DocumentDetail['summary']) => [
  fake(readDocument, { data: { ...detail, summary } }),
  ...parsedDocument.slice(1),
];

/** One that carries these labels. */
export const labelledDocument = (labels: { id: string; name: string }[]) => [
  fake(readDocument, { data: { ...detail, labels } }),
  ...parsedDocument.slice(1),
];

/** One that was fetched from the web. */
export const webDocument = (web: Partial<WebPage> = {}, more: Partial<DocumentDetail> = {}) => [
  fake(readDocument, {
    data: {
      ...detail,
      name: '竞赛规程.html',
      type: 'html',
      pageCount: 0,
      pagesRead: 0,
      pages: [],
      web: {
        address: 'https://www.example.com/rules/2026',
        schedule: 'daily',
        fetchedAt: '2026-11-23T08:30:00+08:00',
        failure: null,
        failedAt: null,
        ...web,
      },
      ...more,
    },
  }),
  ...sheetDocument.slice(1),
];

/** An archive of these files. */
export const archive = (files: ArchiveFile[] | null, more: Partial<DocumentDetail> = {}) => [
  fake(readDocument, {
    data: {
      ...detail,
      name: '赛季资料.zip',
      type: 'zip',
      pageCount: 0,
      pagesRead: 0,
      chunkCount: 0,
      pages: [],
      files,
      unpacked: files && {
        taken: files.filter(({ failure }) => failure === null).length,
        refused: files.filter(({ failure }) => failure !== null).length,
      },
      ...more,
    },
  }),
];

const none = { all: 0, disabled: 0, edited: 0 };

/** A parsed document of empty pages. */
export const emptyDocument = [
  fake(readDocument, {
    data: { ...detail, chunkCount: 0, pages: detail.pages.map((page) => ({ ...page, characters: 0, covered: 0 })) },
  }),
  fake(readDocumentPage, {
    dataFor: () =>
      new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"/>`], {
        type: 'image/svg+xml',
      }),
  }),
  fake(listKeptChunks, { data: [] }),
  fake(readChunkRegions, { data: [] }),
  fake(pageChunks, { dataFor: ({ current, size }) => ({ list: [], total: 0, current, size, counts: none }) }),
];
