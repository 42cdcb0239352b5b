import { QueryRefused } from '../errors.js';
import { folded, quoted } from '../names.js';
import type { TableGrant } from '../types.js';

/** The grants by the folded names that they are asked by. */
export const grantsByName = (grants: readonly TableGrant[]): ReadonlyMap<string, TableGrant> => {
  const byName = new Map<string, TableGrant>();
  for (const grant of grants) {
    const name = grant.as ?? grant.table;
    if (name === '' || name.includes('\0') || byName.has(folded(name)) || grant.columns.length === 0)
      throw new QueryRefused('grant_not_usable', name);
    byName.set(folded(name), grant);
  }
  return byName;
};

export interface GrantParts {
  /** Columns of the table, where anything is hidden and all of them are granted. */
  readonly columns: readonly string[];
  /** The rule in the engine's own words. */
  readonly rule: string | undefined;
  /** The conditions of single columns, in the same words. */
  readonly ofColumns: ReadonlyMap<string, string>;
}

/**
 * What a granted table is for its reader. Hidden rows are filtered out, and nothing of them can be had before that either:
 * an engine may test a condition of the reader's ahead of the rule, and fail on a value with a message that quotes it. So
 * every column of such a row is nothing to begin with.
 */
export const grantedTable = (grant: TableGrant, { columns, rule, ofColumns }: GrantParts): string => {
  const from = `from ${quoted(grant.schema)}.${quoted(grant.table)}`;
  const named = grant.columns === 'all' ? columns : grant.columns;
  const cell = (name: string): string => {
    const conditions = [rule, ofColumns.get(name)].filter((one) => one !== undefined);
    const column = quoted(name);
    return conditions.length === 0 ? column : `case when ${conditions.join(' and ')} then ${column} end as ${column}`;
  };
  const whole = rule === undefined && ofColumns.size === 0 && grant.columns === 'all';
  const shown = whole ? '*' : named.map(cell).join(', ');
  const where = rule === undefined ? '' : ` where ${rule}`;
  return `${quoted(grant.as ?? grant.table)} as not materialized (select ${shown} ${from}${where})`;
};
