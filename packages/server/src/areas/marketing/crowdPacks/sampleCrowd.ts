import type { CrowdSample, RuleSet } from '@console/api/contract';
import sql from 'sql-template-tag';
import {
  compileRules,
  type Explaining,
  explainPerson,
  isGivenUp,
  limited,
  peopleDrawn,
} from '../../../audiences/index.js';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { peopleOfIds } from './people.store.js';

const WANTED = 5;
/** Milliseconds that somebody waits for five people. */
const LONGEST = 10_000;

const reasonOf = async (db: Queryable, rules: RuleSet, explaining: Explaining): Promise<CrowdSample['reason']> => {
  const explained = await explainPerson(db, rules, explaining);
  const held = (explained?.steps ?? []).filter(
    ({ path, kind, fits }) => kind === 'rule' && fits && path.startsWith('rules.'),
  );
  const told = held.find(({ value }) => value !== '') ?? held[0];
  return told === undefined ? null : { path: told.path, value: told.value };
};

/** Five who fit: of those drawn by lot where there are as many, which is soon done; otherwise the newest of all. */
export const sampleCrowd = async (
  db: Database,
  rules: RuleSet,
  looking: Omit<Explaining, 'customerId'>,
): Promise<CrowdSample[]> => {
  const { joins, condition } = compileRules(rules, { now: looking.now, mode: 'each' });
  try {
    const ids = await db.transaction(async (tx) => {
      await limited(tx, LONGEST);
      const lot = await tx.query<{ id: string }>(sql`
        select c.id from ${await peopleDrawn(tx)} ${joins} where ${condition} limit ${WANTED}`);
      if (lot.length === WANTED) return lot;
      return tx.query<{ id: string }>(sql`
        select c.id from customers c ${joins} where ${condition} order by c.seq desc limit ${WANTED}`);
    });
    const people = await peopleOfIds(
      db,
      ids.map(({ id }) => id),
    );
    return await Promise.all(
      people.map(async (person) => ({
        ...person,
        reason: await reasonOf(db, rules, { ...looking, customerId: person.id }),
      })),
    );
  } catch (error) {
    throw isGivenUp(error) ? fail('crowd_takes_long', { values: { seconds: LONGEST / 1000 } }) : error;
  }
};
