import { expect, it } from 'vitest';
import type { TableGrant } from '../index.js';
import { postgresAttacks, postgresHarmless } from '../testing/postgresAttacks.js';
import { checkPostgres } from './index.js';

const grants: readonly TableGrant[] = [
  { schema: 'league', table: 'players', columns: ['name', 'club', 'height'] },
  { schema: 'league', table: 'matches', columns: 'all', where: 'season = 2026' },
];

it.each(postgresAttacks.map((sql) => [sql.slice(0, 100), sql] as const))('refuses %s', async (_, sql) => {
  await expect(checkPostgres(sql, grants)).rejects.toMatchObject({ name: 'QueryRefused' });
});

it.each(postgresHarmless)('lets %s through', async (sql) => {
  await expect(checkPostgres(sql, grants)).resolves.toMatchObject({ sql: expect.any(String) });
});

it('runs a query behind what was granted, and no more rows than wanted', async () => {
  const checked = await checkPostgres('select name from players p -- all', grants);
  expect(checked).toMatchObject({ tables: ['players'], columns: ['name'], functions: [] });
  expect(checked.run(11)).toBe(
    'with "players" as not materialized (select "name", "club", "height" from "league"."players") ' +
      'select * from (\nselect name from players p -- all\n) as answer limit 11',
  );
});

it.each([
  'true) or (true',
  'season = 1) union (select 1',
  'exists (select 1)',
  'pg_sleep(1) is null',
  'true limit 1',
  '',
])('has no use for the row rule %s', async (where) => {
  const grant = { schema: 'league', table: 'matches', columns: 'all', where } as const;
  await expect(checkPostgres('select * from matches', [grant])).rejects.toMatchObject({ reason: 'grant_not_usable' });
});
