import { loadModule, parseSync } from 'libpg-query';
import { QueryRefused } from '../errors.js';
import { LONGEST_QUERY } from '../guard/checkQuery.js';
import { grantsByName } from '../guard/grantedTables.js';
import { notTooDeep } from '../guard/notTooDeep.js';
import { isRecord, listOf, recordOf, refuse } from '../guard/tree.js';
import { quoted } from '../names.js';
import type { CheckedQuery, TableGrant } from '../types.js';
import { postgresTreeGuard } from './checkTree.js';

/** What may make a tree deeper: the parser, which is not to be trusted after it ran out of stack, is spared too much of it. */
const NESTING = /[-+*/%^|&#~<>=!@([]|\b(?:not|union|except|intersect|case)\b/gi;
const MOST_NESTING = 1500;

const parse = (sql: string): unknown => {
  try {
    return parseSync(sql);
  } catch (error) {
    return refuse('not_parsed', error instanceof Error ? error.message : undefined);
  }
};

/** The one statement of a text, and the text without what follows it. */
const statementOf = (sql: string): { readonly select: unknown; readonly text: string } => {
  const statements = listOf(recordOf(parse(sql), 'query')['stmts'] ?? [], 'statements');
  if (statements.length !== 1) return refuse('not_one_select');
  const { stmt, stmt_location: start, stmt_len: length } = recordOf(statements[0], 'query');
  const select = recordOf(stmt, 'query')['SelectStmt'] ?? refuse('not_one_select');
  const from = typeof start === 'number' ? start : 0;
  const bytes = Buffer.from(sql).subarray(from, typeof length === 'number' ? from + length : undefined);
  return { select, text: bytes.toString().trim() };
};

const selectOf = (sql: string): unknown => statementOf(sql).select;

/** The tree without what depends on where its text stands. */
const bare = (tree: unknown): string =>
  JSON.stringify(tree, (key, value: unknown) =>
    key === 'location' || /^(?:rexpr_)?list_(?:start|end)$/.test(key) ? undefined : value,
  );

const RULED = 'select 1 from t where';

/** Refuses a rule that is more than one condition over the columns of its table. */
const checkRule = (where: string): void => {
  try {
    const select = recordOf(selectOf(`${RULED} (\n${where}\n)`), 'rule');
    postgresTreeGuard({ tables: new Set(['t']), subqueries: false }).select(select);
    // Without brackets too: what closes ours and opens others of its own is no condition.
    selectOf(`${RULED} ${where}`);
    const whole = bare({ ...select, whereClause: null });
    const plain = bare({ ...recordOf(selectOf(`${RULED} true`), 'rule'), whereClause: null });
    if (whole !== plain) refuse('grant_not_usable', where);
  } catch (error) {
    if (error instanceof QueryRefused) refuse('grant_not_usable', error.message);
    throw error;
  }
};

/** A fence, `offset 0`: no condition of the reader's is tested on rows that the rule hides. */
const grantedTable = ({ schema, table, as, columns, where }: TableGrant): string => {
  const shown = columns === 'all' ? '*' : columns.map(quoted).join(', ');
  const rule = where === undefined ? '' : ` where (\n${where}\n) offset 0`;
  return `${quoted(as ?? table)} as not materialized (select ${shown} from ${quoted(schema)}.${quoted(table)}${rule})`;
};

export interface GuardedPostgresQuery extends CheckedQuery {
  readonly run: (rows: number) => string;
}

/** The same for PostgreSQL as `checkQuery` for DuckDB, by PostgreSQL's own parser. */
export const checkPostgres = (sql: string, grants: readonly TableGrant[]): Promise<GuardedPostgresQuery> =>
  notTooDeep(() => check(sql, grants));

const check = async (sql: string, grants: readonly TableGrant[]): Promise<GuardedPostgresQuery> => {
  if (sql.length > LONGEST_QUERY) throw new QueryRefused('too_long');
  if (sql.includes('\0')) throw new QueryRefused('not_parsed');
  if ((sql.match(NESTING)?.length ?? 0) > MOST_NESTING) throw new QueryRefused('too_much_asked');
  await loadModule();
  grantsByName(grants);
  const byName = new Map(grants.map((grant) => [grant.as ?? grant.table, grant]));
  const { select, text } = statementOf(sql);
  const found = postgresTreeGuard({ tables: new Set(byName.keys()) }).select(select);
  const used = [...found.tables].flatMap((name) => byName.get(name) ?? []);
  for (const { where } of used) if (where !== undefined) checkRule(where);
  const before = used.length === 0 ? '' : `with ${used.map(grantedTable).join(', ')} `;
  const run = (rows: number): string => `${before}select * from (\n${text}\n) as answer limit ${rows}`;
  // What stands between our brackets is what was looked at, and nothing of it reaches beyond them.
  const whole = recordOf(selectOf(run(1)), 'query');
  const [from, ...more] = listOf(whole['fromClause'], 'from');
  const inner = isRecord(from) && isRecord(from['RangeSubselect']) ? from['RangeSubselect']['subquery'] : undefined;
  if (more.length > 0 || bare(inner) !== bare({ SelectStmt: select })) refuse('syntax_not_allowed', 'query');
  return {
    tables: [...found.tables],
    columns: [...found.columns],
    functions: [...found.functions].toSorted(),
    sql: text,
    run,
  };
};
