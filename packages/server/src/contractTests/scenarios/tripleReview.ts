import {
  addKnowledgeBase,
  checkTripleRows,
  compareTripleCandidate,
  decideTripleCandidates,
  decideTriplesOfRelation,
  downloadTripleTemplate,
  modifyTripleCandidate,
  pageTripleCandidates,
  pageTripleImports,
  passTripleImport,
  passTripleTask,
  readTripleImport,
  removeTripleImports,
  renameTripleRelation,
  undoTripleDecision,
  uploadTriples,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Scenario } from '../walk.js';

/** Triples from a table, reviewed one by one and as a whole, and passed; so are those that a task has found. */
export const tripleReview: Scenario = async ({ app, as, call, file }) => {
  const { id: knowBaseId } = await call(addKnowledgeBase, { name: '三元组审核' });
  await file(downloadTripleTemplate, {});
  const rows = [{ row: 2, subject: '甲', subjectType: '条款', predicate: '复位至', object: '14 秒' }];
  await call(checkTripleRows, { knowBaseId, rows });
  const csv =
    '主体,主体类型,关系,客体,客体类型,原句\n甲,条款,复位至,14 秒,数值,一\n乙,条款,复位至,24 秒,数值,二\n丙,,适用于,丁,,三\n';
  const { id } = await call(uploadTriples, { taskName: '导入', knowBaseId, file: new File([csv], '三元组.csv') });
  const importId = id ?? '';
  await call(pageTripleImports, { current: 1, size: 20, knowBaseId });
  await call(readTripleImport, { id: importId });
  const { list } = await call(pageTripleCandidates, { importId, current: 1, size: 20 });
  const [first = '', second = ''] = list.map((one) => one.id);
  await call(compareTripleCandidate, { id: first });
  const { decisionId } = await call(decideTripleCandidates, { idList: [first, second], decision: 'accepted' });
  await call(undoTripleDecision, { decisionId });
  await call(renameTripleRelation, { importId, predicate: '适用于', name: '适用' });
  await call(decideTriplesOfRelation, { importId, which: 'safe', decision: 'accepted' });
  const end = (name: string, entityType: string) => ({ name, entityType });
  const right = { subject: end('乙', '条款'), predicate: '复位至', object: end('8 秒', '数值') };
  await call(modifyTripleCandidate, { id: second, ...right });
  await call(passTripleImport, { id: importId });
  await call(removeTripleImports, { idList: [importId] });

  await app.db.query(sql`
    insert into triple_tasks (id, name, knowledge_base_id, method, status, created_by)
    values ('reviewed', '抽取', ${knowBaseId}, 'text', 'toReview', ${as.userId})`);
  await app.db.query(sql`
    insert into triple_candidates (
      id, task_id, number, knowledge_base_id, subject, subject_type, predicate, object, object_type, subject_key,
      triple_key, decision
    )
    values ('found', 'reviewed', 1, ${knowBaseId}, '甲', '条款', '复位至', '14 秒', '数值', 'a', 'b', 'accepted')`);
  await call(passTripleTask, { id: 'reviewed' });
};
