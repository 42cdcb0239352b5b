import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sql, { raw } from 'sql-template-tag';
import type { App } from '../walk.js';

/**
 * Where a refused call may leave something: who tried what, how often, keys that are made when first needed, and what can
 * be taken back, which whoever deletes gets also where nothing was there any more.
 */
const besides = new Set(['audit_log', 'rate_limits', 'secrets', 'graph_changes']);

export type Digest = Readonly<Record<string, string>>;

/** One value for all rows of each table, and the size of each stored file. */
export const digestOf = async ({ db, config }: App): Promise<Digest> => {
  const tables = await db.query<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
  );
  // Every call notes when a session was last used.
  const parts = tables
    .filter(({ name }) => !besides.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, coalesce(md5(string_agg(one, '' order by one)), '') as digest ` +
        `from (select md5((to_jsonb(t) - 'last_used_at')::text) as one from "${name}" t) rows`,
    );
  const rows = await db.query<{ name: string; digest: string }>(sql`${raw(parts.join(' union all '))}`);
  const entries = await readdir(config.dataDir, { recursive: true, withFileTypes: true });
  // What is counted from is copied in the background from the tables, which are looked at.
  const copies = path.join(config.dataDir, 'analysis');
  const files: [string, string][] = [];
  for (const entry of entries.filter((one) => one.isFile() && !one.parentPath.startsWith(copies))) {
    const place = path.join(entry.parentPath, entry.name);
    const found = await stat(place).catch(() => undefined);
    // What a refused upload had sent goes a moment after its answer.
    if (found !== undefined) files.push([path.relative(config.dataDir, place), String(found.size)]);
  }
  return Object.fromEntries([...rows.map(({ name, digest }) => [name, digest]), ...files]);
};

/** Names of what differs. */
export const changes = (before: Digest, after: Digest): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
