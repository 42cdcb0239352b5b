import { ASSOCIATION } from '@console/api/contract';
import sql from 'sql-template-tag';
import { literal, quoted, type TableGrant } from '../../analysis/index.js';
import type { Queryable } from '../../db/database.js';
import { andSeenAssistant, andSeenBase, andSeenSource, type Reader } from '../../visibility/index.js';
import { factTables } from './facts/factTables.js';

interface Rule {
  readonly table: string;
  readonly columns: readonly string[] | null;
  readonly condition: string;
}

/** Schema of a source in the engine. */
export const schemaOf = (sourceId: string): string => (sourceId === ASSOCIATION ? sourceId : `source_${sourceId}`);

const sameColumns = (one: Rule, other: Rule): boolean =>
  one.columns === null || other.columns === null
    ? one.columns === other.columns
    : one.columns.length === other.columns.length && one.columns.every((name) => other.columns?.includes(name));

const shared = (one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null =>
  one === null ? other : other === null ? one : one.filter((name) => other.includes(name));

const either = (one: string, other: string): string => {
  if (one.trim() === '' || other.trim() === '') return '';
  return one === other ? one : `(${one}) or (${other})`;
};

/**
 * What somebody sees by several rules. Where both columns and rows differ there is no table that shows just that: the
 * columns that all of them show, so that nobody sees a cell that none of the rules does.
 */
const together = (one: Rule, other: Rule): Rule => {
  const { table } = one;
  if (one.condition === other.condition && one.columns !== null && other.columns !== null) {
    return { table, columns: [...new Set([...one.columns, ...other.columns])], condition: one.condition };
  }
  const condition = either(one.condition, other.condition);
  return sameColumns(one, other)
    ? { ...one, condition }
    : { table, columns: shared(one.columns, other.columns), condition };
};

/** Tables of an uploaded source that a reader may ask, as far as the rules of their roles let them. */
export const grantsOfSource = async (db: Queryable, sourceId: string, reader: Reader): Promise<TableGrant[]> => {
  const tables = await db.query<{ name: string }>(sql`
    select name from data_source_tables where data_source_id = ${sourceId} order by place, name`);
  const ofRoles = await db.query<Rule & { roleId: string }>(sql`
    select r.table_name as "table", r.role_id as "roleId", r.columns, r.condition from data_source_rules r
    where r.data_source_id = ${sourceId} and r.role_id = any(${[...reader.roleIds]}::text[]) order by r.role_id`);
  // Of the roles that the source is not for, none lets anybody see it.
  const letIn = await db.query<{ roleId: string }>(sql`
    select r.id as "roleId" from roles r join data_sources s on s.id = ${sourceId}
    where r.id = any(${[...reader.roleIds]}::text[]) and (not s.for_roles or exists (
      select 1 from data_source_roles v where v.data_source_id = s.id and v.role_id = r.id
    ))`);
  return tables.map(({ name }) => {
    const whole = { schema: schemaOf(sourceId), table: name, columns: 'all' } as const;
    const rules = ofRoles.filter(({ table }) => table === name);
    const unbound = letIn.some(({ roleId }) => !rules.some((rule) => rule.roleId === roleId));
    if (reader.seesAll || unbound || rules.length === 0) return whole;
    const { columns, condition } = rules.reduce<Rule>(
      together,
      rules[0] ?? { table: name, columns: [], condition: 'false' },
    );
    return { ...whole, columns: columns ?? 'all', ...(condition.trim() !== '' && { where: condition }) };
  });
};

const namesOf = (rows: readonly { name: string }[]): string => rows.map(({ name }) => literal(name)).join(', ');

/** `"column" in (…)`, which nothing is where there are no names. */
const among = (column: string, rows: readonly { name: string }[]): string =>
  rows.length === 0 ? 'false' : `${quoted(column)} in (${namesOf(rows)})`;

/** The association's own tables. What belongs to a base or an assistant that a reader does not see has no name for them. */
export const grantsOfFacts = async (db: Queryable, reader: Reader): Promise<TableGrant[]> => {
  const all = factTables.map(({ name }) => ({ schema: ASSOCIATION, table: name, columns: 'all' as const }));
  if (reader.seesAll) return all;
  const base = among(
    'base',
    await db.query<{ name: string }>(
      sql`select b.name from knowledge_bases b where true ${andSeenBase(reader, 'b.id')}`,
    ),
  );
  const assistant = among(
    'assistant',
    await db.query<{ name: string }>(
      sql`select a.name from assistants a where true ${andSeenAssistant(reader, 'a.id')}`,
    ),
  );
  const hidden: Readonly<Record<string, Pick<TableGrant, 'where' | 'shownWhere'>>> = {
    answers: { shownWhere: { base, assistant } },
    documents: { where: base },
    faq_hits: { where: base },
    feedback_cases: { shownWhere: { assistant } },
  };
  return all.map((grant) => ({ ...grant, ...hidden[grant.table] }));
};

/** Tables that a reader sees all of, but for the names of what is hidden from them. */
export const wholeTables = async (db: Queryable, reader: Reader): Promise<{ sourceId: string; table: string }[]> => {
  const seen = await db.query<{ id: string }>(sql`
    select s.id from data_sources s where s.id <> ${ASSOCIATION} ${andSeenSource(reader, 's.id')} order by s.id`);
  const whole = factTables.map(({ name }) => ({ sourceId: ASSOCIATION, table: name }));
  for (const { id } of seen) {
    for (const { table, columns, where } of await grantsOfSource(db, id, reader)) {
      if (columns === 'all' && where === undefined) whole.push({ sourceId: id, table });
    }
  }
  return whole;
};
