import { QueryRefused } from '../errors.js';
import type { CheckedQuery, TableGrant } from '../types.js';
import { treeGuard } from './checkTree.js';
import { grantedTable, grantsByName } from './grantedTables.js';
import { notTooDeep } from './notTooDeep.js';
import { isRecord, listOf, recordOf, refuse } from './tree.js';

/** DuckDB's own parser, as `json_serialize_sql` and `json_deserialize_sql` give it. */
export interface Grammar {
  parse(sql: string): Promise<unknown>;
  /** A SELECT as the parser understood it. */
  print(sql: string): Promise<string>;
  /** Columns of a stored table. */
  columns(schema: string, table: string): Promise<readonly string[]>;
}

/** Characters of a query. Longer ones are no questions, and their trees are large. */
export const LONGEST_QUERY = 20_000;

const statementOf = (parsed: unknown): unknown => {
  const tree = recordOf(parsed, 'query');
  if (tree['error'] !== false) {
    const isOther = String(tree['error_message']).includes('Only SELECT');
    return refuse(isOther ? 'not_one_select' : 'not_parsed', String(tree['error_message']).split('\n')[0]);
  }
  const statements = listOf(tree['statements'], 'statements');
  return statements.length === 1 ? statements[0] : refuse('not_one_select');
};

const RULED = 'SELECT 1 FROM t WHERE ';

/** A rule in DuckDB's words. It is one condition over the columns of its table, and asks no other. */
const ruleText = async (where: string, grammar: Grammar): Promise<string> => {
  const bracketed = `${RULED}(\n${where}\n)`;
  try {
    // With brackets around it, and without: what closes ours and opens others of its own is no condition.
    for (const text of [bracketed, RULED + where]) {
      const statement = statementOf(await grammar.parse(text));
      treeGuard({ tables: new Set(['t']), subqueries: false }).select(statement);
      if (!isOneCondition(statement)) return refuse('grant_not_usable', where);
    }
    const printed = await grammar.print(bracketed);
    const condition = `(${printed.slice(RULED.length)})`;
    const isSame = printed.startsWith(RULED) && (await grammar.print(RULED + condition)) === printed;
    return isSame ? condition : refuse('grant_not_usable', where);
  } catch (error) {
    if (error instanceof QueryRefused) return refuse('grant_not_usable', error.message);
    throw error;
  }
};

/** Nothing of the query around a rule comes from the rule. */
const isOneCondition = (statement: unknown): boolean => {
  const node = recordOf(recordOf(statement, 'select')['node'], 'query');
  const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
  return (
    node['type'] === 'SELECT_NODE' &&
    listOf(node['select_list'], 'list').length === 1 &&
    isRecord(node['from_table']) &&
    node['from_table']['type'] === 'BASE_TABLE' &&
    ['modifiers', 'group_expressions', 'group_sets', 'having', 'qualify'].every((field) => isEmpty(node[field]))
  );
};

export interface GuardedQuery extends CheckedQuery {
  /** What is run: at most so many rows of the query, over nothing but what was granted. */
  readonly run: (rows: number) => string;
}

/**
 * Lets a query pass if every part of it is known to be harmless, or throws `QueryRefused`. What runs is not the text that
 * was sent but what the parser understood of it, behind the granted tables under their names: a name that is not among
 * them leads nowhere, whatever this check may have missed.
 */
export const checkQuery = (sql: string, grants: readonly TableGrant[], grammar: Grammar): Promise<GuardedQuery> =>
  notTooDeep(() => check(sql, grants, grammar));

const check = async (sql: string, grants: readonly TableGrant[], grammar: Grammar): Promise<GuardedQuery> => {
  if (sql.length > LONGEST_QUERY) throw new QueryRefused('too_long');
  if (sql.includes('\0')) throw new QueryRefused('not_parsed');
  const byName = grantsByName(grants);
  const tables = new Set(byName.keys());
  const look = (parsed: unknown) => treeGuard({ tables }).select(statementOf(parsed));
  const found = look(await grammar.parse(sql));
  const text = await grammar.print(sql);
  // What is printed could be read as something else than what was looked at.
  look(await grammar.parse(text));
  const shown: string[] = [];
  for (const name of found.tables) {
    const grant = byName.get(name);
    if (grant === undefined) continue;
    const { schema, table, where, shownWhere = {} } = grant;
    const rule = where === undefined ? undefined : await ruleText(where, grammar);
    const ofColumns = new Map<string, string>();
    for (const [column, condition] of Object.entries(shownWhere))
      ofColumns.set(column, await ruleText(condition, grammar));
    const hides = rule !== undefined || ofColumns.size > 0;
    const columns = hides && grant.columns === 'all' ? await grammar.columns(schema, table) : [];
    shown.push(grantedTable(grant, { columns, rule, ofColumns }));
  }
  const before = shown.length === 0 ? '' : `with ${shown.join(', ')} `;
  return {
    tables: [...found.tables].map((name) => byName.get(name)?.as ?? byName.get(name)?.table ?? name),
    columns: [...found.columns],
    functions: [...found.functions].toSorted(),
    sql: text,
    run: (rows) => `${before}select * from (${text}) as answer limit ${rows}`,
  };
};
