import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { type PersonSigns, SHORT_NUMBER } from './personSigns.js';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What stands where a value was: nobody is found by it. */
const ERASED = 'erased';

/** Whether a rule about a fact may mean a member number: amounts, days and choices have the same digits. */
const meansMember = (fact: string, value: string): boolean =>
  fact === 'member' || (value.length > SHORT_NUMBER && (fact === 'object' || /^(?:attribute|property)\./.test(fact)));

/** Rules, as they are kept, without their numbers and addresses. */
const withoutThem = (node: unknown, { plain, memberNumbers }: PersonSigns): unknown => {
  const own = (fact: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const small = value.toLowerCase();
    const isTheirs = plain.includes(small) || (memberNumbers.includes(small) && meansMember(fact, value));
    return isTheirs ? ERASED : value;
  };
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (!isObject(part)) return part;
    const fact = part.field ?? part.name;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) =>
        key === 'values' && typeof fact === 'string' && Array.isArray(value)
          ? [key, value.map((one) => own(fact, one))]
          : [key, walk(value)],
      ),
    );
  };
  return walk(node);
};

/** Rules of packs that name them by a number or address find nobody by it any more, in former versions too. */
export const forgetRules = async (tx: Queryable, signs: PersonSigns): Promise<void> => {
  const wanted = [...signs.plain, ...signs.memberNumbers];
  for (const table of ['crowd_packs', 'crowd_pack_versions']) {
    const rows = await tx.query<{ place: string; rules: unknown }>(sql`
      select ctid::text as place, rules from ${raw(table)} where exists (
        select 1 from unnest(${wanted}::text[]) w where strpos(lower(rules::text), to_jsonb(w)::text) > 0)
      for update`);
    for (const { place, rules } of rows)
      await tx.query(sql`
        update ${raw(table)} set rules = ${JSON.stringify(withoutThem(rules, signs))}::jsonb
        where ctid = ${place}::tid`);
  }
};
