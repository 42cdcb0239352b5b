import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { SamplePdf } from '../../../server/src/testing/samplePdf.js';
import { litBoxes } from './litBoxes.js';
import { type Fit, findWords, fitOf } from './wordsOnPage.js';

/** Makes a knowledge base and opens it. */
export const createBase = async (page: Page, origin: string, name: string): Promise<void> => {
  await page.goto(`${origin}/#/assistantAI/knowledgeBase/index`);
  const field = page.getByLabel('名称');
  // While the bases are on their way, the button may be exchanged under the pointer.
  await expect(async () => {
    if (!(await field.isVisible())) {
      await page.getByRole('button', { name: '新建知识库' }).first().click({ timeout: 3_000 });
    }
    await expect(field).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await field.fill(name);
  await page.getByRole('button', { name: '创建' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
};

interface ChunkRow {
  index: number;
  content: string;
  positions: number[][];
}

/** The open document's chunks, as the server has them. */
const readChunks = async (page: Page, context: BrowserContext): Promise<ChunkRow[]> => {
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  const { origin, hash } = new URL(page.url());
  const documentId = new URLSearchParams(hash.split('?')[1]).get('id');
  const response = await page.request.post(`${origin}/rag/getDocumentChunks`, {
    headers: { authorization: token },
    data: { documentId, current: 1, size: 200 },
  });
  const { data }: { data: { list: ChunkRow[] } } = await response.json();
  return data.list;
};

export interface ChunkFit extends Fit {
  chunk: number;
  page: number;
  /** Share of the chunk's words that the PDF was found to have. */
  share: number;
}

/** Selects every chunk of the open document in turn, and measures what is lit against the PDF's own text positions. */
export const measureChunks = async (page: Page, context: BrowserContext, { data }: SamplePdf): Promise<ChunkFit[]> => {
  const list = page.getByRole('region', { name: '分段列表' });
  await expect(list.getByRole('button', { name: '分段 001' })).toBeVisible();
  const fits: ChunkFit[] = [];
  for (const { index, content, positions } of await readChunks(page, context)) {
    const row = list.getByRole('button', { name: `分段 ${String(index).padStart(3, '0')}` });
    await row.click();
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    const pages = [...new Set(positions.map(([number = 0]) => number))];
    const lit = await litBoxes(page, pages);
    const { boxes, share } = await findWords(data, content, pages);
    for (const [number, words] of boxes) {
      fits.push({ chunk: index, page: number, share, ...fitOf(words, lit.get(number) ?? []) });
    }
  }
  return fits;
};

/** Nine tenths of the words are lit, and no more than twice their area. */
export const expectTight = (fits: readonly ChunkFit[]): void => {
  expect(fits.length).toBeGreaterThan(0);
  expect(fits.filter(({ share }) => share < 0.9)).toEqual([]);
  expect(fits.filter(({ covered }) => covered < 0.9)).toEqual([]);
  expect(fits.filter(({ spread }) => spread > 2)).toEqual([]);
};
