/** Pages of 100,000 FAQ, and the search for one that answers a question: `pnpm bench`. */
import { addKnowledgeBase, pageFaq } from '@console/api/contract';
import sql from 'sql-template-tag';
import { it } from 'vitest';
import { matchFaq } from '../../packages/server/src/areas/faq/matchFaq.js';
import { startApp } from '../../packages/server/src/testing/startApp.js';

it('answers pages of 100,000 FAQ', { timeout: 300_000 }, async () => {
  await using app = await startApp();
  const as = await app.user({ permissions: ['faq', 'knowledge'] });
  const { id: kbId } = await app.call(addKnowledgeBase, { name: '大库' }, { as });
  await app.db.query(sql`
    insert into faqs (id, knowledge_base_id, question, normal, answer, search, enabled)
    select 'f' || n, ${kbId}, '第' || n || '届比赛的门票多少钱', '第' || n || '届比赛的门票多少钱', '<p>' || repeat('答案文字', 40) || n || '</p>',
      '第' || n || '届比赛的门票多少钱' || repeat('答案文字', 40) || n, n % 3 > 0 from generate_series(1, 100000) n`);
  await app.db.query(sql`insert into faq_phrasings (faq_seq, text, normal) select seq, question, normal from faqs`);
  await app.db.query(sql`insert into faq_terms (term, phrasing_seq)
    select t, p.seq from faq_phrasings p, lateral unnest(array['比赛','门票','届', '第', regexp_replace(p.normal, '\\D', '', 'g')]) t`);
  await app.db.query(sql`analyze`);
  const time = async (name: string, work: () => Promise<unknown>) => {
    await work();
    const began = performance.now();
    await work();
    process.stdout.write(`${name}: ${Math.round(performance.now() - began)} ms\n`);
  };
  for (const current of [1, 500, 2000]) {
    await time(`page ${current}`, () => app.call(pageFaq, { current, size: 50, kbId }, { as }));
    await time(`page ${current} all bases`, () => app.call(pageFaq, { current, size: 50 }, { as }));
    await time(`page ${current} keyword`, () =>
      app.call(pageFaq, { current, size: 50, kbId, keyword: '门票' }, { as }),
    );
    await time(`page ${current} rare`, () => app.call(pageFaq, { current, size: 50, kbId, keyword: '99999' }, { as }));
    await time(`page ${current} enabled`, () => app.call(pageFaq, { current, size: 50, kbId, enabled: true }, { as }));
    await time(`page ${current} by hits`, () =>
      app.call(pageFaq, { current, size: 50, orders: [{ column: 'hits', asc: false }] }, { as }),
    );
  }
  await time('match exact', () =>
    matchFaq({ db: app.db }, { knowledgeBaseIds: [kbId], question: '第500届比赛的门票多少钱' }),
  );
  await time('match like', () =>
    matchFaq({ db: app.db }, { knowledgeBaseIds: [kbId], question: '请问第500届比赛的门票是多少钱呢' }),
  );
  await time('match common', () => matchFaq({ db: app.db }, { knowledgeBaseIds: [kbId], question: '比赛门票' }));
});
