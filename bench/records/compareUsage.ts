import {
  analyseUsage,
  analyseUsageBy,
  analyseUsageHours,
  type Endpoint,
  type Input,
  pageUsageAnswers,
  pageUsedDocuments,
} from '@console/api/contract';
import type { Database } from '../../packages/server/src/db/database.js';
import { median, report } from '../report.js';
import { TURNS } from './fillTurns.js';
import { month, usageByHand } from './usageByHand.js';

type Ask = <P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, input: Input<Endpoint<P, Q, B, R>>) => () => Promise<string>;

const ROUNDS = 7;
const AIM = 3;

interface Reply {
  data: unknown;
}
const dataOf = (text: string): unknown => {
  const { data }: Reply = JSON.parse(text);
  return data;
};

/** All numbers of this name in a reply, added up. */
const sumOf = (value: unknown, name: string): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + sumOf(one, name), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const own = Reflect.get(value, name);
  return typeof own === 'number' ? own : 0;
};

/** The figures of a month, as the page of statistics asks for them, beside what one would ask the database by hand. */
export const compareUsage = async (db: Database, ask: Ask): Promise<void> => {
  const span = { startTime: month.from.toISOString(), endTime: new Date(month.to.getTime() - 1).toISOString() };
  const shown = [
    {
      what: 'figures',
      ours: ask(analyseUsage, span),
      counted: (data: unknown) => (Array.isArray(data) ? sumOf(data[0], 'value') : 0),
    },
    {
      what: 'assistants',
      ours: ask(analyseUsageBy, { ...span, by: 'assistant' }),
      counted: (data: unknown) => sumOf(data, 'count'),
    },
    {
      what: 'bases',
      ours: ask(analyseUsageBy, { ...span, by: 'knowledgeBase' }),
      counted: (data: unknown) => sumOf(data, 'count'),
    },
    {
      what: 'hours',
      ours: ask(analyseUsageHours, span),
      counted: (data: unknown) =>
        Array.isArray(data) ? data.flat().reduce<number>((sum, n) => sum + Number(n), 0) : 0,
    },
    {
      what: 'documents',
      ours: ask(pageUsedDocuments, { ...span, cited: true, current: 1, size: 8 }),
      counted: (data: unknown) => sumOf(Reflect.get(Object(data), 'list'), 'count'),
    },
    {
      what: 'answers',
      ours: ask(pageUsageAnswers, { ...span, set: 'ungrounded', current: 1, size: 20 }),
      counted: (data: unknown) => {
        const list: unknown = Reflect.get(Object(data), 'list');
        return Array.isArray(list) ? list.length : 0;
      },
    },
  ] as const;
  for (const { what, ours, counted } of shown) {
    const [first] = usageByHand[what];
    if (first === undefined) throw new Error(what);
    const rows = await db.query<{ n: number }>(first);
    const expected = rows.reduce((sum, { n }) => sum + n, 0);
    const answered = counted(dataOf(await ours()));
    if (answered !== expected) throw new Error(`${what}: answered ${answered}, by hand ${expected}`);
    const [own, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await ours();
      own.push(performance.now() - began);
      const then = performance.now();
      await Promise.all(usageByHand[what].map((statement) => db.query(statement)));
      bare.push(performance.now() - then);
    }
    process.stdout.write(`  ${what.padEnd(16)} ${median(own).toFixed(1)} ms, bare ${median(bare).toFixed(1)} ms\n`);
    report({
      what: `${TURNS} turns, a month: ${what}`,
      ours: median(own),
      peer: { name: 'the bare queries', value: median(bare) },
      aim: AIM,
    });
  }
};
