import {
  addFaq,
  addKnowledgeBase,
  checkFaqRows,
  downloadFaqTemplate,
  enableFaq,
  exportFaq,
  findSimilarFaq,
  listFaqTags,
  modifyFaq,
  pageFaq,
  pageGaps,
  readGapEvidence,
  readSignedUpload,
  removeFaq,
  settleGaps,
  takeBackFaqImport,
  testFaq,
  uploadFaqExcel,
  uploadFaqResource,
  uploadImage,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Scenario } from '../walk.js';
import { markdown, png } from './files.js';

export const faq: Scenario = async ({ app, call, file }) => {
  const { id: kbId } = await call(addKnowledgeBase, { name: '问答库' });
  const image = await call(uploadImage, { file: new File([png], 'court.png') });
  const { id: resourceId } = await call(uploadFaqResource, { file: markdown('场地图.md') });
  const { id } = await call(addFaq, {
    kbId,
    question: '场地多长？',
    similarQuestions: ['球场有多长'],
    negativeQuestions: ['场地多宽？'],
    tags: ['场地'],
    variants: [{ channel: 'embed', from: null, until: '2099-12-31', answer: '<p>28 米。</p>' }],
    answer: `<p>二十八米。</p><p><img src="${image}" alt="场地"></p>`,
    resourceIds: [resourceId],
  });
  const { id: spare } = await call(addFaq, { kbId, question: '临时', answer: '<p>临时</p>' });
  await call(modifyFaq, { id, enabled: true, similarQuestions: ['场地长度'] });
  await call(enableFaq, { idList: [id], enabled: true });
  await call(listFaqTags, { kbId });
  await call(findSimilarFaq, { kbId, question: '场地有多长？', answer: '<p>三十米。</p>' });
  await call(checkFaqRows, { kbId, rows: [{ row: 2, question: '场地多长', answer: '三十米。' }] });
  await call(testFaq, { kbId, question: '场地多长？' });
  // As the job would that gathers what was asked and not answered.
  await app.db.query(sql`
    insert into gaps (id, knowledge_base_id, question, state) values ('waiting', ${kbId}, '篮板多高？', 'open')`);
  await call(pageGaps, { current: 1, size: 20, kbId });
  await call(readGapEvidence, { id: 'waiting' });
  await call(addFaq, { kbId, question: '篮板多高？', answer: '<p>2.9 米。</p>', gapId: 'waiting' });
  await call(settleGaps, { idList: ['waiting'], state: 'open' });
  const { list } = await call(pageFaq, { current: 1, size: 20, kbId });
  const address = /src="([^"]*signed[^"]*)"/.exec(list.map(({ answer }) => answer).join(''))?.[1];
  if (address === undefined) throw new Error('no picture has an address of its own');
  const signed = new URL(address.replaceAll('&amp;', '&'), 'http://localhost');
  await file(readSignedUpload, {
    id: signed.pathname.split('/').at(-1) ?? '',
    expires: Number(signed.searchParams.get('expires')),
    signature: signed.searchParams.get('signature') ?? '',
  });
  await file(downloadFaqTemplate, { fileName: '模板.xlsx' });
  const sheet = await file(exportFaq, { kbId, fileName: '问答.xlsx' });
  await call(uploadFaqExcel, { kbId, file: new File([new Uint8Array(sheet)], '问答.xlsx') });
  const more = new File(['问题,答案\n比赛几节,四节'], '更多.csv');
  await call(uploadFaqExcel, { kbId, file: more, importId: 'once' });
  await call(takeBackFaqImport, { kbId, importId: 'once' });
  await call(removeFaq, { idList: [spare] });
};
