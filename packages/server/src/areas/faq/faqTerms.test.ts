import { addFaq, addKnowledgeBase } from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { startApp } from '../../testing/startApp.js';
import { fillTerms } from './faqTerms.js';
import { matchFaq } from './matchFaq.js';

it('finds FAQ again that were written when words were cut otherwise', async () => {
  await using app = await startApp();
  const as = await app.user({ permissions: ['knowledge', 'faq'] });
  const { id: kbId } = await app.call(addKnowledgeBase, { name: '规则' }, { as });
  await app.call(addFaq, { kbId, question: '二十四秒进攻时间从什么时候开始计算？', answer: '控制球时。' }, { as });
  const ask = () => matchFaq(app, { knowledgeBaseIds: [kbId], question: '24秒进攻时间从什么时候开始计算' });
  const before = await ask();
  expect(before).not.toBeNull();
  await app.db.query(sql`truncate faq_terms`);
  expect(await ask()).toBeNull();
  await fillTerms(app.db);
  expect(await ask()).toEqual(before);
});
