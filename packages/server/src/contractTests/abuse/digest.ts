import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sql, { raw } from 'sql-template-tag';
import type { App } from '../walk.js';

/** Where a refused call may leave something: who tried what, how often, and keys that are made when first needed. */
const besides = new Set(['audit_log', 'rate_limits', 'secrets']);

export type Digest = Readonly<Record<string, string>>;

/** One value for all rows of each table, and one for all stored files. */
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
  const files = createHash('sha256');
  for (const place of entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()) {
    const found = await stat(place).catch(() => undefined);
    // What a refused upload had sent goes a moment after its answer.
    if (found !== undefined) files.update(`${place} ${found.size}\n`);
  }
  return { ...Object.fromEntries(rows.map(({ name, digest }) => [name, digest])), files: files.digest('hex') };
};

/** Names of what differs. */
export const changes = (before: Digest, after: Digest): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
