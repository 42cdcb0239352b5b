import { ask, readAnswer, streamAnswer } from '@console/api/contract';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { MissedEntry, readData } from '../dataFiles.js';
import type { DemoPart, DemoWonder, DemoWorld } from '../demoWorld.js';

/** How many answers are written at the same time. */
const AT_ONCE = 6;
/** FAQ that are asked for; the others nobody has needed yet. */
const FAQ_ASKED = 0.45;

/** When each document and each FAQ came. */
const arrivals = async ({ db }: DemoWorld): Promise<Map<string, Date>> => {
  const rows = await db.query<{ id: string; at: Date }>(
    sql`select id, created_at as at from documents union all select id, created_at from faqs`,
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
};

/** The last of these. */
const latest = (times: readonly Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));

/**
 * Asks everything once, through the real search and the real writing: whatever somebody asks in the demo world has an
 * answer whose evidence can be opened. `conversations` lets people ask the same at their time.
 */
export const questions: DemoPart = {
  title: { zh: '提问并写出答案', en: 'questions and their answers' },
  add: async (world) => {
    const { calls, chance, assistants, people, report, calendar } = world;
    const missed = (await readData('missed.json', z.array(MissedEntry))).flatMap(({ base, questions: these }) =>
      these.map((question) => ({ question, base, since: calendar.workdayAgo(185) })),
    );
    // Documents come first in `asked`; of the FAQ only a part.
    const faqBegin = world.asked.length - world.faqCount;
    const wonders: DemoWonder[] = [
      ...world.asked.filter((_, index) => index < faqBegin || chance.happens(FAQ_ASKED)),
      ...missed,
    ];
    // Everybody may ask so many questions a minute: they take turns.
    const askers = people.filter(({ stopped, role }) => !stopped && role === '业务人员');
    const waiting = [...wonders.entries()];
    const arrived = await arrivals(world);
    let done = 0;
    const askNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, { question, base, since }] = next;
        const slugs = assistants.get(base) ?? [];
        const assistantId = slugs[index % slugs.length];
        const as = askers[index % askers.length];
        if (assistantId === undefined || as === undefined) throw new Error(`nobody answers from ${base}`);
        const { id } = await calls.call(ask, { question, assistantId }, { as });
        await calls.follow(streamAnswer, { id }, { as });
        const { status, references } = await calls.call(readAnswer, { id }, { as });
        if (status !== 'done') throw new Error(`${question}: ${status}`);
        const cited = references.flatMap(({ documentId, faqId }) => arrived.get(faqId ?? documentId) ?? []);
        world.questions.push({
          sessionId: id,
          assistantId,
          base,
          question,
          since: latest([since, ...cited]),
          grounded: references.length > 0,
        });
        done += 1;
        report(done, wonders.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askNext));
    // In the order in which they were asked, whichever was answered first.
    const place = new Map(wonders.map(({ question, base }, index) => [`${base} ${question}`, index]));
    const placeOf = ({ base, question }: DemoWonder) => place.get(`${base} ${question}`) ?? 0;
    world.questions.sort((a, b) => placeOf(a) - placeOf(b));
  },
};
