import { expect, it } from 'vitest';
import { createLog } from '../log.js';
import { citedDocument, citedPage, type DocumentPages } from './citedDocument.js';

const log = createLog('silent');
const heights = Array.from({ length: 30 }, () => 1123);

/** A document of thirty pages, of which the twelfth cannot be drawn, and a text of three chunks. */
const documents: DocumentPages = {
  documentPages: async (id) => (id === 'gone' ? null : { name: id, heights: id === 'text' ? [] : heights }),
  textAround: async (_id, chunkIds) =>
    chunkIds.map((chunkId, chunkIndex) => ({ chunkId, chunkIndex, heading: ['一'], content: chunkId })),
  pageImage: async ({ page }) => {
    if (page === 12) throw new Error('broken');
    return { body: new Uint8Array([page]), type: 'image/png' };
  },
};
const on = (page: number, chunkId = 'c') => ({ chunkId, positions: [[page, 1, 2, 3, 4]] as const });

it('opens the cited pages and five on either side, no further than the document goes', async () => {
  expect((await citedDocument(documents, 'pages', [on(2), on(28)])).pages).toEqual([
    1, 2, 3, 4, 5, 6, 7, 23, 24, 25, 26, 27, 28, 29, 30,
  ]);
});

it('draws no page beyond those, and says which one cannot be drawn', async () => {
  const draw = (page: number) => citedPage({ documents, log }, { documentId: 'pages', page }, [on(7)]);
  expect((await draw(2)).body).toEqual(new Uint8Array([2]));
  expect((await draw(11)).body).toEqual(new Uint8Array([11]));
  for (const page of [-1, 0, 1, 13, 1_000_000_000])
    await expect(draw(page)).rejects.toMatchObject({ reason: 'page_not_found' });
  await expect(draw(12)).rejects.toMatchObject({ reason: 'page_not_rendered' });
});

it('shows the text of what has no pages around what is cited, and nothing of what is gone or cited by nothing', async () => {
  const cited = [on(1, 'b'), on(1, 'a'), on(1, 'b'), on(1, '')];
  const { heights: none, pages, passages } = await citedDocument(documents, 'text', cited);
  expect({ none, pages }).toEqual({ none: [], pages: [] });
  expect(passages?.map(({ chunkId }) => chunkId)).toEqual(['b', 'a']);
  for (const [id, places] of [['gone', cited] as const, ['text', []] as const])
    await expect(citedDocument(documents, id, places)).rejects.toMatchObject({ reason: 'document_not_found' });
});
