import { modifyTripleCandidate, pageTripleCandidates } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GraphApp, startGraph } from '../testing/startGraph.js';

let graph: GraphApp;
beforeAll(async () => {
  graph = await startGraph();
  const base = await graph.addBase('竞赛规则');
  const schema = {
    entityTypes: ['角色', '数值'],
    relationTypes: [{ name: '执裁年限', subjectTypes: ['角色'], objectTypes: ['数值'] }],
  };
  await graph.app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status, parsing)
    values ('doc', ${base}, '办法.md', 'md', 1, 'h', 'k', 'ready', 1)`);
  await graph.app.db.query(sql`
    insert into chunks (id, document_id, knowledge_base_id, index, place, content, parsing)
    values ('chunk', 'doc', ${base}, 1, 1, '一级裁判员的执裁年限为三年。', 1)`);
  await graph.app.db.query(sql`
    insert into triple_tasks (id, name, knowledge_base_id, method, schema, status)
    values ('task', '抽取', ${base}, 'text', ${JSON.stringify(schema)}::jsonb, 'toReview')`);
  await graph.app.db.query(sql`
    insert into triple_candidates (id, task_id, number, knowledge_base_id, subject, subject_type, predicate, object, object_type,
      subject_key, triple_key, marks, document_id, chunk_id, chunk_index, sentence)
    values ('candidate', 'task', 1, ${base}, '二级裁判员', '角色', '执裁年限', '三年', '数值', 's', 't',
      '{no_subject}', 'doc', 'chunk', 1, '一级裁判员的执裁年限为三年。')`);
});
afterAll(() => graph.app.close());

const corrected = async (subject: string, predicate: string) => {
  const end = { subject: { name: subject, entityType: '角色' }, object: { name: '三年', entityType: '数值' } };
  await graph.app.call(modifyTripleCandidate, { id: 'candidate', predicate, ...end }, { as: graph.user });
  const { list } = await graph.app.call(
    pageTripleCandidates,
    { taskId: 'task', current: 1, size: 1 },
    { as: graph.user },
  );
  return list[0]?.marks;
};

it('holds a triple that somebody corrects against its chunk and the schema of its task again', async () => {
  expect(await corrected('一级裁判员', '执裁年限')).toEqual([]);
  expect(await corrected('一级裁判员', '任期')).toEqual(['off_schema']);
  expect(await corrected('三级裁判员', '执裁年限')).toEqual(['no_subject']);
});
