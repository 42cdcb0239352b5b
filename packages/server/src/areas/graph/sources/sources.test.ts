import {
  countTriplesOfDocuments,
  listTripleEvidence,
  modifyKnowledgeBase,
  readDocument,
  readTripleSource,
  readTripleSourcePage,
  uploadDocument,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { NewEvidence } from '../../../graph/index.js';
import { samplePdf } from '../../../testing/samplePdf.js';
import { type GraphApp, said, startGraph } from '../testing/startGraph.js';

let graph: GraphApp;
let base: string;
let pdf: string;
let text: string;
let unread: string;

const call: GraphApp['app']['call'] = (endpoint, input, options) =>
  graph.app.call(endpoint, input, { as: graph.user, ...options });

const upload = async (file: File): Promise<string> => {
  const { id } = await call(uploadDocument, { knowledgeBaseId: base, file });
  await vi.waitFor(async () => expect(await call(readDocument, { id })).toMatchObject({ status: 'ready' }), {
    timeout: 60_000,
    interval: 50,
  });
  return id;
};

const from = async (documentId: string): Promise<NewEvidence> => {
  const [chunk] = await graph.app.db.query<{ id: string }>(
    sql`select id from chunks where document_id = ${documentId} order by place limit 1`,
  );
  return {
    documentId,
    documentName: '规则',
    chunkId: chunk?.id ?? null,
    chunkIndex: 1,
    sentence: '原句',
    positions: [],
  };
};

beforeAll(async () => {
  graph = await startGraph();
  await graph.app.startWork();
  base = await graph.addBase('出处');
  const { data } = await samplePdf('unembedded', { chapters: 1 });
  pdf = await upload(new File([new Uint8Array(data)], '规则.pdf'));
  text = await upload(new File(['# 暂停\n\n上半时可暂停两次。'], '规则.md'));
  unread = await upload(new File(['# 附录\n\n没有三元组。'], '附录.md'));
  await graph.put(base, [
    said(['上半时', '概念', '暂停', '两次', '数值'], { evidence: await from(text) }),
    said(['上半时', '概念', '包括', '两节', '概念'], { evidence: await from(text) }),
    said(['上半时', '概念', '包括', '两节', '概念'], { evidence: await from(pdf) }),
  ]);
}, 120_000);
afterAll(() => graph.app.close());

it('shows the pages of a document, or the text around what a triple was read from', async () => {
  const pages = await call(readTripleSource, { documentId: pdf });
  expect(pages.heights.length).toBeGreaterThan(0);
  const image = await graph.app.send(
    readTripleSourcePage,
    { documentId: pdf, page: 1, width: 200 },
    { as: graph.user },
  );
  expect(image.headers.get('content-type')).toBe('image/webp');
  const { chunkId } = await from(text);
  const around = await call(readTripleSource, { documentId: text, chunkIds: [chunkId ?? ''] });
  expect(around).toMatchObject({ heights: [], passages: [{ content: expect.stringContaining('暂停两次') }] });
});

it('shows neither a document that no triple was read from, nor a page that is not there', async () => {
  const gone = { reason: 'document_not_found', status: 404 };
  await expect(call(readTripleSource, { documentId: unread })).rejects.toMatchObject(gone);
  const far = call(readTripleSourcePage, { documentId: pdf, page: 500 });
  await expect(far).rejects.toMatchObject({ reason: 'page_not_found' });
});

it('counts what rests on documents alone', async () => {
  expect(await call(countTriplesOfDocuments, { idList: [text] })).toEqual({ count: 1 });
  expect(await call(countTriplesOfDocuments, { idList: [text, pdf] })).toEqual({ count: 2 });
});

it('names the sentences of a relationship', async () => {
  const [row] = await graph.app.db.query<{ id: string }>(
    sql`select id from graph_triples where knowledge_base_id = ${base} and predicate = '包括'`,
  );
  const evidence = await call(listTripleEvidence, { id: row?.id ?? '' });
  expect(evidence.map(({ documentId, state }) => `${documentId} ${state}`).toSorted()).toEqual(
    [`${pdf} standing`, `${text} standing`].toSorted(),
  );
});

it('shows nothing of a base that the reader does not see', async () => {
  const roleIds = [await graph.roleOfAdmin()];
  await graph.app.call(modifyKnowledgeBase, { id: base, roleIds }, { as: graph.admin });
  await expect(call(readTripleSource, { documentId: pdf })).rejects.toMatchObject({ status: 404 });
  await expect(call(readTripleSourcePage, { documentId: pdf, page: 1 })).rejects.toMatchObject({ status: 404 });
  expect(await call(countTriplesOfDocuments, { idList: [text] })).toEqual({ count: 0 });
});
