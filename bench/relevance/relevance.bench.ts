/** Whether a question that is answered finds its sentence, and one that is not finds nothing: `pnpm bench relevance`. */
import { expect, it } from 'vitest';
import { quoteReferences } from '../../packages/server/src/areas/chat/answer/extractive.js';
import type { Database } from '../../packages/server/src/db/database.js';
import { bestQuote, quotePositions, retrieve } from '../../packages/server/src/retrieval/index.js';
import { testDatabase } from '../../packages/server/src/testing/testDatabase.js';
import { report } from '../report.js';
import { type Corpus, corpora, type Known, store } from './corpora.js';

const bare = (text: string): string => text.replace(/\s/g, '');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const measure = async (db: Database, { name, answerable, unanswerable }: Corpus) => {
  const ask = async (question: string) => {
    const passages = await retrieve({ db }, { knowledgeBaseIds: [name], question, limit: 8 });
    return { passages, quotes: quoteReferences(passages, question, { bestQuote, quotePositions }) };
  };
  const answers = ({ words, document }: Known, one: { content: string; documentName: string }): boolean =>
    (words === undefined || bare(one.content).includes(bare(words))) &&
    (document === undefined || one.documentName === document);

  const sum = { refused: 0, right: 0, first: 0, quoted: 0, honest: 0 };
  for (const known of answerable) {
    const { passages, quotes } = await ask(known.question);
    const right = quotes.map((one) => answers(known, one));
    sum.quoted += quotes.length;
    sum.refused += Number(quotes.length === 0);
    sum.right += Number(right.includes(true));
    sum.first += Number(right[0] === true);
    if (!right.includes(true)) {
      const place = passages.findIndex((one) => answers(known, one));
      say(
        `missed: ${known.question} (${quotes.length} quotes, passage ${place}) ${quotes[0]?.content.slice(0, 40) ?? ''}`,
      );
    }
  }
  for (const question of unanswerable) {
    const { quotes } = await ask(question);
    sum.honest += Number(quotes.length === 0);
    if (quotes.length > 0) say(`made up: ${question}: ${quotes[0]?.content.slice(0, 50)}`);
  }
  const all = answerable.length;
  say(
    `${name}: answer quoted ${sum.right} of ${all}, first ${sum.first}, refused ${sum.refused}, ${(sum.quoted / all).toFixed(1)} quotes an answer; nothing found ${sum.honest} of ${unanswerable.length}`,
  );
  const share = (count: number, of: number): number => (100 * count) / of;
  report({ what: `${name}: answers not among what is quoted`, unit: '%', ours: share(all - sum.right, all), aim: 10 });
  report({ what: `${name}: questions wrongly refused`, unit: '%', ours: share(sum.refused, all), aim: 2 });
  report({
    what: `${name}: questions without an answer that get one`,
    unit: '%',
    ours: share(unanswerable.length - sum.honest, unanswerable.length),
    aim: 12,
  });
  expect(sum.right).toBeGreaterThan(all * 0.6);
};

it('finds what is there, and nothing where there is nothing', { timeout: 600_000 }, async () => {
  for (const read of corpora) {
    const db = await testDatabase();
    const corpus = await read();
    await store(db, corpus);
    await measure(db, corpus);
    await db.close();
  }
});
