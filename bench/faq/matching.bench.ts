/** The search for the FAQ that answers a question, among 100,000: `pnpm bench faq`. */
import { addKnowledgeBase } from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { matchFaq } from '../../packages/server/src/areas/faq/matchFaq.js';
import { startApp } from '../../packages/server/src/testing/startApp.js';
import { median, report } from '../report.js';
import { fillFaqs } from './fillFaqs.js';

const ROUNDS = 15;

it('finds the one of 100,000 FAQ that answers a question', { timeout: 300_000 }, async () => {
  await using app = await startApp();
  const as = await app.user({ permissions: ['faq', 'knowledge'] });
  const { id: kbId } = await app.call(addKnowledgeBase, { name: '大库' }, { as });
  await fillFaqs(app.db, kbId);
  await app.db.query(sql`insert into faq_phrasings (faq_seq, text, normal) select seq, question, normal from faqs`);
  await app.db.query(sql`insert into faq_terms (term, phrasing_seq)
    select t, p.seq from faq_phrasings p, lateral unnest(array['比赛','门票','届', '第', regexp_replace(p.normal, '\\D', '', 'g')]) t`);
  await app.db.query(sql`analyze`);

  /** What one would write by hand: the question as it was typed. */
  const bare = (question: string) =>
    app.db.query(sql`
      select f.id, k.name, f.question, f.answer from faqs f join knowledge_bases k on k.id = f.knowledge_base_id
      where f.enabled and f.knowledge_base_id = ${kbId} and md5(f.normal) = md5(${question}) limit 1`);
  const compare = async (what: string, question: string): Promise<void> => {
    const [own, others]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [times, work] of [
        [own, () => matchFaq({ db: app.db }, { knowledgeBaseIds: [kbId], question })],
        [others, () => bare(question)],
      ] as const) {
        const began = performance.now();
        await work();
        // The first finds everything cold.
        if (round > 0) times.push(performance.now() - began);
      }
    }
    process.stdout.write(`${what}: ${median(own).toFixed(1)} ms, the bare query ${median(others).toFixed(1)} ms\n`);
    // The bare query only knows the very words.
    const known = (await bare(question)).length > 0;
    report({
      what: `the FAQ that asks ${what}`,
      ours: median(own),
      ...(known && { peer: { name: 'the bare query', value: median(others) } }),
    });
  };
  const found = await matchFaq({ db: app.db }, { knowledgeBaseIds: [kbId], question: '第500届比赛的门票多少钱' });
  expect(found?.score).toBe(1);
  await compare('word for word', '第500届比赛的门票多少钱');
  await compare('in other words', '请问第500届比赛的门票是多少钱呢');
  await compare('with common words alone', '比赛门票');
});
