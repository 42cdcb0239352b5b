import {
  addKnowledgeBase,
  addTripleRelationship,
  countTriplesOfDocuments,
  exportGraph,
  findGraphPaths,
  keepEntitiesApart,
  listGraphCategories,
  listGraphNeighbours,
  listTripleEvidence,
  mergeTripleEntities,
  modifyTripleEntity,
  modifyTripleRelationship,
  pageLikelySame,
  pageTripleEntities,
  pageTripleRelationships,
  readGraph,
  readGraphKinds,
  readTripleEntity,
  readTripleSource,
  readTripleSourcePage,
  removeTripleEntities,
  removeTripleRelationships,
  undoGraphChange,
  uploadDocument,
} from '@console/api/contract';
import { putTriples } from '../../graph/index.js';
import { samplePdf } from '../../testing/samplePdf.js';
import type { Scenario } from '../walk.js';
import { untilReady } from './knowledge.js';

const paging = { current: 1, size: 20 };

/** The graph as it is looked at and corrected by hand. */
export const graph: Scenario = async (walk) => {
  const { app, call, file } = walk;
  const { id: knowBaseId } = await call(addKnowledgeBase, { name: '图谱' });
  const { data } = await samplePdf('unembedded', { chapters: 1 });
  const { id: documentId } = await call(uploadDocument, {
    knowledgeBaseId: knowBaseId,
    file: new File([new Uint8Array(data)], '图谱.pdf'),
  });
  await untilReady(walk, documentId);
  const sentence = '中国篮协主办全国联赛。';
  await app.db.transaction((tx) =>
    putTriples(
      tx,
      knowBaseId,
      [
        {
          subject: { name: '中国篮协', entityType: '机构' },
          predicate: '主办',
          object: { name: '全国联赛', entityType: '赛事' },
          condition: '',
          evidence: { documentId, documentName: '图谱.pdf', chunkId: null, chunkIndex: 1, sentence, positions: [] },
        },
      ],
      { taskId: 'gone' },
    ),
  );
  const { id } = await call(addTripleRelationship, {
    knowBaseId,
    subject: { name: '中国篮协会', entityType: '机构' },
    predicate: '颁发',
    object: { name: '裁判证', entityType: '文件' },
    sentence: '中国篮协会颁发裁判证。',
  });
  await call(listGraphCategories, {});
  await call(readGraphKinds, { knowBaseId });
  await call(pageLikelySame, { ...paging, knowBaseId });
  const { list } = await call(pageTripleEntities, { ...paging, knowBaseId, orders: [{ column: 'name', asc: true }] });
  const idOf = (name: string) => list.find((entity) => entity.name === name)?.id ?? '';
  const [one, other, league] = [idOf('中国篮协'), idOf('中国篮协会'), idOf('全国联赛')];
  await call(readTripleEntity, { id: one });
  const page = await call(pageTripleRelationships, { ...paging, knowBaseId, entityId: one });
  await call(listTripleEvidence, { id: page.list[0]?.id ?? '' });
  await call(readTripleSource, { documentId });
  await file(readTripleSourcePage, { documentId, page: 1, width: 200 });
  await call(countTriplesOfDocuments, { idList: [documentId] });
  await call(readGraph, { entityId: one, depth: 1 });
  await call(listGraphNeighbours, { id: one, known: [league] });
  await call(findGraphPaths, { fromId: one, toId: league });
  for (const format of ['xlsx', 'graphml'] as const) await file(exportGraph, { knowBaseId, format });

  await call(keepEntitiesApart, { id: one, otherId: other });
  const { changeId } = await call(mergeTripleEntities, { id: one, otherId: other });
  await call(undoGraphChange, { changeId });
  await call(modifyTripleEntity, { id: other, aliases: ['篮协'], properties: [{ name: '成立', value: '1956' }] });
  await call(modifyTripleRelationship, { id, condition: '2026 年' });
  await call(removeTripleRelationships, { idList: [id] });
  await call(removeTripleEntities, { idList: [other] });
};
