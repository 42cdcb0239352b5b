import { uploadFaqExcel } from '@console/api/contract';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { writeFaqSheet } from '../../areas/faq/faqSheet.js';
import { json } from '../../db/database.js';
import { FaqForm, Facts, readData, readText } from '../dataFiles.js';
import type { DemoPart, DemoWorld } from '../demoWorld.js';

interface Entry {
  readonly base: string;
  readonly question: string;
  readonly ways: readonly string[];
  readonly answer: string;
}

/** `question|another way => answer`, under the key of the base. */
const written = (text: string): Entry[] => {
  let base = '';
  return text.split('\n').flatMap((line) => {
    const [, key] = /^# (\w+)$/.exec(line) ?? [];
    if (key !== undefined) base = key;
    const [left, answer] = line.split(' => ');
    const [question = '', ...ways] = (left ?? '').split('|');
    return answer === undefined ? [] : [{ base, question, ways, answer }];
  });
};

const fromTables = (forms: readonly z.infer<typeof FaqForm>[], facts: Facts): Entry[] =>
  forms.flatMap(({ table, base, forms: sentences }) =>
    (facts[table]?.rows ?? []).flatMap((row) =>
      sentences.map(({ question, ways, answer }) => {
        const say = (sentence: string) => sentence.replace(/\{(\d)\}/g, (_, at: string) => row[Number(at)] ?? '');
        return { base, question: say(question), ways: ways.map(say), answer: say(answer) };
      }),
    ),
  );

const importInto = async (
  { bases, calls, calendar }: DemoWorld,
  key: string,
  entries: readonly Entry[],
): Promise<void> => {
  const base = bases.get(key);
  if (base === undefined) throw new Error(`there is no base ${key}`);
  const rows = entries.map(({ question, ways, answer }, index) => ({
    question,
    similarQuestions: ways,
    answer: `<p>${answer}</p>`,
    enabled: index % 51 !== 50,
  }));
  const file = new File([await new Response(writeFaqSheet(rows, 'zh-CN')).blob()], `${base.name} FAQ.xlsx`);
  const counts = await calls.call(
    uploadFaqExcel,
    { kbId: base.id, file },
    { as: base.keeper, at: calendar.workdayAgo(186) },
  );
  if (counts.added !== entries.length)
    throw new Error(`${entries.length - counts.added} FAQ of ${key} were not taken: ${JSON.stringify(counts.refused)}`);
};

/** Ready answers, brought in as spreadsheets; two of three from the beginning, the others as people asked. */
export const faq: DemoPart = {
  title: { zh: 'FAQ', en: 'FAQ' },
  add: async (world) => {
    const { db, chance, calendar, bases, report } = world;
    const forms = await readData('faqForms.json', z.array(FaqForm));
    const entries = chance.shuffled([
      ...written(await readText('faq.txt')),
      ...fromTables(forms, await readData('facts.json', Facts)),
    ]);
    const keys = [...bases.keys()];
    for (const [index, key] of keys.entries()) {
      const own = entries.filter(({ base }) => base === key);
      if (own.length > 0) await importInto(world, key, own);
      report(index + 1, keys.length);
    }
    const rows = await db.query<{ id: string; question: string; kbId: string; enabled: boolean }>(
      sql`select id, question, knowledge_base_id as "kbId", enabled from faqs order by knowledge_base_id, seq`,
    );
    const keyOf = new Map([...bases].map(([key, { id }]) => [id, key]));
    const dated = rows.map((row, index) => ({
      ...row,
      base: keyOf.get(row.kbId) ?? '',
      at: calendar.workdayAgo(index % 3 === 2 ? chance.whole(3, 150) : chance.whole(170, 186)),
    }));
    // Within a base the newest have to be the last: that is the order of their numbers.
    const sorted = keys.flatMap((key) => {
      const own = dated.filter(({ base }) => base === key);
      const times = own.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime());
      return own.map((row, index) => ({ ...row, at: times[index] ?? row.at }));
    });
    await db.query(sql`
      update faqs f set created_at = t.at, updated_at = t.at
      from jsonb_to_recordset(${json(sorted)}) as t(id text, at timestamptz) where f.id = t.id`);
    const answered = sorted.filter(({ enabled }) => enabled);
    world.asked.push(...answered.map(({ question, base, at }) => ({ question, base, since: at })));
    world.faqCount = answered.length;
  },
};
